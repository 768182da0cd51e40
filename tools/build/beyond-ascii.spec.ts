const marked = ({ raw }: TemplateStringsArray, ...values: string[]) => raw.join(values.join());

/** Run from the sources, and from what the build makes of them (`text-rules.e2e-spec.ts`): both are the same program. */
describe('a program that writes characters beyond ASCII', () => {
  it('finds them by its regular expressions, however these name them', () => {
    expect(['＝2', '＋c', '－9', '＠x'].map((name) => /^[=＝＋－＠]/.test(name))).toEqual([true, true, true, true]);
    expect(['ïsmail', '¼ Pounder', '½', 'Âne'].map((name) => /^[=＝＋－＠]/.test(name))).toEqual([false, false, false, false]);
    expect('« Zoé »'.replace(/(?<=«) | (?=»)/g, '_')).toBe('«_Zoé_»');
    expect([/^[\é]$/.test('é'), /^\–\/“$/.test('–/“'), /^[^А-Я]$/i.test('ж'), /😀{2}/u.test('😀😀'), /^.😀$/.test('😀😀')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(/(?<größe>\d+)\k<größe>/u.exec('77')?.groups).toEqual({ größe: '7' });
  });

  it('has the pattern of an expression as it was written', () => {
    expect([/“(.+)”\n\/é/g.source, String(/é\\/iu)]).toEqual(['\u201c(.+)\u201d\\n\\/\u00e9', '/\u00e9\\\\/iu']);
  });

  it('keeps texts, and what tags of templates see of them', () => {
    expect([marked`é${'–'}\n＝😀`, String.raw`«\u00a0»`]).toEqual(['\u00e9\u2013\\n\uff1d\u{1f600}', '\u00ab\\u00a0\u00bb']);
    expect([...'a\u0300é\ud800'].map((each) => each.codePointAt(0))).toEqual([0x61, 0x300, 0xe9, 0xd800]);
    expect({ größe: `\udc00${'ÿ'}\u2028` }).toEqual({ 'gr\u00f6\u00dfe': '\udc00\u00ff\u2028' });
  });
});
