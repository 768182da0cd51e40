import { RandomSecretSource, SystemRandomness, UuidV7Generator } from './random-sources';

describe('random secrets', () => {
  it('[D-64] are base62 of the requested length, and never the same', () => {
    const source = new RandomSecretSource();
    const secrets = Array.from({ length: 200 }, () => source.base62(32));

    expect(secrets.every((secret) => /^[0-9A-Za-z]{32}$/.test(secret))).toBe(true);
    expect(new Set(secrets).size).toBe(200);
  });

  it('[D-64] use the whole alphabet', () => {
    expect(new Set(new RandomSecretSource().base62(10_000)).size).toBe(62);
  });
});

const randomness = new SystemRandomness();

describe('the randomness of the system', () => {
  it('returns the requested number of bytes, never the same twice', () => {
    const [one, other] = [randomness.bytes(32), randomness.bytes(32)];
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
  });

  it('returns fractions from 0 to below 1', () => {
    const fractions = Array.from({ length: 1_000 }, () => randomness.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(new Set(fractions).size).toBeGreaterThan(900);
  });
});

describe('ids', () => {
  it('[D-1] are UUIDs of version 7, unique and increasing', () => {
    const generator = new UuidV7Generator();
    const ids = Array.from({ length: 10_000 }, () => generator.next());
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});
