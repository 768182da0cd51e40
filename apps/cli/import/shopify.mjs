import { EMPTIED, NOT_UNDERSTOOD } from './cell-states.mjs';
import { CellReader } from './cell-reader.mjs';
import { listOf } from './cells.mjs';

/** Fields by the headers of Shopify's export, those of 2025 and those before, in small letters. */
const FIELDS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  brand: ['vendor'],
  category: ['type'],
  productCategory: ['product category', 'standard product type', 'custom product type'],
  tags: ['tags'],
  collection: ['collection'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  weight: ['variant grams', 'weight value (grams)'],
  weightUnit: ['variant weight unit', 'weight unit for display'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  needsDelivery: ['variant requires shipping', 'requires shipping'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`name${n}`, [`option${n} name`]],
      [`value${n}`, [`option${n} value`]],
    ]),
  ),
};
const FIELD_OF = new Map(Object.entries(FIELDS).flatMap(([field, headers]) => headers.map((header) => [header, field])));

/** Columns that are known and have no counterpart in the service, and values of them that say nothing. */
const UNSUPPORTED = [
  { header: /^(?:variant fulfillment service|fulfillment service)$/, says: 'fulfillment services are not imported', nothing: /^manual$/i },
  { header: /^(?:variant taxable|charge tax)$/, says: 'taxes of single variants are not imported', nothing: /^true$/i },
  { header: /^(?:variant )?tax code$/, says: 'tax codes are not imported' },
  { header: /^cost per item$/, says: 'costs are not imported' },
  { header: /^(?:google shopping|mpn)/, says: 'fields of Google Shopping are not imported' },
  { header: /metafields?\b|^option\d linked to$/, says: 'metafields are not imported' },
  { header: /^(?:included|price|compare.at price|compareatprice|international) ?[/(]/, says: 'market prices are not imported' },
  { header: /^(?:inventory|on hand|available|committed|incoming|location)\b/, says: 'stock by location is not imported' },
  { header: /^unit price|^(?:variant )?unit/, says: 'unit prices are not imported' },
];
/** Fields of a product as a whole, which the export writes into its first row. */
const OF_PRODUCT = [
  'title',
  'description',
  'brand',
  'category',
  'productCategory',
  'tags',
  'collection',
  'published',
  'status',
  'giftCard',
];
const TEXTS_OF_PRODUCT = ['seoTitle', 'seoDescription', 'name1', 'name2', 'name3'];
const OF_VARIANT = ['sku', 'barcode', 'quantity', 'price', 'compareAt', 'value1', 'value2', 'value3'];
/** Meaning of each status for being published: an active product may be hidden in the shop all the same. */
const STATUSES = { active: true, draft: false, archived: false, unlisted: false };
const POLICIES = { continue: true, deny: false };

/** Tells Shopify's export by its headers. */
export function isShopify(columns) {
  const fields = columns.map(fieldOf);
  return fields.includes('handle') && (fields.includes('name1') || fields.includes('price'));
}

const fieldOf = (header) => FIELD_OF.get(header.toLowerCase());

/**
 * Products of Shopify's product export in the shape of `to-document.mjs`.
 * @param {{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }} table
 * @param {import('./left-out.mjs').LeftOut} leftOut
 * @param {{ digits?: number, decimal?: '.' | ',', dates?: string }} [options] how cells are read, as `CellReader` takes them
 */
export function readShopify({ columns, rows }, leftOut, options = {}) {
  const headers = new Map(columns.toReversed().flatMap((header) => (fieldOf(header) ? [[fieldOf(header), header]] : [])));
  const cells = new CellReader(leftOut, headers, options);
  const groups = new Map();
  const lines = rows.map(({ row, cells: written }) => fieldsOf(row, written, cells, leftOut));
  for (const line of lines) {
    const handle = cells.value(line, 'handle')?.toLowerCase();
    if (!handle) leftOut.add(line.row, 'Handle', 'a row without one is left out');
    else if (groups.has(handle)) groups.get(handle).push(line);
    else groups.set(handle, [line]);
  }
  cells.lines = lines;
  return [...groups.values()].flatMap((own) => productOf(own, cells, leftOut));
}

function fieldsOf(row, written, cells, leftOut) {
  const line = { row };
  for (const [header, cell] of Object.entries(written)) {
    const field = fieldOf(header);
    if (field) line[field] ??= cells.checked(row, header, cell);
    else reportUnknown(row, header, cell, leftOut);
  }
  return line;
}

function reportUnknown(row, header, cell, leftOut) {
  const column = UNSUPPORTED.find((column) => column.header.test(header.toLowerCase()));
  if (!column?.nothing?.test(cell)) leftOut.add(column ? undefined : row, header, column?.says ?? 'unknown column, left out');
}

function productOf(lines, cells, leftOut) {
  const product = wholeOf(lines, leftOut);
  if (cells.flag(product, 'giftCard') === true) {
    leftOut.add(product.row, 'Gift Card', 'gift cards are left out');
    return [];
  }
  const first = lines.find(({ title }) => title) ?? lines[0];
  const options = optionsOf(product, lines, cells);
  const rows = lines.filter((line) => line === first || OF_VARIANT.some((field) => line[field]));
  return [
    {
      row: product.row,
      id: { system: 'shopify', id: product.handle },
      handle: product.handle,
      nameColumn: 'Title',
      name: cells.value(product, 'title'),
      html: cells.text(product, 'description'),
      published: publishedOf(product, cells),
      brand: cells.text(product, 'brand'),
      category: categoryOf(product, cells),
      seoTitle: cells.text(product, 'seoTitle'),
      seoDescription: cells.text(product, 'seoDescription'),
      needsDelivery: anyOf(rows.map((line) => cells.flag(line, 'needsDelivery'))),
      preorderable: goesOn(rows, cells, leftOut),
      options,
      tags: tagsOf(product, 'tags', cells),
      categories: tagsOf(product, 'collection', cells),
      hasAlts: cells.has('imageAlt'),
      images: imagesOf(lines, cells),
      variants: rows.map((line) => variantOf(line, options, cells, leftOut)),
    },
  ];
}

const headerOf = (field) => ({ title: 'Title', published: 'Published', status: 'Status', tags: 'Tags' })[field] ?? FIELDS[field][0];

/** Puts the fields of a product together, of whichever row has them. */
function wholeOf(lines, leftOut) {
  const first = lines.find(({ title }) => title) ?? lines[0];
  const whole = { row: first.row, handle: first.handle.toLowerCase() };
  for (const field of [...OF_PRODUCT, ...TEXTS_OF_PRODUCT]) {
    const [written, ...others] = lines.filter((line) => line[field] !== undefined);
    if (written) whole[field] = written[field];
    for (const line of others.filter((other) => other[field] !== written[field]))
      leftOut.add(line.row, headerOf(field), 'differs from an earlier row of the same product, left out');
  }
  return whole;
}

function publishedOf(product, cells) {
  const written = cells.flag(product, 'published');
  const status = cells.word(product, 'status', STATUSES);
  if (written === false || status === false) return false;
  if (written === NOT_UNDERSTOOD || status === NOT_UNDERSTOOD) return NOT_UNDERSTOOD;
  return written ?? (cells.has('published') ? undefined : status);
}

function categoryOf(product, cells) {
  const path = cells.value(product, 'productCategory')?.split('>').at(-1).trim();
  const category = cells.text(product, 'category');
  return category === EMPTIED || category === undefined ? path || category || cells.text(product, 'productCategory') : category;
}

/** True where one of the flags is, false where all are; one that is not understood leaves it open. */
function anyOf(flags) {
  if (flags.includes(true)) return true;
  if (flags.includes(NOT_UNDERSTOOD)) return NOT_UNDERSTOOD;
  return flags.includes(false) ? false : undefined;
}

/** Tells "continue selling when out of stock" of a whole product; the export says it for each variant. */
function goesOn(rows, cells, leftOut) {
  const policies = rows.map((line) => {
    const isWord = Object.hasOwn(POLICIES, cells.value(line, 'policy')?.toLowerCase() ?? '');
    return isWord ? cells.word(line, 'policy', POLICIES) : cells.flag(line, 'policy');
  });
  const going = rows.filter((_, index) => policies[index] === true);
  const isWhole = going.length > 0 && going.length === rows.length;
  if (going.length > 0 && !isWhole)
    leftOut.add(rows[0].row, 'Variant Inventory Policy', 'applies to whole products; left out where variants differ');
  return isWhole ? { row: rows[0].row, column: 'Variant Inventory Policy' } : undefined;
}

/** Names of the options, and none where the file does not speak of them. A product without is written as `Title: Default Title`. */
function optionsOf(product, lines, cells) {
  const used = [1, 2, 3].filter((n) => product[`name${n}`] || lines.some((line) => line[`value${n}`]));
  if (used.length === 0) return undefined;
  if (used.length === 1 && lines.some(({ value1 }) => value1 === 'Default Title') && !lines.some(hasOtherValue)) return [];
  return used.map((n) => ({ name: cells.value(product, `name${n}`), number: n }));
}

const hasOtherValue = ({ value1 }) => value1 !== undefined && value1 !== 'Default Title';

function tagsOf(product, field, cells) {
  if (!cells.has(field) || product[field] === NOT_UNDERSTOOD) return undefined;
  return listOf(product[field]).map((name) => ({ name, path: [name] }));
}

function imagesOf(lines, cells) {
  const pictures = lines
    .filter((line) => cells.value(line, 'image'))
    .map((line) => ({ source: line.image, alt: cells.value(line, 'imageAlt'), row: line.row, position: positionOf(line, cells) }));
  return pictures
    .sort((one, other) => (one.position === other.position ? 0 : one.position - other.position))
    .map(({ position: _, ...picture }) => picture);
}

function positionOf(line, cells) {
  const position = cells.position(line, 'imagePosition');
  return typeof position === 'number' ? position : Infinity;
}

function variantOf(line, options, cells, leftOut) {
  return {
    row: line.row,
    values: (options ?? []).map(({ number }) => cells.value(line, `value${number}`)),
    saysNothing: !OF_VARIANT.some((field) => line[field]),
    sku: cells.code(line, 'sku'),
    barcode: cells.code(line, 'barcode'),
    weight: weightOf(line, cells),
    price: cells.number(line, 'price', { isAmount: true, least: 0 }),
    compareAt: cells.number(line, 'compareAt', { isAmount: true, least: 0 }) ?? cells.text(line, 'compareAt'),
    stock: stockOf(line, cells, leftOut),
    image: cells.value(line, 'variantImage'),
  };
}

/** Returns the weight of a line, which the file has in its smallest unit, with the unit in which it is shown. */
function weightOf(line, cells) {
  const weight = cells.number(line, 'weight', { least: 0 });
  const value = weight === NOT_UNDERSTOOD ? 0 : Number(weight ?? 0);
  const unit = cells.word(line, 'weightUnit', { g: 'g', kg: 'kg', oz: 'oz', lb: 'lb', lbs: 'lb' });
  return value > 0 ? { inUnit: 'g', value, unit: unit === NOT_UNDERSTOOD ? undefined : unit } : undefined;
}

function stockOf(line, cells, leftOut) {
  const quantity = cells.number(line, 'quantity');
  const tracker = cells.value(line, 'tracker')?.toLowerCase();
  if (quantity === NOT_UNDERSTOOD || line.tracker === NOT_UNDERSTOOD) return NOT_UNDERSTOOD;
  if (!cells.has('tracker')) return quantity === undefined ? undefined : Number(quantity);
  if (!tracker) return null;
  if (tracker !== 'shopify') leftOut.add(line.row, 'Variant Inventory Tracker', 'stock that another program counts is not tracked');
  else if (quantity === undefined) leftOut.add(line.row, 'Variant Inventory Qty', 'tracked stock without a number is not tracked');
  else return Number(quantity);
  return null;
}
