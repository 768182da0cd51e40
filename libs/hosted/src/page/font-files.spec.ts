import { FONT_PAIRINGS, type FontName, type FontPairing, fontPairing, type PairedFont } from '@svc/contracts';
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import decompress from 'wawoff2/decompress';
import { type FontFile, filesOf, fontFile } from './font-files';

/** Limit of all font files that a page may load. */
const MOST_BYTES = 100_000;

/** English text by the frequency of its letters, and its mean width in Arial, Times New Roman and Courier New, in em. */
const ENGLISH = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';
const LOCAL_WIDTHS = { sans: 934.5116 / 2048, round: 934.5116 / 2048, serif: 854.3953 / 2048, mono: 1229 / 2048 };

/** Parts of fontkit's fonts that its types lack. */
interface VariableFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  getVariation(axes: { wght: number }): VariableFont;
  glyphForCodePoint(code: number): { advanceWidth: number };
}

const packageOf = (name: FontName) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
const fontsOf = ({ headings, text }: FontPairing) => [headings, text];
const allFonts = [...new Map(FONT_PAIRINGS.flatMap((name) => fontsOf(fontPairing(name))).map((font) => [font.name!, font])).values()];

/** Returns the percentages by which a local font takes the space of a font. */
async function fitOf({ name, kind }: PairedFont): Promise<number[]> {
  const unpacked = Buffer.from(await decompress(fontFile(name!, 'latin').bytes));
  const font = (create(unpacked) as unknown as VariableFont).getVariation({ wght: 400 });
  const widths = [...ENGLISH].map((sign) => font.glyphForCodePoint(sign.codePointAt(0)!).advanceWidth);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
  const size = mean / LOCAL_WIDTHS[kind];
  return [size, font.ascent / font.unitsPerEm / size, -font.descent / font.unitsPerEm / size].map((part) => part * 100);
}

const fontOf = async ({ bytes }: FontFile) => create(Buffer.from(await decompress(bytes)));

/** Returns true for a character that is within the ranges of CSS, and that the font has. */
function isDrawn(ranges: string, font: ReturnType<typeof create>, code: number): boolean {
  const isAsked = ranges.split(',').some((range) => {
    const [first, last = first] = range.slice(2).split('-');
    return parseInt(first!, 16) <= code && code <= parseInt(last!, 16);
  });
  return isAsked && font.hasGlyphForCodePoint(code);
}

describe('font files of hosted pages', () => {
  it.each(FONT_PAIRINGS)('[ADR 0121 r4] are at most 100 KB for a page: %s', (name) => {
    const addresses = new Map(
      fontsOf(fontPairing(name))
        .flatMap(filesOf)
        .map(({ address, bytes }) => [address, bytes.length]),
    );
    expect([...addresses.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('[ADR 0121 r4] have addresses that change with their bytes, and the characters of their package', () => {
    const { address, range, bytes } = fontFile('inter', 'latin');
    expect(address).toMatch(/^\/media\/fonts\/inter-latin\.[0-9a-f]{16}\.woff2$/);
    expect(range).toMatch(/^U\+0000-00FF,/);
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
  });

  it.each([
    ...FONT_PAIRINGS.filter((name) => name !== 'inter-lora').map((name) => [name, '₦'] as const),
    ...(['inter', 'fraunces-inter', 'nunito', 'jetbrains-mono-public-sans'] as const).map((name) => [name, 'ẹọṣẸỌṢịụṅ'] as const),
  ])('[ADR 0121 r4] draw as fonts of texts, for %s: %s', async (name, characters) => {
    const drawn = new Set<string>();
    for (const file of filesOf(fontPairing(name).text)) {
      const font = await fontOf(file);
      for (const sign of characters) if (isDrawn(file.range, font, sign.codePointAt(0)!)) drawn.add(sign);
    }
    expect([...drawn].sort()).toEqual([...characters].sort());
  });

  it('[ADR 0121 r4] have the characters of Nigeria that are cut out as wide as Inter has them, at any weight', async () => {
    const whole = create(await decompress(readFileSync(join(packageOf('inter'), 'files/inter-latin-ext-wght-normal.woff2'))));
    const cut = await fontOf(fontFile('inter', 'nigerian'));
    const codes = fontFile('inter', 'nigerian')
      .range.split(',')
      .map((each) => parseInt(each.slice(2), 16));
    expect(codes.filter((code) => !cut.hasGlyphForCodePoint(code))).toEqual([]);
    for (const wght of [100, 400, 650, 900]) {
      const widthsOf = (font: unknown) =>
        codes.map((code) => (font as VariableFont).getVariation({ wght }).glyphForCodePoint(code).advanceWidth);
      expect(widthsOf(cut)).toEqual(widthsOf(whole));
    }
  });

  it.each(allFonts.map((font) => [font.name!, font] as const))(
    '[ADR 0121 r5] have a fallback of the same width and height: %s',
    async (_name, font) => {
      for (const [index, part] of (await fitOf(font)).entries()) expect(font.fit![index]).toBeCloseTo(part, 1);
    },
  );

  it.each(allFonts.map(({ name }) => name!))('[ADR 0121 r4] are under the SIL Open Font License: %s', (name) => {
    expect(JSON.parse(readFileSync(join(packageOf(name), 'package.json'), 'utf8'))).toMatchObject({ license: 'OFL-1.1' });
    expect(readFileSync(join(packageOf(name), 'LICENSE'), 'utf8')).toContain('SIL Open Font License');
  });
});
