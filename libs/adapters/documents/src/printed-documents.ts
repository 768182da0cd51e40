import { type CalendarFile, TicketDocuments, type TicketSheets } from '@svc/notifications';
import { ReceiptDocuments, type ReceiptSheet } from '@svc/orders';
import { QrCodes, type QrDrawing } from '@svc/ticketing';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Print } from './pdf-document';
import { writeCalendar } from './write-calendar';

/** The work of printing, which keeps a processor busy for long. The same input is always the same output. */
export interface Printer {
  /** A PDF, a page for each seat; some 15 ms for each. */
  tickets(sheets: TicketSheets): Promise<Print>;
  /** A PDF of a page or a few; some 15 ms. */
  receipt(sheet: ReceiptSheet): Promise<Print>;
  /** Some milliseconds. */
  code(text: string): Promise<QrDrawing>;
}

/** Printed things by a hash of all that they show, so that what has changed is printed anew. Those used least recently go first. */
export class KeptPrints<Print extends NonNullable<unknown>> {
  private readonly kept?: LRUCache<string, Print>;
  private readonly underWay = new Map<string, Promise<Print>>();

  /** @param maxBytes that all of them take at most; 0 keeps none */
  constructor(maxBytes: number, sizeOf: (print: Print) => number) {
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: (print) => Math.max(1, sizeOf(print)) });
  }

  /** The print of what is shown; made by `make` when it is not kept, once for all who ask meanwhile. A failure is not kept. */
  async of<Shown>(shown: Shown, make: (shown: Shown) => Promise<Print>): Promise<Print> {
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
    const kept = this.kept?.get(key) ?? this.underWay.get(key);
    if (kept) return kept;
    const making = make(shown).finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    const print = await making;
    this.kept?.set(key, print);
    return print;
  }
}

/** Characters of a path, which take a byte each. */
const bytesOf = ({ path }: QrDrawing): number => path.length;

/** QR codes as outlines, which are kept for a while. */
export class PrintedQrCodes extends QrCodes {
  private readonly kept: KeptPrints<QrDrawing>;

  /** @param maxBytes that kept drawings take at most; 0 keeps none */
  constructor(
    private readonly printer: Printer,
    maxBytes: number,
  ) {
    super();
    this.kept = new KeptPrints(maxBytes, bytesOf);
  }

  draw(text: string): Promise<QrDrawing> {
    return this.kept.of(text, (shown) => this.printer.code(shown));
  }
}

/** Is told which characters of a merchant's print are shown as marks, since no font draws them. */
export type MissingCharacters = (missing: readonly string[], merchant: string) => void;

/** Calendar files by RFC 5545, and tickets as PDF, which are kept for a while. */
export class PrintedTicketDocuments extends TicketDocuments {
  private readonly kept: KeptPrints<Buffer>;

  /** @param maxBytes that kept prints take at most; 0 keeps none */
  constructor(
    private readonly printer: Printer,
    maxBytes: number,
    private readonly onMissing: MissingCharacters,
  ) {
    super();
    this.kept = new KeptPrints(maxBytes, ({ byteLength }) => byteLength);
  }

  calendar(file: CalendarFile): string {
    return writeCalendar(file);
  }

  tickets(sheets: TicketSheets): Promise<Buffer> {
    return this.kept.of(sheets, async (shown) => bytesOfPrint(await this.printer.tickets(shown), shown.merchant, this.onMissing));
  }
}

/** Receipts as PDF. None is kept: their readers are few, and what they show changes. */
export class PrintedReceiptDocuments extends ReceiptDocuments {
  constructor(
    private readonly printer: Pick<Printer, 'receipt'>,
    private readonly onMissing: MissingCharacters,
  ) {
    super();
  }

  async receipt(sheet: ReceiptSheet): Promise<Buffer> {
    return bytesOfPrint(await this.printer.receipt(sheet), sheet.merchant, this.onMissing);
  }
}

function bytesOfPrint({ pdf: { buffer, byteOffset, byteLength }, missing }: Print, merchant: string, onMissing: MissingCharacters): Buffer {
  if (missing.length > 0) onMissing(missing, merchant);
  return Buffer.from(buffer, byteOffset, byteLength);
}
