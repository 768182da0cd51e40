import { undrawnIn, warnOfPrint } from './printed-characters';

describe('characters that no font of prints contains', () => {
  it.each(['Adire House', 'Café Łódź', 'مهرجان', 'ליל', '日本語 中文', 'ไทย', '🎉👩‍👩‍👧', '\u3000\u200d\ufe0f\u00ad', ''])(
    '[D-138] are not found in %j',
    (text) => {
      expect(undrawnIn(text)).toEqual([]);
    },
  );

  it.each([
    ['hieroglyphs, each once', 'Shop 𓀀𓀀𓀁', ['𓀀', '𓀁']],
    ['private use', 'a\ue000b', ['\ue000']],
    ['cuneiform', '𒀀', ['𒀀']],
    ['what is not assigned', '\u{e0fff}x\u{10ffff}', ['\u{10ffff}']],
  ])('[D-138] are %s', (_, text, undrawn) => {
    expect(undrawnIn(text)).toEqual(undrawn);
  });

  it('[D-138] are named by their code points, ten of them', () => {
    const many = Array.from({ length: 12 }, (_, index) => String.fromCodePoint(0x13000 + index)).join('');
    const [warning] = warnOfPrint(many, 'title');
    expect(warning!.path).toBe('title');
    expect(warning!.message).toMatch(/U\+13000, .*U\+13009, …\.$/);
    expect(warnOfPrint('Adire', 'title')).toEqual([]);
  });
});
