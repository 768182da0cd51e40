import { money } from '@storefront-service/sdk';
import { UsageError } from './errors.mjs';

/** The options by which an amount of money is given. */
export const amountOptions = {
  amount: { type: 'string', value: '<amount>', text: 'amount to refund, with decimals or a currency: 48.50 or "50 EUR"' },
  'amount-minor': { type: 'string', value: '<minor units>', text: 'amount to refund in minor units: 4850 for 48.50' },
};

const WRITTEN = /^(?:([a-z]{3})\s*)?(\d{1,12})(?:\.(\d+))?(?:\s*([a-z]{3}))?$/i;

/**
 * Returns the amount of the options in minor units; undefined where none is given. A bare whole number is refused, since it may be either.
 * @param {Record<string, string>} values
 * @param {string} currency of the order
 * @throws {UsageError}
 */
export function amountOf({ amount, 'amount-minor': minor }, currency) {
  if (amount !== undefined && minor !== undefined) throw new UsageError('Give --amount or --amount-minor, not both.');
  if (minor !== undefined) return minorOf(minor);
  return amount === undefined ? undefined : writtenIn(amount.trim(), currency);
}

function minorOf(text) {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`Give --amount-minor as a whole number above 0, such as 4850, not ${text}.`);
  return Number(text);
}

function writtenIn(text, currency) {
  const digits = money.digits(currency);
  const { whole, decimals, named } = partsOf(text, currency);
  if (decimals === '' && named === undefined) throw new UsageError(`--amount ${text} may mean two things: ${formsOf(text, currency)}`);
  if (named !== undefined && named !== currency) throw new UsageError(`The order is in ${currency}, not in ${named}.`);
  if (decimals.length > digits)
    throw new UsageError(
      `${currency} has ${digits === 0 ? 'no' : digits} decimals, so ${text} is no amount of it: ${formsOf('50', currency)}`,
    );
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  if (amount < 1) throw new UsageError('Give an amount above 0.');
  return amount;
}

/** Returns the digits of an amount before and behind its point, and the currency that it names. */
function partsOf(text, currency) {
  const [, before, whole, decimals = '', after] = WRITTEN.exec(text) ?? [];
  if (whole === undefined || (before && after)) throw new UsageError(`"${text}" is not an amount: ${formsOf('50', currency)}`);
  return { whole, decimals, named: (before ?? after)?.toUpperCase() };
}

/** Returns both forms in which a whole number is given. */
function formsOf(whole, currency) {
  const digits = money.digits(currency);
  const written =
    digits === 0 ? `--amount "${whole} ${currency}"` : `--amount ${whole}.${'0'.repeat(digits)} or --amount "${whole} ${currency}"`;
  return `write ${written} for whole units, or --amount-minor ${whole} for minor units.`;
}
