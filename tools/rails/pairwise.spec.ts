import { aimsOf, cutPairwise, cutTo, valuesOf, wholeMatrix } from './pairwise';
import { RAILS } from './rail';

const whole = wholeMatrix(RAILS);
const cut = cutPairwise(whole);

describe('the pairwise cut of the fault matrix', () => {
  it('plays every cell on some rail, and every pair of rail, step, trouble and ending that there is', () => {
    const aims = new Set(cut.flatMap(aimsOf));
    expect(whole.flatMap(aimsOf).filter((aim) => !aims.has(aim))).toEqual([]);
  });

  it('counts the pairs of all four factors', () => {
    const [cell] = whole;
    expect(aimsOf(cell!)).toEqual(
      expect.arrayContaining([cell!.title, `rail=${cell!.rail} & trouble=${cell!.trouble}`, `at=${cell!.at} & ending=${cell!.ending}`]),
    );
    expect(aimsOf(cell!)).toHaveLength(7);
  });

  it('is of cells of the matrix, none of them twice, and the same each time', () => {
    expect(cut.filter((cell) => !whole.includes(cell))).toEqual([]);
    expect(new Set(cut).size).toBe(cut.length);
    expect(cutPairwise(wholeMatrix(RAILS))).toEqual(cut);
  });

  it('has cells that no two share a title and a rail', () => {
    expect(new Set(whole.map(({ title, rail }) => `${rail} ${title}`)).size).toBe(whole.length);
  });

  it('leaves out at least a third of the whole', () => {
    expect(cut.length).toBeLessThan((whole.length * 2) / 3);
  });
});

describe('the cut of the fault matrix that runs with every change', () => {
  const values = cutTo(whole, valuesOf);

  it('plays every rail, step, trouble and ending', () => {
    const played = new Set(values.flatMap(valuesOf));
    expect(whole.flatMap(valuesOf).filter((value) => !played.has(value))).toEqual([]);
  });

  it('is smaller than the pairwise one', () => {
    expect(values.length).toBeLessThan(cut.length / 2);
  });
});
