import { parseUrl } from './parse-url';

/** Calls after which V8 has optimized a function. */
const MANY = 200_000;

describe('an address', () => {
  it('[D-77] is parsed alike in the first and the last of many calls, even with letters beyond ASCII', () => {
    for (let call = 0; call < MANY; call += 1) parseUrl(`https://shop.example/${call % 7}`);
    const hosts = Array.from({ length: 1_000 }, () => parseUrl('https://münchen.example/')?.hostname);
    expect([...new Set(hosts)]).toEqual(['xn--mnchen-3ya.example']);
  });

  it.each(['', 'shop.example', '/path', 'https://', 'https://a b.example/'])('is invalid: %j', (text) => {
    expect(parseUrl(text)).toBeUndefined();
  });
});
