/** A QR code as an outline, the same for a page and for print. It needs four modules of nothing on each side. */
export interface QrDrawing {
  /** Modules on each side. */
  size: number;
  /** SVG path of the dark modules, one unit each, to be filled. */
  path: string;
}

/** Empty modules that have to be around a code. */
export const QUIET_MODULES = 4;

/** Draws QR codes. */
export abstract class QrCodes {
  /** Of a text of up to 300 characters; the same text is always the same drawing. Throws Throttled when too many are being drawn. */
  abstract draw(text: string): Promise<QrDrawing>;
}
