import { failuresOf, percentile } from './visitors';

it('a percentile is what so many of a hundred do not exceed', () => {
  const figures = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(figures, 50), percentile(figures, 99), percentile([7], 99), percentile([], 99)]).toEqual([100, 198, 7, 0]);
});

it('visitors who were refused or lost their connection are counted by what they met', () => {
  const answers = [
    { ms: 1, status: 200 },
    { ms: 1, status: 201 },
    { ms: 1, status: 503 },
    { ms: 1, status: 'ECONNRESET' },
    { ms: 1, status: 503 },
  ];
  expect(failuresOf(answers)).toBe('503 ×2, ECONNRESET ×1');
  expect(failuresOf(answers.slice(0, 2))).toBe('');
});
