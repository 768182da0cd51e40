import { COLUMN_TYPES, type Cell } from '@svc/contracts';
import { aRuleScope } from '@svc/contracts/testing';
import { cellFault, checkTable, tableItem, type TableItem } from './table.item';

function faultsOf(fields: object): string[] {
  return checkTable(table(fields), aRuleScope()).map(({ path }) => path);
}

function table(fields: object): TableItem {
  return tableItem.parse({ slug: 'prices', name: 'Prices', columns: [{ key: 'a', label: 'A', type: 'text' }], ...fields });
}

function column(type: string): object {
  const options = type.endsWith('select') ? { options: ['red', 'blue'] } : {};
  return { key: 'a', label: 'A', type, ...options };
}

const GOOD: Record<(typeof COLUMN_TYPES)[number], Cell> = {
  text: 'x',
  rich_text: '<p>x</p>',
  number: 1.5,
  money: { currency: 'NGN', amountMinor: 100 },
  date: '2026-02-28',
  datetime: '2026-02-28T10:00:00Z',
  boolean: false,
  select: 'red',
  multi_select: ['red', 'blue'],
  url: 'https://a.example',
  email: 'ada@a.example',
  phone: '+234 803 000 0000',
  image: { url: 'https://a.example/p.jpg', alt: 'Pot' },
  file: { url: 'https://a.example/f.pdf', name: 'Care' },
  rating: 4.5,
};
const BAD: Record<(typeof COLUMN_TYPES)[number], Cell> = {
  text: 1,
  rich_text: true,
  number: '1',
  money: { currency: 'EUR', amountMinor: 100 },
  date: '2026-02-30',
  datetime: '2026-02-28T10:00:00',
  boolean: 'no',
  select: 'green',
  multi_select: ['red', 'green'],
  url: 'a.example',
  email: 'ada',
  phone: 'call me',
  image: 'https://a.example/p.jpg',
  file: ['x'],
  rating: 6,
};

describe('a table', () => {
  it('has keys of its own for columns and rows', () => {
    const row = { key: 'r', cells: {} };
    expect(faultsOf({ columns: [column('text'), column('text')], rows: [row, row] })).toEqual(['columns[1].key', 'rows[1].key']);
  });

  it.each(COLUMN_TYPES)('[decisions 3.5 PublicTable] holds in a %s column only values that fit it', (type) => {
    const rows = [
      { key: 'good', cells: { a: GOOD[type] } },
      { key: 'bad', cells: { a: BAD[type] } },
    ];
    expect(faultsOf({ columns: [column(type)], rows })).toEqual(['rows[1].cells.a']);
  });

  it.each([
    ['email', ' Ada@bücher.example\u200b', 'Ada@xn--bcher-kva.example'],
    ['phone', '\u202a00234 803\u2011000\u20110000\u202c', '+2348030000000'],
    ['phone', '0803\u00a0000\u20110000', '0803 000-0000'],
  ] as const)('[D-120] [D-121] normalises addresses and numbers as everywhere: %s %j', (type, value, normalised) => {
    const { rows } = tableItem.parse({ slug: 't', name: 'T', columns: [column(type)], rows: [{ key: 'r', cells: { a: value } }] });
    expect(rows).toEqual([{ key: 'r', cells: { a: normalised } }]);
  });

  it('[D-120] [D-121] names the fault of an address or a number', () => {
    const faultIn = (type: string, value: Cell) => cellFault(value, table({ columns: [column(type)] }).columns[0]!, aRuleScope());
    expect(faultIn('email', 'jøran@a.example')).toContain('“ø” is none of them');
    expect(faultIn('phone', '+999 123 4567')).toContain('No country has the code');
  });

  it('[decisions 3.5 PublicTable] has values only in its columns', () => {
    expect(faultsOf({ rows: [{ key: 'r', cells: { b: 'x' } }] })).toEqual(['rows[0].cells.b']);
  });

  it('[decisions 3.5 PublicTable] holds money in the currency of the column', () => {
    const rows = [{ key: 'r', cells: { a: { currency: 'USD', amountMinor: 5 } } }];
    expect(faultsOf({ columns: [{ ...column('money'), currency: 'NGN' }], rows })).toEqual(['rows[0].cells.a']);
  });

  it('[decisions 3.5 PublicTable] lists options exactly in columns with choices', () => {
    expect(
      faultsOf({
        columns: [
          { key: 'a', label: 'A', type: 'select' },
          { key: 'b', label: 'B', type: 'text', options: ['x'] },
        ],
      }),
    ).toEqual(['columns[0].options', 'columns[1].options']);
  });

  it('[decisions 3.5 PublicTable] holds at most 5,000 rows', () => {
    const rows = Array.from({ length: 5_001 }, (_, index) => ({ key: `r${index}`, cells: {} }));
    expect(tableItem.safeParse({ slug: 't', name: 'T', columns: [column('text')], rows }).success).toBe(false);
    expect(tableItem.safeParse({ slug: 't', name: 'T', columns: [column('text')], rows: rows.slice(1) }).success).toBe(true);
  });

  it('cleans the markup of rich-text cells and leaves plain text unchanged', () => {
    const script = '<p>hi<script>alert(1)</script></p>';
    const { rows } = table({
      columns: [
        { key: 'a', label: 'A', type: 'rich_text' },
        { key: 'b', label: 'B', type: 'text' },
      ],
      rows: [{ key: 'r', cells: { a: script, b: script } }],
    });
    expect(rows[0]!.cells).toEqual({ a: '<p>hi</p>', b: script });
  });
});
