import { QrCodes, type QrDrawing } from '@svc/ticketing';
import { KeptPrints } from './kept-prints';
import type { Printer } from './printer';

/** Of a path: a letter takes a byte. */
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
