import { type Fault, pathText } from '../faults';

/** Matches every body with a number that loses digits: it has many, or a large exponent. */
const MAY_LOSE = /[\d.]{16}|\d[eE][+-]?\d{2}/;
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** Longest number that is checked; a double written by a machine is shorter. */
const LONGEST_NUMBER = 400;
/** Marker of a number that loses digits; no text of a body contains it. */
const LOST = '\u0000';
/** Members of a body that contain people's answers. */
const ANSWERS = ['answers', 'responses'];

/**
 * Returns the faults of numbers among people's answers that a double does not hold as they are written, such as
 * 9007199254740993: the parser rounds them before any rule sees them.
 * @param text JSON that was parsed, within the limit of depth, without NUL characters
 */
export function faultsOfRounding(text: string): Fault[] {
  if (!MAY_LOSE.test(text)) return [];
  const marked = text.replace(TOKENS, (token) => (token.startsWith('"') || keepsDigits(token) ? token : JSON.stringify(LOST)));
  return marked === text ? [] : faultsAt(JSON.parse(marked), []);
}

function faultsAt(value: unknown, path: readonly (string | number)[]): Fault[] {
  if (value === LOST && path.some((step) => ANSWERS.includes(String(step))))
    return [{ path: pathText(path), message: 'This number has more digits than can be stored exactly (about 15): give fewer.' }];
  if (Array.isArray(value)) return value.flatMap((member, index) => faultsAt(member, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => faultsAt(member, [...path, name]));
}

/** Returns true for a number that a double holds without losing digits, such as `1.10` and `1e3`. */
export function keepsDigits(literal: string): boolean {
  if (literal.length > LONGEST_NUMBER) return false;
  return decimalOf(literal) === decimalOf(String(Number(literal)));
}

/** Returns the canonical text of a decimal number: its digits without zeros around them, and a power of ten. */
function decimalOf(literal: string): string {
  const [written, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(literal) ?? [];
  if (written === undefined) return literal;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
