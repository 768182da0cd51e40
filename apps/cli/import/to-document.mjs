import { minorOf } from './amounts.mjs';
import { lineOf, proseOf } from './cells.mjs';
import { Slugs, slugOf } from './slugs.mjs';

/** The most of each that a product may have. */
const MOST = { options: 5, values: 200, variants: 500, media: 100, specs: 100 };
const LARGEST_STOCK = 1_000_000_000;

/**
 * Makes parts of a workspace document of products as `shopify.mjs` and `woocommerce.mjs` read them:
 * `{ row, handle?, name, isHtmlName?, html?, longHtml?, published, brand?, category?, seoTitle?, seoDescription?, needsDelivery, preorderable, options: string[], specs?: { label, value }[], collections: { name, path: string[] }[], images: { source, alt?, row }[], variants: { row, values: string[], sku?, barcode?, weight?: { value, unit }, price?, compareAt?, stock: number | null, image? }[] }`.
 * Amounts are texts in decimals, `stock` is null where it is not tracked.
 * @param {object[]} read
 * @param {{ currency: string, digits: number, taken?: string[], withCollections?: boolean, leftOut: import('./left-out.mjs').LeftOut,
 *   readHtml: (html: string, report: (reason: string) => void) => string, addressOf: (source: string) => string | undefined }} shop
 *   `taken`: slugs that other things have; `addressOf`: where a picture is, undefined where there is none
 * @returns {{ products: object[], collections: object[] }} whose amounts are minor units of the currency
 */
export function toDocument(read, shop) {
  const slugs = new Slugs(shop.taken);
  const skus = new Set();
  const made = read.flatMap((product) => {
    const name = lineOf(product.isHtmlName ? shop.readHtml(product.name, () => {}) : product.name, reporter(shop, product.row, 'Name'));
    if (!name) return [];
    for (const { sku, row } of product.variants) reportRepeated(skus, sku, row, shop.leftOut);
    return [{ product, item: productItem(product, name, slugs.take(product.handle ?? name, 'product'), shop) }];
  });
  return { products: made.map(({ item }) => item), collections: shop.withCollections === false ? [] : collectionsOf(made, shop) };
}

const reporter =
  ({ leftOut }, row, column) =>
  (reason) =>
    leftOut.add(row, column, reason);

function reportRepeated(skus, sku, row, leftOut) {
  if (skus.has(sku)) leftOut.add(row, 'SKU', 'duplicate of an earlier row; both are kept');
  if (sku) skus.add(sku);
}

function productItem(product, name, slug, shop) {
  const text = (column, value) => lineOf(value, reporter(shop, product.row, column));
  const html = (value) =>
    value && proseOf(shop.readHtml(value, reporter(shop, product.row, 'Description')), reporter(shop, product.row, 'Description'));
  const options = optionsOf(product, shop);
  const images = imagesOf(product, shop);
  return defined({
    slug,
    name,
    published: product.published,
    description: html(product.html),
    seoTitle: text('SEO title', product.seoTitle),
    seoDescription: text('SEO description', product.seoDescription),
    media: images.length > 0 ? images.map(({ url }) => url) : undefined,
    images: images.some(({ alt }) => alt) ? images : undefined,
    needsDelivery: product.needsDelivery,
    preorderable: product.preorderable || undefined,
    info: infoOf(product, { text, html }),
    options: options.map(({ item }) => item),
    variants: variantsOf(product, name, options, shop),
  });
}

function infoOf(product, { text, html }) {
  const specs = (product.specs ?? []).slice(0, MOST.specs).flatMap(({ label, value }, index) => {
    const [name, shown] = [text('Attributes', label), text('Attributes', value)];
    return name && shown ? [{ id: `s${index + 1}`, key: slugOf(name, 'spec'), label: name, value: shown }] : [];
  });
  const info = defined({
    brand: text('Brand', product.brand),
    infoCategory: text('Category', product.category),
    longDescription: html(product.longHtml),
    specs: specs.length > 0 ? specs : undefined,
  });
  return Object.keys(info).length > 0 ? info : undefined;
}

/** Options with the keys of their values; names that are the same apart from their case are the same value. */
function optionsOf({ row, options, variants }, shop) {
  const keys = new Slugs();
  if (options.length > MOST.options) shop.leftOut.add(row, 'Options', `those after the first ${MOST.options} are left out`);
  return options.slice(0, MOST.options).map((name, place) => {
    const values = new Map();
    const ownKeys = new Slugs();
    for (const { values: written } of variants) {
      const label = lineOf(written[place], reporter(shop, row, name));
      if (label && !values.has(label.toLowerCase()) && values.size < MOST.values)
        values.set(label.toLowerCase(), { key: ownKeys.take(label, 'value'), label });
    }
    return {
      values,
      item: { key: keys.take(name, 'option'), name: lineOf(name, reporter(shop, row, 'Options')), values: [...values.values()] },
    };
  });
}

