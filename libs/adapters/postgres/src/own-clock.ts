import type { Due, JobPayload } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { withoutNulls } from './rows/columns-sql';

/**
 * SQL for what looks over all workspaces, each of which has a clock of its own for each mode (ADR 0044). Where no clock is
 * moved, as in production, the table of offsets is empty, and a moment is compared as if there were one clock.
 */

/** Whose clock a row goes by: SQL of its workspace and mode. */
export interface ClockOwnerSql {
  workspace: string;
  mode: string;
}

/** The owner by the columns of a table, or its alias. */
export const ownerIn = (row: string): ClockOwnerSql => ({ workspace: `${row}.workspace_id`, mode: `${row}.mode` });

const offset = ({ workspace, mode }: ClockOwnerSql): string =>
  `coalesce((select make_interval(secs => own.offset_seconds) from workspace_clock own where own.workspace_id = ${workspace} and own.mode = ${mode}), '0')`;

const FURTHEST_OFFSET = `(select make_interval(secs => greatest(max(own.offset_seconds), 0)) from workspace_clock own)`;

/** SQL of a moment, given by the clock of all, by the owner's own clock. */
export const byOwnClock = (moment: string, owner: ClockOwnerSql): string => `${moment} + ${offset(owner)}`;

/** SQL of whether the moment `at` of a row has come at `moment`, which is by the clock of all: judged by the row's own clock. */
export const hasCome = (at: string, moment: string, owner: ClockOwnerSql): string => compared('<=', at, moment, owner);

/** How the statement of a sweep for due work begins: it may use `present.now` and `present.until`, by the clock of all. */
export const SWEEP = `with present as materialized (select now, now + make_interval(secs => $2::float8 / 1000) as until from service_now() as now)`;

/** Finds due work by a statement that begins with `SWEEP`, takes as $1 how much it is to find at most, and gives `dueAt` by `unlessCome`. */
export async function sweepFor<Name extends JobPayload>(on: Pick<DataSource, 'query'>, sql: string, most: number, aheadMs = 0): Promise<Due<Name>[]> {
  const rows = await on.query<object[]>(sql, [most, aheadMs]);
  return rows.map((row) => withoutNulls<Due<Name>>(row));
}

/** SQL of the moment `at` of a row when it is ahead of `moment`, by the row's own clock; null when it has come. */
export const unlessCome = (at: string, moment: string, owner: ClockOwnerSql): string => `case when ${at} > ${byOwnClock(moment, owner)} then ${at} end`;

/** The same of whether it was before that moment. */
export const isBefore = (at: string, moment: string, owner: ClockOwnerSql): string => compared('<', at, moment, owner);

/** An index over `at` answers how far the clock that is furthest ahead reaches; each row that it finds is judged by its own. */
function compared(than: '<' | '<=', at: string, moment: string, owner: ClockOwnerSql): string {
  return `(${at} ${than} ${moment} + ${FURTHEST_OFFSET} and ${at} ${than} ${byOwnClock(moment, owner)})`;
}
