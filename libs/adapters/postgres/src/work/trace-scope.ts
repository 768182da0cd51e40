import { type TraceContext, tracing } from '@svc/kernel';
import { currentTransaction } from './request-transaction';
import type { Sql } from './sql';
import { statement } from './statement';

/**
 * Has rows that a transaction writes from here on belong to a trace, by the defaults of their columns `trace_context`: functions of the
 * database write facts as well.
 */
export async function setTrace(sql: Sql, trace: TraceContext | undefined): Promise<void> {
  await sql.execute(SET_TRACE, [trace ?? '']);
}

/** Has the rows of a transaction belong to the current trace, where it is recorded; others cost nothing. */
export async function setCurrentTrace(sql: Sql): Promise<void> {
  const { current } = tracing();
  if (current !== undefined) await setTrace(sql, current);
}

/**
 * Runs a statement that is a transaction of its own; where a trace is recorded, in one that its rows take it from. The transaction of a
 * request has set the trace with its first unit of work.
 */
export function inTrace<T>(sql: Sql, run: (sql: Sql) => Promise<T>): Promise<T> {
  if (tracing().current === undefined || currentTransaction()?.hasBegun) return run(sql);
  return sql.transaction(async (transaction) => {
    await setCurrentTrace(transaction);
    return run(transaction);
  });
}

const SET_TRACE = statement('work.set_trace')`select set_config('svc.trace', $1, true)`;
