import { Throttled } from '@svc/kernel';
import type { Piscina } from 'piscina';
import type { TicketSheets } from '@svc/notifications';
import type { ReceiptSheet } from '@svc/orders';
import type { QrDrawing } from '@svc/ticketing';
import type { ApplePassOrder } from './apple-pass';
import type { Printer } from './printed-documents';
import type { PassSigner } from './signed-wallet-passes';

export interface ThreadPoolOptions {
  /** Path of a module whose exports the threads run. */
  file: string;
  /** Threads at most. */
  threads: number;
  /** Tasks at most that wait for a thread. */
  waiting: number;
  /** How long a task takes at most, with its waiting; then it is ended. */
  withinMs: number;
}

/** A thread that has nothing to do for so long ends. */
const IDLE_MS = 60_000;
/** What a thread may take; a print takes some 50 MB. */
const MOST_MEMORY_MB = 256;
const RETRY_AFTER_MS = 2_000;

/** Too much waits to be printed. */
export class PrintingBusy extends Throttled {
  constructor() {
    super(RETRY_AFTER_MS, (seconds) => `Too much is being printed at this moment. Wait ${seconds} s (see Retry-After), then send this again.`);
  }
}

/** Worker threads that start with the first task and end when there has been none for a minute. What does not fit into the queue is refused. */
export class ThreadPool {
  private pool?: Promise<Piscina>;
  private taken = 0;

  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Runs the export `name` of the file with this input, which is copied.
   * @throws PrintingBusy when too many tasks wait, or the task is not done in time
   */
  async run<Result>(name: string, input: unknown): Promise<Result> {
    const { threads, waiting, withinMs } = this.options;
    if (this.taken >= threads + waiting) throw new PrintingBusy();
    this.taken += 1;
    const deadline = AbortSignal.timeout(withinMs);
    try {
      const pool = await (this.pool ??= this.open());
      return (await pool.run(input, { name, signal: deadline })) as Result;
    } catch (error) {
      throw deadline.aborted ? new PrintingBusy() : error;
    } finally {
      this.taken -= 1;
    }
  }

  /** Ends the threads, and what they are at. */
  async end(): Promise<void> {
    await (await this.pool)?.destroy();
  }

  private async open(): Promise<Piscina> {
    // With the first task, since most starts have none. Its types name a default within the default, which it has not.
    const { default: Threads } = (await import('piscina')) as unknown as { default: typeof Piscina };
    const { file, threads, waiting } = this.options;
    return new Threads({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: threads + waiting,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
  }
}

export interface ThreadedPrinterOptions {
  /** Path of the bundled `print-thread.ts`. */
  file: string;
  /** Threads at most that print tickets. */
  threads: number;
}

/** Prints and codes at most that wait for a thread. */
const MOST_WAITING = { tickets: 32, codes: 256 };
const WITHIN_MS = { tickets: 30_000, codes: 10_000 };

/** Prints in worker threads, so that a process answers others meanwhile. Codes have a thread of their own: none waits for whole prints. */
export class ThreadedPrinter implements Printer, PassSigner {
  private readonly printing: ThreadPool;
  private readonly drawing: ThreadPool;

  constructor({ file, threads }: ThreadedPrinterOptions) {
    this.printing = new ThreadPool({ file, threads, waiting: MOST_WAITING.tickets, withinMs: WITHIN_MS.tickets });
    this.drawing = new ThreadPool({ file, threads: 1, waiting: MOST_WAITING.codes, withinMs: WITHIN_MS.codes });
  }

  /** @throws PrintingBusy */
  tickets(sheets: TicketSheets): Promise<Uint8Array> {
    return this.printing.run('tickets', sheets);
  }

  /** @throws PrintingBusy */
  receipt(sheet: ReceiptSheet): Promise<Uint8Array> {
    return this.printing.run('receipt', sheet);
  }

  /** @throws PrintingBusy */
  applePass(order: ApplePassOrder): Promise<Uint8Array> {
    return this.printing.run('applePass', order);
  }

  /** @throws PrintingBusy */
  code(text: string): Promise<QrDrawing> {
    return this.drawing.run('code', text);
  }

  /** Ends the threads. */
  async end(): Promise<void> {
    await Promise.all([this.printing.end(), this.drawing.end()]);
  }
}
