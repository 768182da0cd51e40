import type { scenarioNames } from '../scenario-names.mjs';
import {
  amongCrowd,
  behindNetwork,
  onPrimaryWithStandby,
  onRestartedDatabase,
  onSmallDisk,
  withRedis,
  withShiftedClock,
} from './fault-setups';
import type { Later, FaultSetup, Scenario } from './scenario';

/** Waits of a service whose faults are to pass within seconds. */
const HASTY = { WAITS: 'statementMs=3000' };

/** Waits of a service whose recurring tasks are to be done again within seconds; production looks once a minute. */
const ASSERTING_OFTEN = { WAITS: 'assertMs=1000' };

/** Scenarios by their names in `npm run crashes -- --scenario=…`. */
export const SCENARIOS: Readonly<Record<(typeof scenarioNames)[number], Scenario>> = {
  'postgres-restart': { title: 'PostgreSQL ends at once, and starts again.', lastsMs: 0, open: onRestartedDatabase },
  failover: {
    title: 'The primary is killed, and its synchronous standby promoted two seconds later.',
    needs: 'postgresql',
    lastsMs: 2_000,
    open: (later) => onPrimaryWithStandby(later, { isSynchronous: true }),
  },
  'failover-unsynchronised': {
    title: 'The primary is killed, and a standby promoted that is a quarter of a second behind, and that no commit has waited for.',
    needs: 'postgresql',
    lastsMs: 2_000,
    mayLose: true,
    open: (later) => onPrimaryWithStandby(later, { isSynchronous: false }),
  },
  'connections-used-up': {
    title: 'Others take every connection that PostgreSQL has.',
    needs: 'postgresql',
    lastsMs: 3_000,
    open: amongCrowd,
  },
  'disk-full': { title: 'The disk of PostgreSQL is full.', needs: 'mounting', lastsMs: 6_000, open: onSmallDisk },
  'redis-gone': {
    title: 'Redis is killed, and comes back empty.',
    needs: 'redis',
    lastsMs: 3_000,
    emptiesQueues: true,
    open: (later) =>
      withRedis(
        later,
        (redis) => redis.kill(),
        (redis) => redis.startAgain(),
        ASSERTING_OFTEN,
      ),
  },
  'redis-emptied': {
    title: 'Redis is emptied, again and again.',
    needs: 'redis',
    lastsMs: 3_000,
    emptiesQueues: true,
    open: emptiedRedis,
  },
  'redis-slow': {
    title: 'Each answer of Redis takes three seconds.',
    needs: 'redis',
    lastsMs: 6_000,
    open: (later) =>
      withRedis(
        later,
        async (_, network) => network.delay(1_500),
        async (_, network) => network.delay(0),
      ),
  },
  'redis-full': {
    title: 'Redis has no memory left, and refuses whatever writes.',
    needs: 'redis',
    lastsMs: 15_000,
    stopsQueue: true,
    open: (later) =>
      withRedis(
        later,
        (redis) => redis.fill(true),
        (redis) => redis.fill(false),
      ),
  },
  'redis-read-only': {
    title: 'Redis is a replica after a failover, and refuses whatever writes.',
    needs: 'redis',
    lastsMs: 15_000,
    stopsQueue: true,
    open: (later) =>
      withRedis(
        later,
        (redis) => redis.followNobody(true),
        (redis) => redis.followNobody(false),
      ),
  },
  'clock-off': { title: 'The clock of one of two apis jumps 10 minutes ahead, and back.', lastsMs: 5_000, open: withShiftedClock },
  'dropped-connections': { title: 'A pooler drops every connection, again and again.', lastsMs: 3_000, open: behindDroppingPooler },
  'swallowed-bytes': {
    title: 'The network loses whatever goes to PostgreSQL and comes from there, and closes nothing.',
    lastsMs: 5_000,
    open: (later) =>
      behindNetwork(
        later,
        (network) => network.swallow(true),
        (network) => network.swallow(false),
        HASTY,
      ),
  },
};

const DROP_EVERY_MS = 150;

function behindDroppingPooler(later: Later): Promise<FaultSetup> {
  let dropping: NodeJS.Timeout | undefined;
  return behindNetwork(
    later,
    (network) => (dropping = setInterval(() => network.drop(), DROP_EVERY_MS).unref()),
    () => clearInterval(dropping),
  );
}

const EMPTY_EVERY_MS = 100;

function emptiedRedis(later: Later): Promise<FaultSetup> {
  let emptying: NodeJS.Timeout | undefined;
  return withRedis(
    later,
    async (redis) => void (emptying = setInterval(() => void redis.empty(), EMPTY_EVERY_MS).unref()),
    async (redis) => {
      clearInterval(emptying);
      await redis.empty();
    },
    ASSERTING_OFTEN,
  );
}
