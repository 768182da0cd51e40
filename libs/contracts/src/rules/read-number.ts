import parsePhoneNumber, { type NumberType, type PhoneNumber } from 'libphonenumber-js/max';

/** A number that codes and other texts may be sent to. */
export interface PhoneDestination {
  /** E.164: `+2348031234567`. */
  e164: string;
  /** Of the number, ISO 3166-1 alpha-2. */
  country: string;
  /** Without the plus: `234`. */
  callingCode: string;
  /** Country code and last three digits: `+234*******567`. */
  masked: string;
  /** The number without its last four digits: the block it was given out with. */
  prefix: string;
}

/** Longer than any number of 15 digits however it is spaced. */
const MOST_CHARACTERS = 40;
const SPACED_DIGITS = /^\+[\d ().-]+$/;
/** Numbers of no country: satellites, ships, international networks. What a call there costs is anybody's guess. */
const NO_COUNTRY = /^8[78]/;
const TAKES_TEXTS: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];
const EXAMPLE = 'Give a mobile number in full international format, such as +2348031234567.';

/** Reads a destination as it was sent; `problem` says why neither a code nor another text may go there, and what to give (§4.8 to, D-107). */
export function readNumber(to: string): PhoneDestination | { problem: string } {
  const text = to.trim();
  if (!text.startsWith('+')) return { problem: `${EXAMPLE} It begins with + and the country code.` };
  if (text.length > MOST_CHARACTERS || !SPACED_DIGITS.test(text)) return { problem: `${EXAMPLE} Use the digits 0 to 9.` };
  const number = parsePhoneNumber(text, { extract: false });
  if (number && NO_COUNTRY.test(number.countryCallingCode))
    return { problem: `${EXAMPLE} Nothing is sent to satellite and other numbers of no country.` };
  if (!number?.isValid()) return { problem: `${EXAMPLE} No such number is in use.` };
  if (!number.country || !TAKES_TEXTS.includes(number.getType()))
    return { problem: `${EXAMPLE} Nothing is sent to landlines, nor to numbers with a price of their own.` };
  return destinationOf(number, number.country);
}

function destinationOf({ number: e164, countryCallingCode: callingCode, nationalNumber }: PhoneNumber, country: string): PhoneDestination {
  const masked = `+${callingCode}${nationalNumber.slice(0, -3).replaceAll(/./g, '*')}${nationalNumber.slice(-3)}`;
  return { e164, country, callingCode, masked, prefix: e164.slice(0, -4) };
}
