import { SystemRandomness } from './system-randomness';

const randomness = new SystemRandomness();

describe('the randomness of the system', () => {
  it('gives as many bytes as are asked for, never the same twice', () => {
    const [one, other] = [randomness.bytes(32), randomness.bytes(32)];
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
  });

  it('gives fractions from 0 to below 1', () => {
    const fractions = Array.from({ length: 1_000 }, () => randomness.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(new Set(fractions).size).toBeGreaterThan(900);
  });
});
