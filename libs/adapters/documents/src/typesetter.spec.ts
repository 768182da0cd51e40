import { fontLibrary } from './font-library';
import { type Frame, type Line, Typesetter } from './typesetter';

const FRAME: Frame = { weight: 'regular', size: 10, width: 10_000 };

async function setText(text: string, frame: Partial<Frame> = {}, languages: string[] = []) {
  const typesetter = new Typesetter(fontLibrary(), languages);
  const { lines, height } = await typesetter.set(text, { ...FRAME, ...frame });
  return { lines, height, missing: typesetter.missing };
}

/** Returns the characters of a line in visual order, from left to right. */
const seen = ({ runs }: Line) =>
  runs.map(({ glyphs }) => glyphs.glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).join('');
const fontsOf = (lines: readonly Line[]) => [...new Set(lines.flatMap(({ runs }) => runs.map(({ face }) => face.name)))];

describe('text from right to left', () => {
  it.each([
    ['three words', 'שרה בת כהן', 'ןהכ תב הרש'],
    ['digits, which stay from left to right', 'אולם 2027', '2027 םלוא'],
    ['digits of Arabic', 'א ٢٠٢٧ ב', 'ב ٢٠٢٧ א'],
    ['Latin within it', 'ערב Jazz טוב', 'בוט Jazz ברע'],
    ['itself within Latin', 'In גן עדן (12)', 'In )12( ןדע ןג'],
    ['a part that is set apart', '\u2068שרה\u2069: Saturday 5', 'הרש: Saturday 5'],
  ])('[D-138] is seen in the order of UAX 9: %s', async (_, text, order) => {
    const { lines, missing } = await setText(text);
    expect(lines.map(seen)).toEqual([order]);
    expect(missing).toEqual([]);
  });

  it('[D-138] has its brackets turned', async () => {
    const [shut, open] = await Promise.all([setText('(א)'), setText('ב(')]);
    const glyphs = ({ lines }: typeof shut) => lines[0]!.runs.map((run) => run.glyphs.glyphs.map(({ id }) => id));
    expect(glyphs(shut)[0]).toEqual(glyphs(await setText('('))[0]);
    expect(glyphs(open)[0]).toEqual(glyphs(await setText(')'))[0]);
  });

  it('[D-138] is joined, and keeps its words apart', async () => {
    const { lines } = await setText('محمد عبد الله');
    expect(lines[0]!.runs.map(({ text }) => text)).toEqual(['الله', ' ', 'عبد', ' ', 'محمد']);
    const apart = await Promise.all(Array.from('محمد', (character) => setText(character)));
    expect(lines[0]!.runs[4]!.glyphs.glyphs.map(({ id }) => id)).not.toEqual(
      apart.map((one) => one.lines[0]!.runs[0]!.glyphs.glyphs[0]!.id).reverse(),
    );
  });

  it('[D-138] is cut where it ends: its ellipsis is on the left', async () => {
    const { lines } = await setText('מילה '.repeat(40), { width: 100, lines: 1 });
    expect(seen(lines[0]!)).toMatch(/^…/);
    expect(lines[0]!.width).toBeLessThanOrEqual(100);
  });
});

describe('lines', () => {
  it.each([
    ['Thai, by words', 'สมชายใจดีและน้ำผึ้ง', 60],
    ['Chinese, between characters', '国家大剧院西长安街', 45],
    ['Hindi', 'हिन्दी कवि सम्मेलन दिल्ली', 60],
    ['a word that is too long', 'W'.repeat(60), 90],
  ])('[D-138] end where they may, and lose nothing: %s', async (_, text, width) => {
    const { lines } = await setText(text, { width });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  });

  it('[D-138] end between words of the dictionary in Thai', async () => {
    const { lines } = await setText('สมชายใจดี', { width: 32 });
    expect(lines.map(({ text }) => text)).toEqual(['สมชาย', 'ใจดี']);
  });

  it('[D-138] end within no grapheme', async () => {
    const { lines } = await setText('👨‍👩‍👧‍👦'.repeat(9), { width: 40 });
    for (const { text } of lines) expect(text.replaceAll('👨‍👩‍👧‍👦', '')).toBe('');
  });

  it('[D-138] exceed no edge, whatever their text is', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const planes = [0x20, 0x590, 0x900, 0xe00, 0x1100, 0x3040, 0x4e00, 0xac00, 0xd800, 0xe000, 0x1f300, 0x10800, 0x10ffff - 0x80];
    for (let turn = 0; turn < 12; turn += 1) {
      const text = Array.from({ length: 25 }, () => String.fromCodePoint(planes[random(planes.length)]! + random(0x40))).join('');
      const { lines } = await setText(text, { width: 80, lines: 3 });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line.isCut || line.width <= 80).toBe(true);
    }
  });

  it('[D-138] are as high as their letters, up to a limit', async () => {
    const [latin, tibetan, stacked] = await Promise.all(['Ab', 'སྐྱོ', `ཀ${'\u0fb1\u0f71'.repeat(20)}`].map((text) => setText(text)));
    expect(tibetan!.height).toBeGreaterThan(latin!.height);
    expect(stacked!.height).toBeLessThanOrEqual(25);
  });

  it('[D-138] show what lies within them alone, where a single character is wider', async () => {
    const [line] = (await setText('﷽', { width: 20 })).lines;
    expect(line).toMatchObject({ isCut: true, text: '﷽' });
  });
});

describe('fonts', () => {
  it.each([
    ['Han by Japanese', '骨', ['ja'], /^noto-sans-jp-/],
    ['Han by Chinese', '骨', ['zh-CN'], /^noto-sans-sc-/],
    ['Han by Taiwan’s Chinese', '骨', ['zh-TW'], /^noto-sans-tc-/],
    ['Han by traditional Chinese of Macao', '骨', ['zh-Hant-MO'], /^noto-sans-tc-/],
    ['Han by Korean', '骨', ['ko-KR'], /^noto-sans-kr-/],
    ['Han by nothing that is known', '骨', ['en'], /^noto-sans-sc-/],
    ['Han by the language that goes first', '骨', ['en', 'ja', 'ko'], /^noto-sans-jp-/],
    ['emoji of several characters', '👨‍👩‍👧‍👦', [], /^noto-emoji-/],
    ['a flag', '🇳🇬', [], /^noto-emoji-/],
    ['a sign that is text by itself', '©', [], /^regular$/],
    ['Vietnamese and Yoruba', 'Nguyễn Ọjọ́ ₦', [], /^regular$/],
  ])('[D-138] are chosen by script and language: %s', async (_, text, languages, font) => {
    const { lines, missing } = await setText(text, {}, languages);
    expect(missing).toEqual([]);
    for (const name of fontsOf(lines)) expect(name).toMatch(font);
  });

  it('[D-138] draw a conjunct and a joined emoji as one', async () => {
    for (const text of ['क्ष', '👩‍💻']) {
      const { lines } = await setText(text);
      expect(lines[0]!.runs.flatMap(({ glyphs }) => glyphs.glyphs)).toHaveLength(1);
    }
  });

  it('[D-138] report a character of which none draws anything, and a mark replaces it', async () => {
    const { lines, missing } = await setText('Ada 𓀀 𓀀 \ue000');
    expect(missing).toEqual(['𓀀', '\ue000']);
    expect(lines[0]!.text).toBe('Ada \ufffd \ufffd \ufffd');
  });
});
