import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from '@svc/testing';
import type { Effort } from './compare';
import { type Figure, atMost, ratioAtMost } from './figures';
import { median } from './load/rounds';
import { MeasuredService, PLAIN_STACKS } from './measured-service';
import { disturbancesOf } from './neighbours/disturbances';
import { longestBlock, readBlocks } from './neighbours/event-loop-blocks';
import { type Disturbance, type Sent, sendAll } from './neighbours/send';
import { openTenants } from './neighbours/tenants';
import { failuresOf, percentile, type Visited, Visitors } from './neighbours/visitors';
import { productOpenings } from './openings.bench';

const READS_PER_SECOND = 150;
const OPENINGS_PER_SECOND = 20;
/** Pause after a disturbance, and span in which undisturbed visitors are watched afterwards. */
const REST_MS = 300;
const CALM_MS = 700;
const WARM_UP_MS = 10_000;

/** One disturbance in one round. */
interface Seen extends Sent {
  blockMs: number;
  processorMs: number;
  p99Ms: number;
  /** Latencies of the visitors before all disturbances of the round. */
  calmP99Ms: number;
  /** Answers that visitors should not get. */
  failures: string;
}

/**
 * Visitors read and open checkouts at a steady rate, while one tenant sends the largest that is legal and the worst that is not, one after
 * the other: how long the event loop of the api stood still, and how long visitors waited, beside those whom nobody disturbed.
 */
