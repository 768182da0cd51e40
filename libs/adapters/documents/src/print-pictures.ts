import type { PdfDocument } from './pdf-document';

/** Bytes of the pictures of a print, as JPEG, PNG, WebP or AVIF. */
export interface PrintPictures {
  logo?: Uint8Array;
  cover?: Uint8Array;
}

/** Something to print, with the bytes of its pictures. */
export type WithPictures<Sheets> = Sheets & { pictures?: PrintPictures };

/** A picture that a document can draw on any of its pages, with its size in points. */
export interface Picture {
  image: PDFKit.Mixins.ImageSrc;
  width: number;
  height: number;
}

/** Room for a picture, in points. */
interface Room {
  width: number;
  height: number;
}

/** Pixels to a point: 216 to an inch. */
const SHARPNESS = 3;
/** Most pixels, the limit of any upload (ADR 0042: a print thread has little memory). */
const MOST_PIXELS = 64 * 1024 * 1024;
const JPEG_QUALITY = 82;

/** Opens a logo, whole within its room, on white. Undefined for bytes that are no readable picture. */
export async function openLogo(
  document: PdfDocument,
  bytes: Uint8Array | undefined,
  { width, height }: Room,
): Promise<Picture | undefined> {
  const drawn = bytes && (await drawLogo(bytes, { width: width * SHARPNESS, height: height * SHARPNESS }).catch(() => undefined));
  return drawn && { image: opened(document, drawn.data), width: drawn.info.width / SHARPNESS, height: drawn.info.height / SHARPNESS };
}

/** Opens a picture that fills its room, cut at its edges. Undefined for bytes that are no readable picture. */
export async function openCover(
  document: PdfDocument,
  bytes: Uint8Array | undefined,
  { width, height }: Room,
): Promise<Picture | undefined> {
  const pixels = { width: Math.round(width * SHARPNESS), height: Math.round(height * SHARPNESS) };
  const drawn = bytes && (await drawCover(bytes, pixels).catch(() => undefined));
  return drawn && { image: opened(document, drawn), width, height };
}

/** Returns a picture of the document, which is embedded once however often it is drawn. */
function opened(document: PdfDocument, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  return (document as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }).openImage(bytes);
}

async function drawLogo(bytes: Uint8Array, { width, height }: Room) {
  const picture = await read(bytes);
  return picture
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawCover(bytes: Uint8Array, room: Room): Promise<Buffer> {
  const picture = await read(bytes);
  return picture
    .flatten({ background: '#ffffff' })
    .resize({ ...room, fit: 'cover' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Reads a picture upright, in sRGB. */
async function read(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient().toColourspace('srgb');
}
