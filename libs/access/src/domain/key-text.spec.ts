import { createHash } from 'node:crypto';
import { checksumOf, composeKey, displayOf, parseKey } from './key-text';

const RANDOM = 'Ab3dEf6hIj9lMn2pQr5tUv8xYz1BcD4f';

describe('the text of a key', () => {
  it.each([
    ['publishable', 'test', /^svc_pk_test_[0-9A-Za-z]{36}$/],
    ['publishable', 'live', /^svc_pk_live_[0-9A-Za-z]{36}$/],
    ['secret', 'test', /^svc_sk_test_[0-9A-Za-z]{36}$/],
    ['secret', 'live', /^svc_sk_live_[0-9A-Za-z]{36}$/],
    ['admin', undefined, /^svc_ad_[0-9A-Za-z]{36}$/],
  ] as const)('[D-64] of a %s key for %s says so, and reads back', (kind, mode, form) => {
    const text = composeKey(kind, mode, RANDOM);
    expect(text).toMatch(form);
    expect(parseKey(text)).toEqual({ text, kind, mode });
  });

  it('[D-64] ends in four base62 characters of the SHA-256 of the rest', () => {
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    let rest = BigInt(`0x${createHash('sha256').update('svc_ad_x').digest('hex')}`) % 62n ** 4n;
    let expected = '';
    for (let i = 0; i < 4; i += 1, rest /= 62n) expected = alphabet[Number(rest % 62n)] + expected;

    expect(checksumOf('svc_ad_x')).toBe(expected);
  });

  it('[D-64] with one character wrong is no key', () => {
    const text = composeKey('secret', 'live', RANDOM);
    for (let i = 0; i < text.length; i += 1) {
      const wrong = text.slice(0, i) + (text[i] === 'a' ? 'b' : 'a') + text.slice(i + 1);
      expect(parseKey(wrong)).toBeUndefined();
    }
  });

  it.each(['', 'svc_pk_test_', 'sk_live_abc', `${composeKey('admin', undefined, RANDOM)} `, `x${composeKey('admin', undefined, RANDOM)}`])(
    '%p is no key',
    (text) => {
      expect(parseKey(text)).toBeUndefined();
    },
  );

  it('[D-64] is shown as its first 12 characters and its checksum', () => {
    const text = composeKey('publishable', 'live', RANDOM);
    expect(displayOf(text)).toEqual({ prefix: 'svc_pk_live_', ending: text.slice(-4) });
  });
});