export async function neighbours(effort: Effort, say: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-neighbours-'));
  const watch = await Watch.start(join(folder, 'blocks'));
  try {
    const seen = new Map<string, Seen[]>();
    const wanted = new RegExp(effort.only ?? '');
    for (let round = 0; round < effort.rounds; round += 1) {
      say(`round ${round + 1}`);
      const calm: Visited[] = [];
      const of = new Map<string, Omit<Seen, 'calmP99Ms'>>();
      for (const disturbance of watch.disturbances.filter(({ name }) => wanted.test(name))) {
        const one = await watch.disturb(disturbance, effort.seconds * 1_000, calm);
        of.set(disturbance.name, one);
        say(lineOf(disturbance, one));
      }
      const calmP99Ms = p99Of(calm);
      say(`  ${'nobody'.padEnd(60)} p99 ${calmP99Ms.toFixed(1)} ms`);
      for (const [name, one] of of) seen.set(name, [...(seen.get(name) ?? []), { ...one, calmP99Ms }]);
    }
    return [...seen].flatMap(([name, rounds]) => figuresOf(name, rounds));
  } finally {
    await watch.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function lineOf({ name }: Disturbance, { answer, ms, bytes, blockMs, processorMs, p99Ms, failures }: Omit<Seen, 'calmP99Ms'>): string {
  const facts = [
    `${answer} in ${ms.toFixed(0)} ms`,
    `${(bytes / 1_000).toFixed(0)} KB`,
    `block ${blockMs.toFixed(0)} ms (${processorMs} of processor)`,
    `p99 ${p99Ms.toFixed(1)} ms`,
    failures,
  ];
  return `  ${name.padEnd(60)} ${facts.filter(Boolean).join('   ')}`;
}

/** The longest block, and how long visitors wait beside those whom nobody disturbs: of the median of the rounds. */
function figuresOf(name: string, rounds: readonly Seen[]): Figure[] {
  const of = (figure: (seen: Seen) => number) => median(rounds.map(figure));
  const answer = `${[...new Set(rounds.map((round) => round.answer))].join(', ')} in ${(of(({ ms }) => ms) / 1_000).toPrecision(2)} s`;
  const failures = rounds
    .map((round) => round.failures)
    .filter(Boolean)
    .join('; ');
  return [
    { name: `${name} (${answer}), longest block`, value: of(({ blockMs }) => blockMs), unit: 'ms', goal: atMost(100) },
    {
      name: `${name}, p99 of visitors${failures && ` (${failures})`}`,
      value: of(({ p99Ms }) => p99Ms),
      unit: 'ms',
      floor: of(({ calmP99Ms }) => calmP99Ms),
      ratio: of(({ p99Ms, calmP99Ms }) => p99Ms / calmP99Ms),
      goal: ratioAtMost(2),
    },
  ];
}

/** A service with visitors, whose event loop is watched. */
class Watch {
  private constructor(
    private readonly service: MeasuredService,
    private readonly visitors: Visitors,
    readonly disturbances: readonly Disturbance[],
    private readonly blocksFile: string,
  ) {}

  /** The heap is as large as in the image of a release (`docker/Dockerfile`). */
  static async start(blocksFile: string): Promise<Watch> {
    const eventLoop = join(__dirname, 'neighbours/event-loop.cjs');
    const env = {
      NODE_OPTIONS: `--max-old-space-size=1024 --require=${PLAIN_STACKS} --require=${eventLoop}`,
      EVENT_LOOP_BLOCKS: blocksFile,
    };
    const service = await MeasuredService.start({ env });
    try {
      const tenants = await openTenants(service);
      const url = service.running.urls[0]!;
      const exported = await fetch(`${url}/v1/admin/document`, { headers: { authorization: `Bearer ${tenants.shop.adminToken}` } });
      const disturbances = disturbancesOf(tenants, Buffer.from(await exported.arrayBuffer()));
      await service.vacuum();
      return new Watch(service, await welcome(service, tenants.visited), disturbances, blocksFile);
    } catch (error) {
      await service.stop();
      throw error;
    }
  }

  /** Disturbs, and watches for as long as that takes, and so many ms at least; adds to `calm` the visitors before it. */
  async disturb(disturbance: Disturbance, leastMs: number, calm: Visited[]): Promise<Omit<Seen, 'calmP99Ms'>> {
    const body = await disturbance.body?.();
    await rest(REST_MS);
    const calmFrom = now();
    await rest(CALM_MS);
    const from = now();
    calm.push(...(await this.visitors.between(calmFrom, from)));
    const sent = await sendAll(this.url, disturbance, body);
    await rest(Math.max(leastMs - (now() - from), REST_MS));
    await this.revive();
    const to = now();
    const answers = await this.visitors.between(from, to);
    const { ms: blockMs, processorMs } = longestBlock(await readBlocks(this.blocksFile), { from, to });
    return { ...sent, blockMs, processorMs, p99Ms: p99Of(answers), failures: failuresOf(answers) };
  }

  async stop(): Promise<void> {
    await this.visitors.stop();
    await this.service.stop();
  }

  private get url(): string {
    return this.service.running.urls[0]!;
  }

  /** An api that a disturbance has ended is started again, as an operator's supervisor does. */
  private async revive(): Promise<void> {
    const { processes } = this.service.running;
    if (processes.every((api) => api.isRunning)) return;
    processes.splice(0);
    await this.service.running.startApi(this.url);
  }
}

/** Sends visitors to a shop: product pages at random, and openings of checkouts. */
async function welcome({ running }: MeasuredService, shop: Shop): Promise<Visitors> {
  const openings = (await productOpenings(running, shop)).map(({ path, body }, index) => ({
    method: 'POST' as const,
    path,
    body: JSON.stringify(body).replaceAll('{n}', String(index)),
  }));
  const reads = Array.from({ length: 1_000 }, (_, index) => ({ path: `/v1/store/products/product-${((index * 7) % 1_000) + 1}` }));
  const visitors = Visitors.start({
    url: running.urls[0]!,
    headers: { authorization: `Bearer ${shop.keys.secretLive}` },
    reads,
    openings,
    readsPerSecond: READS_PER_SECOND,
    openingsPerSecond: OPENINGS_PER_SECOND,
  });
  await rest(WARM_UP_MS);
  return visitors;
}

const p99Of = (answers: readonly Visited[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    99,
  );
const now = (): number => performance.timeOrigin + performance.now();
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
