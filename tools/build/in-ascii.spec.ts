import { allInAscii, expressionsInAscii } from './in-ascii.mjs';

describe('the expressions of a bundle', () => {
  it.each([
    ['const a = /^[＝é]\\é\\/😀/gu;', 'const a = (new RegExp("^[＝é]\\\\é\\\\/😀","gu"));'],
    ['if (x) return/“/.test(y)', 'if (x) return(new RegExp("“","")).test(y)'],
    ['`${/é/}` + /ü/i', '`${(new RegExp("é",""))}` + (new RegExp("ü","i"))'],
    ['a = b / "é" / c; // /é/', 'a = b / "é" / c; // /é/'],
    ['/* it’s */ f(/a"é/, 1 / 2)', '/* it’s */ f((new RegExp("a\\"é","")), 1 / 2)'],
    ['tag`/é/` + "/é/" + /e/', 'tag`/é/` + "/é/" + /e/'],
  ])('are made of strings in %s', (text, written) => {
    expect(expressionsInAscii('a.ts', text)).toBe(written);
  });
});

describe('the scripts of pages', () => {
  const script = (text: string) => ({ path: 'a.js', contents: new Uint8Array(Buffer.from(text)) });

  it('hold ASCII alone, so that pages of any encoding run what was written', () => {
    const files = [script('a="\\u00e9"')];
    expect(allInAscii(files)).toBe(files);
    expect(() => allInAscii([...files, script('b=String.raw`é`')])).toThrow(
      'a.js would hold characters beyond ASCII, which a page of another encoding misreads: b=String.raw`é`.',
    );
  });
});
