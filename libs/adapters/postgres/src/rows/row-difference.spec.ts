import { rowDifference } from './row-difference';

describe('the difference between rows before and after', () => {
  const [a, b] = [
    { id: 'a', name: 'A', details: { colour: 'blue', size: undefined } },
    { id: 'b', name: 'B', details: {} },
  ];

  it('is nothing for rows with the same fields, whatever their order', () => {
    expect(rowDifference([a, b], [b, { details: { colour: 'blue' }, name: 'A', id: 'a' }])).toEqual({ written: [], gone: [] });
  });

  it('has the rows that are new or changed, and the ids of those that are gone', () => {
    const [changed, added] = [
      { ...a, details: { colour: 'red' } },
      { id: 'c', name: 'C' },
    ];
    expect(rowDifference([a, b], [changed, added])).toEqual({ written: [changed, added], gone: ['b'] });
  });

  it('writes a field that is gone', () => {
    const without = { id: 'b', name: 'B' };
    expect(rowDifference([b], [without])).toEqual({ written: [without], gone: [] });
  });
});
