import { RandomSecretSource } from './random-secret-source';

describe('random secrets', () => {
  it('[D-64] are base62 of the length asked for, and never the same', () => {
    const source = new RandomSecretSource();
    const secrets = Array.from({ length: 200 }, () => source.base62(32));

    expect(secrets.every((secret) => /^[0-9A-Za-z]{32}$/.test(secret))).toBe(true);
    expect(new Set(secrets).size).toBe(200);
  });

  it('[D-64] use the whole alphabet', () => {
    expect(new Set(new RandomSecretSource().base62(10_000)).size).toBe(62);
  });
});
