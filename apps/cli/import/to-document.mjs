import { EMPTIED, NOT_UNDERSTOOD } from './cell-states.mjs';
import { lineOf, proseOf } from './cells.mjs';
import { collectionsOf } from './collections.mjs';
import { imagesOf } from './images.mjs';
import { matchProducts } from './match-products.mjs';
import { labelOf, slugOf, slugsFor } from './slugs.mjs';
import { variantsOf } from './variants.mjs';

const MOST_SPECS = 100;

/**
 * Makes parts of a workspace document of products as `shopify.mjs` and `woocommerce.mjs` read them:
 * `{ row, id?: { system, id }, handle?, sku?, nameColumn, name?, isHtmlName?, html?, shortHtml?, hasShort?, published?, brand?, category?, seoTitle?, seoDescription?, needsDelivery?, preorderable?: { row, column }, options?: { name?, place }[], specs?: { label, value }[], tags?: { name, path: string[] }[], categories?: { name, path: string[] }[], images: { source, alt?, row }[], hasAlts?, variants: { row, values: string[], sku?, barcode?, weight?, price?, compareAt?, stock?: number | null, lowStock?, image? }[] }`.
 * Fields that a file does not have are undefined there; texts may be `EMPTIED`, and other fields `NOT_UNDERSTOOD`. Numbers are written as
 * `1250.5`, and `stock` is null where it is not tracked.
 * @param {object[]} read
 * @param {{ currency: string, digits: number, present?: { products?: object[], collections?: object[] }, taken?: string[],
 *   withCollections?: boolean, leftOut: import('./left-out.mjs').LeftOut,
 *   readHtml: (html: string, report: (reason: string) => void) => string | undefined, addressOf: (source: string) => string | undefined }} shop
 *   `present`: what the workspace has, in which products are looked up; `taken`: slugs that other things have; `addressOf`: where a picture
 *   is, undefined where there is none
 * @returns {{ products: object[], collections: object[] }} to be merged: what a file does not say is left out, what it empties is `EMPTIED`;
 *   amounts are minor units of the currency
 */
export function toDocument(read, shop) {
  const { products: present = [], collections = [] } = shop.present ?? {};
  const named = read.map((product) => ({ product, name: nameOf(product, shop) }));
  const matches = matchProducts(named, present);
  const wanted = withoutNameless(named, matches, shop);
  const slugs = newSlugs(wanted, matches, present, shop);
  const skus = new Set();
  const made = wanted.flatMap(({ product, name }) => {
    for (const { sku, row } of product.variants) reportRepeated(skus, sku, row, shop.leftOut);
    const item = productItem(
      { product, name, slug: matches.get(product)?.slug ?? slugs.get(product), present: matches.get(product) },
      shop,
    );
    if (matches.has(product) || item.variants.length > 0) return [{ product, item }];
    shop.leftOut.add(product.row, 'Options', 'a product without variants is left out');
    return [];
  });
  if (shop.withCollections === false) return { products: made.map((one) => withSource(one, matches)), collections: [] };
  const grouped = collectionsOf(made, collections, shop);
  return { products: made.map((one) => withSource(one, matches, grouped.slugsOf)), collections: grouped.collections };
}

/**
 * Notes of which product of the other shop an item is made, and in which collections its tags have put it. A product that was not
 * imported gets it with its first tags, so that a file that says nothing new of it changes nothing.
 */
function withSource({ product, item }, matches, slugsOf = () => undefined) {
  if (!product.id) return item;
  const before = matches.get(product)?.importSource;
  const [tags, categories] = ['tags', 'categories'].map((kind) => slugsOf(product, kind) ?? before?.[kind]);
  const isImported = !matches.has(product) || before !== undefined;
  if (!isImported && !tags?.length && !categories?.length) return item;
  return { ...item, importSource: defined({ ...product.id, tags, categories }) };
}

const reporter =
  ({ leftOut }, row, column) =>
  (reason) =>
    leftOut.add(row, column, reason);

const nameOf = ({ name, isHtmlName, row }, shop) =>
  lineOf(isHtmlName && name ? shop.readHtml(name, () => {}) : name, reporter(shop, row, 'Name'));

/** Keeps products that are there; a new one needs a name, and something that makes it distinct from others of its name. */
function withoutNameless(named, matches, { leftOut }) {
  const labels = named.flatMap(({ name }) => (name ? [labelOf(name)] : []));
  const counts = new Map();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return named.filter(({ product, name }) => {
    if (matches.has(product)) return true;
    if (!name) leftOut.add(product.row, product.nameColumn ?? 'Name', 'a product without one is left out');
    const isRepeated = name && !isDistinct(product) && counts.get(labelOf(name)) > 1;
    if (isRepeated) leftOut.add(product.row, 'Name', 'products of the same name are left out where neither ID nor SKU tells them apart');
    return Boolean(name) && !isRepeated;
  });
}

