import { labelOf, slugsFor } from './slugs.mjs';

const WITHOUT_VALUES = 'a variant without a value of each is left out';
const REPEATED = 'the second variant of the same values is left out';
const UNCLEAR = 'left out: its SKU is that of one variant of the shop, and its values are those of another';
const UNKNOWN = 'left out: the file does not say which variant is meant; give its SKU, or the columns of the options with their values';

/**
 * Finds the variants of a product that those of a file are: by SKU, then by their values; where the file does not speak of options, the
 * only one there is. New ones get keys made of the keys of their values.
 * @param {{ row: number, sku?: string, values: string[], saysNothing?: boolean }[]} written
 * @param {{ key: string, sku?: string, optionValueRefs?: string[] }[]} present
 * @param {ReturnType<import('./match-options.mjs').matchOptions>} choice
 * @param {(row: number, reason: string) => void} report of rows that are left out
 * @returns {{ variant: object, item?: object, key: string, refs?: string[] }[]} `item`: the one that is there; `refs`: undefined where the
 *   file does not say them
 */
export function matchVariants(written, present, choice, report) {
  const bySku = sameSkus(written, present);
  const matched = new Set(bySku.values());
  const revalued = new Set(
    [...bySku].flatMap(([variant, item]) => (idOf(refsOf(variant, choice)) === idOf(item.optionValueRefs) ? [] : [item])),
  );
  const isNamedAlone = choice.options.length === 0 && present.length > 1;
  const isPartial = choice.isSame && present.length > 0 && (!choice.isWhole || isNamedAlone);
  const byRefs = new Map(present.map((item) => [idOf(item.optionValueRefs), item]));
  const open = present.filter((item) => !matched.has(item));
  const rows = written.map((variant) => {
    const refs = refsOf(variant, choice);
    const row = { variant, item: bySku.get(variant), refs: refs.every(Boolean) ? refs : undefined };
    if (isPartial) return partialRow(row, refs.filter(Boolean), open, written.length);
    return choice.isSame ? wholeRow(row, byRefs, { matched, revalued }) : { ...row, fault: !row.refs && WITHOUT_VALUES };
  });
  return withKeys(withoutFaults(rows, { isPartial, report }), present);
}

/** Pairs variants by SKUs that only one of each side has. */
function sameSkus(written, present) {
  const [theirs, ours] = [grouped(written), grouped(present)];
  return new Map(
    [...theirs].flatMap(([sku, own]) => {
      const items = ours.get(sku) ?? [];
      return own.length === 1 && items.length === 1 ? [[own[0], items[0]]] : [];
    }),
  );
}

function grouped(variants) {
  const groups = new Map();
  for (const variant of variants.filter(({ sku }) => typeof sku === 'string')) {
    if (groups.has(variant.sku)) groups.get(variant.sku).push(variant);
    else groups.set(variant.sku, [variant]);
  }
  return groups;
}

/** References to the value of each option, undefined for one without. */
const refsOf = ({ values }, { options }) =>
  options.map(({ keyOf, item }, index) => {
    const key = values[index] && keyOf.get(labelOf(values[index]));
    return key && `${item.key}/${key}`;
  });

const idOf = (refs = []) => [...refs].sort().join(' ');

/** A row that does not say all options means the variant of its SKU, else the only one that has its values. */
function partialRow({ variant, item }, refs, open, count) {
  const meant = open.filter(({ optionValueRefs = [] }) => refs.every((ref) => optionValueRefs.includes(ref)));
  const isOnly = meant.length === 1 && (refs.length > 0 || count === 1);
  return { variant, item: item ?? (isOnly ? meant[0] : undefined) };
}

/** Values of a variant that no other row moves away mean that variant; a row whose SKU means another one is unclear. */
function wholeRow(row, byRefs, { matched, revalued }) {
  const owner = row.refs && byRefs.get(idOf(row.refs));
  if (!owner || owner === row.item || revalued.has(owner)) return row;
  if (matched.has(owner)) return { ...row, fault: REPEATED };
  return row.item ? { ...row, fault: UNCLEAR } : { ...row, item: owner };
}

function withoutFaults(rows, { isPartial, report }) {
  const [items, values] = [new Set(), new Set()];
  return rows.filter((row) => {
    const { variant, item, refs } = row;
    const isKnown = refs !== undefined || item !== undefined;
    const fault = row.fault || (!isKnown && (isPartial ? UNKNOWN : WITHOUT_VALUES));
    const isRepeated = (item && items.has(item)) || (refs && values.has(idOf(refs)));
    if (!fault && !isRepeated) {
      if (item) items.add(item);
      if (refs) values.add(idOf(refs));
      return true;
    }
    if (!(isPartial && variant.saysNothing)) report(variant.row, fault || REPEATED);
    return false;
  });
}

function withKeys(rows, present) {
  const made = rows.filter(({ item }) => !item);
  const keys = slugsFor(
    made.map(({ refs }) => ({ text: refs.map((ref) => ref.split('/')[1]).join('-') || 'default' })),
    present.map(({ key }) => key),
    'variant',
  );
  const keyOf = new Map(made.map((row, index) => [row, keys[index]]));
  return rows.map((row) => ({ ...row, key: row.item?.key ?? keyOf.get(row) }));
}
