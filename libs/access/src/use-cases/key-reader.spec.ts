import { KeyHasher } from '../domain/key-text';
import { keyText } from '../testing/access.builder';
import { KeyReader } from './key-reader';

describe('reading keys', () => {
  const hasher = new KeyHasher([Buffer.alloc(32, 1), Buffer.alloc(32, 2)]);

  it('[D-8] returns every hash that a key may be stored under, on each reading', () => {
    const reader = new KeyReader(hasher);
    const text = keyText('secret', 'live');
    const first = reader.read(`Bearer ${text}`);

    expect(first).toEqual({ presented: { key: { text, kind: 'secret', mode: 'live' } }, hashes: hasher.candidates(text) });
    expect(reader.read(`Bearer ${text}`)).toBe(first);
  });

  it('returns none where there is no key', () => {
    const reader = new KeyReader(hasher);
    expect(reader.read(undefined)).toEqual({ presented: { fault: 'missing' }, hashes: [] });
    expect(reader.read('Bearer svc_sk_live_x')).toEqual({ presented: { fault: 'malformed' }, hashes: [] });
  });

  it('caches a bounded number', () => {
    const reader = new KeyReader(hasher);
    const first = reader.read(`Bearer ${keyText('secret', 'live', '0')}`);
    for (let i = 1; i <= 1_000; i += 1) reader.read(`Bearer ${keyText('secret', 'live', `${i}`)}`);

    expect(reader.read(`Bearer ${keyText('secret', 'live', '0')}`)).not.toBe(first);
  });
});
