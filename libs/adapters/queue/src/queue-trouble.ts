/** Error of the queues, for the log and for readiness: somebody should look at an `error`, a `warn` resolves itself. */
export interface QueueTrouble {
  level: 'error' | 'warn';
  /** Cause and remedy, in sentences for an operator. */
  message: string;
}

const WAITS = 'Mails, webhooks and recurring tasks wait in the database meanwhile, and nothing is lost';

/** Errors by which a server refuses to write although it answers: no reconnect ends them. */
const REFUSED_WRITES: readonly (readonly [RegExp, string])[] = [
  [
    /^OOM\b/,
    `Redis is out of memory (maxmemory), so no job can be queued. ${WAITS}. Give it more memory, or remove what else fills it; see docs/operations.md.`,
  ],
  [
    /^READONLY\b/,
    `Redis is read-only, as a replica is, so no job can be queued. ${WAITS}. If this lasts after a failover, REDIS_URL does not lead to the primary; see docs/operations.md.`,
  ],
  [
    /^(MISCONF|NOREPLICAS)\b/,
    `Redis takes no writes (its disk, its last save, or too few replicas), so no job can be queued. ${WAITS}. Its own log has the reason; see docs/operations.md.`,
  ],
  [
    /^(MOVED|CROSSSLOT)\b/,
    `REDIS_URL leads to one node of a Redis Cluster, but no Redis answered at the start of this process. ${WAITS}. Start it again, and give several nodes of the cluster; see docs/operations.md.`,
  ],
  [/^(NOAUTH|WRONGPASS|NOPERM)\b/, `Redis refuses the login or the rights of the queue. ${WAITS}. Correct REDIS_URL.`],
  [
    /read-only transaction|recovery is in progress/,
    `The PostgreSQL of the queue is read-only, so no job can be queued. If this lasts after a failover, DATABASE_URL does not lead to the primary; see docs/operations.md.`,
  ],
  [
    /No space left on device|could not extend file/,
    `The disk of the PostgreSQL of the queue is full, so no job can be queued. Free some space; see docs/operations.md.`,
  ],
];

/** Error replies of Redis that pass: it loads its data, moves slots, or is busy with a script. */
const PASSING_REPLY = /^(LOADING|MASTERDOWN|TRYAGAIN|BUSY|CLUSTERDOWN)\b/;

/** Words of a cluster that has no primary for a slot, also within the last error of a command that was redirected too often. */
const PART_AWAY = /\bCLUSTERDOWN\b/;

const LOCK_LOST = /could not renew lock/i;

/** Returns the level and the sentence by which an error of the queues is logged. */
export function troubleOf(error: unknown): QueueTrouble {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const refused = REFUSED_WRITES.find(([pattern]) => pattern.test(message));
  if (refused) return { level: 'error', message: refused[1] };
  if (PART_AWAY.test(message))
    return {
      level: 'warn',
      message: `A node of the Redis Cluster is away, so jobs of its slots wait. ${WAITS}. A replica takes over; without one, the node must come back.`,
    };
  if (LOCK_LOST.test(message))
    return { level: 'warn', message: 'The lock of a running job was not renewed in time; another worker may do the job as well.' };
  if (name === 'ReplyError' && !PASSING_REPLY.test(message))
    return { level: 'error', message: `Redis refuses a command of the queue. ${WAITS}. See docs/operations.md.` };
  return { level: 'warn', message: 'The queue does not answer, or its connection was lost; it is tried again by itself.' };
}
