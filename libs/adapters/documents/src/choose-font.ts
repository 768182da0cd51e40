import type { Face, FontLibrary } from './font-library';
import { EMOJI_FONT, filesOf, SCRIPT_FONTS, type ScriptFont, type Weight } from './script-fonts';

/** Characters that draw nothing: joiners, variation selectors, marks of direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;
const AS_TEXT = /\ufe0e/u;
/** Characters of Latin, also those that other scripts use as well, such as the middle dot. */
const LATIN = /^\p{Script_Extensions=Latin}/u;
/** Characters without a script of their own. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]/u;

const patterns = new Map(
  SCRIPT_FONTS.flatMap(({ scripts }) => scripts).map((script) => [script, new RegExp(`^\\p{Script_Extensions=${script}}`, 'u')]),
);

/** Returns the characters of a grapheme that a font has to draw. */
export function seenOf(grapheme: string): number[] {
  return Array.from(grapheme)
    .filter((character) => !UNSEEN.test(character))
    .map((character) => character.codePointAt(0)!);
}

/** Returns the fonts of scripts in the order in which they are tried, those for Han by the language of a print. */
export function fontsInOrder(languages: readonly string[]): readonly ScriptFont[] {
  const preferred = languages.map(hanFontOf).find((font) => font !== undefined);
  return preferred ? [preferred, ...SCRIPT_FONTS.filter((font) => font !== preferred)] : SCRIPT_FONTS;
}

function hanFontOf(language: string): ScriptFont | undefined {
  const isOf = (tag: string) => language === tag || language.startsWith(`${tag}-`);
  return (
    SCRIPT_FONTS.find(({ languages = [] }) => languages.some((tag) => tag.includes('-') && isOf(tag))) ??
    SCRIPT_FONTS.find(({ languages = [] }) => languages.some(isOf))
  );
}

/** Returns the likely languages of these texts' Han characters: by kana, Hangul and Bopomofo among them. */
export function languagesOf(texts: readonly string[]): string[] {
  const all = texts.join('');
  const signs: [RegExp, string][] = [
    [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
    [/\p{Script=Hangul}/u, 'ko'],
    [/\p{Script=Bopomofo}/u, 'zh-Hant'],
  ];
  return signs.filter(([sign]) => sign.test(all)).map(([, language]) => language);
}

/** Chooses the font of each grapheme, among those that a library opens. */
export class FontChooser {
  constructor(
    private readonly library: FontLibrary,
    private readonly fonts: readonly ScriptFont[],
  ) {}

  /**
   * Returns the font that draws all of a grapheme: of its script, else that of the text before, else DejaVu, else any.
   * @param before the font of the grapheme before
   */
  async choose(grapheme: string, weight: Weight, before?: Face): Promise<Face | undefined> {
    const codePoints = seenOf(grapheme);
    const base = await this.library.base(weight);
    const isEmoji = EMOJI.test(grapheme) && !AS_TEXT.test(grapheme);
    if ((codePoints[0]! < 0x80 || LATIN.test(grapheme)) && !isEmoji && draws(base, codePoints)) return base;
    if (isEmoji) return (await this.ofFonts([EMOJI_FONT], codePoints, weight)) ?? this.ofAny(base, codePoints, weight);
    if (COMMON.test(grapheme) && before && !before.isBase && draws(before, codePoints)) return before;
    const own = this.fonts.filter(({ scripts }) => scripts.some((script) => patterns.get(script)!.test(grapheme)));
    return (own.length > 0 ? await this.ofFonts(own, codePoints, weight) : undefined) ?? this.ofAny(base, codePoints, weight);
  }

  private async ofAny(base: Face, codePoints: readonly number[], weight: Weight): Promise<Face | undefined> {
    return draws(base, codePoints) ? base : this.ofFonts([...this.fonts, EMOJI_FONT], codePoints, weight);
  }

  private async ofFonts(fonts: readonly ScriptFont[], codePoints: readonly number[], weight: Weight): Promise<Face | undefined> {
    for (const font of fonts) {
      for (const file of filesOf(font)) {
        if (!codePoints.every((codePoint) => file.holds(codePoint))) continue;
        const face = await this.library.script(file, weight);
        if (draws(face, codePoints)) return face;
      }
    }
    return undefined;
  }
}

function draws({ font }: Face, codePoints: readonly number[]): boolean {
  return codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint));
}
