const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/** Size of a text in UTF-16 code units or bytes. It adds up over the graphemes of the text. */
export type TextSize = (text: string) => number;

const codeUnits: TextSize = (text) => text.length;

/**
 * Returns the beginning of a text, cut between whole graphemes (D-123). It is well-formed: half of a surrogate pair becomes U+FFFD. A first
 * grapheme that is too long by itself leaves nothing.
 * @param most its largest size: UTF-16 code units unless `sizeOf` says otherwise
 */
export function cutText(text: string, most: number, sizeOf: TextSize = codeUnits): string {
  if (sizeOf === codeUnits) return text.slice(0, endWithin(text, most)).toWellFormed();
  const whole = text.toWellFormed();
  return sizeOf(whole) <= most ? whole : beginningOf(whole, most, sizeOf);
}

/** Returns the same, with `…` at its end where something was cut off; the mark counts as well. */
export function excerptOf(text: string, most: number, sizeOf: TextSize = codeUnits): string {
  const whole = cutText(text, most, sizeOf);
  return whole.length === text.length ? whole : `${cutText(text, most - sizeOf(ELLIPSIS), sizeOf)}${ELLIPSIS}`;
}

/** Returns the first grapheme of a text, such as an initial; empty for an empty text. */
export function firstGrapheme(text: string): string {
  const first = GRAPHEMES.segment(text).containing(0);
  return first ? first.segment.toWellFormed() : '';
}

/** Returns the last boundary of graphemes at or before a position, in time independent of the text's length. */
function endWithin(text: string, most: number): number {
  if (text.length <= most) return text.length;
  if (most <= 0) return 0;
  if (isAscii(text, most - 1) && isAscii(text, most) && text[most] !== '\n') return most;
  // A boundary depends on the text before it and on the character after it.
  return GRAPHEMES.segment(text.slice(0, most + 2)).containing(most)!.index;
}

function isAscii(text: string, index: number): boolean {
  return text.charCodeAt(index) < 0x80;
}

function beginningOf(text: string, most: number, sizeOf: TextSize): string {
  let [end, left] = [0, most];
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    left -= sizeOf(segment);
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
