import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useBrowser } from '@svc/testing';
import { fontsInOrder } from './choose-font';
import { fontLibrary } from './font-library';
import { EMOJI_FONT, filesOf, type ScriptFont } from './script-fonts';
import { type Line, Typesetter } from './typesetter';

const SIZE = 20;
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

const TEXTS: [script: string, language: string, text: string][] = [
  ['Arabic', 'ar', 'مهرجان الربيع ٢٠٢٧ (الدورة 12) في Lagos'],
  ['Hebrew', 'he', 'ערב שירה: "לילה לבן" (12+) — Jazz 2027'],
  ['Hebrew within Latin', 'en', 'An evening of לילה לבן (12) in Tel Aviv'],
  ['Devanagari', 'hi', 'श्री राजेश्वरी द्विवेदी (२०२७) – क्षत्रिय Live'],
  ['Bengali', 'bn', 'শ্রীমতী কৃষ্ণা চট্টোপাধ্যায় (২০২৭) Live'],
  ['Tamil', 'ta', 'ராமன் கிருஷ்ணமூர்த்தி (2027) Live'],
  ['Thai', 'th', 'สมชาย ใจดี น้ำผึ้ง ปู่ย่า ๒๕๗๐ (Live)'],
  ['Ethiopic', 'am', 'የገና በዓል ኮንሰርት 2027 (Live)'],
  ['Chinese', 'zh-CN', '春节音乐会2027（骨直角海边）「现场」Live'],
  ['Japanese', 'ja', '春の音楽祭2027「骨直角海辺の夜」ライブ'],
  ['Korean', 'ko', '봄 음악회 2027 (서울) Live'],
  ['emoji', 'en', 'Party 🎉 👨‍👩‍👧‍👦 🇳🇬 👍🏽 (12)'],
  ['Khmer', 'km', 'ពិធីបុណ្យអុំទូក ២០២៧ (Live)'],
  ['Myanmar', 'my', 'သင်္ကြန်ပွဲတော် ၂၀၂၇ (Live)'],
];

/** Returns graphemes in visual order, from left to right; those of one cluster from right to left are turned as well. */
function printedOrder({ runs }: Line): string[] {
  return runs.flatMap(({ glyphs, level }) =>
    glyphs.glyphs.flatMap(({ codePoints }) => {
      const cluster = graphemesOf(String.fromCodePoint(...codePoints));
      return level % 2 === 1 ? cluster.reverse() : cluster;
    }),
  );
}

/** Runs in the browser: returns the left edges of graphemes, and the width of all. */
const LOOK = `async ({ text, ranges, language, family }) => {
  const span = document.createElement('span');
  Object.assign(span.style, { font: '${SIZE}px ' + family, whiteSpace: 'nowrap', unicodeBidi: 'plaintext', position: 'absolute' });
  span.lang = language;
  span.textContent = text;
  document.body.replaceChildren(span);
  await Promise.all(family.split(', ').map((name) => document.fonts.load('${SIZE}px ' + name, text)));
  const edges = ranges.map(([from, to]) => {
    const range = document.createRange();
    range.setStart(span.firstChild, from);
    range.setEnd(span.firstChild, to);
    return range.getBoundingClientRect().left;
  });
  return { edges, width: span.getBoundingClientRect().width };
}`;

const DEJAVU = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** Returns the rules of a family for each font, of the same files that print reads. */
function styleSheet(fonts: readonly ScriptFont[]): Promise<string[]> {
  const faces = fonts.map(async (font) => {
    const ranges = JSON.parse(await readFile(require.resolve(`${font.scope}/${font.name}/unicode.json`), 'utf8')) as Record<string, string>;
    return filesOf(font)
      .map((file) => {
        const part = file.name.replace(`${font.name}-`, '');
        const range = ranges[part] ?? ranges[`[${part}]`];
        return `@font-face { font-family: ${font.name}; src: url(/font/${font.name}/${file.name}); unicode-range: ${range}; }`;
      })
      .join('\n');
  });
  return Promise.all(faces);
}

describe('scripts in print, beside the same text in a browser', () => {
  const openPage = useBrowser();
  const fonts = [...fontsInOrder([]), EMOJI_FONT];
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const style = [
      '@font-face { font-family: DejaVu; src: url(/dejavu); }',
      '@font-face { font-family: Latin; src: url(/dejavu); unicode-range: U+0-7F; }',
      ...(await styleSheet(fonts)),
    ].join('\n');
    server = createServer((request, response) => void answer(request.url!).then((body) => response.end(body)));
    const answer = async (path: string): Promise<Buffer | string> => {
      if (path === '/dejavu') return readFile(DEJAVU);
      const [, , name, file] = path.split('/');
      const font = fonts.find((one) => one.name === name);
      if (font)
        return readFile(
          filesOf(font)
            .find((one) => one.name === file)!
            .path('regular'),
        );
      return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Scripts</title><style>${style}</style>`;
    };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server?.close());

  it('[D-138] have their characters in the same order, and take the same room', async () => {
    const { page, troubles } = await openPage([origin]);
    await page.goto(origin);
    for (const [script, language, text] of TEXTS) {
      const typesetter = new Typesetter(fontLibrary(), [language]);
      const { lines } = await typesetter.set(text, { weight: 'regular', size: SIZE, width: 10_000 });
      const graphemes = graphemesOf(text);
      const ranges = graphemes.map((grapheme, index) => {
        const from = graphemes.slice(0, index).join('').length;
        return [from, from + grapheme.length];
      });
      const scripts = fontsInOrder([language]).map(({ name }) => name);
      const family = ['Latin', ...scripts, 'DejaVu', EMOJI_FONT.name].join(', ');
      const seen = (await page.evaluate(`(${LOOK})(${JSON.stringify({ text, ranges, language, family })})`)) as {
        edges: number[];
        width: number;
      };
      const order = graphemes
        .map((grapheme, index) => ({ grapheme, edge: seen.edges[index]! }))
        .sort((one, other) => one.edge - other.edge);
      expect({ script, order: printedOrder(lines[0]!) }).toEqual({ script, order: order.map(({ grapheme }) => grapheme) });
      expect({ script, ratio: Math.round((lines[0]!.width / seen.width) * 20) / 20 }).toEqual({ script, ratio: 1 });
    }
    expect(troubles).toEqual([]);
  });
});
