import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';

/** Text with any of these may run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Scripts that write no space between words; words are found by a dictionary. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ISOLATES = /[\u2066-\u2069]/g;
/** Parts written by people, set apart by `isolateText`. */
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/** A grapheme, its start in the text, and its bidirectional level: odd from right to left. */
export interface Grapheme {
  text: string;
  start: number;
  level: number;
  /** True when a line may end before it. */
  isBreak: boolean;
}

/** A text in graphemes, with the level of its paragraph. */
export interface Paragraph {
  graphemes: Grapheme[];
  level: number;
}

/** Cuts a line of text into graphemes with their levels (UAX 9) and the positions where lines may end (UAX 14). */
export function readParagraph(text: string): Paragraph {
  const { levels, level } = levelsOf(text);
  const breaks = breaksOf(text);
  const graphemes = Array.from(GRAPHEMES.segment(text), ({ segment, index }) => ({
    text: segment,
    start: index,
    level: levels?.[index] ?? level,
    isBreak: breaks.has(index),
  }));
  return { graphemes, level };
}

const bidi = bidiFactory();

function levelsOf(text: string): { levels?: Uint8Array; level: number } {
  if (!RIGHT_TO_LEFT.test(text)) return { level: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, directionOf(text));
  return { levels, level: paragraphs[0]!.level };
}

/**
 * Returns the direction of a text. One that consists of isolated parts alone, as a place does, runs as the first of them does;
 * UAX 9 alone would let it run from left to right.
 */
function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (/\p{L}/u.test(text.replace(ISOLATED, ''))) return 'auto';
  const { paragraphs } = bidi.getEmbeddingLevels(text.replace(ISOLATES, ''), 'auto');
  return paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

function breaksOf(text: string): Set<number> {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  if (WITHOUT_SPACES.test(text)) {
    let before = '';
    for (const { segment, index } of WORDS.segment(text)) {
      if (WITHOUT_SPACES.test(before.slice(-1)) && WITHOUT_SPACES.test(segment.charAt(0))) breaks.add(index);
      before = segment;
    }
  }
  return breaks;
}

/** Puts the parts of a line into visual order, from left to right (rule L2 of UAX 9). */
export function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const levels = parts.map(({ level }) => level);
  for (let level = Math.max(...levels, 0); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** Returns the width of the graphemes `from` up to, but without, `to`. */
export type Measure = (from: number, to: number) => number;

/** A line of a paragraph: its first grapheme, the one after its last without the spaces at its end, and the first of the next line. */
export interface LineRange {
  from: number;
  to: number;
  next: number;
}

/**
 * Divides graphemes into lines that fit a width, at breaks, and within a word only where it does not fit by itself.
 * @param most lines at most; the last one ends where the next would begin
 * @param measure the width of some graphemes
 */
export function breakLines(graphemes: readonly Grapheme[], width: number, most: number, measure: Measure): LineRange[] {
  const lines: LineRange[] = [];
  let from = 0;
  while (from < graphemes.length && lines.length < most) {
    const next = endOfLine(graphemes, from, width, measure);
    lines.push({ from, to: trimmedEnd(graphemes, from, next), next });
    from = next;
  }
  return lines;
}

function endOfLine(graphemes: readonly Grapheme[], from: number, width: number, measure: Measure): number {
  let end = from;
  let used = 0;
  while (end < graphemes.length) {
    const next = endOfWord(graphemes, end);
    if (used + measure(end, trimmedEnd(graphemes, end, next)) > width) break;
    used += measure(end, next);
    end = next;
  }
  if (end > from) return end;
  const fitting = mostThatFit(from, endOfWord(graphemes, from), (to) => measure(from, to) <= width);
  return Math.max(endOfGrapheme(graphemes, from), wholeEnd(graphemes, from, fitting));
}

/** Returns the end of a grapheme; its parts, drawn by several fonts, begin at one index of the text. */
function endOfGrapheme(graphemes: readonly Grapheme[], from: number): number {
  let end = from + 1;
  while (end < graphemes.length && graphemes[end]!.start === graphemes[from]!.start) end += 1;
  return end;
}

/** Returns the last end of a whole grapheme at or before an index; `from` where there is none. */
export function wholeEnd(graphemes: readonly Grapheme[], from: number, index: number): number {
  let end = index;
  while (end > from && graphemes[end]?.start === graphemes[end - 1]!.start) end -= 1;
  return end;
}

function endOfWord(graphemes: readonly Grapheme[], from: number): number {
  let end = from + 1;
  while (end < graphemes.length && !graphemes[end]!.isBreak) end += 1;
  return end;
}

/** Returns the end of a line without its trailing spaces. */
export function trimmedEnd(graphemes: readonly Grapheme[], from: number, to: number): number {
  let end = to;
  while (end > from && /^\s+$/.test(graphemes[end - 1]!.text)) end -= 1;
  return end;
}

/** Returns the largest of the numbers above `from`, up to `to`, that fits; `from` where none does. */
export function mostThatFit(from: number, to: number, fits: (to: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
