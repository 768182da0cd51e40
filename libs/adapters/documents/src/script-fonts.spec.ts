/** @reads node_modules */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DRAWN_RANGES } from '@svc/contracts';
import { create, openSync } from 'fontkit';
import decompress from 'wawoff2/decompress';
import { fontLibrary } from './font-library';
import { EMOJI_FONT, filesOf, type FontFile, SCRIPT_FONTS, type Weight, WEIGHTS } from './script-fonts';
import { Typesetter } from './typesetter';

const MOST_BYTES = 60_000_000;
const MODULES = dirname(dirname(require.resolve('dejavu-fonts-ttf/package.json')));

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + Math.ceil(statSync(join(parentPath, name)).size / 4_096) * 4_096, 0);

describe('the fonts of print', () => {
  it('[D-138] take 60 MB of a disk at most', () => {
    const { dependencies } = JSON.parse(readFileSync(join(MODULES, '../package.json'), 'utf8')) as { dependencies: Record<string, string> };
    const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
    expect(fonts.length).toBeGreaterThan(20);
    const packages = [...fonts, 'dejavu-fonts-ttf', 'harfbuzzjs', 'wawoff2', 'bidi-js', 'linebreak'];
    expect(packages.reduce((sum, name) => sum + sizeOf(join(MODULES, name)), 0)).toBeLessThan(MOST_BYTES);
  });
});

/** Letters and marks that every font of a script has to have, the recommended scripts of UAX 31. */
const SAMPLES: Record<string, string> = {
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي پچژگ ٹڈڑے ڠڨ ٠١٢٣ ۴۵۶ ﷼',
  Armenian: 'ԱԲԳԴ աբգդև',
  Bengali: 'অআই কখগঘ ক্ষ জ্ঞ শ্রী ৎ ং ঃ ঁ ০১২ ৳',
  Bopomofo: 'ㄅㄆㄇㄈ',
  Cyrillic: 'АБВ абв Ўў Ґґ Ђђ Өө',
  Devanagari: 'अआइ कखग क्ष ज्ञ श्री त्र ड़ ँ ः ०१२ ।',
  Ethiopic: 'ሀለሐመ ኧኸ ፩፪፫ ።',
  Georgian: 'აბგდ ႠႡ ᲐᲑ',
  Greek: 'ΑΒΓ αβγ ἀ ᾧ',
  Gujarati: 'અઆઇ કખગ ક્ષ શ્રી ૦૧૨',
  Gurmukhi: 'ਅਆਇ ਕਖਗ ਸ਼੍ਰੀ ੴ ੦੧੨',
  Han: '中国語 漢字 汉字 骨 直 𠮷 㐂',
  Hangul: '가각힣 ㄱㄴ',
  Hebrew: 'אבגד ךםןףץ שָׁלוֹם ־ ׳ ₪',
  Hiragana: 'あいうゔ ゝ',
  Kannada: 'ಅಆಇ ಕಖಗ ಕ್ಷ ಶ್ರೀ ೦೧೨',
  Katakana: 'アイウヴー ｱｲｳ',
  Khmer: 'កខគ ក្រ្ម ខ្ញុំ ០១២ ៛',
  Lao: 'ກຂຄ ນ້ຳ ໐໑໒',
  Latin: 'Aẹ́ ọ̀ ß Ə ħ ő ệ ₦ ɓ ŋ',
  Malayalam: 'അആഇ കഖഗ ക്ഷ ശ്രീ ൺൻ ൦൧',
  Myanmar: 'ကခဂ မြန်မာ ၀၁၂ ။',
  Oriya: 'ଅଆଇ କଖଗ କ୍ଷ ଶ୍ରୀ ୦୧',
  Sinhala: 'අආඇ කඛග ශ්‍රී ක්‍ෂ',
  Tamil: 'அஆஇ கஙச ஸ்ரீ க்ஷ ௦௧',
  Telugu: 'అఆఇ కఖగ క్ష శ్రీ ౦౧',
  Thaana: 'ހށނރ ދިވެހި',
  Thai: 'กขค น้ำผึ้ง ปู่ ๐๑๒ ฿ ฯ',
  Tibetan: 'ཀཁག སྐྱོ རྒྱ ༠༡ ་ །',
};

describe('scripts that print', () => {
  it.each(Object.entries(SAMPLES))('[D-138] are those that UAX 31 recommends: %s', async (_, sample) => {
    const typesetter = new Typesetter(fontLibrary(), []);
    await typesetter.set(sample, { weight: 'bold', size: 10, width: 10_000 });
    expect(typesetter.missing).toEqual([]);
  });
});

/** Returns the code points that the fonts of a weight draw. */
async function drawnIn(weight: Weight, base: string): Promise<Set<number>> {
  const drawn = new Set(openSync(require.resolve(`dejavu-fonts-ttf/ttf/${base}.ttf`)).characterSet);
  for (const file of [...SCRIPT_FONTS, EMOJI_FONT].flatMap(filesOf)) {
    for (const codePoint of await charactersOf(file, weight)) if (file.holds(codePoint)) drawn.add(codePoint);
  }
  return drawn;
}

async function charactersOf(file: FontFile, weight: Weight): Promise<readonly number[]> {
  return create(Buffer.from(await decompress(readFileSync(file.path(weight))))).characterSet;
}

/** Returns the lengths of undrawn and drawn ranges, in turns, in base 36. */
function rangesOf(isDrawn: (codePoint: number) => boolean): string[] {
  const lengths: number[] = [0];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint += 1) {
    if (isDrawn(codePoint) === (lengths.length % 2 === 0)) lengths[lengths.length - 1]! += 1;
    else lengths.push(1);
  }
  return lengths.map((length) => length.toString(36));
}

describe('characters that some font draws, regular and bold', () => {
  it('[D-138] are those of the table that warnings are made by', async () => {
    const weights = { regular: await drawnIn('regular', 'DejaVuSans'), bold: await drawnIn('bold', 'DejaVuSans-Bold') };
    expect([...Object.keys(weights), 'mono']).toEqual(Object.keys(WEIGHTS)); // mono draws short codes alone
    const ranges = rangesOf((codePoint) => weights.regular.has(codePoint) && weights.bold.has(codePoint));
    expect(DRAWN_RANGES.split(/\s+/)).toEqual(ranges);
  }, 60_000);
});
