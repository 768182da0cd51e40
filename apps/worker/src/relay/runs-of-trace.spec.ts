import { factOf } from '@svc/contracts';
import { runsOfTrace } from './runs-of-trace';

const queued = (id: string, trace?: string) => ({
  fact: factOf('product.deleted.v1', { id, workspaceId: 'w', mode: null }, { productId: id, slug: id, isPackage: false }),
  attempts: 0,
  ...(trace !== undefined && { trace }),
});

describe('[ADR 0161 r2] the facts of a batch', () => {
  it('are consumed by their traces, in the order in which they happened', () => {
    const runs = runsOfTrace([queued('1'), queued('2', 'a'), queued('3', 'a'), queued('4', 'b'), queued('5', 'a'), queued('6')]);
    expect(runs.map(({ trace, facts }) => [trace, facts.map(({ id }) => id).join()])).toEqual([
      [undefined, '1'],
      ['a', '2,3'],
      ['b', '4'],
      ['a', '5'],
      [undefined, '6'],
    ]);
  });

  it('are one run where no trace is recorded', () => {
    expect(runsOfTrace([queued('1'), queued('2')])).toHaveLength(1);
    expect(runsOfTrace([])).toEqual([]);
  });
});
