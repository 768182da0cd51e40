import { blocksIn, longestBlock } from './event-loop-blocks';

describe('the blocks of an event loop', () => {
  it('are read from lines, of which the last may be half written', () => {
    expect(blocksIn('1000.5 40.2 30\n2000 120 120\n30')).toEqual([
      { endedAt: 1_000.5, ms: 40.2, processorMs: 30 },
      { endedAt: 2_000, ms: 120, processorMs: 120 },
    ]);
    expect(blocksIn('')).toEqual([]);
  });

  it('are asked for the longest that reaches into a span of time', () => {
    const blocks = blocksIn('1000 300 300\n2000 90 80\n3000 40 40\n9000 500 500\n');
    expect(longestBlock(blocks, { from: 1_500, to: 3_500 })).toMatchObject({ ms: 90, processorMs: 80 });
    expect(longestBlock(blocks, { from: 950, to: 3_500 }).ms).toBe(300);
    expect(longestBlock(blocks, { from: 4_000, to: 8_600 }).ms).toBe(500);
    expect(longestBlock(blocks, { from: 4_000, to: 8_000 }).ms).toBe(0);
  });
});
