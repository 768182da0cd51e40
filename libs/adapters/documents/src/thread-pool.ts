import type { Piscina } from 'piscina';

export interface ThreadPoolOptions {
  /** Path of a module whose exports the threads run. */
  file: string;
  /** Most threads. */
  threads: number;
  /** Most tasks that wait for a thread. */
  waiting: number;
  /** Time limit of a task, with its waiting, ms; then it is ended. */
  withinMs: number;
  /** Heap of a thread, MB; one that needs more ends alone. */
  memoryMb: number;
  /** Returns the error for tasks that do not fit into the queue, or are not done in time. */
  busy(): Error;
}

/** Idle time after which a thread ends. */
const IDLE_MS = 60_000;

/**
 * Worker threads that start with the first task and end after a minute without any. Tasks that do not fit into the queue are
 * refused.
 */
export class ThreadPool {
  private pool?: Promise<Piscina>;
  private taken = 0;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Runs the export `name` of the file with this input, which is copied; buffers in `transferred` are not.
   * @throws the refusal `busy` when too many tasks wait, or the task is not done in time; `isOutOfMemory` recognises the error
   * of a thread that has ended by it
   */
  async run<Result>(name: string, input: unknown, transferred: readonly ArrayBuffer[] = []): Promise<Result> {
    const { threads, waiting, withinMs, busy } = this.options;
    if (this.taken >= threads + waiting) throw busy();
    this.taken += 1;
    const deadline = AbortSignal.timeout(withinMs);
    try {
      const pool = await (this.pool ??= this.open(name));
      return (await pool.run(input, { name, signal: deadline, transferList: [...transferred] })) as Result;
    } catch (error) {
      throw deadline.aborted ? busy() : error;
    } finally {
      this.taken -= 1;
    }
  }

  /** Ends the threads and their current tasks. */
  async end(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  /** @param name of an export; a thread that does not find it reads the whole file a second time, as an ES module */
  private async open(name: string): Promise<Piscina> {
    // Loaded with the first task, since most starts have none. Its types name a default within the default, which does not exist.
    const { default: Threads } = (await import('piscina')) as unknown as { default: typeof Piscina };
    const { file, threads, waiting, memoryMb } = this.options;
    return new Threads({
      filename: file,
      name,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: threads + waiting,
      idleTimeout: IDLE_MS,
      // A thread that sleeps until its next task would not notice that a connection it holds is idle, or lost.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
  }
}

/** Returns whether a task failed because its thread ran out of memory. */
export function isOutOfMemory(error: unknown): boolean {
  return (Object(error) as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
