import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type RunningService, startService, WebhookSink } from '@svc/testing';
import type { LoadRun } from '../../crashes/load-run';
import { openLoad } from '../../crashes/scenarios/play';
import { Traffic } from '../../crashes/scenarios/traffic';
import { parentOf } from '../../database/processes.mjs';
import type { DatabasePlace } from './database-place';
import { portOf } from './placed-shops';
import type { NodeAway, ShopPlace } from './recording';
import { isCalm, seenBetween, wellAgainAfter } from './seen-away';

const MOST_SHOPS = 40;
const WARM_MS = 120_000;
const CALM_BEFORE_MS = 3_000;
const AWAY_MS = 15_000;
/** A recovered node ends transactions that were prepared on it within a minute. */
const CALM_AFTER_MS = 10_000;
const WELL_MS = 150_000;

/** A shop in one place, with its visitors. */
interface Visited {
  load: LoadRun;
  traffic: Traffic;
}

/**
 * Lets the second node go away while visitors come to a shop on each node, once ended and once frozen, and back again. The coordinator
 * stays: without it nothing is served.
 */
export async function nodeAway(nodes: DatabasePlace, say: (line: string) => void): Promise<NodeAway[]> {
  const seen: NodeAway[] = [];
  const sink = await WebhookSink.open();
  const logFile = join(process.env['TEST_DATA_ROOT']!, 'node-away.log'); // a pipe would have the service wait for this process
  const service = await nodes.use(() => startService({ env: { RATE_LIMIT_SCALE: '1000' }, logFile }));
  try {
    await service.startWorker();
    for (const how of ['ended', 'frozen'] as const) {
      seen.push(await letGo(how, nodes, service, sink));
      say(lineOf(seen.at(-1)!));
    }
    return seen;
  } finally {
    await nodes.use(() => service.stop());
    await sink.close();
  }
}

async function letGo(how: NodeAway['how'], nodes: DatabasePlace, service: RunningService, sink: WebhookSink): Promise<NodeAway> {
  const [coordinator, second] = nodes.servers as [(typeof nodes.servers)[0], (typeof nodes.servers)[0]];
  const shops: Record<ShopPlace, Visited> = {
    stays: await openOn(service, coordinator.port, sink.url),
    goes: await openOn(service, second.port, sink.url),
  };
  const both = Object.values(shops);
  for (const { traffic } of both) traffic.start();
  try {
    for (const { traffic } of both) await traffic.untilAllSucceed(0, WARM_MS);
    await allCalm(both, CALM_BEFORE_MS);
    const lag = monitorEventLoopDelay({ resolution: 10 });
    lag.enable();
    const from = performance.now();
    const back = how === 'ended' ? await end(second) : freeze(second);
    await pause(AWAY_MS);
    lag.disable();
    const [to, arrived] = [performance.now(), sink.received.map(({ path, at }) => ({ path, at: at - performance.timeOrigin }))];
    await back();
    const backAt = performance.now();
    await pause(CALM_AFTER_MS);
    await allCalm(both, CALM_AFTER_MS);
    const answersOf = ({ traffic }: Visited) => traffic.answers.filter(({ operation }) => operation !== 'pay'); // its door of development looks for a checkout on all nodes
    const seenBy = (visited: Visited) => {
      const { load } = visited;
      const webhooks = arrived.filter(({ path, at }) => path === guestsOf(load) && at >= from && at <= to).length;
      return seenBetween(answersOf(visited), from, to, webhooks);
    };
    return {
      how,
      awaySeconds: Math.round((to - from) / 1_000),
      lagMs: Math.round(lag.max / 1e6),
      shops: { stays: seenBy(shops.stays), goes: seenBy(shops.goes) },
      wellAgainMs: { stays: wellAgainAfter(answersOf(shops.stays), backAt), goes: wellAgainAfter(answersOf(shops.goes), backAt) },
    };
  } finally {
    await Promise.all(both.map(({ traffic }) => traffic.stop()));
    await Promise.all(both.map(({ load }) => load.close()));
  }
}

async function openOn(service: RunningService, port: number, sinkUrl: string): Promise<Visited> {
  for (let tries = 0; tries < MOST_SHOPS; tries += 1) {
    const load = await openLoad(service, {}, sinkUrl);
    if ((await portOf(service.databaseUrl, load.shop)) === port) {
      const destination = { url: `${sinkUrl}${guestsOf(load)}`, events: ['attendee.registered'] };
      const { status, text } = await service.client.post('/v1/admin/webhooks/destinations', destination, { key: load.shop.adminToken });
      if (status !== 201) throw new Error(text);
      return { load, traffic: new Traffic(load) };
    }
    await load.close();
  }
  throw new Error(`Of ${MOST_SHOPS} shops none lies on the node.`);
}

/** Path to which webhooks of registrations go. */
const guestsOf = ({ shop }: LoadRun): string => `/${shop.slug}/guests`;

const allCalm = (visited: readonly Visited[], ms: number): Promise<boolean> =>
  eventually('nothing fails', () => visited.every(({ traffic }) => isCalm(traffic.answers, performance.now(), ms)), WELL_MS);

type Server = DatabasePlace['servers'][number];

/** Ends all processes of a server at once, as a machine that is gone does. Returns what starts it again. */
async function end(server: Server): Promise<() => Promise<void>> {
  signal(server, 'SIGKILL');
  await server.kill();
  return () => server.start();
}

/** Stops all processes of a server where they are. Returns what lets them go on. */
function freeze(server: Server): () => Promise<void> {
  signal(server, 'SIGSTOP');
  return () => Promise.resolve(signal(server, 'SIGCONT'));
}

function signal({ pid: postmaster }: Server, name: NodeJS.Signals): void {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  for (const pid of [postmaster!, ...pids.map(Number).filter((each) => parentOf(each) === postmaster)]) process.kill(pid, name);
}

const lineOf = ({ how, lagMs, shops: { stays, goes }, wellAgainMs }: NodeAway): string =>
  `node ${how} (lag ${lagMs} ms): its shop ${goes.longestMs} ms at most, ${JSON.stringify(goes.outcomes)}; the other ${stays.longestMs} ms at most, ${JSON.stringify(stays.outcomes)}; well again after ${wellAgainMs.goes} and ${wellAgainMs.stays} ms`;
