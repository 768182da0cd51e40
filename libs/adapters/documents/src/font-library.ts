import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { Harfbuzz, pinWeight, type PositionedGlyph } from './harfbuzz';
import { type FontFile, type Weight, WEIGHTS } from './script-fonts';

const BASE = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  mono: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
};

/** An opened font: its glyphs, and the shaping of text with them. */
export interface Face {
  /** Unique among all. */
  name: string;
  font: Font;
  /**
   * True for DejaVu Sans, the fallback of all scripts; its left-to-right text is shaped by fontkit, which needs no further
   * library.
   */
  isBase: boolean;
  shape(text: string, isRightToLeft: boolean): PositionedGlyph[];
}

/** Most files of scripts in a library; the memory of a thread is bounded. */
const MOST_HELD = 96;

/** The fonts that a thread has opened, each once and with its first use. */
export class FontLibrary {
  private readonly held = new Map<string, Promise<Face>>();
  private harfbuzz?: Harfbuzz;

  get isFull(): boolean {
    return this.held.size >= MOST_HELD;
  }

  /** DejaVu Sans: Latin, Greek, Cyrillic and much else. */
  base(weight: Weight): Promise<Face> {
    return this.once(weight, async () => {
      const { openSync } = await import('fontkit'); // loaded with the first print, as pdfkit is
      const font = openSync(BASE[weight]);
      let added: number | undefined;
      const shape = (text: string, isRightToLeft: boolean) =>
        this.shaper.shape((added ??= this.shaper.addFont(readFileSync(BASE[weight]))), text, isRightToLeft);
      return { name: weight, font, isBase: true, shape };
    });
  }

  /** Opens the font in a file, in one weight. */
  script(file: FontFile, weight: Weight): Promise<Face> {
    const name = `${file.name}-${WEIGHTS[weight]}`;
    return this.once(name, async () => {
      const [{ create }, { default: decompress }] = await Promise.all([import('fontkit'), import('wawoff2/decompress')]);
      const unpacked = await decompress(readFileSync(file.path(weight)));
      const ttf = file.isVariable ? pinWeight(unpacked, WEIGHTS[weight]) : unpacked;
      const added = this.shaper.addFont(ttf);
      return { name, font: create(Buffer.from(ttf)), isBase: false, shape: (text, isRtl) => this.shaper.shape(added, text, isRtl) };
    });
  }

  private get shaper(): Harfbuzz {
    return (this.harfbuzz ??= new Harfbuzz());
  }

  private once(name: string, open: () => Promise<Face>): Promise<Face> {
    const face = this.held.get(name) ?? open();
    this.held.set(name, face);
    return face;
  }
}

let library = new FontLibrary();

/** Returns the fonts of this thread; an empty library where the one before is full, which lasts as long as a print uses it. */
export function fontLibrary(): FontLibrary {
  if (library.isFull) library = new FontLibrary();
  return library;
}
