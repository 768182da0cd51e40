import { openShop, type Shop } from '@svc/testing';
import { MeasuredService } from '../../bench/measured-service';
import { allOf, rounded, summaryOf } from './cost-summary';
import type { DatabasePlace } from './database-place';
import { type Operation, operationsOf } from './operations';
import { openShopOn } from './placed-shops';
import { type Cost, COST_PLACES, type CostPlace, type Effort, type OperationCosts } from './recording';

/** Rounds that do not count: until then, processes compile what they run often. */
const WARM_UP_ROUNDS = 2;

/** Operations of each place, by their names. */
type Sides = Record<CostPlace, Map<string, Operation>>;

/**
 * Measures operations of the same code on one server and on two nodes: for shops whose rows lie on the coordinator, and on the other node.
 * In each round the places come in turn; the first rounds do not count.
 */
export async function costsOnNodes(
  ordinary: DatabasePlace,
  nodes: DatabasePlace,
  effort: Effort,
  say: (line: string) => void,
): Promise<OperationCosts[]> {
  const env = { RATE_LIMIT_SCALE: '100000' };
  const one = await ordinary.use(() => MeasuredService.start({ env }));
  const two = await nodes.use(() => MeasuredService.start({ env, nodes: nodes.others }));
  try {
    const [coordinator, second] = nodes.servers.map(({ port }) => port) as [number, number];
    const operations = (service: MeasuredService, open: (name: string, document?: object) => Promise<Shop>) =>
      operationsOf(service, open, effort.seconds);
    const sides: Sides = {
      'one server': await operations(one, (name, document) => openShop(one.running, name, document)),
      coordinator: await operations(two, (name, document) => openShopOn(two.running, coordinator, `${name}-here`, document)),
      'second node': await operations(two, (name, document) => openShopOn(two.running, second, `${name}-there`, document)),
    };
    await one.vacuum();
    await two.vacuum();
    const measured: OperationCosts[] = [];
    for (const operation of sides['one server'].keys()) {
      measured.push(await measureInTurn(operation, sides, effort.rounds));
      say(lineOf(measured.at(-1)!));
    }
    return measured;
  } finally {
    await ordinary.use(() => one.stop());
    await nodes.use(() => two.stop());
  }
}

async function measureInTurn(operation: string, sides: Sides, rounds: number): Promise<OperationCosts> {
  const made: Record<CostPlace, Cost>[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    const costs = {} as Record<CostPlace, Cost>;
    for (const place of COST_PLACES) costs[place] = await sides[place].get(operation)!();
    if (round >= WARM_UP_ROUNDS) made.push(costs);
  }
  return summaryOf(operation, made);
}

const lineOf = ({ operation, costs, ratios }: OperationCosts): string =>
  `${operation}: ${rounded(allOf(costs['one server']))} µs; ${ratios.coordinator} and ${ratios['second node']} times as much on two nodes`;