function variantsOf({ row: productRow, variants }, name, options, shop) {
  const taken = new Map();
  for (const variant of variants) {
    const values = options.map((option, place) => option.values.get(lineOf(variant.values[place], () => {})?.toLowerCase()));
    const fault = faultOf(values, taken);
    if (fault) shop.leftOut.add(variant.row, 'Options', fault);
    else taken.set(String(values.map(({ key }) => key)), { variant, values });
  }
  const chosen = [...taken.values()];
  if (chosen.length > MOST.variants) shop.leftOut.add(productRow, 'Options', `variants after the first ${MOST.variants} are left out`);
  const keys = new Slugs();
  return chosen.slice(0, MOST.variants).map(({ variant, values }) => {
    const label = values.length > 0 ? values.map((value) => value.label).join(' / ') : name;
    const keyed = values.length > 0 ? values.map(({ key }) => key).join('-') : 'default';
    const refs = values.map(({ key }, place) => `${options[place].item.key}/${key}`);
    return variantItem(
      variant,
      { key: keys.take(keyed, 'variant'), name: lineOf(label, reporter(shop, variant.row, 'Options')), refs },
      shop,
    );
  });
}

function faultOf(values, taken) {
  if (values.some((value) => value === undefined)) return 'a variant without a value of each is left out';
  return taken.has(String(values.map(({ key }) => key))) ? 'the second variant of the same values is left out' : undefined;
}

function variantItem(variant, { key, name, refs }, shop) {
  const url = variant.image && addressOf(variant.image, variant.row, shop);
  const { value, unit } = variant.weight ?? {};
  return defined({
    key,
    name,
    sku: lineOf(variant.sku, reporter(shop, variant.row, 'SKU')),
    barcode: lineOf(variant.barcode, reporter(shop, variant.row, 'Barcode')),
    ...(value > 0 && { weightValue: value, weightUnit: unit }),
    optionValueRefs: refs,
    prices: priceOf(variant, shop),
    stock: stockOf(variant, shop),
    media: url ? [url] : undefined,
  });
}

/** No price is no `prices`: such a variant is priced on request. */
function priceOf({ row, price, compareAt }, { currency, digits, leftOut }) {
  const read = (column, cell) => {
    if (!cell) return undefined;
    const amount = minorOf(cell, digits);
    if (!amount) leftOut.add(row, column, 'not an amount, left out');
    if (amount?.rounded) leftOut.add(row, column, `rounded to ${digits} decimals, as ${currency} has`);
    return amount?.minor;
  };
  const [priceMinor, compareAtMinor] = [read('Price', price), read('Compare-at price', compareAt)];
  if (priceMinor === undefined) {
    leftOut.add(row, 'Price', 'there is none: priced on request');
    return undefined;
  }
  const isAbove = compareAtMinor > priceMinor;
  if (compareAtMinor > 0 && !isAbove) leftOut.add(row, 'Compare-at price', 'one that is not above the price is left out');
  return [{ currency, priceMinor, ...(isAbove && { compareAtMinor }) }];
}

function stockOf({ row, stock }, { leftOut }) {
  if (stock === null || stock === undefined) return null;
  const whole = Math.min(Math.max(Math.floor(stock), 0), LARGEST_STOCK);
  if (whole !== stock) leftOut.add(row, 'Stock', 'rounded to a whole number of 0 or more');
  return whole;
}

function imagesOf({ row, images }, shop) {
  const byAddress = new Map();
  for (const { source, alt, row: own } of images) {
    const url = addressOf(source, own, shop);
    if (url && !byAddress.has(url)) byAddress.set(url, defined({ url, alt: lineOf(alt, reporter(shop, own, 'Image alt text')) }));
  }
  if (byAddress.size > MOST.media) shop.leftOut.add(row, 'Images', `those after the first ${MOST.media} are left out`);
  return [...byAddress.values()].slice(0, MOST.media);
}

function addressOf(source, row, { addressOf: find, leftOut }) {
  const url = find(source);
  if (!url) leftOut.add(row, 'Images', 'an image that is neither at an address nor in the folder of --images is left out');
  return url;
}

/** In the order of the file; names that make the same slug are one collection. */
function collectionsOf(made, shop) {
  const collections = new Map();
  for (const { product, item } of made)
    for (const { name, path } of product.collections) {
      const label = lineOf(product.isHtmlName ? shop.readHtml(name, () => {}) : name, reporter(shop, product.row, 'Tags'));
      const slug = slugOf(path.join(' '), 'collection');
      const collection = collections.get(slug) ?? { slug, name: label, productRefs: [] };
      if (label && !collection.productRefs.includes(item.slug)) collection.productRefs.push(item.slug);
      if (label) collections.set(slug, collection);
    }
  return [...collections.values()];
}

const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
