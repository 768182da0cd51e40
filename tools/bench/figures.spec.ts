import { atLeast, atMost, type Figure, goalText, isReached, lineOf, ratioAtLeast, ratioAtMost } from './figures';

const aFigure = (facts: Partial<Figure> = {}): Figure => ({ name: 'product detail', value: 12_345.6, unit: '/s', ...facts });

describe('a figure', () => {
  it.each<[string, Partial<Figure>, boolean | undefined]>([
    ['has nothing to reach', {}, undefined],
    ['is enough', { goal: atLeast(12_000) }, true],
    ['is too little', { goal: atLeast(13_000) }, false],
    ['is little enough', { value: 14, goal: atMost(15) }, true],
    ['is too much', { value: 16, goal: atMost(15) }, false],
    ['is enough beside its floor', { ratio: 0.61, goal: ratioAtLeast(0.6) }, true],
    ['is too little beside its floor', { ratio: 0.59, goal: ratioAtLeast(0.6) }, false],
    ['is too much beside its floor', { ratio: 1.3, goal: ratioAtMost(1.2) }, false],
  ])('%s', (_, facts, reached) => {
    expect(isReached(aFigure(facts))).toBe(reached);
  });

  it('is shown in one line', () => {
    expect(lineOf(aFigure({ floor: 20_000, ratio: 0.6173, serviceMicros: 55.57, p99Ms: 4.321, goal: ratioAtLeast(0.6) }))).toBe(
      `${'product detail'.padEnd(52)} 12346 /s   floor 20000 /s   ratio 0.617   service 55.6 µs   p99 4.32 ms   ratio ≥ 0.6: reached`,
    );
    const further = { 'longest task, ms': 61.52, 'layout shift': 0 };
    expect(lineOf(aFigure({ value: 900, unit: 'ms', further }))).toBe(
      `${'product detail'.padEnd(52)} 900 ms   longest task 61.5 ms   layout shift 0`,
    );
    expect(goalText(aFigure({ goal: atMost(15) }))).toBe('≤ 15: not reached');
  });
});
