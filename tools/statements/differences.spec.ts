import { differencesOf, type RowColumn } from './differences';

const column = (name: string, ...kinds: RowColumn['kinds']): RowColumn => ({ name, kinds });

describe('differences between a declared row and its columns', () => {
  it('are none where names and kinds are the same, in any order', () => {
    expect(
      differencesOf(
        [column('id', 'string'), column('count', 'number'), column('at', 'Date'), column('tags', 'string[]')],
        [
          { name: 'tags', type: '_text' },
          { name: 'at', type: 'timestamptz' },
          { name: 'count', type: 'int4' },
          { name: 'id', type: 'uuid' },
        ],
      ),
    ).toEqual([]);
  });

  it('are none for a statement whose result nobody reads', () => {
    expect(differencesOf([], [{ name: 'id', type: 'uuid' }])).toEqual([]);
  });

  it('name a column that only one of them has', () => {
    expect(differencesOf([column('name', 'string')], [{ name: 'label', type: 'text' }])).toEqual([
      'label is not declared',
      'name is declared, and no column is called so',
    ]);
  });

  it.each([
    ['number', 'int8'],
    ['number', 'numeric'],
    ['string', 'timestamptz'],
    ['Date', 'text'],
    ['string', 'bool'],
    ['string[]', 'text'],
    ['number[]', '_int8'],
    ['string', 'bytea'],
    ['json with Date', 'jsonb'],
    ['Date', 'jsonb'],
    ['Date[]', 'jsonb'],
  ] as const)('name one that is declared as %s, and is %s', (kind, type) => {
    expect(differencesOf([column('x', kind)], [{ name: 'x', type }])).toEqual([`x is declared as ${kind}, and is ${type}`]);
  });

  it.each(['json', 'json[]', 'string', 'number', 'boolean', 'string[]'] as const)('are none for %s in JSON', (kind) => {
    expect(differencesOf([column('x', kind)], [{ name: 'x', type: 'jsonb' }])).toEqual([]);
  });
});
