/** Space characters of all scripts, and invisible characters: marks of direction, soft hyphens, zero-width spaces, variation selectors. */
const BLANKS = /\p{White_Space}/gu;
const FORMAT = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Hyphens, dashes and minus signs, and the Japanese sound mark in both widths, which is typed instead. */
const HYPHENS = /[\p{Dash}\p{Pd}\u02d7\u2043\u30fc\uff70]/gu;
const DIGITS = /\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/**
 * Returns text in the characters of an ASCII keyboard: without format characters, with `-` for hyphens, ` ` for blanks and 0 to 9 for the
 * digits of all scripts.
 */
export function foldTyped(text: string): string {
  return text.replace(FORMAT, '').replace(BLANKS, ' ').replace(HYPHENS, '-').replace(DIGITS, digitOf);
}

/** Returns the value of a digit. Unicode encodes the digits of each script in a row, 0 first; adjacent rows have ten each. */
function digitOf(digit: string): string {
  let before = digit.codePointAt(0)!;
  const end = before;
  while (DIGIT.test(String.fromCodePoint(before - 1))) before -= 1;
  return String((end - before) % 10);
}

/** Returns a typed one-time code without blanks, hyphens and format characters, in the digits 0 to 9 (D-122). */
export function readCode(typed: string): string {
  return foldTyped(typed).replaceAll(/[ -]/g, '');
}
