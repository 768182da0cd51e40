import { type Cost, COST_PLACES, type Effort, type OperationCosts } from '../recorder/recording';
import { escaped, table } from './markdown';

/** Returns the part with what operations cost on two nodes, beside one server. */
export function costsSection(costs: readonly OperationCosts[], effort: Effort): string {
  const introduction = `The same code on one ordinary server and on two nodes, in turn, in the same run: ${effort.rounds} rounds of ${effort.seconds} s or of so many operations as a round needs, and two before that do not count. A shop on the coordinator has its rows there, a shop on the second node has them behind the coordinator, through which every statement goes. The processor time is that of one api (and of the worker, for webhooks) and of all processes of the database servers for one operation; a ratio is the median over the rounds of all of it. Rates are of eight to sixteen callers at once, all on the processors of one machine: they say how long an operation takes there, and nothing about two machines.`;
  const head = ['', ...COST_PLACES.map((place) => `${place}: service + database`), 'coordinator, ratio', 'second node, ratio'];
  const body = costs.map(({ operation, costs: own, ratios }) => [
    escaped(operation),
    ...COST_PLACES.map((place) => costCell(own[place])),
    String(ratios.coordinator),
    String(ratios['second node']),
  ]);
  return ['## Cost of operations', introduction, costsSummary(costs), table(head, body)].join('\n\n');
}

/** Returns in a sentence between which ratios the costs lie. */
export function costsSummary(costs: readonly OperationCosts[]): string {
  const range = (place: 'coordinator' | 'second node') => {
    const ratios = costs.map((each) => each.ratios[place]);
    return `${Math.min(...ratios)} to ${Math.max(...ratios)} times`;
  };
  return `An operation of a shop on the coordinator takes ${range('coordinator')} the processor time of one server, of a shop on the second node ${range('second node')}.`;
}

const costCell = ({ perSecond, serviceMicros, databaseMicros }: Cost): string =>
  `${amount(serviceMicros)} + ${amount(databaseMicros)} µs, ${amount(perSecond)}/s`;

const amount = (figure: number): string => (figure >= 1_000 ? Math.round(figure).toLocaleString('en-US') : String(figure));
