import { flagOf, listOf, numberOf } from './cells.mjs';

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

/** Columns that are known and have no place in the service, and values of them that say nothing. */
const NO_PLACE = [
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
const UNIT_WEIGHTS = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/** Tells Shopify's export by its headers. */
export function isShopify(columns) {
  const fields = columns.map(fieldOf);
  return fields.includes('handle') && fields.includes('title') && (fields.includes('name1') || fields.includes('price'));
}

const fieldOf = (header) => FIELD_OF.get(header.toLowerCase());

/**
 * Products of Shopify's product export in the shape of `to-document.mjs`.
 * @param {{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }} table
 * @param {import('./left-out.mjs').LeftOut} leftOut
 */
export function readShopify({ rows }, leftOut) {
  const groups = new Map();
  for (const { row, cells } of rows) {
    const line = fieldsOf(row, cells, leftOut);
    if (line.handle) groups.set(line.handle, [...(groups.get(line.handle) ?? []), line]);
    else leftOut.add(row, 'Handle', 'a row without one is left out');
  }
  return [...groups.values()].flatMap((lines) => productOf(lines, leftOut));
}

function fieldsOf(row, cells, leftOut) {
  const line = { row };
  for (const [header, cell] of Object.entries(cells)) {
    const field = fieldOf(header);
    if (field) line[field] ??= cell;
    else reportUnknown(row, header, cell, leftOut);
  }
  return line;
}

function reportUnknown(row, header, cell, leftOut) {
  const column = NO_PLACE.find((column) => column.header.test(header.toLowerCase()));
  if (!column?.nothing?.test(cell)) leftOut.add(column ? undefined : row, header, column?.says ?? 'unknown column, left out');
}

function productOf(lines, leftOut) {
  const first = lines.find(({ title }) => title);
  if (!first) {
    leftOut.add(lines[0].row, 'Title', 'a product without one is left out');
    return [];
  }
  if (flagOf(first.giftCard)) {
    leftOut.add(first.row, 'Gift Card', 'gift cards are left out');
    return [];
  }
  const options = optionsOf(first);
  const variants = lines.filter((line) => line === first || line.value1 || line.price).map((line) => variantOf(line, options, leftOut));
  const goesOn = variants.filter(({ sellsOn }) => sellsOn).length;
  if (goesOn > 0 && goesOn < variants.length)
    leftOut.add(first.row, 'Variant Inventory Policy', 'applies to whole products; left out where variants differ');
  return [
    {
      row: first.row,
      handle: first.handle,
      name: first.title,
      html: first.description,
      published: flagOf(first.published) !== false && !/^(?:draft|archived)$/i.test(first.status ?? ''),
      brand: first.brand,
      category: first.category ?? first.productCategory?.split('>').at(-1),
      seoTitle: first.seoTitle,
      seoDescription: first.seoDescription,
      needsDelivery: lines.some(({ needsDelivery }) => flagOf(needsDelivery)),
      preorderable: goesOn === variants.length,
      options,
      collections: [...listOf(first.tags), ...listOf(first.collection)].map((name) => ({ name, path: [name] })),
      images: imagesOf(lines),
      variants,
    },
  ];
}

/** A product without options is written as one of `Title: Default Title`. */
function optionsOf(first) {
  const names = [1, 2, 3].map((n) => first[`name${n}`] ?? (first[`value${n}`] && `Option ${n}`)).filter(Boolean);
  return names.length === 1 && first.value1 === 'Default Title' ? [] : names;
}

function imagesOf(lines) {
  const pictures = lines
    .filter(({ image }) => image)
    .map((line) => ({ source: line.image, alt: line.imageAlt, row: line.row, place: numberOf(line.imagePosition) ?? Infinity }));
  return pictures
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ place: _, ...picture }) => picture);
}

function variantOf(line, options, leftOut) {
  return {
    row: line.row,
    values: options.map((_, index) => line[`value${index + 1}`]),
    sku: line.sku?.replace(/^'/, ''),
    barcode: line.barcode?.replace(/^'/, ''),
    weight: weightOf(line),
    price: line.price,
    compareAt: line.compareAt,
    stock: stockOf(line, leftOut),
    sellsOn: /^(?:continue|true)$/i.test(line.policy ?? ''),
    image: line.variantImage,
  };
}

/** Returns the weight of a line in the unit in which it is shown; the file has it in `g`. */
function weightOf({ weight, weightUnit }) {
  const value = numberOf(weight);
  if (!value || value < 0) return undefined;
  const unit = Object.hasOwn(UNIT_WEIGHTS, weightUnit ?? '') ? weightUnit : 'g';
  return { value: Math.round((value / UNIT_WEIGHTS[unit]) * 1000) / 1000 || value, unit };
}

function stockOf({ row, tracker, quantity }, leftOut) {
  if (!tracker) return null;
  if (tracker.toLowerCase() !== 'shopify')
    leftOut.add(row, 'Variant Inventory Tracker', 'stock that another program counts is not tracked');
  else if (quantity === undefined) leftOut.add(row, 'Variant Inventory Qty', 'tracked stock without a number is not tracked');
  else return numberOf(quantity);
  return null;
}
