import { EMPTIED, NOT_UNDERSTOOD } from './cell-states.mjs';
import { lineOf } from './cells.mjs';
import { addressOf } from './images.mjs';
import { matchOptions } from './match-options.mjs';
import { matchVariants } from './match-variants.mjs';
import { pricesOf } from './prices.mjs';
import { labelOf } from './slugs.mjs';

/** The most of each that a product may have. */
const MOST = { options: 5, values: 200, variants: 500 };
const LARGEST_STOCK = 1_000_000_000;
/** Units of weight, each as a multiple of the smallest. */
const IN_GRAM = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

/**
 * Makes options and variants of a product, with the keys of those that it has.
 * @param {object} product as `toDocument` takes it
 * @param {{ name?: string, present?: object }} own its name, and the product that is there
 * @param {object} shop as `toDocument` takes it
 * @returns {{ options?: object[], variants: object[] }} `options`: undefined where the file does not say all of them
 */
export function variantsOf(product, { name, present }, shop) {
  const report = (row, reason) => shop.leftOut.add(row, 'Options', reason);
  const lines = product.variants.map((variant) => ({
    ...variant,
    values: variant.values.map((value) => labelFor(value, variant, report)),
  }));
  const written = writtenOptions(product, lines, report);
  const skuValues = valuesBySku(lines, present?.variants);
  const choice = matchOptions({ options: written ?? (present ? undefined : []), skuValues }, present?.options);
  const isSaid = written !== undefined && !(choice.isSame && !choice.isWhole);
  const rows = matchVariants(lines, present?.variants ?? [], choice, report);
  if (rows.length > MOST.variants) report(product.row, `variants after the first ${MOST.variants} are left out`);
  if (present && rows.length === 0) return { variants: [] };
  const labels = new Map(choice.options.flatMap(({ item }) => item.values.map((value) => [`${item.key}/${value.key}`, value.label])));
  return {
    ...((isSaid || !present) && { options: choice.options.map(({ item }) => item) }),
    variants: rows
      .slice(0, MOST.variants)
      .map((row) =>
        variantItem(row, { nameOf: (own) => variantName(own, { name, present, labels, isSaid: written !== undefined }) }, shop),
      ),
  };
}

const labelFor = (value, { row }, report) => lineOf(value, (reason) => report(row, reason));

/** Options with the labels of their values; labels that are the same apart from their case are the same value. */
function writtenOptions({ row, options }, lines, report) {
  if (options === undefined) return undefined;
  if (options.length > MOST.options) report(row, `those after the first ${MOST.options} are left out`);
  return options.slice(0, MOST.options).map((option, index) => {
    const labels = new Map();
    for (const label of lines.map(({ values }) => values[index]))
      if (label && !labels.has(labelOf(label)) && labels.size < MOST.values) labels.set(labelOf(label), label);
    if (labels.size === MOST.values && lines.some(({ values }) => values[index] && !labels.has(labelOf(values[index]))))
      report(row, `values of an option after the first ${MOST.values} are left out`);
    return { name: labelFor(option.name, { row }, report), values: [...labels.values()] };
  });
}

/** Returns the keys that a value of a file has in variants of the same SKUs, by the key of its option, its index and its label. */
function valuesBySku(lines, present = []) {
  const refsOf = new Map(present.flatMap(({ sku, optionValueRefs = [] }) => (sku ? [[sku, optionValueRefs]] : [])));
  const withSku = lines.filter(({ sku }) => refsOf.has(sku));
  return (key, index, label) => {
    const own = withSku.filter(({ values }) => values[index] && labelOf(values[index]) === labelOf(label));
    const refs = own.flatMap(({ sku }) => refsOf.get(sku)).filter((ref) => ref.startsWith(`${key}/`));
    return [...new Set(refs.map((ref) => ref.slice(key.length + 1)))];
  };
}

/** A variant without options is named like its product; one that people have named otherwise keeps its name. */
function variantName({ item, refs }, { name, present, labels, isSaid }) {
  if (refs?.length > 0) return refs.map((ref) => labels.get(ref)).join(' / ');
  return !item || (refs && isSaid) || item.name === present.name ? name : undefined;
}

function variantItem({ variant, item, key, refs }, { nameOf }, shop) {
  const { row } = variant;
  const says = (column, value) =>
    value === EMPTIED ? (item ? EMPTIED : undefined) : lineOf(value, (reason) => shop.leftOut.add(row, column, reason));
  const url = variant.image && addressOf(variant.image, row, shop);
  return defined({
    key,
    name: says('Options', nameOf({ item, refs })),
    sku: says('SKU', variant.sku),
    barcode: says('Barcode', variant.barcode),
    ...weightOf(variant, item),
    optionValueRefs: item && isSameSet(item.optionValueRefs, refs) ? undefined : refs,
    prices: pricesOf(
      variant,
      item?.prices?.find(({ currency }) => currency === shop.currency),
      { ...shop, isNew: !item },
    ),
    stock: stockOf(variant, item, shop),
    lowStockThreshold: thresholdOf(variant, shop),
    media: url ? [url] : undefined,
  });
}

const isSameSet = (one = [], other = []) => one.length === other.length && one.every((ref) => other.includes(ref));

/** Returns a weight in the unit that the file says, else in the one that the variant has; some files have all weights in one unit. */
function weightOf({ weight }, item) {
  if (!weight) return {};
  const { value, inUnit } = weight;
  const unit = weight.unit ?? item?.weightUnit ?? inUnit;
  if (!inUnit || unit === inUnit) return { weightValue: value, weightUnit: unit };
  return { weightValue: Math.round((value * IN_GRAM[inUnit] * 1000) / IN_GRAM[unit]) / 1000 || value, weightUnit: unit };
}

/** The stock of a variant that is there moves by selling; that of a new one is none where it is not known. */
function stockOf({ row, stock }, item, { leftOut }) {
  if (stock === NOT_UNDERSTOOD) {
    if (!item) leftOut.add(row, 'Stock', 'not understood: the new variant has none in stock');
    return item ? undefined : 0;
  }
  if (typeof stock !== 'number') return item ? undefined : (stock ?? null);
  const whole = Math.min(Math.max(Math.floor(stock), 0), LARGEST_STOCK);
  if (item && item.stock !== whole)
    leftOut.add(row, 'Stock', 'kept as it is in the shop, which counts what is sold; the file says another number');
  else if (whole !== stock) leftOut.add(row, 'Stock', 'rounded to a whole number of 0 or more');
  return item ? undefined : whole;
}

/** Returns the number from which the stock of a variant is low; undefined, which changes nothing, where the file has no whole number. */
function thresholdOf({ row, lowStock }, { leftOut }) {
  if (lowStock === undefined || lowStock === NOT_UNDERSTOOD || lowStock === EMPTIED) return undefined;
  const number = Number(lowStock);
  if (Number.isInteger(number) && number <= LARGEST_STOCK) return number;
  leftOut.add(row, 'Low stock amount', 'not a whole number');
  return undefined;
}

const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
