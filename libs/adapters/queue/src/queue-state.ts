import type { Redis } from 'ioredis';
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

/** Memory of Redis, bytes; no limit when `maxmemory` is not set. */
export interface RedisMemory {
  used: number;
  most?: number;
}

/** Most jobs of a state that are counted in PostgreSQL. */
const MOST_COUNTED = 10_000;

/** Values that are read of each queue on Redis. */
const OF_QUEUE = 6;
/** BullMQ orders delayed jobs by their moment, in ms, times this, plus a counter. */
const SCORES_A_MS = 0x1000;

const keyOf = (queue: string, part: string): string => `bull:${queue}:${part}`;

/** Reads the jobs of queues and the memory of Redis in two round trips, by BullMQ's keys: a queue of its own each would be a connection each. */
export async function redisQueues(redis: Redis, queues: readonly string[]): Promise<{ queues: QueueState[]; memory: RedisMemory }> {
  const counts = redis.pipeline();
  for (const queue of queues)
    counts
      .llen(keyOf(queue, 'wait'))
      .llen(keyOf(queue, 'active'))
      .zcard(keyOf(queue, 'delayed'))
      .zcard(keyOf(queue, 'failed'))
      .lindex(keyOf(queue, 'wait'), -1)
      .zrange(keyOf(queue, 'delayed'), 0, 0, 'WITHSCORES');
  counts.info('memory');
  const values = valuesOf(await counts.exec());
  const jobs = redis.pipeline();
  const states = queues.map((queue, index) => {
    const [waiting, active, delayed, failed, next, first] = values.slice(index * OF_QUEUE, (index + 1) * OF_QUEUE);
    jobs.hmget(keyOf(queue, String(next ?? '')), 'timestamp', 'opts');
    const counted = { queue, waiting: Number(waiting), active: Number(active), delayed: Number(delayed), failed: Number(failed) };
    return { counted, dueMs: dueOf(first as string[]) };
  });
  const nexts = valuesOf(await jobs.exec()) as [timestamp: string | null, opts: string | null][];
  return {
    queues: states.map(({ counted, dueMs }, index) => ({ ...counted, ...since(sinceOf(...nexts[index]!), dueMs) })),
    memory: memoryOf(String(values.at(-1))),
  };
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

function memoryOf(info: string): RedisMemory {
  const [used = 0, most = 0] = ['used_memory', 'maxmemory'].map((field) => Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1]));
  return { used, ...(most > 0 && { most }) };
}
