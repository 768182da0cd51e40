import parsePhoneNumber, { type NumberType, type PhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/max';
import { z } from 'zod';
import { foldTyped } from './typed-digits';

/** A phone number in E.164, the form that is stored, sent to and compared; or a sentence about its fault. */
export type ReadPhone = { e164: string } | { problem: string };

/** A number to which codes and other SMS may be sent. */
export interface PhoneDestination {
  /** E.164: `+2348031234567`. */
  e164: string;
  /** The country of the number, ISO 3166-1 alpha-2. */
  country: string;
  /** Country calling code without the plus: `234`. */
  callingCode: string;
  /** Country code and last three digits: `+234*******567`. */
  masked: string;
  /** The number without its last four digits: the block in which it was assigned. */
  prefix: string;
}

/** Longest text of a number of 15 digits with spacing. */
const MOST_CHARACTERS = 40;
/** Matches a number whose groups are separated by common signs. */
const SPACED_DIGITS = /^[ (]*\+[\d ()[\].\/~-]*$/;
const EXTENSION = /(?:[,;#x]|\bext)[\w .=:]*\d\s*$/i;
/** Numbers in the form of messengers and older address books, and in the present numbering plan of their country. */
const WRITTEN_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/^\+521(\d{10})$/, '+52$1'],
  [/^\+55(\d\d)([689]\d{7})$/, '+55$19$2'],
  [/^\+229(\d{8})$/, '+22901$1'],
];
/** Calling codes without country: satellites, ships, international networks, with unpredictable costs. */
const NO_COUNTRY = /^8[78]/;
const SMS_NUMBER_TYPES: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];
const EXAMPLE = 'Give a phone number with its country code, such as +2348031234567.';
const MOBILE_EXAMPLE = 'Give a mobile number in full international format, such as +2348031234567.';

const LENGTHS: Readonly<Record<string, string>> = {
  TOO_SHORT: 'This one has too few digits.',
  TOO_LONG: 'This one has too many digits.',
  INVALID_COUNTRY: 'No country has the code that this one begins with.',
};

/**
 * Reads a phone number as people write or paste it (D-121): drops format characters, folds blanks, hyphens and digits, and takes `00` for
 * the plus.
 */
export function readPhone(text: string): ReadPhone {
  const read = parsed(text);
  return 'problem' in read ? read : { e164: read.number };
}

/** Reads the destination of an SMS. `problem` is a sentence with the reason not to send one there, and advice (§4.8 to, D-107, D-121). */
export function readNumber(to: string): PhoneDestination | { problem: string } {
  const number = parsed(to);
  if ('problem' in number) return number;
  const problem = problemOfDestination(number);
  return problem === undefined ? destinationOf(number) : { problem: `${MOBILE_EXAMPLE} ${problem}` };
}

function parsed(text: string): PhoneNumber | { problem: string } {
  const typed = foldTyped(text)
    .trim()
    .replaceAll('\uff0b', '+')
    .replace(/^([ (]*)00/, '$1+');
  const flaw = flawOf(typed);
  if (flaw) return { problem: `${EXAMPLE} ${flaw}` };
  const digits = typed.replaceAll(/[^+\d]/g, '');
  const normalised = WRITTEN_OTHERWISE.reduce((number, [written, dialled]) => number.replace(written, dialled), digits);
  const number = parsePhoneNumber(normalised, { extract: false });
  if (number?.isPossible()) return number;
  return { problem: `${EXAMPLE} ${LENGTHS[validatePhoneNumberLength(normalised) ?? ''] ?? 'There can be no such number.'}` };
}

function flawOf(typed: string): string | undefined {
  if (!/^[ (]*\+/.test(typed)) return 'It begins with + and the country code.';
  if (typed.length > MOST_CHARACTERS) return LENGTHS['TOO_LONG'];
  if (SPACED_DIGITS.test(typed)) return undefined;
  return EXTENSION.test(typed) ? 'Leave out the extension.' : 'Use the digits 0 to 9, and no letters.';
}

function problemOfDestination(number: PhoneNumber): string | undefined {
  if (NO_COUNTRY.test(number.countryCallingCode)) return 'Nothing is sent to satellite and other numbers of no country.';
  if (!number.isValid()) return 'No such number is in use.';
  if (!number.country || !SMS_NUMBER_TYPES.includes(number.getType()))
    return 'Nothing is sent to landlines, nor to numbers with a price of their own.';
  return undefined;
}

function destinationOf({ number: e164, countryCallingCode: callingCode, nationalNumber, country }: PhoneNumber): PhoneDestination {
  const masked = `+${callingCode}${nationalNumber.slice(0, -3).replaceAll(/./g, '*')}${nationalNumber.slice(-3)}`;
  return { e164, country: country!, callingCode, masked, prefix: e164.slice(0, -4) };
}

/** Returns an international number as E.164; undefined for any other text. */
export function e164(text: string): string | undefined {
  const read = readPhone(text);
  return 'e164' in read ? read.e164 : undefined;
}

/** Returns the country of a number, ISO 3166 two-letter code; undefined for text that is not a number of a country. */
export function countryOfNumber(text: string): string | undefined {
  const number = parsed(text);
  return 'problem' in number ? undefined : number.country;
}

/** Schema of a phone number that people or merchants send, stored as E.164 (D-121). Blank text passes, as ''. */
export const phoneNumber = z
  .string()
  .overwrite((text) => e164(text) ?? foldTyped(text).trim())
  .superRefine((text, context) => {
    const read = text === '' ? undefined : readPhone(text);
    if (read && 'problem' in read) context.addIssue({ code: 'custom', message: read.problem });
  })
  .meta({ examples: ['+2348031234567'] });