const isDistinct = ({ handle, id, sku, variants }) =>
  Boolean(handle || id || sku) || variants.some((variant) => typeof variant.sku === 'string');

function newSlugs(wanted, matches, present, { taken = [] }) {
  const made = wanted.filter(({ product }) => !matches.has(product));
  const slugs = slugsFor(
    made.map(({ product, name }) => ({
      text: product.handle ?? name,
      ...(!product.handle && { rank: Number(product.id?.id ?? NaN), suffix: product.id?.id ?? firstSku(product) }),
    })),
    [...present.map(({ slug }) => slug), ...taken],
    'product',
  );
  return new Map(made.map(({ product }, index) => [product, slugs[index]]));
}

const firstSku = ({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku).sort()].find((one) => typeof one === 'string');

function reportRepeated(skus, sku, row, leftOut) {
  if (typeof sku !== 'string') return;
  if (skus.has(sku)) leftOut.add(row, 'SKU', 'duplicate of an earlier row; both are kept');
  skus.add(sku);
}

function productItem({ product, name, slug, present }, shop) {
  const says = (column, value) => (value === EMPTIED ? emptied(present) : lineOf(value, reporter(shop, product.row, column)));
  const prose = (value) => (value === EMPTIED ? emptied(present) : proseOfHtml(value, product.row, shop));
  const { html, longHtml } = descriptionsOf(product, present);
  return defined({
    slug,
    name,
    published: understood(product.published, { present, else: false, column: 'Published', product, shop }),
    description: prose(html),
    seoTitle: says('SEO title', product.seoTitle),
    seoDescription: says('SEO description', product.seoDescription),
    ...imagesOf(product, present, shop),
    needsDelivery: understood(saidOfAll(product, present, product.needsDelivery), {
      present,
      else: true,
      column: 'Delivery',
      product,
      shop,
    }),
    preorderable: preorderableOf(product, present, shop),
    info: infoOf(product, { says, longDescription: prose(longHtml) }),
    ...variantsOf(product, { name, present }, shop),
  });
}

/** Returns a field that a file says by its variants: one with some of them does not speak of the others. */
const saidOfAll = ({ variants }, present, value) =>
  variants.length < (present?.variants?.length ?? 0) && value !== NOT_UNDERSTOOD ? undefined : value;

/** A text that a file empties is no field of a new product. */
const emptied = (present) => (present ? EMPTIED : undefined);

/** A cell that was not understood changes nothing; a new product is then neither shown nor sent without an address. */
function understood(value, { present, else: safe, column, product, shop }) {
  if (value !== NOT_UNDERSTOOD) return value;
  if (present) return undefined;
  shop.leftOut.add(
    product.row,
    column,
    safe ? 'not understood: delivery is asked for' : 'not understood: the new product is not published',
  );
  return safe;
}

function preorderableOf({ preorderable, ...product }, present, { leftOut }) {
  if (!preorderable || !saidOfAll(product, present, true)) return undefined;
  const text =
    '"continue selling" becomes preorderable: sold as a pre-order once stock has run out; an order of more than is in stock is refused before that';
  leftOut.add(preorderable.row, preorderable.column, text);
  return true;
}

function proseOfHtml(html, row, shop) {
  const report = reporter(shop, row, 'Description');
  return html && proseOf(shop.readHtml(html, report), report);
}

/** WooCommerce's short description is the description, with the other one as the long text; where it is empty, that one is. */
function descriptionsOf({ shortHtml, html, hasShort }, present) {
  if (typeof shortHtml === 'string') return { html: shortHtml, longHtml: html };
  if (shortHtml === EMPTIED) return html === undefined ? {} : { html, longHtml: EMPTIED };
  return hasShort && present?.info?.longDescription !== undefined ? { longHtml: html } : { html };
}

function infoOf(product, { says, longDescription }) {
  const specs = (product.specs ?? []).slice(0, MOST_SPECS).flatMap(({ label, value }, index) => {
    const [name, shown] = [says('Attributes', label), says('Attributes', value)];
    return name && shown ? [{ id: `s${index + 1}`, key: slugOf(name, 'spec'), label: name, value: shown }] : [];
  });
  const info = defined({
    brand: says('Brand', product.brand),
    infoCategory: says('Category', product.category),
    longDescription,
    specs: specs.length > 0 ? specs : undefined,
  });
  return Object.keys(info).length > 0 ? info : undefined;
}

const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
