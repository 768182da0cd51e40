import { median, medianOf } from '../../bench/load/rounds';
import type { Cost, CostPlace, OperationCosts } from './recording';

/** Returns the median of each figure over the rounds, and of the ratio of each round. */
export function summaryOf(operation: string, rounds: readonly Record<CostPlace, Cost>[]): OperationCosts {
  const at = (place: CostPlace): Cost => {
    const { perSecond, serviceMicros, databaseMicros } = medianOf(rounds.map((round) => round[place]));
    return { perSecond: rounded(perSecond), serviceMicros: rounded(serviceMicros), databaseMicros: rounded(databaseMicros) };
  };
  const ratio = (place: CostPlace) => rounded(median(rounds.map((round) => allOf(round[place]) / allOf(round['one server']))));
  return {
    operation,
    costs: { 'one server': at('one server'), coordinator: at('coordinator'), 'second node': at('second node') },
    ratios: { coordinator: ratio('coordinator'), 'second node': ratio('second node') },
  };
}

/** Returns the processor time of an operation, in the service and in the database, µs. */
export const allOf = ({ serviceMicros, databaseMicros }: Cost) => serviceMicros + databaseMicros;
/** Three digits that count. */
export const rounded = (figure: number) => Number(figure.toPrecision(3));
