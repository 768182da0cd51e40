/** Control characters, breaks of lines and paragraphs, and what turns the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether one line of text reads as it was written, wherever it is shown. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}
