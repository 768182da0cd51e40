import { median, medianOf } from './rounds';

it('the median is the middle one, or lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('the median of rounds is taken of each figure for itself', () => {
  expect(
    medianOf([
      { perSecond: 10, p50Ms: 9 },
      { perSecond: 30, p50Ms: 1 },
      { perSecond: 20, p50Ms: 5 },
    ]),
  ).toEqual({ perSecond: 20, p50Ms: 5 });
});
