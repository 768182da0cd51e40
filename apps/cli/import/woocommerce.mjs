import { EMPTIED, NOT_UNDERSTOOD } from './cell-states.mjs';
import { CellReader } from './cell-reader.mjs';
import { listOf } from './cells.mjs';
import { combinationsOf } from './combinations.mjs';
import { flagOf } from './flags.mjs';

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
  lowStock: 'low stock amount',
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
const FIELD_OF = new Map([...Object.entries(FIELDS).map(([field, header]) => [header, field]), ['catalog visibility', 'visibility']]);
const ATTRIBUTE = /^attribute (\d{1,3}) (name|value\(s\)|visible|global|default)$/;
const WEIGHT = /^weight \((g|kg|oz|lbs?)\)$/;

/** Columns that are known and have no counterpart in the service, and values of them that say nothing. */
const UNSUPPORTED = [
  { header: /^tax (?:status|class)$/, says: 'taxes of single products are not imported', nothing: /^(?:taxable|parent)$/i },
  { header: /^(?:length|width|height) \(/, says: 'dimensions are not imported' },
  { header: /^(?:download|meta: _download)/, says: 'digital downloads are not imported' },
  { header: /^(?:grouped products|upsells|cross-sells)$/, says: 'related products are not imported' },
  { header: /^(?:external url|button text)$/, says: 'links to other shops are not imported' },
  { header: /^(?:is featured\?|sold individually\?)$/, says: 'not supported', nothing: /^(?:0|false)$/i },
  { header: /^allow customer reviews\?$/, says: 'not supported', nothing: /./ },
  { header: /^(?:purchase note|shipping class)$/, says: 'not supported' },
  { header: /^(?:meta|swatches attributes)\b/, says: 'fields of plug-ins are not imported' },
];

const VISIBILITIES = { visible: true, catalog: true, search: true, hidden: false };

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
 * @param {{ digits?: number, decimal?: '.' | ',', dates?: string }} [options] how cells are read, as `CellReader` takes them
 */
export function readWooCommerce({ columns, rows }, leftOut, now, options = {}) {
  const headers = new Map(columns.toReversed().flatMap((header) => fieldsOf(header).map((field) => [field, header])));
  const cells = new CellReader(leftOut, headers, options);
  const lines = rows.map(({ row, cells: written }) => lineOf(row, written, cells, leftOut));
  cells.lines = lines;
  const variations = lines.filter(({ types }) => types.includes('variation'));
  const products = lines.filter((line) => {
    if (line.types.includes('variation')) return false;
    const isTaken = line.types.includes('simple') || line.types.includes('variable');
    if (!isTaken) leftOut.add(line.row, 'Type', `products of the type "${cells.value(line, 'type') ?? ''}" are left out`);
    return isTaken;
  });
  const distinct = withoutRepeated(products, cells, leftOut);
  const children = childrenOf(distinct, variations, leftOut);
  return distinct.flatMap((product) => productOf(product, children.get(product) ?? [], { cells, leftOut, now }));
}

/** Leaves out rows of a product that is in the file already: of its ID, else of its SKU and name. */
function withoutRepeated(products, cells, leftOut) {
  const ids = new Set();
  return products.filter((line) => {
    const [id, sku, name] = ['id', 'sku', 'name'].map((field) => cells.value(line, field));
    const identity = id ? `id ${id}` : sku && `sku ${sku} ${name}`;
    if (identity && ids.has(identity)) leftOut.add(line.row, 'ID', 'a second row of the same product is left out');
    const isRepeated = identity && ids.has(identity);
    if (identity) ids.add(identity);
    return !isRepeated;
  });
}

/** The field of a header, if any; that of a weight names its unit, that of an attribute its number. */
function fieldsOf(header) {
  const name = header.toLowerCase();
  if (FIELD_OF.has(name)) return [FIELD_OF.get(name)];
  if (WEIGHT.test(name)) return ['weight'];
  return ATTRIBUTE.test(name) ? ['attributes'] : [];
}

function lineOf(row, written, cells, leftOut) {
  const line = { row, attributes: [] };
  for (const [header, cell] of Object.entries(written)) {
    const name = header.toLowerCase();
    const [, number, part] = ATTRIBUTE.exec(name) ?? [];
    const [field] = fieldsOf(header);
    if (number) line.attributes[number] = { ...line.attributes[number], [part]: cells.checked(row, header, cell) };
    else if (field) line[field] ??= withoutApostrophe(cells.checked(row, header, cell));
    else reportUnknown(row, header, cell, leftOut);
    if (field === 'weight') line.unit ??= WEIGHT.exec(name)[1].replace('lbs', 'lb');
  }
  line.attributes = line.attributes.filter((attribute) => typeof attribute?.name === 'string');
  line.types = listOf(cells.value(line, 'type')?.toLowerCase());
  return line;
}

/** The export writes `'` before what a spreadsheet would take for a formula. */
const withoutApostrophe = (cell) => (typeof cell === 'string' ? cell.replace(/^'(?=[=+\-@])/, '') : cell);

/** The export writes line breaks of descriptions as `\n`, and `\n` itself as `\\n`. */
const withLineBreaks = (text) =>
  typeof text === 'string' ? text.replace(/\\\\n|(?:\\r)?\\n/g, (written) => (written === '\\\\n' ? '\\n' : '\n')) : text;

function reportUnknown(row, header, cell, leftOut) {
  const column = UNSUPPORTED.find((column) => column.header.test(header.toLowerCase()));
  if (!column?.nothing?.test(cell)) leftOut.add(column ? undefined : row, header, column?.says ?? 'unknown column, left out');
}

/** A variation names its product by `id:12` or by SKU, wherever that stands in the file. */
function childrenOf(products, variations, leftOut) {
  const byName = new Map([
    ...products.flatMap((product) => (product.sku ? [[product.sku, product]] : [])),
    ...products.flatMap((product) => (product.id ? [[`id:${product.id.toString()}`, product]] : [])),
  ]);
  const children = new Map();
  for (const variation of variations) {
    const parent = byName.get(variation.parent);
    if (!parent?.types.includes('variable'))
      leftOut.add(variation.row, 'Parent', 'a variation whose product is not in the file is left out');
    else if (children.has(parent)) children.get(parent).push(variation);
    else children.set(parent, [variation]);
  }
  return children;
}

function productOf(line, children, { cells, leftOut, now }) {
  const isVariable = line.types.includes('variable');
  const lines = isVariable ? children.filter((child) => [true, undefined].includes(publishedOf(child, cells))) : [line];
  if (lines.length < children.length) leftOut.add(line.row, 'Published', 'disabled variations are left out');
  if (lines.length === 0) {
    leftOut.add(line.row, 'Type', 'a variable product without variations is left out');
    return [];
  }
  const options = optionsOf(line, isVariable ? children : []);
  const specs = line.attributes.filter((attribute) => !options?.includes(attribute) && isShown(attribute));
  const tools = { cells, leftOut, now, sharedStock: isVariable ? cells.number(line, 'stock') : undefined };
  const { sku } = line;
  return [
    {
      row: line.row,
      id: cells.value(line, 'id') && { system: 'woocommerce', id: line.id },
      ...(isVariable && typeof sku === 'string' && { sku }),
      nameColumn: 'Name',
      name: cells.value(line, 'name'),
      isHtmlName: true,
      ...textsOf(line, tools),
      published: isPublished(line, lines, tools),
      brand: cells.text(line, 'brand'),
      needsDelivery: lines.some(({ types }) => !types.includes('virtual')) && !line.types.includes('virtual'),
      preorderable: goesOn(line, lines, cells),
      options: options?.map(({ name }) => ({ name })),
      specs: specs.map((attribute) => ({ label: attribute.name, value: valuesOf(attribute).join(', ') })),
      tags: listIn(line, 'tags', cells)?.map((name) => ({ name, path: [name] })),
      categories: listIn(line, 'categories', cells)?.map(categoryOf),
      images: listOf(cells.value(line, 'images')).map((source) => ({ source, row: line.row })),
      variants: isVariable
        ? variantsOf(line, sorted(lines, cells), options ?? [], tools)
        : [{ ...variantOf(line, line, tools), values: [] }],
    },
  ];
}

/** Attributes with values that variations have; nothing is said where there is none. */
function optionsOf(line, children) {
  const hasValues = (attribute, child) => [attribute, attributeOf(child, attribute.name)].some((own) => valuesOf(own).length > 0);
  const own = line.attributes.filter((attribute) =>
    children.some((child) => attributeOf(child, attribute.name) && hasValues(attribute, child)),
  );
  return own.length > 0 ? own : undefined;
}

/** A short description is the description, with the other one as the long text. */
function textsOf(line, { cells, leftOut }) {
  const text = (field) => cells.text(line, field);
  return {
    hasShort: true,
    shortHtml: withLineBreaks(text('short')),
    html: withLineBreaks(text('description')),
    seoTitle: withoutVariables(firstOf(text('seoTitle'), text('rankTitle')), line.row, leftOut),
    seoDescription: withoutVariables(firstOf(text('seoDescription'), text('rankDescription')), line.row, leftOut),
  };
}

const firstOf = (one, other) => (typeof one === 'string' ? one : (other ?? one));

/** A draft is -1, beside 1 and 0. */
const publishedOf = (line, cells) => (line.published === '-1' ? false : cells.flag(line, 'published'));

function isPublished(line, lines, { cells, leftOut }) {
  const isDownload = [line, ...lines].some(({ types }) => types.includes('downloadable'));
  if (isDownload) leftOut.add(line.row, 'Type', 'digital downloads are not delivered: the product is not published');
  const published = publishedOf(line, cells);
  const isVisible = cells.word(line, 'visibility', VISIBILITIES);
  if (isDownload || published === false || isVisible === false) return false;
  return isVisible === NOT_UNDERSTOOD ? NOT_UNDERSTOOD : published;
}

/** Tells of "allow backorders" of a whole product; variations inherit it. */
function goesOn(line, lines, cells) {
  const flags = [line, ...lines].map((one) =>
    cells.value(one, 'backorders')?.toLowerCase() === 'notify' ? true : cells.flag(one, 'backorders'),
  );
  const [own, ...others] = flags;
  const isWhole = others.every((flag) => (flag ?? own) === true);
  return isWhole ? { row: line.row, column: 'Backorders allowed?' } : undefined;
}

/** Members of a list, and nothing where the file does not say it. */
const listIn = (line, field, cells) => (cells.has(field) && line[field] !== NOT_UNDERSTOOD ? listOf(line[field]) : undefined);

/** `Clothes > Coats` is the category Coats within Clothes. */
function categoryOf(category) {
  const path = category.split('>').map((part) => part.trim());
  return { name: path.at(-1), path };
}

/** Titles of plug-ins may be patterns, such as `%%title%% %%sep%%`. */
function withoutVariables(text, row, leftOut) {
  if (typeof text !== 'string' || !/%%?[a-z_]+%%?/.test(text)) return text;
  leftOut.add(row, 'SEO texts', 'patterns of a plug-in are left out');
  return undefined;
}

const attributeOf = ({ attributes }, name) => attributes.find((attribute) => attribute.name.toLowerCase() === name.toLowerCase());
const valuesOf = (attribute) => {
  const values = attribute?.['value(s)'];
  return typeof values === 'string' ? listOf(values) : [];
};
/** Attributes that a shop does not show are flags, which spreadsheets may have turned into words. */
const isShown = ({ visible }) => typeof visible !== 'string' || flagOf(visible) !== false;

function sorted(lines, cells) {
  const positioned = lines.map((line) => ({ line, position: cells.position(line, 'position') }));
  const numberOf = ({ position }) => (typeof position === 'number' ? position : 0);
  return positioned.sort((one, other) => numberOf(one) - numberOf(other)).map(({ line }) => line);
}

/** A variation without a value of an attribute is any of them, apart from combinations that are variations of their own. */
function variantsOf(product, children, options, tools) {
  const values = options.map((option) => valuesOf(option));
  const written = children.map((child) => options.map(({ name }) => valuesOf(attributeOf(child, name))[0]));
  const taken = new Set(written.filter((values) => values.every(Boolean)).map(String));
  return children.flatMap((child, index) => {
    const variant = variantOf(child, product, tools);
    if (written[index].every(Boolean)) return [{ ...variant, values: written[index] }];
    const open = combinationsOf(written[index].map((value, valueIndex) => (value ? [value] : values[valueIndex]))).filter(
      (values) => !taken.has(String(values)),
    );
    for (const values of open) taken.add(String(values));
    if (open.length > 1 && variant.stock) tools.leftOut.add(child.row, 'Stock', 'each variant of "any" gets the whole stock');
    return open.map((values) => ({ ...variant, values }));
  });
}

function variantOf(line, product, tools) {
  const { cells } = tools;
  const weighed = line.weight === undefined ? product : line;
  const weight = cells.number(weighed, 'weight', { least: 0 });
  return {
    row: line.row,
    sku: cells.code(line, 'sku'),
    barcode: cells.code(line, 'barcode'),
    weight: Number(weight === NOT_UNDERSTOOD ? 0 : weight) > 0 ? { value: Number(weight), unit: weighed.unit } : undefined,
    ...pricesOf(line, tools),
    stock: stockOf(line, tools),
    lowStock: cells.number(line.lowStock === undefined ? product : line, 'lowStock', { least: 0 }),
    image: line === product ? undefined : listOf(cells.value(line, 'images'))[0],
  };
}

/** During a sale its price is the price, and the regular one that to compare with. */
function pricesOf(line, { cells, leftOut, now }) {
  const regular = cells.number(line, 'price', { isAmount: true, least: 0 });
  const sale = cells.number(line, 'salePrice', { isAmount: true, least: 0 });
  if (!cells.has('salePrice') || sale === NOT_UNDERSTOOD) return { price: regular };
  if (sale === undefined) return { price: regular, compareAt: EMPTIED };
  const [from, until] = [cells.date(line, 'saleFrom'), cells.date(line, 'saleUntil')];
  const isSale = isWithin(from, until, now);
  if (from !== undefined || until !== undefined) leftOut.add(line.row, 'Sale price', saleText(isSale, from, until));
  return isSale ? { price: sale, compareAt: regular } : { price: regular, compareAt: EMPTIED };
}

function saleText(isSale, ...dates) {
  if (dates.includes(NOT_UNDERSTOOD)) return 'a sale whose dates are not understood is left out: the regular price holds';
  return isSale ? 'imported without its end' : 'a sale at another time is left out';
}

/** A sale whose dates are not understood is not known to be on; a day is meant as a whole. */
function isWithin(from, until, now) {
  if (from === NOT_UNDERSTOOD || until === NOT_UNDERSTOOD) return false;
  const today = now.toISOString();
  return (!from || from <= today) && (!until || until >= today.slice(0, until.length));
}

/** `parent` is the stock that variations share: each gets a count of its own here, so shared stock is not tracked. */
function stockOf(line, { cells, leftOut, sharedStock }) {
  const isShared = cells.value(line, 'stock')?.toLowerCase() === 'parent';
  const stock = isShared ? undefined : cells.number(line, 'stock');
  if (stock === NOT_UNDERSTOOD || stock !== undefined) return stock === NOT_UNDERSTOOD ? stock : Number(stock);
  if (sharedStock === NOT_UNDERSTOOD) return NOT_UNDERSTOOD;
  if (isShared || sharedStock !== undefined) {
    leftOut.add(line.row, 'Stock', 'stock that variations share is not tracked');
    return null;
  }
  const isBackorder = /^(?:on)?backorder$/i.test(cells.value(line, 'inStock') ?? '');
  const inStock = isBackorder ? true : cells.flag(line, 'inStock');
  if (inStock === NOT_UNDERSTOOD) return NOT_UNDERSTOOD;
  return inStock === undefined ? undefined : inStock ? null : 0;
}
