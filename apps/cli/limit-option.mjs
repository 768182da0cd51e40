import { UsageError } from './errors.mjs';

/** Option of every list: the number of items that it prints. */
export const limit = { type: 'string', value: '<number>', text: 'at most this many (default: all)' };

/** Returns its number. @param {string} text as written on the command line @throws {UsageError} when it is none */
export function limitOf(text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`Give --limit as a whole number from 1, not ${text}.`);
  return Number(text);
}
