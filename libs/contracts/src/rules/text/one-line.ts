/**
 * Control characters, breaks of lines and paragraphs, and changes of the direction of writing (D-119). U+200C to U+200F belong to
 * writing.
 */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Advice on a line of text with unprintable characters; it identifies such issues of schemas. */
export const UNFIT_LINE = 'Use letters, not control characters.';

/** Returns true for one line of text without unprintable characters. */
export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) === -1;
}

/** Returns one line of text by buyers or guests in its stored form: without unprintable characters (D-119). */
export function withoutControls(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** Returns a printable text of the same length, with U+FFFD in place of unprintable characters. */
export function withMarks(text: string): string {
  return text.replace(UNPRINTABLE, '\ufffd');
}
