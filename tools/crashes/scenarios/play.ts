import { setTimeout as pause } from 'node:timers/promises';
import {
  ApiClient,
  eventually,
  inDays,
  startService,
  WebhookSink,
  type ApiRequest,
  type ApiResponse,
  type RunningService,
  setForShop,
} from '@svc/testing';
import { audit, comeToRest } from '../audit';
import { LoadRun } from '../load-run';
import { loading } from './fault-setups';
import { databaseTime, untilTasksAreDone } from './recurring-tasks';
import { LoggedLines, untilMailsAreSent, untilQueueIsReported } from './stopped-queue';
import type { FaultSetup, Scenario } from './scenario';
import { OPERATIONS, Traffic, type Answered, type Operation } from './traffic';

/** Result of a scenario. */
export interface Played {
  /** Faults, as sentences; empty when all is well. */
  broken: string[];
  /** Writes that were answered as done and are not there. */
  lost: string[];
  written: number;
  /** Number of each answer of each operation while the fault lasted. */
  during: Record<Operation, Record<string, number>>;
  /** The longest that anybody waited for an answer, ms. */
  longestMs: number;
  /** Duration of the fault, and time after it until each operation first succeeded, ms. */
  lastedMs: number;
  wellAfterMs: Record<Operation, number>;
  /** Warnings and errors that each process has logged from the begin of the fault to its end. */
  logged: number[];
}

const WARM_MS = 60_000;
const ENOUGH = 40;
const WELL_MS = 120_000;
const MANY = 100_000;
const prices = [{ currency: 'NGN', priceMinor: 500_000 }];
const tier = (key: string, kind: string) => ({ key, name: key, kind, capacity: MANY, ...(kind === 'paid' && { prices }) });

/** Content of a shop that has enough of everything. */
const STOCKED = {
  version: 1,
  events: [
    { slug: 'gala', title: 'Gala', startAt: inDays(40), endAt: inDays(41), ticketTypes: [tier('entry', 'paid'), tier('guests', 'free')] },
  ],
  products: [{ slug: 'scarf', name: 'Scarf', variants: [{ key: 'red', name: 'Red', stock: MANY, prices }] }],
};

/** Has visitors come to a service of its own, has the fault begin and end among them, and looks at what they were answered and at what is there when all is quiet. */
export async function play({ lastsMs, open, mayLose = false, emptiesQueues = false, stopsQueue = false }: Scenario): Promise<Played> {
  const sink = await WebhookSink.open();
  const removals: (() => Promise<unknown>)[] = [];
  let service: RunningService | undefined;
  let load: LoadRun | undefined;
  try {
    const setup = await open((remove) => removals.unshift(remove));
    service = await startService({
      apis: setup.apis,
      env: { RATE_LIMIT_SCALE: '1000', NODE_OPTIONS: loading('plain-stacks'), ...setup.env },
      reachBy: setup.reachBy,
    });
    await service.startWorker();
    await setup.prepare?.(service);
    load = await openLoad(service, setup, sink.url);
    const alive = service.processes.filter(({ exitCode }) => exitCode === undefined);
    const traffic = new Traffic(load);
    let emptyAt: string | undefined;
    let lines = new LoggedLines([]);
    let logged: number[] = [];
    const begin = async (before: RunningService) => {
      lines = new LoggedLines(alive);
      await setup.begin(before);
      if (stopsQueue) await untilQueueIsReported(before);
    };
    const end = async (after: RunningService) => {
      if (emptiesQueues) emptyAt = await databaseTime(load!);
      await setup.end(after);
      logged = lines.counts;
    };
    const times = await befall(traffic, service, { ...setup, begin, end }, lastsMs);
    const floods = lines.faults;
    if (stopsQueue) await untilMailsAreSent(service, load);
    const ended = alive.filter(({ exitCode }) => exitCode !== undefined).map(({ log }) => `A process has ended: ${log.slice(-2_000)}`);
    if (emptyAt !== undefined) await untilTasksAreDone(load, emptyAt);
    await comeToRest(load);
    const faults = [...(await audit(load, sink)), ...(await traffic.lost())];
    const broken = [...traffic.faults, ...ended, ...floods, ...(mayLose ? [] : faults)];
    return { broken, logged, lost: faults.filter((sentence) => sentence.endsWith('is lost.')), written: traffic.written, ...times };
  } finally {
    await load?.close();
    await service?.stop();
    for (const remove of removals) await remove();
    await sink.close();
  }
}

/** Opens a shop that has enough of everything, and may send codes. */
export async function openLoad(
  service: RunningService,
  { databaseUrl = service.databaseUrl }: Pick<FaultSetup, 'databaseUrl'>,
  sinkUrl: string,
): Promise<LoadRun> {
  const client = new ClientOfAll(service.urls);
  const load = await LoadRun.open({ ...service, client, databaseUrl }, sinkUrl, { document: STOCKED });
  const { status, text } = await client.patch('/v1/admin/workspace', { otp: { sender: 'frontdesk' } }, { key: load.shop.adminToken });
  if (status !== 200) throw new Error(text);
  await setForShop({ ...service, client }, load.shop, { limits: { otpSendsPerDay: MANY } });
  return load;
}

async function befall(
  traffic: Traffic,
  service: RunningService,
  setup: FaultSetup,
  lastsMs: number,
): Promise<Omit<Played, 'broken' | 'lost' | 'written' | 'logged'>> {
  traffic.start();
  try {
    await traffic.untilAllSucceed(0, WARM_MS);
    await eventually('enough is written that something could be lost', () => traffic.written >= ENOUGH, WARM_MS);
    const begun = performance.now();
    await setup.begin(service);
    await pause(lastsMs);
    await setup.end(service);
    const ended = performance.now();
    const wellAfterMs = await traffic.untilAllSucceed(ended, WELL_MS);
    return {
      during: countsOf(traffic.answers.filter(({ beganAt, endedAt }) => endedAt >= begun && beganAt <= ended)),
      longestMs: longestOf(traffic.answers),
      lastedMs: Math.round(ended - begun),
      wellAfterMs,
    };
  } finally {
    await traffic.stop();
  }
}

function countsOf(answers: readonly Answered[]): Played['during'] {
  const counts = Object.fromEntries(OPERATIONS.map((operation) => [operation, {}])) as Played['during'];
  for (const { operation, outcome } of answers) counts[operation][outcome] = (counts[operation][outcome] ?? 0) + 1;
  return counts;
}

const longestOf = (answers: readonly Answered[]): number =>
  Math.round(Math.max(...answers.map(({ beganAt, endedAt }) => endedAt - beganAt)));

/** Asks the apis in turns. */
class ClientOfAll extends ApiClient {
  private readonly clients: ApiClient[];
  private turn = 0;

  constructor(urls: readonly string[]) {
    super(urls[0]!);
    this.clients = urls.map((url) => new ApiClient(url));
  }

  override send<T>(path: string, request: ApiRequest): Promise<ApiResponse<T>> {
    return this.clients[(this.turn += 1) % this.clients.length]!.send<T>(path, request);
  }
}
