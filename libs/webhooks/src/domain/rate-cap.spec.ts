import { allowanceNow, nextTokenAt, spend } from './rate-cap';

const t0 = 1_000_000_000_000;

it('[D-74] there is no rate cap unless one is set', () => {
  expect(allowanceNow(undefined, undefined, t0)).toBeUndefined();
  expect(spend(undefined, 3)).toBeUndefined();
});

it('[D-74] a rate cap lets a second’s worth of attempts begin, and fills again evenly', () => {
  const spent = spend(allowanceNow(4, undefined, t0), 4);
  expect(spent).toEqual({ tokens: 0, at: t0 });
  expect(allowanceNow(4, spent, t0 + 500)).toEqual({ tokens: 2, at: t0 + 500 });
  expect(allowanceNow(4, spent, t0 + 60_000)?.tokens).toBe(4);
  expect(allowanceNow(4, spent, t0 - 5_000)).toEqual({ tokens: 0, at: t0 });
});

it('[D-74] a rate cap says when the next attempt may begin', () => {
  const spent = spend(allowanceNow(4, undefined, t0), 4);
  expect([
    nextTokenAt(undefined, undefined, t0),
    nextTokenAt(4, undefined, t0),
    nextTokenAt(4, spent, t0),
    nextTokenAt(4, spent, t0 + 100),
    nextTokenAt(4, spent, t0 + 250),
  ]).toEqual([undefined, undefined, t0 + 250, t0 + 250, undefined]);
});
