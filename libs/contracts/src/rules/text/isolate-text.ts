/** Matches characters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE] = ['\u2068', '\u2069'];

/**
 * Isolates a part of a text that may run from right to left: otherwise an Arabic name would reorder the whole line with its
 * digits and commas (UAX 9, D-138). Other parts stay unchanged.
 */
export function isolateText(part: string): string {
  return RIGHT_TO_LEFT.test(part) ? FIRST_STRONG_ISOLATE + part + POP_DIRECTIONAL_ISOLATE : part;
}
