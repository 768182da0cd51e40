import type { RecordedStatement } from './plan-recorder';

/** Limits of the cost of a statement. */
export interface PlanLimits {
  /** Rows and entries of indexes that it may read: what it is about, times the factor of its path. */
  rows: number;
  /** The planner's estimate. */
  cost: number;
}

/** Largest number of rows of a table of a page or two: any plan reads it from beginning to end, and it is not counted. */
const FEW_ROWS = 200;

/** Returns the faults in the execution of a statement, each in a sentence; none when it does not grow with the shop. */
export function faultsOf({ plan, isCancelled, reads }: Omit<RecordedStatement, 'text'>, { rows, cost }: PlanLimits): string[] {
  const scanned = reads.filter((each) => each.scanned > FEW_ROWS);
  const large = reads.filter(({ size }) => size > FEW_ROWS);
  const read = large.reduce((sum, each) => sum + each.rows, 0);
  return [
    ...(isCancelled ? ['It was cancelled before it ended.'] : []),
    ...scanned.map((each) => `It scans ${each.table}, of ${each.scanned} rows, from beginning to end.`),
    ...(read > rows
      ? [`It reads ${read} rows (${large.map((each) => `${each.rows} of ${each.table}`).join(', ')}), and may read ${rows}.`]
      : []),
    ...(plan && plan['Total Cost'] > cost ? [`The planner estimates it at ${Math.round(plan['Total Cost'])}, and may at ${cost}.`] : []),
  ];
}
