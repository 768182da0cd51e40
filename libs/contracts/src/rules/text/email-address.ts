import { parseUrl } from '@svc/kernel';
import { toASCII } from 'tr46';
import { z } from 'zod';

/** An e-mail address in its stored form, which is used for sending and, ignoring case, for comparison; or a sentence about its fault. */
export type ReadEmail = { email: string } | { problem: string };

const MOST_CHARACTERS = 254;
const MOST_BEFORE_AT = 64;
/** Longest text that is read, longer than any address in any script. */
const LONGEST_TEXT = 1_000;
const TOO_LONG = { problem: `Use at most ${MOST_CHARACTERS} characters.` };
const EXAMPLE = 'Give an e-mail address, such as ada@example.com.';

const AROUND = /^[\p{White_Space}\p{Cf}]+|[\p{White_Space}\p{Cf}]+$/gu;
const BLANK = /\p{White_Space}/u;
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const FORMAT = /\p{Cf}/u;
const UNSEEN = 'This one has a character in it that cannot be seen: type it again by hand.';
/** Matches characters that the HTML standard does not allow in a local part. */
const NOT_LOCAL = /[^a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]/u;
const BEYOND_ASCII = /[^\p{ASCII}]/u;
/** Matches ASCII characters other than the letters, digits, hyphens and dots of a domain. */
const NOT_DOMAIN = /[^a-zA-Z0-9.\-\u0080-\u{10ffff}]/u;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads an e-mail address as a person wrote it (D-120). White space and format characters around it are dropped, and its domain is
 * written in ASCII (UTS 46); its local part stays as it is.
 */
export function readEmail(text: string): ReadEmail {
  if (text.length > LONGEST_TEXT) return TOO_LONG;
  const address = text.replace(AROUND, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const problem = problemOfWhole(address) ?? problemOfLocal(local);
  if (problem) return { problem: `${EXAMPLE} ${problem}` };
  const domain = readDomain(address.slice(at + 1));
  if ('problem' in domain) return { problem: `${EXAMPLE} ${domain.problem}` };
  const email = `${local}@${domain.ascii}`;
  return email.length > MOST_CHARACTERS ? TOO_LONG : { email };
}

function problemOfWhole(address: string): string | undefined {
  if (!address.includes('@')) return 'This one has no @.';
  if (BLANK.test(address)) return 'This one has a blank in it.';
  return CONTROL.test(address) ? UNSEEN : undefined;
}

function problemOfLocal(local: string): string | undefined {
  if (local === '') return 'There is nothing before the @ of this one.';
  if (FORMAT.test(local)) return UNSEEN;
  const foreign = BEYOND_ASCII.exec(local)?.[0];
  if (foreign) return `Before the @ only the letters a to z, without accents, can be used; “${foreign}” is none of them.`;
  const sign = NOT_LOCAL.exec(local)?.[0];
  if (sign === '@') return 'This one has more than one @.';
  if (sign) return `“${sign}” cannot be used before the @.`;
  return local.length > MOST_BEFORE_AT ? `Before the @ there can be ${MOST_BEFORE_AT} characters at most.` : undefined;
}

function readDomain(text: string): { ascii: string } | { problem: string } {
  if (text === '') return { problem: 'There is nothing after the @ of this one.' };
  const sign = NOT_DOMAIN.exec(text)?.[0];
  if (sign) return { problem: `“${sign}” cannot be used after the @.` };
  const labels = (parseUrl(`http://${text}/`)?.hostname ?? text.toLowerCase()).split('.');
  if (labels.includes('')) return { problem: 'After the @ there is a dot too many.' };
  if (labels.length < 2) return { problem: 'After the @ there has to be a whole domain, with a dot in it.' };
  if (/^(\d+|0x[\da-f]*)$/.test(labels.at(-1)!)) return { problem: 'After the @ there has to be a domain, and not a number.' };
  const ascii = labels.join('.');
  return labels.every((label) => LABEL.test(label)) && toASCII(ascii, { checkBidi: true, checkJoiners: true }) === ascii
    ? { ascii }
    : { problem: 'There can be no such domain as that after the @.' };
}

/** Returns true for an e-mail address (D-120). */
export function isEmail(text: string): boolean {
  return 'email' in readEmail(text);
}

/**
 * Returns an e-mail address in the form for comparison: its stored form in lower case; dots and tags stay (decisions 3.5 customer-link).
 */
export function normalisedEmail(text: string): string {
  const read = readEmail(text);
  return ('email' in read ? read.email : text.trim()).toLowerCase();
}

/** Schema of an e-mail address that people or merchants send, in its stored form (D-120). Blank text passes, as ''. */
export const emailAddress = z
  .string()
  .overwrite((text) => {
    const read = readEmail(text);
    return 'email' in read ? read.email : text.length > LONGEST_TEXT ? text : text.replace(AROUND, '');
  })
  .superRefine((text, context) => {
    const read = text === '' ? undefined : readEmail(text);
    if (read && 'problem' in read) context.addIssue({ code: 'custom', message: read.problem });
  })
  .meta({ format: 'email' });

/** Schema of an e-mail address that must not be blank. */
export const requiredEmail = emailAddress.min(1, EXAMPLE);

/** Returns true when both are the same e-mail address, however it is spelt; false where one is absent. */
export function isSameEmail(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && normalisedEmail(one) === normalisedEmail(other);
}
