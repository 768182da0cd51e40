/**
 * Work that stands in Postgres and is due: for a retry whose time has come, a bell that was lost, a worker that was
 * killed. Each kind is one line of `worker.module.ts`, a processor beside it answers the bells of its queue.
 */
export interface DueWork {
  /** Name of the queue whose processor does it. */
  queue: string;
  /** Ids of up to `most` subjects that have something due now, longest due first; what is leased at the moment is not. */
  due(most: number): Promise<string[]>;
}

/** Token of all the kinds of due work: `DueWork[]`. */
export const DUE_WORK = Symbol('DueWork');
