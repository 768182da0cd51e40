import type { NodeAway, SeenAway, ShopPlace } from '../recorder/recording';
import { escaped, table } from './markdown';

/** Longest time to a refusal of a shop whose node is away, ms. */
const GOAL_MS = 2_000;
const TITLES: Record<NodeAway['how'], string> = { ended: 'The node has ended', frozen: 'The node is frozen' };
const PLACES: Record<ShopPlace, string> = { goes: 'on the node that went away', stays: 'on the coordinator, which stayed' };

/** Returns the part with what clients saw while the second node was away. */
export function awaySection(away: readonly NodeAway[]): string {
  return [
    '## A node that is away',
    'Only a node that is not the coordinator can go away like this: every connection leads to the coordinator, and nothing is served without it. Visitors opened and paid checkouts, registered, had codes sent, and read a product (from the memory of the api) and orders, in a shop on each node, through one api and one worker. Payments are not counted: they go by a door of development, which looks for a checkout on all nodes. Webhooks are those of registrations. An ended node refuses connections, as when its process or its machine is gone and the network says so. A frozen one keeps its connections and does not answer, as when its disk hangs or packets vanish. _Failed_ are answers of 5xx, and requests without an answer.',
    ...away.map(partOf),
  ].join('\n\n');
}

function partOf({ how, awaySeconds, lagMs, shops, wellAgainMs }: NodeAway): string {
  const places = ['goes', 'stays'] as const;
  const rows = places.map((place) => rowOf(PLACES[place], shops[place], wellAgainMs[place]));
  const head = ['Shop', 'Requests', 'Failed', 'Answers', 'Longest', 'p99', 'Webhooks that arrived', 'Well again after the return'];
  return [
    `### ${TITLES[how]}`,
    verdictOf(shops),
    `The node was away for ${awaySeconds} s. The process of the visitors itself stood still for ${seconds(lagMs)} at most meanwhile.`,
    table(head, rows),
  ].join('\n\n');
}

/** Returns in sentences whether the goal was reached: 503 for the shops of the node alone, within two seconds. */
export function verdictOf({ goes, stays }: NodeAway['shops']): string {
  const isQuick = goes.longestMs <= GOAL_MS;
  const refused = `The shop of the node had its answers within ${seconds(goes.longestMs)} (goal: ${seconds(GOAL_MS)}, **${isQuick ? 'reached' : 'not reached'}**).`;
  const others = `${percent(stays.failedShare)} of the requests of the other shop failed (goal: none, **${stays.failedShare === 0 ? 'reached' : 'not reached'}**).`;
  return `${refused} ${others}`;
}

function rowOf(place: string, { requests, failedShare, outcomes, longestMs, p99Ms, webhooks }: SeenAway, wellAgainMs: number): string[] {
  const answers = Object.entries(outcomes)
    .sort(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `${count} × ${escaped(outcome)}`);
  return [
    place,
    String(requests),
    percent(failedShare),
    answers.join(', '),
    seconds(longestMs),
    seconds(p99Ms),
    String(webhooks),
    seconds(wellAgainMs),
  ];
}

const percent = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;
const seconds = (ms: number): string => `${Number((ms / 1_000).toPrecision(2))} s`;
