import { Clock, type Due, type JobPayload, type Mode, type WorkspaceMode } from '@svc/kernel';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from './sql';
import { statement, type Statement } from './statement';
import { withoutNulls } from '../rows/statements';
import { asTenant, currentTenantScope, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';

/**
 * SQL for work over all workspaces, each of which has a clock of its own for each mode (ADR 0044). Where no clock is set the
 * table of clocks is empty, and a moment is compared as if there were one.
 */

/** Owner of the clock that a row goes by: SQL of its workspace and mode. */
export interface ClockOwnerSql {
  workspace: string;
  mode: string;
  /** SQL condition that a moment of the row is the end of a lease, which goes by the real clock for any row (D-115). */
  isLease?: string;
}

/**
 * SQL of the clocks by which a row of the workspace `$1` and mode `$2` goes, to stand in the `from` of a change: `now` is its own, `real` the
 * real one. They are read once, and an engine takes them in conditions, where it takes no function (ADR 0169).
 */
export const CLOCKS = 'service_now($1::uuid, $2::text) as now, real_now() as real';

/**
 * Returns SQL of the moment that is an interval after another. It is immutable, as the sum of them is not, so an engine takes it in a change
 * (ADR 0169 r1).
 * @param interval SQL of one without days and months
 */
export const after = (moment: string, interval: string): string => `((${moment} at time zone 'UTC') + ${interval}) at time zone 'UTC'`;

/** Returns SQL of the end of a lease that begins with the statement, by the real clock of `CLOCKS`; the parameter is its length, ms. */
export const leaseEnd = (parameter: number): string => after('real', `make_interval(secs => $${parameter}::float8 / 1000)`);

/**
 * Returns SQL of the condition that `at` ends a lease, in tables whose workers note in `leased_until` the moment they have put
 * there; null counts as no.
 */
export const isLeaseEnd = (at: string): string => `leased_until = ${at}`;

/**
 * Returns SQL of the condition that a worker may take a row of the workspace `$1` and mode `$2` whose moment is `at`: by the real clock
 * when that ends a lease, else by the row's own, as `CLOCKS` has them.
 */
export const mayBeTaken = (at: string, isLease = isLeaseEnd(at)): string => `${at} <= ${byRealClockIf(isLease, 'real', 'now')}`;

/** Returns SQL of the condition that a row is not on lease to a worker at present. */
export const isFree = (at: string, isLease = isLeaseEnd(at)): string => `(case when ${isLease} then ${at} <= real_now() else true end)`;

/** Returns the owner by the columns of a table, or its alias. */
export const ownerIn = (row: string): ClockOwnerSql => ({ workspace: `${row}.workspace_id`, mode: `${row}.mode` });

const ownClock = (expression: string, { workspace, mode }: ClockOwnerSql): string =>
  `(select ${expression} from workspace_clock own where own.workspace_id = ${workspace} and own.mode = ${mode})`;

const OFFSET = 'make_interval(secs => own.offset_seconds)';

/** SQL of a clock's distance from the clock of all, for one that is stopped at present. */
const PRESENT_OFFSET = `coalesce(own.frozen_at - service_now(null, null), ${OFFSET})`;

const FURTHEST_OFFSET = `(select greatest(max(${PRESENT_OFFSET}), '0') from workspace_clock own)`;

/**
 * Returns SQL of a present or future moment of the clock of all, by the owner's own clock: a stopped one does not reach the
 * future.
 */
export const byOwnClock = (moment: string, owner: ClockOwnerSql): string =>
  `coalesce(${ownClock(`coalesce(own.frozen_at, ${moment} + ${OFFSET})`, owner)}, ${moment})`;

/** Returns SQL of a moment of retention by the owner's own clock: a stopped one is as far behind it as the clock of all is. */
const keptByOwnClock = (moment: string, owner: ClockOwnerSql): string => `${moment} + coalesce(${ownClock(PRESENT_OFFSET, owner)}, '0')`;

/**
 * Returns SQL of the condition that the moment `at` of a row is due at `moment` of a sweep, which is by the clock of all:
 * judged by the row's own clock, the end of a lease by the real one.
 */
export const isDue = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} <= `, moment, byRealClockIf(owner.isLease, `real_now() + ${AHEAD}`, byOwnClock(moment, owner)));

/** Returns SQL of the condition that the moment `at` of a row is before that of retention. */
export const isBefore = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} < `, moment, keptByOwnClock(moment, owner));

