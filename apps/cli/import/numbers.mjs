const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const CURRENCY = String.raw`(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}|kr\.?|Kč|zł|Ft|лв\.?|руб\.?)`;
const CURRENCY_BEFORE = new RegExp(`^${CURRENCY}\\s*(?=[-−+\\d])`, 'u');
const CURRENCY_AFTER = new RegExp(`(?<=\\d)\\s*${CURRENCY}$`, 'u');
const SEPARATORS = /[.,]|\s+|['’ʼ]/g;

const LONGEST = 100;
const NO_NUMBER = 'not a number';
const AMBIGUOUS = 'its sign can be of decimals or of thousands; say which with --decimal . or --decimal ,';

/**
 * Returns the reader of the numbers of one column, whose decimal sign is settled by all of its cells: `12,50` and `1.250,00` say that it
 * is a comma. A number such as `1.250` alone can mean two things, and is not understood unless a currency has three decimals.
 * @param {string[]} cells those of the column that are not empty
 * @param {{ decimal?: '.' | ',', digits?: number }} options `decimal`: the sign where a person has said it; `digits`: decimals of the
 *   currency, in a column of amounts
 * @returns {(cell: string) => { number: string, reason?: undefined } | { number?: undefined, reason: string }} `number` in the form
 *   `-1250.5`, without thousands
 */
export function numbersOf(cells, { decimal, digits } = {}) {
  const all = cells.map(readingsOf);
  const signs = new Set(decimal ? [decimal] : all.flatMap(decimalSignOf));
  if (signs.size === 0 && digits === 3)
    for (const { asDecimals, asThousands } of all) if (asDecimals && asThousands) signs.add(asDecimals.sign);
  const [sign] = signs.size === 1 ? signs : [];
  return (cell) => chosen(readingsOf(cell), sign);
}

/** Returns the number of one cell, by itself. */
export const numberOf = (cell, options) => numbersOf([cell], options)(cell);

/** The ways to read a cell: as a number with decimals, and as a whole one with or without signs of thousands. */
function readingsOf(cell) {
  if (cell.length > LONGEST) return {};
  const { isNegative, digits } = withoutSigns(cell.replace(INVISIBLE, '').trim());
  if (!/^\d(?:[\d.,\s'’ʼ]*\d)?$/.test(digits)) return {};
  const groups = digits.split(SEPARATORS);
  const separators = (digits.match(SEPARATORS) ?? []).map((separator) => (/\s/.test(separator) ? ' ' : separator.replace(/[’ʼ]/, "'")));
  const minus = isNegative ? '-' : '';
  const last = separators.at(-1);
  const whole = groups.slice(0, -1);
  const hasDecimals = (last === '.' || last === ',') && areThousands(whole, separators.slice(0, -1)) && separators.at(-2) !== last;
  return {
    ...(hasDecimals && { asDecimals: { sign: last, number: `${minus}${plain(whole.join(''))}.${groups.at(-1)}` } }),
    ...(areThousands(groups, separators) && { asThousands: { sign: last, number: minus + plain(groups.join('')) } }),
  };
}

/** Takes off what stands around the digits: a sign or brackets for negative, an apostrophe of a spreadsheet, a currency. */
function withoutSigns(cell) {
  const [, inBrackets] = /^\((.*)\)$/s.exec(cell) ?? [];
  const text = (inBrackets ?? cell).replace(/^'/, '').replace(CURRENCY_AFTER, '');
  const signed = /^[-−+]/.test(text) ? text : text.replace(CURRENCY_BEFORE, '');
  const isNegative = inBrackets !== undefined || /^[-−]/.test(signed);
  return { isNegative, digits: signed.replace(/^[-−+]\s*/, '').replace(CURRENCY_BEFORE, '') };
}

/** Thousands are three digits each after the first group, which does not begin with a zero, between signs of one kind. */
function areThousands(groups, separators) {
  if (separators.length === 0) return true;
  return /^[1-9]\d{0,2}$/.test(groups[0]) && groups.slice(1).every((group) => /^\d{3}$/.test(group)) && new Set(separators).size === 1;
}

const plain = (digits) => digits.replace(/^0+(?=\d)/, '');

/** The sign of decimals that a cell shows, where it can be read in one way only. */
function decimalSignOf({ asDecimals, asThousands }) {
  if (asDecimals && !asThousands) return [asDecimals.sign];
  if (!asDecimals && (asThousands?.sign === '.' || asThousands?.sign === ',')) return [asThousands.sign === '.' ? ',' : '.'];
  return [];
}

function chosen({ asDecimals, asThousands }, sign) {
  if (!asDecimals && !asThousands) return { reason: NO_NUMBER };
  if (asDecimals && asThousands && !sign) return { reason: AMBIGUOUS };
  const isDecimal = asDecimals && (!sign || asDecimals.sign === sign);
  const isThousands = asThousands && (!sign || asThousands.sign !== sign);
  if (!isDecimal && !isThousands) return { reason: `not a number with the decimal sign ${sign}` };
  return { number: (isDecimal ? asDecimals : asThousands).number };
}
