import parsePhoneNumber from 'libphonenumber-js';
import { z } from 'zod';

/** Where people are reached: e-mail addresses and phone numbers, wherever they are written. */

const address = z.email();

export function isEmail(text: string): boolean {
  return text.length <= 254 && address.safeParse(text).success;
}

/** A number that can be dialled from anywhere, as E.164; undefined for anything else. */
export function e164(text: string): string | undefined {
  const parsed = parsePhoneNumber(text, { extract: false });
  return parsed?.isPossible() && !parsed.ext ? parsed.number : undefined;
}

/** The country that a number belongs to, ISO 3166 two-letter code; undefined for what is no number of a country. */
export function countryOfNumber(text: string): string | undefined {
  return parsePhoneNumber(text, { extract: false })?.country;
}

/** By which an e-mail is the same however it is written: no case, no blanks around it; dots and tags stay (decisions 3.5). */
export function normalisedEmail(text: string): string {
  return text.trim().toLowerCase();
}
