import { inkOn } from '@svc/contracts';
import type { WalletPass } from '@svc/ticketing';
import { printColour } from './pdf-document';

/** Name → PNG. Sides are in pixels, of phones with one, two and three pixels to a point. */
export type PassPictures = Record<string, Buffer>;

const ICONS = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 };
/** Sizes of a logo at the top of a pass. */
const LOGOS = { 'logo.png': { width: 160, height: 50 }, 'logo@2x.png': { width: 320, height: 100 } };
/** Most pixels, the limit of any upload (ADR 0042: a print thread has little memory). */
const MOST_PIXELS = 64 * 1024 * 1024;

/** Draws the pictures of a pass: an icon for notifications, and the merchant's logo when there is a readable one. */
export async function drawPassPictures({ colour, logo }: Pick<WalletPass, 'colour' | 'logo'>): Promise<PassPictures> {
  const drawn = logo && (await drawLogo(logo).catch(() => undefined));
  return drawn ?? drawTickets(printColour(colour));
}

async function drawLogo(logo: Uint8Array): Promise<PassPictures> {
  const { default: sharp } = await import('sharp');
  const fitted = (room: { width: number; height: number }) =>
    sharp(logo, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...room, fit: 'inside' })
      .png()
      .toBuffer();
  const square = (side: number) =>
    sharp(logo, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  return {
    ...(await eachOf(ICONS, square)),
    ...(await eachOf(LOGOS, fitted)),
  };
}

/** Draws a ticket with two notches, in the colour of the merchant. */
async function drawTickets(ground: string): Promise<PassPictures> {
  const { default: sharp } = await import('sharp');
  const [back, ink] = [channelsOf(ground), channelsOf(inkOn(ground))];
  return eachOf(ICONS, (side) => {
    const pixels = Array.from({ length: side * side }, (_, index) =>
      isTicket((index % side) / side, Math.floor(index / side) / side) ? ink : back,
    );
    return sharp(Buffer.from(pixels.flat()), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
  });
}

/** Returns whether a point of a square, 0 to 1 each way, is within the ticket drawn onto it. */
function isTicket(x: number, y: number): boolean {
  const isInside = x >= 0.14 && x <= 0.86 && y >= 0.28 && y <= 0.72;
  const isInNotch = Math.min(Math.hypot(x - 0.14, y - 0.5), Math.hypot(x - 0.86, y - 0.5)) < 0.09;
  return isInside && !isInNotch;
}

/** Returns red, green and blue of `#rrggbb`, 0 to 255. */
export function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

async function eachOf<Size>(sizes: Readonly<Record<string, Size>>, draw: (size: Size) => Promise<Buffer>): Promise<PassPictures> {
  const drawn = await Promise.all(Object.entries(sizes).map(async ([name, size]) => [name, await draw(size)] as const));
  return Object.fromEntries(drawn);
}
