import { arePlain, positioned, withoutPosition } from './contents';

describe('positions in a section', () => {
  it.each([
    [[], true],
    [[0, 1, 2], true],
    [[null, 1, null], true],
    [[1, 2, 3], false],
    [[0, 1, 3], false],
    [[0, 2, 1], false],
    [[0, 0, 1], false],
  ])('%j say no more than the order: %j', (positions, plain) => {
    expect(arePlain(positions)).toBe(plain);
  });

  it('are filled in by the index in the whole section, of which the items may be a page', () => {
    expect(positioned([{ slug: 'a' }, { slug: 'b', position: 7 }], 500)).toEqual([
      { slug: 'a', position: 500 },
      { slug: 'b', position: 7 },
    ]);
  });

  it('are left out alone', () => {
    expect(withoutPosition({ slug: 'a', position: 0, name: 'A' })).toEqual({ slug: 'a', name: 'A' });
  });
});
