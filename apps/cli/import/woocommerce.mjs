import { flagOf, listOf, numberOf } from './cells.mjs';
import { combinationsOf } from './combinations.mjs';

const FIELDS = {
  id: 'id',
  type: 'type',
  sku: 'sku',
  barcode: 'gtin, upc, ean, or isbn',
  name: 'name',
  published: 'published',
  visibility: 'visibility in catalog',
  short: 'short description',
  description: 'description',
  saleFrom: 'date sale price starts',
  saleUntil: 'date sale price ends',
  inStock: 'in stock?',
  stock: 'stock',
  backorders: 'backorders allowed?',
  salePrice: 'sale price',
  price: 'regular price',
  categories: 'categories',
  tags: 'tags',
  images: 'images',
  parent: 'parent',
  position: 'position',
  brand: 'brands',
  seoTitle: 'meta: _yoast_wpseo_title',
  seoDescription: 'meta: _yoast_wpseo_metadesc',
  rankTitle: 'meta: rank_math_title',
  rankDescription: 'meta: rank_math_description',
};
const FIELD_OF = new Map(Object.entries(FIELDS).map(([field, header]) => [header, field]));
const ATTRIBUTE = /^attribute (\d{1,3}) (name|value\(s\)|visible|global|default)$/;
const WEIGHT = /^weight \((g|kg|oz|lbs?)\)$/;

