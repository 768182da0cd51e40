import { faultsOf } from './judge-plan';
import type { TableReads } from './plan-recorder';

const limits = { rows: 50, cost: 1_000 };
const plan = { 'Node Type': 'Index Scan', 'Total Cost': 8.5 };
const read = (facts: Partial<TableReads> = {}): TableReads => ({
  table: 'store_order',
  size: 1_000_000,
  scanned: 0,
  rows: 20,
  ...facts,
});

describe('judging how a statement was executed', () => {
  it('finds nothing wrong with a few rows by an index', () => {
    expect(faultsOf({ plan, reads: [read(), read({ table: 'order_item', rows: 30 })] }, limits)).toEqual([]);
  });

  it('refuses a statement that was cancelled, of which nothing else is known', () => {
    expect(faultsOf({ isCancelled: true, reads: [] }, limits)).toEqual(['It was cancelled before it ended.']);
  });

  it('refuses a sequential scan, even one that is ended early', () => {
    expect(faultsOf({ plan, reads: [read({ scanned: 1_000_000, rows: 1 })] }, limits)).toEqual([
      'It scans store_order, of 1000000 rows, from beginning to end.',
    ]);
  });

  it('refuses more rows than what is asked for can need, of all tables together', () => {
    expect(faultsOf({ plan, reads: [read({ rows: 26 }), read({ table: 'order_item', rows: 25 })] }, limits)).toEqual([
      'It reads 51 rows (26 of store_order, 25 of order_item), and may read 50.',
    ]);
  });

  it('refuses a plan that the planner takes for dear', () => {
    expect(faultsOf({ plan: { ...plan, 'Total Cost': 588_735_162 }, reads: [] }, limits)).toEqual([
      'The planner estimates it at 588735162, and may at 1000.',
    ]);
  });

  it('lets a partition of a page or two be read whole', () => {
    expect(faultsOf({ plan, reads: [read({ table: 'webhook_event', scanned: 3, rows: 3 })] }, limits)).toEqual([]);
  });

  it('lets a table of a page or two be read whole', () => {
    expect(faultsOf({ plan, reads: [read({ table: 'workspace', size: 101, scanned: 101, rows: 101 })] }, limits)).toEqual([]);
  });
});
