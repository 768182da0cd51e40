import { readCode } from './typed-digits';

describe('a code as it was typed', () => {
  it.each([
    ['123456'],
    [' 123 456\r\n'],
    ['123-456'],
    ['123\u2011456'],
    ['123\u2013456'],
    ['123\u2212456'],
    ['123\u00a0456'],
    ['\u202a123456\u202c'],
    ['\u200e123\u00ad456\u200b\ufeff'],
    ['\uff11\uff12\uff13\uff14\uff15\uff16'],
    ['\u0661\u0662\u0663\u0664\u0665\u0666'],
    ['\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6'],
    ['१२३४५६'],
    ['১২৩৪৫৬'],
    ['๑๒๓๔๕๖'],
    ['𝟭𝟮𝟯𝟺𝟻𝟼'],
  ])('[D-122] is read in plain digits: %j', (typed) => {
    expect(readCode(typed)).toBe('123456');
  });

  it('[D-122] converts every digit of every script', () => {
    const digits = Array.from({ length: 0x1ffff }, (_, code) => String.fromCodePoint(code)).filter((sign) => /\p{Nd}/u.test(sign));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.length % 10).toBe(0);
    expect(readCode(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('[D-122] keeps everything else, which makes it a guess', () => {
    expect(['12345O', '12.34', '1/2', '①', '\ud800'].map(readCode)).toEqual(['12345O', '12.34', '1/2', '①', '\ud800']);
  });

  it.each(['', '   ', '\u200b\u2060', ' -\u2014- \t', '\u202e'])('[D-122] is empty when nothing of it is left: %j', (typed) => {
    expect(readCode(typed)).toBe('');
  });
});