/** Columns that are known and have no place in the service, and values of them that say nothing. */
const NO_PLACE = [
  { header: /^tax (?:status|class)$/, says: 'taxes of single products are not imported', nothing: /^(?:taxable|parent)$/i },
  { header: /^(?:length|width|height) \(/, says: 'dimensions are not imported' },
  { header: /^(?:download|meta: _download)/, says: 'digital downloads are not imported' },
  { header: /^(?:grouped products|upsells|cross-sells)$/, says: 'related products are not imported' },
  { header: /^(?:external url|button text)$/, says: 'links to other shops are not imported' },
  { header: /^(?:is featured\?|sold individually\?)$/, says: 'not supported', nothing: /^(?:0|false)$/i },
  { header: /^allow customer reviews\?$/, says: 'not supported', nothing: /./ },
  { header: /^(?:low stock amount|purchase note|shipping class)$/, says: 'not supported' },
  { header: /^(?:meta|swatches attributes)\b/, says: 'fields of plug-ins are not imported' },
];

/** Tells WooCommerce's export by its headers, which are of a shop in English. */
export function isWooCommerce(columns) {
  const names = new Set(columns.map((column) => column.toLowerCase()));
  return ['type', 'name', 'regular price'].every((header) => names.has(header));
}

/**
 * Products of WooCommerce's product export in the shape of `to-document.mjs`.
 * @param {{ columns: string[], rows: { row: number, cells: Record<string, string> }[] }} table
 * @param {import('./left-out.mjs').LeftOut} leftOut
 * @param {Date} now by which sale prices of a time are judged
 */
export function readWooCommerce({ rows }, leftOut, now) {
  const lines = rows.map(({ row, cells }) => fieldsOf(row, cells, leftOut));
  const variations = lines.filter(({ types }) => types.includes('variation'));
  const products = lines.filter(({ types, row, type }) => {
    if (types.includes('variation')) return false;
    const isTaken = types.includes('simple') || types.includes('variable');
    if (!isTaken) leftOut.add(row, 'Type', `products of the type "${type ?? ''}" are left out`);
    return isTaken;
  });
  const children = childrenOf(products, variations, leftOut);
  return products.flatMap((product) => productOf(product, children.get(product) ?? [], { leftOut, now }));
}

function fieldsOf(row, cells, leftOut) {
  const line = { row, attributes: [] };
  for (const [header, cell] of Object.entries(cells)) {
    const name = header.toLowerCase();
    const [, place, part] = ATTRIBUTE.exec(name) ?? [];
    const [, unit] = WEIGHT.exec(name) ?? [];
    if (FIELD_OF.has(name)) line[FIELD_OF.get(name)] = unescaped(cell);
    else if (place) line.attributes[place] = { ...line.attributes[place], [part]: cell };
    else if (unit) line.weight = { value: numberOf(cell), unit: unit === 'lbs' ? 'lb' : unit };
    else reportUnknown(row, header, cell, leftOut);
  }
  line.attributes = line.attributes.filter((attribute) => attribute?.name);
  line.types = listOf(line.type?.toLowerCase());
  return line;
}

/** The export writes `'` before what a spreadsheet would take for a formula, and line breaks as `\n`. */
const unescaped = (cell) => cell.replace(/^'(?=[=+\-@])/, '').replace(/\\r?\\n|\\n/g, '\n');

function reportUnknown(row, header, cell, leftOut) {
  const column = NO_PLACE.find((column) => column.header.test(header.toLowerCase()));
  if (!column?.nothing?.test(cell)) leftOut.add(column ? undefined : row, header, column?.says ?? 'unknown column, left out');
}

/** A variation names its product by `id:12` or by SKU, wherever that stands in the file. */
function childrenOf(products, variations, leftOut) {
  const byName = new Map([
    ...products.flatMap((product) => (product.sku ? [[product.sku, product]] : [])),
    ...products.flatMap((product) => (product.id ? [[`id:${product.id}`, product]] : [])),
  ]);
  const children = new Map();
  for (const variation of variations) {
    const parent = byName.get(variation.parent);
    if (parent?.types.includes('variable')) children.set(parent, [...(children.get(parent) ?? []), variation]);
    else leftOut.add(variation.row, 'Parent', 'a variation whose product is not in the file is left out');
  }
  return children;
}

function productOf(line, children, tools) {
  const isVariable = line.types.includes('variable');
  const lines = isVariable ? children.filter(({ published }) => published !== '0' && published !== '-1') : [line];
  if (lines.length < children.length) tools.leftOut.add(line.row, 'Published', 'disabled variations are left out');
  if (!line.name || lines.length === 0) {
    const [column, reason] = line.name
      ? ['Type', 'a variable product without variations is left out']
      : ['Name', 'a product without one is left out'];
    tools.leftOut.add(line.row, column, reason);
    return [];
  }
  const options = isVariable ? line.attributes.filter(({ name }) => children.some((child) => attributeOf(child, name))) : [];
  const specs = line.attributes.filter((attribute) => !options.includes(attribute) && attribute.visible !== '0');
  return [
    {
      row: line.row,
      name: line.name,
      isHtmlName: true,
      ...textsOf(line, tools),
      published: isPublished(line, lines, tools),
      brand: line.brand,
      needsDelivery: lines.some(({ types }) => !types.includes('virtual')) && !line.types.includes('virtual'),
      preorderable: lines.every(({ backorders = line.backorders }) => ['1', 'notify'].includes(backorders)),
      options: options.map(({ name }) => name),
      specs: specs.map((attribute) => ({ label: attribute.name, value: valuesOf(attribute).join(', ') })),
      collections: [...listOf(line.categories).map(categoryOf), ...listOf(line.tags).map((name) => ({ name, path: [name] }))],
      images: listOf(line.images).map((source) => ({ source, row: line.row })),
      variants: isVariable ? variantsOf(line, sorted(lines), options, tools) : [{ ...variantOf(line, line, tools), values: [] }],
    },
  ];
}

/** A short description is the description, with the other one as the long text. */
function textsOf({ row, short, description, ...line }, { leftOut }) {
  return {
    html: short ?? description,
    longHtml: short && description,
    seoTitle: withoutVariables(line.seoTitle ?? line.rankTitle, row, leftOut),
    seoDescription: withoutVariables(line.seoDescription ?? line.rankDescription, row, leftOut),
  };
}

function isPublished(line, lines, { leftOut }) {
  const isDownload = [line, ...lines].some(({ types }) => types.includes('downloadable'));
  if (isDownload) leftOut.add(line.row, 'Type', 'digital downloads are not delivered: the product is not published');
  return line.published === '1' && line.visibility !== 'hidden' && !isDownload;
}

/** `Clothes > Coats` is the category Coats within Clothes. */
function categoryOf(category) {
  const path = category.split('>').map((part) => part.trim());
  return { name: path.at(-1), path };
}

/** Titles of plug-ins may be patterns, such as `%%title%% %%sep%%`. */
function withoutVariables(text, row, leftOut) {
  if (!text || !/%%?[a-z_]+%%?/.test(text)) return text;
  leftOut.add(row, 'SEO texts', 'patterns of a plug-in are left out');
  return undefined;
}

const attributeOf = ({ attributes }, name) => attributes.find((attribute) => attribute.name.toLowerCase() === name.toLowerCase());
const valuesOf = (attribute) => listOf(attribute?.['value(s)']);
const sorted = (lines) => [...lines].sort((one, other) => (numberOf(one.position) ?? 0) - (numberOf(other.position) ?? 0));

/** A variation without a value of an attribute is any of them, apart from combinations that are variations of their own. */
function variantsOf(product, children, options, tools) {
  const values = options.map((option) => valuesOf(option));
  const written = children.map((child) => options.map(({ name }) => valuesOf(attributeOf(child, name))[0]));
  const taken = new Set(written.filter((values) => values.every(Boolean)).map(String));
  return children.flatMap((child, index) => {
    const variant = variantOf(child, product, tools);
    if (written[index].every(Boolean)) return [{ ...variant, values: written[index] }];
    const open = combinationsOf(written[index].map((value, place) => (value ? [value] : values[place]))).filter(
      (values) => !taken.has(String(values)),
    );
    for (const values of open) taken.add(String(values));
    if (open.length > 1 && variant.stock) tools.leftOut.add(child.row, 'Stock', 'each variant of "any" gets the whole stock');
    return open.map((values) => ({ ...variant, values }));
  });
}

function variantOf(line, product, { leftOut, now }) {
  const isSale = line.salePrice !== undefined && isWithin(line, now);
  if (line.salePrice !== undefined && (line.saleFrom || line.saleUntil))
    leftOut.add(line.row, 'Sale price', isSale ? 'imported without its end' : 'a sale at another time is left out');
  const own = isSale ? { price: line.salePrice, compareAt: line.price } : { price: line.price };
  return {
    row: line.row,
    sku: line.sku,
    barcode: line.barcode,
    weight: line.weight ?? product.weight,
    ...own,
    stock: stockOf(line, product, leftOut),
    image: line === product ? undefined : listOf(line.images)[0],
  };
}

function isWithin({ saleFrom, saleUntil }, now) {
  const today = now.toISOString();
  return (!saleFrom || saleFrom <= today) && (!saleUntil || saleUntil >= today.slice(0, saleUntil.length));
}

/** `parent` is the stock that variations share: each gets a count of its own here, so shared stock is not tracked. */
function stockOf(line, product, leftOut) {
  const stock = numberOf(line.stock);
  if (stock !== undefined) return stock;
  if (line.stock === 'parent' || (line !== product && numberOf(product.stock) !== undefined)) {
    leftOut.add(line.row, 'Stock', 'stock that variations share is not tracked');
    return null;
  }
  return flagOf(line.inStock) === false && line.inStock !== 'backorder' ? 0 : null;
}
