/** How deep values are nested at most: nothing sensible is nested deeper. */
export const JSON_DEPTH = 64;

/** Which bound a text goes beyond. */
export type JsonExcess = 'values' | 'depth';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BLANK = 0x20;
const U = 0x75;

/**
 * Counts the values and the depth of JSON while its bytes come in, so that what would cost too much is refused before any of it is
 * parsed. It takes every text for JSON: whether it is, the parser says. Of JSON the counts are exact.
 */
export class JsonScanner {
  /** Values so far: lists, objects, and what stands in them; names of members are none. */
  values = 1;
  /** A text has an escape such as `\u0000`, the one way for NUL characters and halves of surrogate pairs to come in. */
  hasEscapes = false;

  private inText = false;
  private isEscaped = false;
  /** Lists and objects that are open; of the last one, whether nothing stands in it yet. */
  private open = 0;
  private isEmpty = false;

  /** @param mostValues refused are more, and values that stand within more than 64 lists and objects */
  constructor(private readonly mostValues: number) {}

  /** Takes the next bytes; answers the bound that they go beyond first. */
  add(bytes: Uint8Array): JsonExcess | undefined {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]!;
      if (this.inText) this.readText(byte);
      else if (byte > BLANK) {
        this.readStructure(byte);
        if (this.values > this.mostValues) return 'values';
        if (this.open > JSON_DEPTH && !this.isEmpty) return 'depth';
      }
    }
    return undefined;
  }

  private readText(byte: number): void {
    if (this.isEscaped) {
      if (byte === U) this.hasEscapes = true;
      this.isEscaped = false;
    } else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.inText = false;
  }

  /** A value follows each comma; the first of a list or an object begins with what does not close it. */
  private readStructure(byte: number): void {
    if (this.isEmpty) {
      this.isEmpty = false;
      if (byte !== CLOSE_LIST && byte !== CLOSE_OBJECT) this.values += 1;
      else return void (this.open -= 1);
      if (this.open > JSON_DEPTH) return;
    }
    if (byte === COMMA) this.values += 1;
    else if (byte === QUOTE) this.inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.open += 1;
      this.isEmpty = true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.open -= 1;
  }
}

/** Sentences about what no body may hold: nesting beyond 64 levels, and texts that Postgres does not store. */
export type JsonFlaw = 'depth' | 'text';

/** Sentences about a body that is no JSON, or has a flaw. */
export const JSON_REFUSALS = {
  syntax: 'The body is not valid JSON.',
  depth: `The body is nested deeper than ${JSON_DEPTH} levels.`,
  text: 'A text in the body holds a NUL character or half of a surrogate pair; leave it out.',
} as const satisfies Record<JsonFlaw | 'syntax', string>;

/** The first flaw of a parsed value. @param looksAtTexts unless the JSON is known to have no escapes */
export function flawOf(value: unknown, looksAtTexts: boolean, depth = 0): JsonFlaw | undefined {
  if (depth > JSON_DEPTH) return 'depth';
  if (typeof value === 'string') return looksAtTexts && isBroken(value) ? 'text' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value)
    ? flawOfList(value, looksAtTexts, depth + 1)
    : flawOfObject(value as Record<string, unknown>, looksAtTexts, depth + 1);
}

function flawOfList(list: readonly unknown[], looksAtTexts: boolean, depth: number): JsonFlaw | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const flaw = flawOf(list[index], looksAtTexts, depth);
    if (flaw) return flaw;
  }
  return undefined;
}

function flawOfObject(object: Readonly<Record<string, unknown>>, looksAtTexts: boolean, depth: number): JsonFlaw | undefined {
  for (const name in object) {
    const flaw = looksAtTexts && isBroken(name) ? 'text' : flawOf(object[name], looksAtTexts, depth);
    if (flaw) return flaw;
  }
  return undefined;
}

/** Holds a NUL character or half of a surrogate pair. */
function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}
