/** Types of packages without any, limited to the parts that print uses. */

declare module 'fontkit' {
  /** A parsed font, whose tables are read on request. Lengths are in its own units. */
  export interface Font {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    /** Code points that it draws. */
    readonly characterSet: readonly number[];
    layout(text: string): GlyphRun;
    getGlyph(id: number, codePoints?: number[]): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    /** The characters that it stands for. */
    readonly codePoints: number[];
    readonly bbox: { readonly minY: number; readonly maxY: number };
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  /** Glyphs from left to right. */
  export interface GlyphRun {
    readonly glyphs: readonly Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  /** Reads and parses the font at a path. */
  export function openSync(path: string): Font;
  /** Parses a font. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'wawoff2/decompress' {
  /** Returns the TrueType file in a WOFF2 file. */
  function decompress(woff2: Uint8Array): Promise<Uint8Array>;
  export = decompress;
}

declare module 'linebreak' {
  /** Finds the breaks of lines, by UAX 14. */
  class LineBreaker {
    constructor(text: string);
    /** Returns the next break, an index of the text; null after its end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}

declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports?: Record<string, Record<string, (...values: number[]) => number>>);
    readonly exports: unknown;
  }
}
