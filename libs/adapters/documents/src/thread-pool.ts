import type { Piscina } from 'piscina';

export interface ThreadPoolOptions {
  /** Path of a module whose exports the threads run. */
  file: string;
  /** Threads at most. */
  threads: number;
  /** Tasks at most that wait for a thread. */
  waiting: number;
  /** How long a task takes at most, with its waiting; then it is ended. */
  withinMs: number;
  /** The heap of a thread at most, MB; one that wants more ends alone. */
  memoryMb: number;
  /** The refusal of what does not fit into the queue, or is not done in time. */
  busy(): Error;
}

/** A thread that has nothing to do for so long ends. */
const IDLE_MS = 60_000;

/** Worker threads that start with the first task and end when there has been none for a minute. What does not fit into the queue is refused. */
export class ThreadPool {
  private pool?: Promise<Piscina>;
  private taken = 0;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Runs the export `name` of the file with this input, which is copied; what is in `moved` is handed over, and gone here.
   * @throws the refusal `busy` when too many tasks wait, or the task is not done in time; `isOutOfMemory` knows the error of a thread that has ended by it
   */
  async run<Result>(name: string, input: unknown, moved: readonly ArrayBuffer[] = []): Promise<Result> {
    const { threads, waiting, withinMs, busy } = this.options;
    if (this.taken >= threads + waiting) throw busy();
    this.taken += 1;
    const deadline = AbortSignal.timeout(withinMs);
    try {
      const pool = await (this.pool ??= this.open(name));
      return (await pool.run(input, { name, signal: deadline, transferList: [...moved] })) as Result;
    } catch (error) {
      throw deadline.aborted ? busy() : error;
    } finally {
      this.taken -= 1;
    }
  }

  /** Ends the threads, and what they are at. */
  async end(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  /** @param name of an export: where a thread that starts finds none of it, it reads the whole file a second time, as an ES module */
  private async open(name: string): Promise<Piscina> {
    // With the first task, since most starts have none. Its types name a default within the default, which it has not.
    const { default: Threads } = (await import('piscina')) as unknown as { default: typeof Piscina };
    const { file, threads, waiting, memoryMb } = this.options;
    return new Threads({
      filename: file,
      name,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: threads + waiting,
      idleTimeout: IDLE_MS,
      // A thread that sleeps until its next task would not see that a connection it keeps is idle, or lost.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
  }
}

/** Tells whether a task failed because its thread ran out of the memory that it may take. */
export function isOutOfMemory(error: unknown): boolean {
  return (Object(error) as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
