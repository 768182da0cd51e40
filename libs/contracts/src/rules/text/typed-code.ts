import { foldTyped } from './typed-digits';

/** Full-width forms of the printable ASCII characters, in their order. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Returns a discount, unlock or promoter code as it is stored, from what was typed or pasted (D-154): without blanks and format
 * characters, with `-` for dashes of all kinds, and with ASCII for full-width forms. Upper and lower case stay, and are compared alike. The
 * forms of codes in documents accept nothing that would fold to another text, so that a code that is typed exactly is the one that is found.
 */
export function foldCode(typed: string): string {
  const narrow = typed.replace(FULL_WIDTH, (wide) => String.fromCodePoint(wide.codePointAt(0)! - FULL_WIDTH_OFFSET));
  return foldTyped(narrow).replaceAll(' ', '');
}
