import type { TicketSheets } from '@svc/notifications';
import type { QrDrawing } from '@svc/ticketing';
import type { Printer } from './printer';
import { ThreadPool } from './thread-pool';

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
export class ThreadedPrinter implements Printer {
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
  code(text: string): Promise<QrDrawing> {
    return this.drawing.run('code', text);
  }

  /** Ends the threads. */
  async end(): Promise<void> {
    await Promise.all([this.printing.end(), this.drawing.end()]);
  }
}
