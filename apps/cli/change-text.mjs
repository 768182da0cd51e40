import { cutText } from '../../tools/cut-text.mjs';
import { amountText, momentText, oneLine } from './texts.mjs';

const LONGEST = 160;
const MOST_MEMBERS = 5;
const NOTHING = 'none';
const currencies = new Set(Intl.supportedValuesOf('currency'));
const SECRET = /secret|token|password|api-?key/i;

/**
 * Returns the changes of a field as people read them, a line each: `variants[large].price: NGN 12,000.00 → NGN 15,000.00`, `countries: +GH, -KE`.
 * Amounts are shown as money, moments to the minute; secrets are not shown.
 * @param {{ path: string, before?: unknown, after?: unknown, currency?: string, currencyBefore?: string }} change of a plan of the management API
 * @returns {string[]}
 */
export function changeLines({ path, before, after, currency, currencyBefore = currency }) {
  if (isPrices(before, after)) return priceLines(path, before, after);
  const name = nameOf(path);
  if (before === undefined && path.endsWith(']')) return [`+ ${name}`];
  if (after === undefined && path.endsWith(']')) return [`- ${name}`];
  if (SECRET.test(path)) return [`${name}: not shown`];
  const isList = Array.isArray(before) && Array.isArray(after);
  return [`${name}: ${isList ? listChange(before, after, currency) : `${textOf(before, currencyBefore)} → ${textOf(after, currency)}`}`];
}

/** A price is called by what it is, and codes that unlock are not given away. */
function nameOf(path) {
  return path.replace(/Minor$/, '').replace(/^unlockCodes\[(..?)[^\]]*\]/, 'unlockCodes[$1…]');
}

const isPrice = (member) => typeof member?.priceMinor === 'number' && typeof member.currency === 'string';
const isPrices = (...lists) =>
  lists.every((list) => list === undefined || (Array.isArray(list) && list.every(isPrice))) && lists.some((list) => list?.length > 0);

/** A line for each currency and amount that differs. */
function priceLines(path, before = [], after = []) {
  const lines = [...new Set([...before, ...after].map(({ currency }) => currency))].flatMap((currency) => {
    const [was, is] = [before, after].map((list) => list.find((price) => price.currency === currency));
    return ['priceMinor', 'compareAtMinor'].flatMap((field) =>
      was?.[field] === is?.[field]
        ? []
        : `${nameOf(path.replace(/prices$/, field))}: ${textOf(was?.[field], currency)} → ${textOf(is?.[field], currency)}`,
    );
  });
  return lines.length > 0 ? lines : [`${path}: in another order`];
}

/** Returns the values that are in only one of two lists. */
function listChange(before, after, currency) {
  const [were, are] = [before, after].map((list) => new Map(list.map((member) => [JSON.stringify(member), textOf(member, currency)])));
  const only = (own, others) => [...own].filter(([key]) => !others.has(key)).map(([, text]) => text);
  const changes = [...some(only(are, were), '+'), ...some(only(were, are), '-')];
  return changes.length > 0 ? changes.join(', ') : 'in another order';
}

function some(texts, sign) {
  const more = texts.length - MOST_MEMBERS;
  return [...texts.slice(0, MOST_MEMBERS).map((text) => `${sign}${text}`), ...(more > 0 ? [`${sign}${more} more`] : [])];
}

/** @param {string} [currency] of which a number is an amount in minor units */
function textOf(value, currency) {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'number') return currency ? amountText(value, currency) : String(value);
  if (typeof value === 'string') return short(/^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/.test(value) ? momentText(value) : value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : short(value.map((member) => textOf(member, currency)).join(', '));
  return short(`{ ${partsOf(value, currency).join(', ')} }`);
}

/** Fields of an object; a number in it is an amount when its name says so. */
function partsOf({ currency: own, ...fields }, currency) {
  return Object.entries(fields).map(([name, value]) => {
    if (SECRET.test(name)) return `${name}: not shown`;
    const of = /Minor$|^donationPresets$/.test(name) || typeof value === 'object' ? (own ?? currency) : undefined;
    return `${nameOf(name)}: ${textOf(value, currencies.has(name) ? name : of)}`;
  });
}

function short(text) {
  const line = oneLine(text);
  return line.length > LONGEST ? `${cutText(line, LONGEST)}…` : line;
}
