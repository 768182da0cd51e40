import { htmlReader } from '../cells.mjs';
import { LeftOut, leftOutText } from '../left-out.mjs';
import { mergeInto } from '../merge.mjs';
import { Pictures } from '../pictures.mjs';
import { readCsv } from '../read-csv.mjs';
import { readProducts } from '../read-products.mjs';
import { toDocument } from '../to-document.mjs';

export const EMPTY = { version: 1, revision: 'r1', products: [], collections: [] };

/**
 * Imports a file into a document, as the command does.
 * @param {object} present of the workspace
 * @param {string | Buffer} csv
 * @param {{ currency?: string, digits?: number, decimal?: string, dates?: string, encoding?: string, withCollections?: boolean, now?: string }} [options]
 * @returns {Promise<{ document: object, summary: string, leftOut: object[] }>} the document after it, and what was left out
 */
export async function importInto(present, csv, { decimal, dates, encoding, now = '2026-11-28T12:00:00Z', ...shop } = {}) {
  const leftOut = new LeftOut();
  const { digits = 2 } = shop;
  const table = await readCsv(Buffer.from(csv), encoding);
  const { products } = readProducts(table, leftOut, new Date(now), { digits, decimal, dates });
  const { addressOf } = new Pictures();
  const tools = { currency: 'USD', digits, leftOut, readHtml: await htmlReader(), addressOf, present, ...shop };
  const document = { ...present, ...mergeInto(present, toDocument(products, tools)) };
  const summary = leftOut.summary();
  return { document, summary: leftOutText(summary), leftOut: summary.leftOut };
}
