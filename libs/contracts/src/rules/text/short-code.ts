import { readCode } from './typed-digits';

/** Crockford's base 32: no I, L, O and U. Stored codes are 8 of its characters, 40 bits (ADR 0118). */
const SHORT_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/i;

/**
 * Returns the short code of a ticket as it is stored, `K7QM3XPD`, from what was typed: in any case, with blanks and hyphens
 * anywhere, with O for 0, and I or L for 1. Undefined for a text that is none.
 */
export function readShortCode(typed: string): string | undefined {
  const code = readCode(typed.normalize('NFKC'))
    .replaceAll(/[oO]/g, '0')
    .replaceAll(/[iIlL]/g, '1');
  return SHORT_CODE.test(code) ? code.toUpperCase() : undefined;
}

/** Returns a short code as people read it: `K7QM-3XPD`. */
export function shortCodeText(code: string): string {
  return code.replace(/^.{4}/, '$&-');
}
