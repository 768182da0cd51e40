import { QrCodes, type QrDrawing } from '../ports/qr-codes';

/** A row of squares that no scanner reads: a dark one for each bit of the text. */
export class PlainQrCodes extends QrCodes {
  async draw(text: string): Promise<QrDrawing> {
    const bits = [...Buffer.from(text)].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1));
    const path = bits.map((dark, x) => (dark ? `M${x} 0h1v1h-1z` : '')).join('');
    return { size: bits.length, path };
  }
}
