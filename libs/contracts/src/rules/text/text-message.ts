/** The basic table of GSM 03.38; each takes seven bits. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The characters of its extension table: each counts as two, an escape and itself. */
const EXTENSION = new Set('\f^{}\\[~]|€');

/** Typographic signs and their ASCII forms; the words stay the same. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/×/g, 'x'],
  [/[\p{Zs}\t]/gu, ' '],
  [/[\u2028\u2029]/g, '\n'],
  [/\p{Cf}/gu, ''],
];

/** Replacements of letters that are not an ASCII letter with a mark. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'OE', ẞ: 'ß' };

/** The length of a text over the air and its encoding: seven bits a character, or UTF-16. */
export interface TextLength {
  encoding: 'gsm7' | 'ucs2';
  /** Number of segments; each is charged as a message. */
  segments: number;
}

/**
 * Returns the SMS form of a text: GSM-7 wherever its words allow (D-137), else the text unchanged. Typography is folded everywhere,
 * letters and marks only outside of `names`, which keep the spelling of people and merchants.
 */
export function asTextMessage(text: string, names: readonly string[] = []): string {
  const typed = inPlainType(text);
  if (isGsm7(typed)) return typed;
  const folded = betweenNames(typed, names.map(inPlainType), withoutMarks);
  return isGsm7(folded) ? folded : text;
}

/** Returns true when each character of the text is in GSM-7. */
export function isGsm7(text: string): boolean {
  return [...text].every((each) => BASIC.has(each) || EXTENSION.has(each));
}

/**
 * Counts the segments of a text: 160 characters of GSM-7 or 70 units of UTF-16; of several 153 and 67 each, which split no escape and no
 * surrogate pair.
 */
export function textLengthOf(text: string): TextLength {
  const encoding = isGsm7(text) ? 'gsm7' : 'ucs2';
  const [alone, each] = encoding === 'gsm7' ? [160, 153] : [70, 67];
  const widths = [...text].map((one) => (encoding === 'ucs2' ? one.length : EXTENSION.has(one) ? 2 : 1));
  if (widths.reduce((sum, width) => sum + width, 0) <= alone) return { encoding, segments: 1 };
  const { segments } = widths.reduce(
    ({ segments: so, filled }, width) =>
      filled + width > each ? { segments: so + 1, filled: width } : { segments: so, filled: filled + width },
    { segments: 1, filled: 0 },
  );
  return { encoding, segments };
}

function inPlainType(text: string): string {
  return TYPOGRAPHY.reduce((folded, [marks, plain]) => folded.replace(marks, plain), text.normalize('NFC'));
}

function withoutMarks(text: string): string {
  return [...text].map((each) => (isGsm7(each) ? each : (LIGATURES[each] ?? each.normalize('NFD').replace(/\p{M}/gu, '')))).join('');
}

/** Changes the text between names; longer names match first. */
function betweenNames(text: string, names: readonly string[], change: (words: string) => string): string {
  const escaped = names
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  if (escaped.length === 0) return change(text);
  return text
    .split(new RegExp(`(${escaped.join('|')})`))
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
