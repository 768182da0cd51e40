import type { Font, GlyphRun } from 'fontkit';
import { FontChooser, fontsInOrder, seenOf } from './choose-font';
import type { Face, FontLibrary } from './font-library';
import type { PositionedGlyph } from './harfbuzz';
import { breakLines, type Grapheme, inVisualOrder, mostThatFit, readParagraph, trimmedEnd, wholeEnd } from './lay-out-text';
import { inOneLine } from './plain-text';
import type { Weight } from './script-fonts';

/** Replacement for characters that no font draws. */
const MARK = '\ufffd';
const ELLIPSIS = '…';
/** Room above and below the base line that ink may take, as a multiple of the text size; the rest is cut off. */
const MOST_ABOVE = 1.6;
const MOST_BELOW = 0.9;
/** Marks upon marks, which may be higher than any line. */
const STACKED = /\p{M}{2}/u;

/** A grapheme with the font that draws it. */
interface Sign extends Grapheme {
  face: Face;
}

/** Letters of one font and direction, one after the other. */
interface Run {
  text: string;
  face: Face;
  level: number;
  glyphs: GlyphRun;
  /** Width, like all lengths of a run, as a multiple of the text size. */
  width: number;
  above: number;
  below: number;
}

/** A line as drawn, runs from left to right. */
export interface Line {
  text: string;
  runs: readonly Run[];
  width: number;
  ascent: number;
  descent: number;
  /** True when its ink would exceed the room. */
  isCut: boolean;
}

/** A text in lines, one below the other. */
export interface TextBlock {
  lines: readonly Line[];
  /** True for text from right to left: its first strong character is (rule P3 of UAX 9). */
  isRightToLeft: boolean;
  size: number;
  height: number;
}

export interface Frame {
  weight: Weight;
  size: number;
  width: number;
  /** Most lines; a longer text ends with an ellipsis. */
  lines?: number;
}

/**
 * Sets texts for one document: fonts by script, lines by UAX 14, their order by UAX 9, shapes by HarfBuzz. Left-to-right text
 * in DejaVu alone is shaped by fontkit, so that nothing more is loaded.
 */
export class Typesetter {
  private readonly chooser: FontChooser;
  private readonly fonts = new Map<Face, Font>();
  private readonly shapes = new Map<string, Omit<Run, 'level'>>();
  private readonly undrawn = new Set<string>();

  /** @param languages of the texts, the likeliest first (BCP 47), for Han characters */
  constructor(
    private readonly library: FontLibrary,
    languages: readonly string[],
  ) {
    this.chooser = new FontChooser(library, fontsInOrder(languages));
  }

  /** Characters that no font has drawn until now, and that are shown as a mark. */
  get missing(): string[] {
    return [...this.undrawn];
  }

  /** Sets a text into a frame. No line is wider than the frame, and the ink of a line stays within its height. */
  async set(text: string, { weight, size, width, lines: most = Infinity }: Frame): Promise<TextBlock> {
    const { signs, level } = await this.read(inOneLine(text.replaceAll('\u200b', '')), weight);
    const base = await this.library.base(weight);
    const measure = (from: number, to: number) => widthOf(this.runsOf(signs.slice(from, to))) * size;
    const ranges = breakLines(signs, width, most, measure);
    const isWhole = ranges.at(-1)?.next === signs.length;
    const lines = ranges.map(({ from, to }, index) => {
      if (isWhole || index + 1 < ranges.length) return signs.slice(from, to);
      const ellipsis = { text: ELLIPSIS, start: 0, level, isBreak: false, face: base };
      const ended = (end: number) => [...signs.slice(from, trimmedEnd(signs, from, end)), ellipsis];
      const fitting = mostThatFit(from, to, (end) => widthOf(this.runsOf(ended(end))) * size <= width);
      return ended(wholeEnd(signs, from, fitting));
    });
    const set = (lines.length > 0 ? lines : [[]]).map((line) => this.lineOf(line, base, size, width));
    return {
      lines: set,
      isRightToLeft: level % 2 === 1,
      size,
      height: set.reduce((sum, { ascent, descent }) => sum + ascent + descent, 0),
    };
  }

  /**
   * Returns the font of a face for this document: its glyphs are the document's own, since a glyph remembers the characters it
   * was first drawn for.
   */
  fontOf(face: Face): Font {
    const font = this.fonts.get(face) ?? ownFont(face);
    this.fonts.set(face, font);
    return font;
  }

  private async read(text: string, weight: Weight): Promise<{ signs: Sign[]; level: number }> {
    const { graphemes, level } = readParagraph(text);
    const signs: Sign[] = [];
    for (const grapheme of graphemes) signs.push(...(await this.signsOf(grapheme, weight, signs.at(-1)?.face)));
    return { signs, level };
  }

