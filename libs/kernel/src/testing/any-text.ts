import * as fc from 'fast-check';

const FAMILY = '👨‍👩‍👧‍👦';

/**
 * Generates texts of all planes of Unicode as people and programs send them, and those that are most often cut badly: half pairs, marks,
 * joiners, flags, overrides, ends of lines.
 */
export const anyText = (mostParts = 30): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'a',
          ' ',
          '\r\n',
          '\n',
          '\t',
          '\ud83d',
          '\ude00',
          '😀',
          FAMILY,
          '🇳🇬',
          '🇫',
          '👍🏽',
          '1️⃣',
          'e\u0301',
          '\u0301',
          '\u200d',
        ),
        fc.constantFrom(
          'क्ष',
          'ி',
          '각',
          '\u1100',
          '\u1161',
          'ำ',
          '\u0600',
          'مُ',
          'שרה',
          '\u202e',
          '\u2067',
          '\u200f',
          'Ẹ̀',
          '漢',
          '\u{e0067}',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: mostParts },
    )
    .map((parts) => parts.join(''));

/** Generates the same in a form that can be stored, since bodies with NUL or half of a surrogate pair are refused. */
export const anyStoredText = (mostParts = 30): fc.Arbitrary<string> =>
  anyText(mostParts).map((text) => text.toWellFormed().replaceAll('\u0000', ''));

/** Returns the graphemes of a text. */
export function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

/** Returns true when the beginning of a text is cut between whole graphemes. */
export function isWholeBeginning(text: string, beginning: string): boolean {
  return graphemesOf(text).slice(0, graphemesOf(beginning).length).join('') === beginning;
}
