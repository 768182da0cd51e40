import { Failed } from '../errors.mjs';
import { isShopify, readShopify } from './shopify.mjs';
import { isWooCommerce, readWooCommerce } from './woocommerce.mjs';

/**
 * Products of an export, whose headers identify the shop system.
 * @param {{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }} table
 * @param {import('./left-out.mjs').LeftOut} leftOut
 * @param {Date} now
 * @param {{ digits?: number, decimal?: '.' | ',', dates?: string }} [options] `digits`: decimals of the currency; the sign of decimals and
 *   the order of dates where a person says them
 * @returns {{ from: 'Shopify' | 'WooCommerce', products: object[] }} in the shape of `to-document.mjs`
 * @throws {Failed} when it is neither's
 */
export function readProducts(table, leftOut, now, options) {
  if (isShopify(table.columns)) return { from: 'Shopify', products: readShopify(table, leftOut, options) };
  if (isWooCommerce(table.columns)) return { from: 'WooCommerce', products: readWooCommerce(table, leftOut, now, options) };
  throw new Failed(
    'FILE',
    'The file is neither Shopify’s product export (Handle, Title, Option1 Name …) nor WooCommerce’s (Type, Name, Regular price …, from a shop in English).',
  );
}