  /** Returns a grapheme with its font; its characters one by one where no font has all of them, a mark for each that none has. */
  private async signsOf(grapheme: Grapheme, weight: Weight, before?: Face): Promise<Sign[]> {
    const seen = seenOf(grapheme.text);
    if (seen.length === 0) return [];
    const face = await this.chooser.choose(grapheme.text, weight, before);
    if (face) return [{ ...grapheme, face }];
    if (seen.length === 1) {
      this.undrawn.add(String.fromCodePoint(...seen));
      return [{ ...grapheme, text: MARK, face: await this.library.base(weight) }];
    }
    const parts: Sign[] = [];
    for (const [index, codePoint] of seen.entries()) {
      const part = { ...grapheme, text: String.fromCodePoint(codePoint), isBreak: grapheme.isBreak && index === 0 };
      parts.push(...(await this.signsOf(part, weight, before)));
    }
    return parts;
  }

  private lineOf(signs: readonly Sign[], base: Face, size: number, room: number): Line {
    const runs = inVisualOrder(this.runsOf(signs));
    const { ascent, descent, unitsPerEm } = base.font;
    const above = Math.max(ascent / unitsPerEm, ...runs.map((run) => run.above));
    const below = Math.max(-descent / unitsPerEm, ...runs.map((run) => run.below));
    const width = widthOf(runs) * size;
    return {
      text: signs.map(({ text }) => text).join(''),
      runs,
      width,
      ascent: Math.min(above, MOST_ABOVE) * size,
      descent: Math.min(below, MOST_BELOW) * size,
      isCut: above > MOST_ABOVE || below > MOST_BELOW || width > room,
    };
  }

  /** Joins letters of one font and level, in the order of the text, and shapes them. */
  private runsOf(signs: readonly Sign[]): Run[] {
    const joined: { text: string; face: Face; level: number }[] = [];
    for (const { text, face, level } of signs) {
      const last = joined.at(-1);
      if (last?.face === face && last.level === level) last.text += text;
      else joined.push({ text, face, level });
    }
    return joined.map(({ text, face, level }) => ({ ...this.shaped(text, face, level % 2 === 1), level }));
  }

  private shaped(text: string, face: Face, isRightToLeft: boolean): Omit<Run, 'level'> {
    const key = `${face.name} ${isRightToLeft} ${text}`;
    const run = this.shapes.get(key) ?? this.shape(text, face, isRightToLeft);
    this.shapes.set(key, run);
    return run;
  }

  /**
   * Shapes by the font of the face: a font keeps each glyph as first requested, and the document's own font needs its
   * characters.
   */
  private shape(text: string, face: Face, isRightToLeft: boolean): Omit<Run, 'level'> {
    const font = this.fontOf(face);
    const isUsual = face.isBase && !isRightToLeft;
    const glyphs = isUsual ? this.byWords(text, face, font) : glyphRun(face.font, text, face.shape(text, isRightToLeft));
    const ink = isUsual && !STACKED.test(text) ? { above: 0, below: 0 } : inkOf(face.font, glyphs);
    return { text, face, glyphs, width: glyphs.advanceWidth / font.unitsPerEm, ...ink };
  }

  /** Shapes text by fontkit word by word: its words are measured before its lines are shaped. */
  private byWords(text: string, face: Face, font: Font): GlyphRun {
    const words = text.match(/ |[^ ]+/g) ?? [];
    const runs = words.length > 1 ? words.map((word) => this.shaped(word, face, false).glyphs) : [face.font.layout.call(font, text)];
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0);
}

/** Returns a font that shares the tables of a face. pdfkit passes on `features`, which is the shape of the text already. */
function ownFont({ font, name, isBase }: Face): Font {
  return Object.create(font, {
    _glyphs: { value: {}, writable: true },
    layout: { value: (_text: string, shape: GlyphRun) => copyOf(shape) },
    ...(isBase ? {} : { postscriptName: { value: name } }),
  }) as Font;
}

/** Copies a run, since pdfkit scales positions in place. */
function copyOf({ glyphs, positions, advanceWidth }: GlyphRun): GlyphRun {
  return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
}

/** Returns a run in which the first glyph of a cluster stands for all its characters, the others for none. */
function glyphRun(font: Font, text: string, positioned: readonly PositionedGlyph[]): GlyphRun {
  const starts = [...new Set(positioned.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const named = new Set<number>();
  const glyphs = positioned.map(({ id, cluster }) => {
    const characters = named.has(cluster) ? '' : text.substring(cluster, ends.get(cluster));
    named.add(cluster);
    return {
      id,
      advanceWidth: font.getGlyph(id).advanceWidth,
      codePoints: Array.from(characters, (character) => character.codePointAt(0)!),
    };
  });
  return {
    glyphs,
    positions: positioned.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
    advanceWidth: positioned.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** Returns the ink above and below the line, as multiples of the text size. */
function inkOf(font: Font, { glyphs, positions }: GlyphRun): { above: number; below: number } {
  const boxes = glyphs.map(({ id }, index) => ({ box: font.getGlyph(id).bbox, by: positions[index]!.yOffset }));
  const highest = Math.max(0, ...boxes.map(({ box, by }) => (Number.isFinite(box.maxY) ? box.maxY + by : 0)));
  const lowest = Math.min(0, ...boxes.map(({ box, by }) => (Number.isFinite(box.minY) ? box.minY + by : 0)));
  return { above: highest / font.unitsPerEm, below: -lowest / font.unitsPerEm };
}
