/** Space characters of all scripts, and format characters, which cannot be seen: marks of direction, soft hyphens, zero-width spaces. */
const BLANKS = /\p{White_Space}/gu;
const FORMAT = /\p{Cf}/gu;
/** Hyphens, dashes and minus signs; the sound mark of Japanese is typed for one. */
const HYPHENS = /[\p{Pd}\u2043\u2212\u30fc]/gu;
const DIGITS = /\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Returns text as it is typed on an ASCII keyboard: without format characters, with `-` for hyphens, ` ` for blanks and 0 to 9 for the digits of all scripts. */
export function foldTyped(text: string): string {
  return text.replace(FORMAT, '').replace(BLANKS, ' ').replace(HYPHENS, '-').replace(DIGITS, digitOf);
}

/** Unicode encodes the digits of each script in a row, 0 first; rows that follow one another have ten each. */
function digitOf(digit: string): string {
  let before = digit.codePointAt(0)!;
  const end = before;
  while (DIGIT.test(String.fromCodePoint(before - 1))) before -= 1;
  return String((end - before) % 10);
}

/** Returns a one-time code as it was meant (D-122): without blanks, hyphens and format characters, in the digits 0 to 9. */
export function readCode(typed: string): string {
  return foldTyped(typed).replaceAll(/[ -]/g, '');
}
