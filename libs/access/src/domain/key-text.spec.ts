import { createHash } from 'node:crypto';
import { checksumOf, claimedKind, composeKey, displayOf, KeyHasher, parseKey, readPresentedKey } from './key-text';
import { keyText } from '../testing/access.builder';

const RANDOM = 'Ab3dEf6hIj9lMn2pQr5tUv8xYz1BcD4f';

describe('the text of a key', () => {
  it.each([
    ['publishable', 'test', /^svc_pk_test_[0-9A-Za-z]{36}$/],
    ['publishable', 'live', /^svc_pk_live_[0-9A-Za-z]{36}$/],
    ['secret', 'test', /^svc_sk_test_[0-9A-Za-z]{36}$/],
    ['secret', 'live', /^svc_sk_live_[0-9A-Za-z]{36}$/],
    ['admin', undefined, /^svc_ad_[0-9A-Za-z]{36}$/],
  ] as const)('[D-64] names the kind %s and the mode %s, and reads back', (kind, mode, form) => {
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

  it('[D-64] is invalid with one wrong character', () => {
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

const key = keyText('secret', 'live');

describe('the Authorization header', () => {
  it.each([`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key} `])('[§5 r1] %p brings a key', (header) => {
    expect(readPresentedKey(header)).toEqual({ key: { text: key, kind: 'secret', mode: 'live' } });
  });

  it.each([undefined, '', key, `Basic ${key}`, 'Bearer', 'Bearer ', `Bearer ${key} ${key}`])('[§5 r1] %p brings none', (header) => {
    expect(readPresentedKey(header)).toEqual({ fault: 'missing' });
  });

  it('[§5 r1] a mistyped key is malformed', () => {
    expect(readPresentedKey(`Bearer ${key}x`)).toEqual({ fault: 'malformed' });
  });

  it('[D-66] has the kind that even a wrong key claims', () => {
    expect(['svc_pk_x', 'svc_sk_x', 'svc_ad_x', 'x'].map((text) => claimedKind(`Bearer ${text}`))).toEqual([
      'publishable',
      'secret',
      'admin',
      undefined,
    ]);
    expect(claimedKind(undefined)).toBeUndefined();
  });
});

const [current, previous] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

describe('key hashes', () => {
  it('[D-8] depend on the secret of the installation', () => {
    expect(new KeyHasher([current]).hash('svc_x')).not.toBe(new KeyHasher([previous]).hash('svc_x'));
  });

  it('[D-8] still match after a rotation when their keys were made with the previous secret', () => {
    const stored = new KeyHasher([previous]).hash('svc_x');
    const rotated = new KeyHasher([current, previous]);
    expect(rotated.candidates('svc_x')).toEqual([rotated.hash('svc_x'), stored]);
  });

  it('[D-64] are 32 bytes that do not hold the key', () => {
    const hash = Buffer.from(new KeyHasher([current]).hash('svc_x'), 'base64');
    expect(hash).toHaveLength(32);
    expect(hash.toString('latin1')).not.toContain('svc_x');
  });
});
