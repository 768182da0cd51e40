import { lineOf } from './cells.mjs';

/** The most pictures that a product may have. */
const MOST = 100;

/**
 * Makes the pictures of a product, in the order of the file; texts of pictures that the file has no column for stay.
 * @param {{ row: number, images: { source: string, alt?: string, row: number }[], hasAlts?: boolean }} product
 * @param {{ images?: { url: string, alt?: string }[] }} [present]
 * @param {object} shop as `toDocument` takes it
 * @returns {{ media?: string[], images?: { url: string, alt?: string }[] }} nothing where the file has none
 */
export function imagesOf({ row, images, hasAlts }, present, shop) {
  const altOf = new Map((hasAlts ? [] : (present?.images ?? [])).map(({ url, alt }) => [url, alt]));
  const byAddress = new Map();
  for (const { source, alt, row: own } of images) {
    const url = addressOf(source, own, shop);
    const text = lineOf(alt, (reason) => shop.leftOut.add(own, 'Image alt text', reason)) ?? altOf.get(url);
    if (url && !byAddress.has(url)) byAddress.set(url, text === undefined ? { url } : { url, alt: text });
  }
  if (byAddress.size > MOST) shop.leftOut.add(row, 'Images', `those after the first ${MOST} are left out`);
  const all = [...byAddress.values()].slice(0, MOST);
  if (all.length === 0) return {};
  return { media: all.map(({ url }) => url), ...(all.some(({ alt }) => alt) && { images: all }) };
}

/** Returns where a picture is, and reports one that is nowhere. */
export function addressOf(source, row, { addressOf: find, leftOut }) {
  const url = find(source);
  if (!url) leftOut.add(row, 'Images', 'an image that is neither at an address nor in the folder of --images is left out');
  return url;
}
