/** A task that keeps the house tidy: done at its own rhythm, once for all workers. Each is one line of `worker.module.ts`. */
export interface Upkeep {
  /** Unique: the task is known by it in the queue. */
  name: string;
  everyMs: number;
  /** Answers how much it tidied away. */
  run(): Promise<number>;
}

/** Token of all upkeep: `Upkeep[]`. */
export const UPKEEP = Symbol('Upkeep');
