import { startService, WebhookSink, type RunningService } from '@svc/testing';
import { tier } from '../test/tiers.mjs';
import { audit, comeToRest } from './audit';
import { Buyer, type Fate } from './buyer';
import { Chance } from './chance';
import { KillableProcesses } from './killable-processes';
import { LoadRun } from './load-run';
import { runText } from './run-text';

/** `npm run crashes -- --runs=100 --seed=1` sets these; else the tier of the tests says how many. */
const RUNS = Number(process.env['CRASH_RUNS'] ?? tier.crashSeeds);
const FIRST_SEED = Number(process.env['CRASH_SEED'] ?? 1);

const BUYERS = 8;
const CHECKOUTS_EACH = 4;
const ADDRESSES = 6;
/** Deeds of all buyers between two deaths. */
const CALM = { least: 10, most: 40 };
/** Ends a run that hangs; a busy machine takes minutes for one. */
const LONG_MS = 1_800_000;

let sink: WebhookSink;
let service: RunningService;
let killable: KillableProcesses;

beforeAll(async () => {
  sink = await WebhookSink.open();
  service = await startService();
  killable = await KillableProcesses.start(service);
}, LONG_MS);

afterAll(async () => {
  await service?.stop();
  await sink?.close();
}, LONG_MS);

describe('api and worker, killed however often,', () => {
  const seeds = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run);

  it.each(seeds)(
    '[ADR 0008 r1, ADR 0028 r1, ADR 0028 r2] sell nothing twice, charge nothing twice and leave nothing paid without an order: seed %i',
    async (seed) => {
      const began = performance.now();
      const outcome = await brokenBy(seed).catch((error: unknown) => error as Error);
      const seconds = (performance.now() - began) / 1_000;
      process.stdout.write(`${runText({ seed, number: seed - FIRST_SEED + 1, runs: RUNS, seconds, outcome })}\n`);
      if (outcome instanceof Error) throw outcome;
      expect(outcome).toEqual([]);
    },
    LONG_MS,
  );

  afterAll(() =>
    console.log(
      `Seeds ${FIRST_SEED} to ${FIRST_SEED + RUNS - 1}: the api was killed ${killable.deaths.api} times, the worker ${killable.deaths.worker} times.`,
    ),
  );
});

/** Plays a run, and answers what is broken after it. */
async function brokenBy(seed: number): Promise<string[]> {
  await killable.alive();
  const load = await LoadRun.open(service, sink.url);
  try {
    await buyAndDie(load, new Chance(seed));
    await killable.alive();
    await comeToRest(load);
    return await audit(load, sink);
  } finally {
    await load.close();
  }
}

/** A crowd that buys what there is, and processes that die in the middle of it. */
async function buyAndDie(load: LoadRun, chance: Chance): Promise<void> {
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => `buyer.${index}@example.com`);
  const fate = new CrashSchedule(chance.fork());
  const buyers = Array.from({ length: BUYERS }, () => new Buyer(load, chance.fork(), fate, addresses));
  await Promise.all(buyers.map((buyer) => buyer.buys(CHECKOUTS_EACH)));
}

/** Kills somebody after every so many deeds. */
class CrashSchedule implements Fate {
  private left: number;

  constructor(private readonly chance: Chance) {
    this.left = this.next();
  }

  acts(): void {
    this.left -= 1;
    if (this.left > 0) return;
    this.left = this.next();
    for (const which of this.chance.of([['api'], ['worker'], ['api', 'worker']] as const)) killable.kill(which, this.chance);
  }

  answers(): Promise<void> {
    return killable.answers();
  }

  private next(): number {
    return this.chance.between(CALM.least, CALM.most);
  }
}
