/** Deepest nesting of values. */
export const JSON_DEPTH = 64;

/** Limit that a text exceeds. */
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
 * Counts the values and the depth of JSON while its bytes arrive, so that expensive bodies are refused before they are
 * parsed. It does not validate: the parser does. For valid JSON the counts are exact.
 */
export class JsonScanner {
  /** Number of values so far: lists, objects and their members; names of members do not count. */
  values = 1;
  /** True after an escape such as `\u0000`, the only source of NUL characters and halves of surrogate pairs. */
  hasEscapes = false;

  private inText = false;
  private isEscaped = false;
  /** Number of open lists and objects; `isEmpty` while the last one has no member. */
  private open = 0;
  private isEmpty = false;

  /** @param mostValues largest number of values */
  constructor(private readonly mostValues: number) {}

  /** Scans the next bytes. Returns the limit that they exceed first. */
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

  /** Counts values: one after each comma, and the first of a list or an object that is not closed at once. */
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

/** Flaws of a parsed body: nesting beyond 64 levels, and texts that Postgres does not store. */
export type JsonFlaw = 'depth' | 'text';

/** Messages about a body that is not JSON, or has a flaw. */
export const JSON_REFUSALS = {
  syntax: 'The body is not valid JSON.',
  depth: `The body is nested deeper than ${JSON_DEPTH} levels.`,
  text: 'A text in the body holds a NUL character or half of a surrogate pair; leave it out.',
} as const satisfies Record<JsonFlaw | 'syntax', string>;

/** Returns the first flaw of a parsed value. @param looksAtTexts false where the JSON has no escapes */
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

/** Returns true for text with a NUL character or half of a surrogate pair. */
function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}
