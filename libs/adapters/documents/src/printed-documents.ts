import { type CalendarFile, TicketDocuments, type TicketSheets } from '@svc/notifications';
import { ReceiptDocuments, type ReceiptSheet } from '@svc/orders';
import { QrCodes, type QrDrawing } from '@svc/ticketing';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Print } from './pdf-document';
import type { PrintPictures, WithPictures } from './print-pictures';
import { writeCalendar } from './write-calendar';

/** The work of printing, which keeps a processor busy for long. The same input always gives the same output. */
export interface Printer {
  /** Returns a PDF with a page for each seat; some 15 ms for each. */
  tickets(sheets: WithPictures<TicketSheets>): Promise<Print>;
  /** Returns a PDF of a page or a few; some 15 ms. */
  receipt(sheet: WithPictures<ReceiptSheet>): Promise<Print>;
  /** Returns a QR code; some milliseconds. */
  code(text: string): Promise<QrDrawing>;
}

/** A cache of prints by a hash of their content, so that changed content is printed again. Those used least recently go first. */
export class KeptPrints<Print extends NonNullable<unknown>> {
  private readonly kept?: LRUCache<string, Print>;
  private readonly underWay = new Map<string, Promise<Print>>();

  /** @param maxBytes of all prints together; 0 keeps none */
  constructor(maxBytes: number, sizeOf: (print: Print) => number) {
    if (maxBytes > 0) this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: (print) => Math.max(1, sizeOf(print)) });
  }

  /**
   * Returns the print of some content, made by `make` when it is not cached, once for all concurrent requests. A failure is
   * not cached.
   */
  async of<Shown>(shown: Shown, make: (shown: Shown) => Promise<Print>): Promise<Print> {
    const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64');
    const cached = this.kept?.get(key) ?? this.underWay.get(key);
    if (cached) return cached;
    const making = make(shown).finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    const print = await making;
    this.kept?.set(key, print);
    return print;
  }
}

/** Characters of a path, which take a byte each. */
const bytesOf = ({ path }: QrDrawing): number => path.length;

/** QR codes as outlines, cached for a while. */
export class PrintedQrCodes extends QrCodes {
  private readonly kept: KeptPrints<QrDrawing>;

  /** @param maxBytes of all cached drawings together; 0 keeps none */
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

/** Callback with the characters of a merchant's print that are shown as marks, since no font draws them. */
export type MissingCharacters = (missing: readonly string[], merchant: string) => void;

/** Reads the bytes of a picture by its address: JPEG, PNG, WebP or AVIF. Undefined for one that cannot be read. */
export type PictureSource = (url: string) => Promise<Uint8Array | undefined>;

/** Time that a print waits for its pictures, ms; it is made without those that come later. */
const PICTURES_WITHIN_MS = 3_000;

/** Reads the pictures of a print; one that fails or comes late is left out. */
async function picturesOf(source: PictureSource, { logoUrl, coverUrl }: { logoUrl?: string; coverUrl?: string }): Promise<PrintPictures> {
  const [logo, cover] = await Promise.all([inTime(source, logoUrl), inTime(source, coverUrl)]);
  return { logo, cover };
}

async function inTime(source: PictureSource, url: string | undefined): Promise<Uint8Array | undefined> {
  if (url === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PICTURES_WITHIN_MS)));
  return Promise.race([source(url).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** Returns a text by which pictures differ. */
function printOfPictures({ logo, cover }: PrintPictures): (string | undefined)[] {
  return [logo, cover].map((bytes) => bytes && createHash('sha256').update(bytes).digest('base64'));
}

/** Sources and log of printed documents, beside their content. */
export interface PrintTools {
  pictures: PictureSource;
  onMissing: MissingCharacters;
}

/** Calendar files by RFC 5545, and tickets as PDF, cached for a while. */
export class PrintedTicketDocuments extends TicketDocuments {
  private readonly kept: KeptPrints<Buffer>;

  /** @param maxBytes of all cached prints together; 0 keeps none */
  constructor(
    private readonly printer: Printer,
    maxBytes: number,
    private readonly tools: PrintTools,
  ) {
    super();
    this.kept = new KeptPrints(maxBytes, ({ byteLength }) => byteLength);
  }

  calendar(file: CalendarFile): string {
    return writeCalendar(file);
  }

  async tickets(sheets: TicketSheets): Promise<Buffer> {
    const pictures = await picturesOf(this.tools.pictures, sheets);
    return this.kept.of({ sheets, pictures: printOfPictures(pictures) }, async () =>
      bytesOfPrint(await this.printer.tickets({ ...sheets, pictures }), sheets.merchant, this.tools.onMissing),
    );
  }
}

/** Receipts as PDF. None is cached: their readers are few, and their content changes. */
export class PrintedReceiptDocuments extends ReceiptDocuments {
  constructor(
    private readonly printer: Pick<Printer, 'receipt'>,
    private readonly tools: PrintTools,
  ) {
    super();
  }

  async receipt(sheet: ReceiptSheet): Promise<Buffer> {
    const { logo } = await picturesOf(this.tools.pictures, { logoUrl: sheet.logoUrl });
    return bytesOfPrint(await this.printer.receipt({ ...sheet, pictures: { logo } }), sheet.merchant, this.tools.onMissing);
  }
}

function bytesOfPrint({ pdf: { buffer, byteOffset, byteLength }, missing }: Print, merchant: string, onMissing: MissingCharacters): Buffer {
  if (missing.length > 0) onMissing(missing, merchant);
  return Buffer.from(buffer, byteOffset, byteLength);
}
