import { inBatches } from './ports';

describe('work in batches', () => {
  it.each([
    ['one that is not full ends it', [10, 10, 3], 23],
    ['nothing at all ends it', [0], 0],
    ['an empty one after full ones ends it', [10, 0], 10],
  ])('%s', async (_, sizes, done) => {
    const left = [...sizes];
    expect(await inBatches(10, async () => left.shift()!)).toBe(done);
    expect(left).toEqual([]);
  });
});
