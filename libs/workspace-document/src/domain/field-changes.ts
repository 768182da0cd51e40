import { cutText } from '@svc/kernel';
import { canonical, type Difference, differencesOf, type Fields, isFields } from './canonical';

/** Change of a field: its values in the document's spelling; absent where there is none. */
export interface FieldChange {
  /** `name`, `variants[large].prices`. */
  path: string;
  before?: unknown;
  after?: unknown;
  /** Currency (ISO 4217) of amounts in minor units that name none of their own. */
  currency?: string;
  /** Currency of `before`, where it differs. */
  currencyBefore?: string;
}

/** The currencies of a workspace before and after, the primary one first. */
export interface Currencies {
  before: readonly string[];
  after: readonly string[];
}

/** Longest text in a change, in characters. */
const LONGEST_TEXT = 120;
/** Characters of context before the first difference of two long texts. */
const LEAD = 20;

/**
 * Returns the changes between two forms of an item, as copies that keep neither form in memory; long texts are cut around their first
 * difference.
 */
export function changesOf(before: unknown, after: unknown, currencies: Currencies): FieldChange[] {
  return differencesOf(before, after).map((difference) => ({
    path: difference.path,
    ...valuesOf(difference),
    ...currenciesOf(difference, currencies),
  }));
}

function valuesOf({ before, after }: Difference): Pick<FieldChange, 'before' | 'after'> {
  const start = typeof before === 'string' && typeof after === 'string' ? Math.max(0, firstDifference(before, after) - LEAD) : 0;
  return { ...(before !== undefined && { before: copyOf(before, start) }), ...(after !== undefined && { after: copyOf(after, start) }) };
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** Returns a copy in canonical form with its long texts cut. */
function copyOf(value: unknown, start: number): unknown {
  return JSON.parse(JSON.stringify(canonical(value), (_, part: unknown) => (typeof part === 'string' ? shortened(part, start) : part)));
}

function shortened(text: string, start: number): string {
  if (text.length <= LONGEST_TEXT) return text;
  const before = cutText(text, Math.min(start, text.length - LONGEST_TEXT));
  const rest = text.slice(before.length);
  const shown = cutText(rest, LONGEST_TEXT);
  return `${before && '…'}${shown}${shown.length < rest.length ? '…' : ''}`;
}

function currenciesOf(difference: Difference, currencies: Currencies): Pick<FieldChange, 'currency' | 'currencyBefore'> {
  const before = currencyOf(difference, 'before', currencies);
  const currency = currencyOf(difference, 'after', currencies) ?? before;
  return { ...(currency && { currency }), ...(before && before !== currency && { currencyBefore: before }) };
}

/** Returns the currency of amounts in one form: the name of the field, else that of an enclosing object, else the primary one. */
function currencyOf({ path, around, ...values }: Difference, form: 'before' | 'after', currencies: Currencies): string | undefined {
  const value = values[form];
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (typeof value === 'number' && currencies[form].includes(name)) return name;
  if (!holdsAmounts(value, name, around.at(-1)?.[form] ?? {})) return undefined;
  const named = around.map((objects) => objects[form]['currency']).findLast((currency) => typeof currency === 'string');
  return named ?? currencies[form][0];
}

/** Returns true for a value with amounts in minor units that have no currency beside them. */
function holdsAmounts(value: unknown, name: string, beside: Fields): boolean {
  if (typeof value === 'number') return /Minor$|^donationPresets$/.test(name) || isFixedDeposit(name, beside);
  if (Array.isArray(value)) return value.some((member) => holdsAmounts(member, name, beside));
  return (
    isFields(value) &&
    typeof value['currency'] !== 'string' &&
    Object.entries(value).some(([inner, part]) => holdsAmounts(part, inner, value))
  );
}

function isFixedDeposit(name: string, beside: Fields): boolean {
  return /depositValue$/i.test(name) && beside[name.replace(/Value$/, 'Type')] === 'fixed';
}
