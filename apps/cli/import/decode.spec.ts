import fc from 'fast-check';
import { UNREADABLE } from './cell-states.mjs';
import { decode, encodingText, ENCODINGS } from './decode.mjs';

const SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const OF_SIGNS = [0x80, ...range(0x82, 0x8c), 0x8e, ...range(0x91, 0x9c), 0x9e, 0x9f];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

describe('decode', () => {
  it('[D-155] reads each sign of Windows-1252, and says so', async () => {
    const decoded = await decode(Buffer.from([...Buffer.from('Title;'), ...OF_SIGNS, 0xe9]));
    expect(decoded).toMatchObject({ text: `Title;${SIGNS}é`, encoding: 'windows-1252', isGuessed: true, lines: [] });
    expect(encodingText(decoded)).toContain('Encoding: windows-1252: the file is not UTF-8.');
    expect(encodingText(decoded)).toContain('--encoding windows-1250');
  });

  it.each([
    ['utf-8', Buffer.from('\ufeffŠkoda €')],
    ['utf-8', Buffer.from('Škoda €')],
    ['utf-16le', Buffer.from('\ufeffŠkoda €', 'utf16le')],
    ['utf-16be', Buffer.from('\ufeffŠkoda €', 'utf16le').swap16()],
  ])('[D-155] reads %s by its bytes', async (encoding, content) => {
    expect(await decode(content)).toMatchObject({ text: 'Škoda €', encoding, isGuessed: false, lines: [] });
  });

  it('[D-155] reads UTF-16 without a mark by the zeros in its headers', async () => {
    const text = 'Handle,Title,Variant Price\nmug,Tässchen,5\n';
    expect(await decode(Buffer.from(text, 'utf16le'))).toMatchObject({ encoding: 'utf-16le', text });
    expect(await decode(Buffer.from(text, 'utf16le').swap16())).toMatchObject({ encoding: 'utf-16be', text });
  });

  it('[D-155] names the line of a byte that is none of UTF-8, and keeps the rest', async () => {
    const decoded = await decode(bytes('Title\nZoé\nCaf', 0xe9, '\nÑandú\n'));
    expect(decoded).toMatchObject({ encoding: 'utf-8', lines: [3], text: `Title\nZoé\nCaf${UNREADABLE}\nÑandú\n` });
    expect(encodingText(decoded)).toContain('! Bytes that are not utf-8 on line 3 of the file: cells with them are not read.');
  });

  it.each([
    ['windows-1250', [0x8a, 0x6b, 0x6f, 0x64, 0x61, 0x20, 0xe8], 'Škoda č'],
    ['cp1251', [0xd4, 0xf3, 0xf2], 'Фут'],
    ['macintosh', [0x43, 0x8e, 0xdb], 'Cé€'],
    ['shift_jis', [0x83, 0x65, 0x83, 0x58], 'テス'],
    ['latin1', [0x80, 0xe9], '€é'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x25, 0x46, 0x1b, 0x28, 0x42], 'テ'],
    [' UTF-16LE ', [0x41, 0x00], 'A'],
    ['x-mac-cyrillic', [0x80], 'А'],
  ])('[D-155] reads %s where it is said', async (label, content, text) => {
    expect(await decode(Buffer.from(content), label)).toMatchObject({ text, isGuessed: false });
  });

  it('[D-155] refuses a label that is none, and lists those that are', async () => {
    await expect(decode(Buffer.from('a'), 'cp9999')).rejects.toThrow(/no encoding "cp9999".*utf-8, .*windows-1250, .*shift_jis/);
    for (const encoding of ENCODINGS) await expect(decode(Buffer.alloc(0), encoding)).resolves.toMatchObject({ encoding, text: '' });
  });

  it('[D-155] says where bytes are none of the encoding that is said', async () => {
    expect(await decode(bytes('a\nb', 0x98), 'windows-1251')).toMatchObject({ lines: [2] });
  });

  it('[D-155] keeps every text in UTF-8, and finds each byte that breaks it', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((own) => own.toWellFormed().replaceAll('\ufeff', ''));
    await fc.assert(
      fc.asyncProperty(text, async (own) => {
        expect((await decode(Buffer.from(`é${own}`))).text).toBe(`é${own}`);
        const broken = await decode(bytes('éé\n', own.replace(/[\r\n]/g, ' '), 0xff, own));
        expect(broken).toMatchObject({ encoding: 'utf-8', lines: [2] });
      }),
    );
  });
});
