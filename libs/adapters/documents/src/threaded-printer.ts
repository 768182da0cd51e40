import { Throttled } from '@svc/kernel';
import type { TicketSheets } from '@svc/notifications';
import type { ReceiptSheet } from '@svc/orders';
import type { QrDrawing } from '@svc/ticketing';
import type { ApplePassOrder } from './apple-pass';
import type { Print } from './pdf-document';
import type { WithPictures } from './print-pictures';
import type { Printer } from './printed-documents';
import type { PassSigner } from './signed-wallet-passes';
import { ThreadPool } from './thread-pool';

const RETRY_AFTER_MS = 2_000;
/** Memory limit of a thread; a print takes some 50 MB. */
const MOST_MEMORY_MB = 256;

/** Thrown when too many prints wait. */
export class PrintingBusy extends Throttled {
  constructor() {
    super(
      RETRY_AFTER_MS,
      (seconds) => `Too much is being printed at this moment. Wait ${seconds} s (see Retry-After), then send this again.`,
    );
  }
}

export interface ThreadedPrinterOptions {
  /** Path of the bundled `print-thread.ts`. */
  file: string;
  /** Most threads that print tickets. */
  threads: number;
}

/** Most prints and codes that wait for a thread. */
const MOST_WAITING = { tickets: 32, codes: 256 };
const WITHIN_MS = { tickets: 30_000, codes: 10_000 };

/**
 * Prints in worker threads, so that a process serves others meanwhile. Codes have a thread of their own, so that none waits
 * for whole prints.
 */
export class ThreadedPrinter implements Printer, PassSigner {
  private readonly printing: ThreadPool;
  private readonly drawing: ThreadPool;

  constructor({ file, threads }: ThreadedPrinterOptions) {
    this.printing = new ThreadPool({
      file,
      threads,
      waiting: MOST_WAITING.tickets,
      withinMs: WITHIN_MS.tickets,
      memoryMb: MOST_MEMORY_MB,
      busy: () => new PrintingBusy(),
    });
    this.drawing = new ThreadPool({
      file,
      threads: 1,
      waiting: MOST_WAITING.codes,
      withinMs: WITHIN_MS.codes,
      memoryMb: MOST_MEMORY_MB,
      busy: () => new PrintingBusy(),
    });
  }

  /** @throws PrintingBusy */
  tickets(sheets: WithPictures<TicketSheets>): Promise<Print> {
    return this.printing.run('tickets', sheets);
  }

  /** @throws PrintingBusy */
  receipt(sheet: WithPictures<ReceiptSheet>): Promise<Print> {
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