/** Returns SQL of the condition that the moment `at` of a row is at or before that of retention. */
export const isAtOrBefore = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} <= `, moment, keptByOwnClock(moment, owner));

/** SQL condition that the clock of all, or some clock of its own, is ahead of the real one: in production a test clock alone. */
export const SOME_CLOCK_IS_AHEAD = `(select furthest_service_now() > real_now() + interval '1 second')`;

/** SQL of the horizon of a sweep. */
const AHEAD = 'make_interval(secs => $2::float8 / 1000)';

/**
 * The moments of a sweep, by the clock of all: now, and the end of its horizon. As sub-selects they are computed once, and bound the read of an
 * index; by a join each row of it would be compared with them.
 */
export const NOW = withFormOnNodes('(select service_now())', 'service_now()');
export const UNTIL = withFormOnNodes(`(select service_now() + ${AHEAD})`, `(service_now() + ${AHEAD})`);

/** Finds due work by a statement that takes the limit of rows as $1, and selects `dueAt` by `dueAtIfAhead`; it may use `NOW` and `UNTIL`. */
export async function sweepFor<Name extends JobPayload>(
  sql: Sql,
  sweep: Statement<Due<Name>>,
  most: number,
  aheadMs = 0,
): Promise<Due<Name>[]> {
  const rows = await sql.query(sweep, [most, aheadMs]);
  return rows.map((row) => withoutNulls<Due<Name>>(row));
}

/** Returns SQL of the moment `at` of a row when it is ahead of `moment`, by the row's own clock; null when it is due. */
export const dueAtIfAhead = (at: string, moment: string, owner: ClockOwnerSql): string =>
  `case when ${at} > ${byRealClockIf(owner.isLease, 'real_now()', byOwnClock(moment, owner))} then ${at} end`;

function byRealClockIf(isLease: string | undefined, real: string, own: string): string {
  return isLease ? `(case when ${isLease} then ${real} else ${own} end)` : own;
}

/**
 * Returns SQL of a comparison in two steps: an index over `at` goes as far as the clock that is furthest ahead, and each row
 * that it finds is judged by its own.
 */
function compared(at: string, moment: string, own: string): string {
  return `(${at}${moment} + ${FURTHEST_OFFSET} and ${at}${own})`;
}

interface Reading {
  epoch_ms: string;
  offset_seconds: string;
  /** Offsets of the clocks that are set by themselves, by `<workspace id>/<mode>`; null when none is. */
  own_offsets: Record<string, number> | null;
  /** Moments of stopped clocks, ms. */
  frozen_ms: Record<string, number> | null;
}

/** Owners of set clocks: all, a workspace, or one of its modes. */
export interface ClockOwners {
  workspaceId?: string;
  mode?: Mode;
}

/** Error of rounding: `clock_timestamp()` and `Date.now()` are read in whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * Time of the database plus the offset of all and of the current workspace and mode (ADR 0044), known without a round trip:
 * the difference of the database from this machine is measured at an interval (D-7). A measurement gives bounds, as wide as
 * its round trip, and only a value outside of them is moved: a slow answer never sets the time back.
 */
export class DatabaseClock extends Clock {
  private aheadMs = 0;
  private offsetMs = 0;
  private ownOffsetsMs = new Map<string, number>();
  private frozenMs = new Map<string, number>();
  private asked = 0;
  private heard = 0;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private isLost = false;

  constructor(
    private readonly sql: Sql,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
  }

  now(of?: WorkspaceMode): Date {
    const owner = this.ownerOf(of);
    return new Date(this.frozenMs.get(owner) ?? Date.now() + this.aheadMs + this.offsetMs + (this.ownOffsetsMs.get(owner) ?? 0));
  }

  /** Returns the time of the database's own clock, which nobody sets. */
  real(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Returns by how much the database's own clock is ahead of this machine's, as last measured, ms; negative when it is behind. */
  offsetOfMachineMs(): number {
    return this.aheadMs;
  }

  /** Measures once, then again `intervalMs` after each measurement until `stop`: one at a time, however slow the database is. */
  async start(intervalMs: number): Promise<void> {
    await this.measure();
    this.rest(intervalMs);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private rest(intervalMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.measureAgain().then(() => this.rest(intervalMs)), intervalMs);
    this.timer.unref();
  }

  /** Measures again; reports the first of consecutive failures. */
  private async measureAgain(): Promise<void> {
    try {
      await this.measure();
      this.isLost = false;
    } catch (error) {
      if (!this.isLost) this.onError(error);
      this.isLost = true;
    }
  }

  /** Advances clocks, of every process; each follows at its next measurement. Development and tests only. */
  async advance(seconds: number, { workspaceId, mode }: ClockOwners = {}): Promise<void> {
    await this.sql.execute(ADVANCE, [seconds, workspaceId ?? null, mode ?? null]);
    await this.refresh();
  }

  /** Reads the clocks again at once, whoever has set them; those of all workspaces, in any tenant scope. */
  refresh(): Promise<void> {
    return asTenant(EVERY_WORKSPACE, () => this.measure());
  }

  /** Returns the owner of the current clock; without a workspace there is no clock of its own. */
  private ownerOf(of?: WorkspaceMode): string {
    if (this.ownOffsetsMs.size + this.frozenMs.size === 0) return '';
    const { tenant, mode } = currentTenantScope();
    return of ? `${of.workspaceId}/${of.mode}` : `${tenant}/${mode}`;
  }

  private async measure(): Promise<void> {
    const turn = (this.asked += 1);
    const sent = Date.now();
    const [reading] = await this.sql.query(MEASURE);
    // An answer that a later one has overtaken may be from before the clock was set.
    if (turn < this.heard) return;
    this.heard = turn;
    const readAt = Number(reading!.epoch_ms);
    const [least, most] = [readAt - Date.now() - ROUNDING_MS, readAt - sent + ROUNDING_MS];
    this.aheadMs = Math.min(Math.max(this.aheadMs, least), most);
    this.offsetMs = Number(reading!.offset_seconds) * 1000;
    this.ownOffsetsMs = new Map(Object.entries(reading!.own_offsets ?? {}).map(([owner, seconds]) => [owner, seconds * 1000]));
    this.frozenMs = new Map(Object.entries(reading!.frozen_ms ?? {}));
  }
}

const ADVANCE = statement('work.advance')`select move_clock($1, $2, $3)`;

const MEASURE = statement<Reading>('work.measure')`
  select (extract(epoch from clock_timestamp()) * 1000)::bigint as epoch_ms, offset_seconds,
       (select json_object_agg(workspace_id || '/' || mode, offset_seconds) from workspace_clock where offset_seconds <> 0 and frozen_at is null) as own_offsets,
       (select json_object_agg(workspace_id || '/' || mode, (extract(epoch from frozen_at) * 1000)::bigint) from workspace_clock where frozen_at is not null) as frozen_ms
  from service_clock`;
