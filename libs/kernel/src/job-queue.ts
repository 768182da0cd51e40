/** Says that there is work in a queue; what the work is stands in Postgres. */
export interface Bell {
  /** Name of the queue: `webhook-delivery`. */
  queue: string;
  /** Id of what waits for work. */
  subject: string;
}

/**
 * Wakes workers. A bell may be lost, or ring twice: whoever hears it looks in Postgres for what is due and takes it by
 * a lease, and a sweeper looks for work whose bell nobody heard.
 */
export abstract class JobQueue {
  /** Rejects when the queue does not answer. */
  abstract ring(bells: readonly Bell[]): Promise<void>;

  /** How many bells of a queue no worker has heard yet. Rejects when the queue does not answer. */
  abstract waiting(queue: string): Promise<number>;
}
