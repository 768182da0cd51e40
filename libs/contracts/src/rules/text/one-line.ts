/** Control characters, breaks of lines and paragraphs, and what turns the direction of writing (D-119). U+200C to U+200F belong to writing. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Advice on a line of text that a merchant wrote with such characters; issues of schemas are known by it. */
export const UNFIT_LINE = 'Use letters, not control characters.';

/** Tells that one line of text reads as it was written, wherever it is shown. */
export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) === -1;
}

/** One line of text as it is kept of what buyers and guests write: without such characters (D-119). */
export function withoutControls(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** A printable text of the same length, with U+FFFD in place of such characters. */
export function withMarks(text: string): string {
  return text.replace(UNPRINTABLE, '\ufffd');
}
