import type { ChainableCommander, Cluster, Redis } from 'ioredis';
import type { Pool } from 'pg';

/** Jobs of one queue. */
export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /**
   * Moment since which a job could have been taken, ms since the epoch; absent when none could. Delayed jobs that are due count: a worker
   * moves them when it fetches its next job.
   */
  waitingSince?: number;
}

/** Memory of Redis, bytes; no limit when `maxmemory` is not set. Of a cluster, that of the primary that is fullest by its limit. */
export interface RedisMemory {
  used: number;
  most?: number;
}

/** Most jobs of a state that are counted in PostgreSQL. */
const MOST_COUNTED = 10_000;

/** Values that are read of each queue on Redis. */
const OF_QUEUE = 6;
type KeyOf = (queue: string, part: string) => string;

/** BullMQ orders delayed jobs by their moment, in ms, times this, plus a counter. */
const SCORES_A_MS = 0x1000;

/**
 * Reads the jobs of queues and the memory of Redis in two round trips, by BullMQ's keys: a queue of its own each would be a connection each. In
 * a cluster the keys of each queue are in one slot, so each queue is two round trips of its own, at once; those of a node that does not answer
 * are left out.
 */
export async function redisQueues(
  redis: Redis | Cluster,
  queues: readonly string[],
  prefixOf: (queue: string) => string,
): Promise<{ queues: QueueState[]; memory: RedisMemory }> {
  const groups = redis.isCluster ? queues.map((queue) => [queue]) : [queues];
  const keyOf: KeyOf = (queue, part) => `${prefixOf(queue)}:${queue}:${part}`;
  const [memory, states] = await Promise.all([memoryOf(redis), answersOf(groups.map((group) => statesOf(redis, group, keyOf)))]);
  return { queues: states.flat(), memory };
}

/** Returns the answers of the nodes that answer. Rejects when none does. */
async function answersOf<T>(questions: readonly Promise<T>[]): Promise<T[]> {
  const answers = await Promise.allSettled(questions);
  if (answers.every(({ status }) => status === 'rejected')) await Promise.all(questions);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

/** Reads the jobs of queues whose keys one pipeline may have. */
async function statesOf(redis: Redis | Cluster, queues: readonly string[], keyOf: KeyOf): Promise<QueueState[]> {
  const counts: ChainableCommander = redis.pipeline();
  for (const queue of queues)
    counts
      .llen(keyOf(queue, 'wait'))
      .llen(keyOf(queue, 'active'))
      .zcard(keyOf(queue, 'delayed'))
      .zcard(keyOf(queue, 'failed'))
      .lindex(keyOf(queue, 'wait'), -1)
      .zrange(keyOf(queue, 'delayed'), 0, 0, 'WITHSCORES');
  const values = valuesOf(await counts.exec());
  const jobs = redis.pipeline();
  const states = queues.map((queue, index) => {
    const [waiting, active, delayed, failed, next, first] = values.slice(index * OF_QUEUE, (index + 1) * OF_QUEUE);
    jobs.hmget(keyOf(queue, String(next ?? '')), 'timestamp', 'opts');
    const counted = { queue, waiting: Number(waiting), active: Number(active), delayed: Number(delayed), failed: Number(failed) };
    return { counted, dueMs: dueOf(first as string[]) };
  });
  const nexts = valuesOf(await jobs.exec()) as [timestamp: string | null, opts: string | null][];
  return states.map(({ counted, dueMs }, index) => ({ ...counted, ...since(sinceOf(...nexts[index]!), dueMs) }));
}

async function memoryOf(redis: Redis | Cluster): Promise<RedisMemory> {
  const nodes = redis.isCluster ? (redis as Cluster).nodes('master') : [redis as Redis];
  return fullestOf(await answersOf(nodes.map(async (node) => readMemory(await node.info('memory')))));
}

/** Returns the memory of the node that uses most of its limit; without limits, of the one that uses most. */
export function fullestOf(nodes: readonly RedisMemory[]): RedisMemory {
  const shareOf = ({ used, most }: RedisMemory) => (most === undefined ? 0 : used / most);
  return nodes.reduce((fullest, node) => ((shareOf(node) - shareOf(fullest) || node.used - fullest.used) > 0 ? node : fullest), {
    used: 0,
  });
}

/** Reads the jobs of queues in PostgreSQL; of each state the first 10,000. */
export async function postgresQueueStates(pool: Pool, queues: readonly string[]): Promise<QueueState[]> {
  const { rows } = await pool.query<QueueState & { nextMs: number | null; dueMs: number | null }>(STATES, [queues, MOST_COUNTED]);
  return rows.map(({ nextMs, dueMs, ...state }) => ({ ...state, ...since(nextMs, dueMs) }));
}

const count = (state: string): string =>
  `(select count(*)::int from (select from job where job.queue = wanted.queue and state = '${state}' limit $2) as first) as ${state}`;

const STATES = `
  select wanted.queue, ${['waiting', 'active', 'delayed', 'failed'].map(count).join(', ')},
         (select (added_at_ms + coalesce((opts ->> 'delay')::bigint, 0))::float8 from job
           where job.queue = wanted.queue and state = 'waiting' order by priority, seq limit 1) as "nextMs",
         (select min(process_at_ms)::float8 from job where job.queue = wanted.queue and state = 'delayed') as "dueMs"
    from unnest($1::text[]) as wanted (queue)`;

function valuesOf(results: [error: Error | null, value: unknown][] | null): unknown[] {
  return (results ?? []).map(([error, value]) => {
    if (error) throw error;
    return value;
  });
}

/** Returns the earlier of the moments of the next waiting and of the first delayed job, unless that is not due yet. */
function since(nextMs: number | null, dueMs: number | null): { waitingSince?: number } {
  const moments = [nextMs, dueMs !== null && dueMs <= Date.now() ? dueMs : null].filter((moment) => moment !== null);
  return moments.length > 0 ? { waitingSince: Math.min(...moments) } : {};
}

/** Returns the moment at which a job was added or, of a delayed one, due. */
function sinceOf(timestamp: string | null, opts: string | null): number | null {
  if (timestamp === null) return null;
  const { delay = 0 } = JSON.parse(opts ?? '{}') as { delay?: number };
  return Number(timestamp) + delay;
}

function dueOf([, score]: readonly string[]): number | null {
  return score === undefined ? null : Math.floor(Number(score) / SCORES_A_MS);
}

function readMemory(info: string): RedisMemory {
  const [used = 0, most = 0] = ['used_memory', 'maxmemory'].map((field) => Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1]));
  return { used, ...(most > 0 && { most }) };
}
