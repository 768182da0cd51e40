import { Clock, type Due, type JobPayload, type Mode, type WorkspaceMode } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/statements';
import { asTenant, currentTenantScope, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';

/**
 * SQL for what looks over all workspaces, each of which has a clock of its own for each mode (ADR 0044). Where no clock is
 * moved the table of clocks is empty, and a moment is compared as if there were one.
 */

/** Whose clock a row goes by: SQL of its workspace and mode. */
export interface ClockOwnerSql {
  workspace: string;
  mode: string;
  /** Tells whether a moment of the row is the end of a lease, which goes by the real clock whoever's row it is (D-115). */
  isLease?: string;
}

/** SQL of the end of a lease that begins with the statement, by the real clock; the parameter tells its length, ms. */
export const leaseEnd = (parameter: number): string => `statement_timestamp() + make_interval(secs => $${parameter}::float8 / 1000)`;

/** SQL of whether `at` ends a lease, in tables whose workers note in `leased_until` which moment they have put there; null counts as no. */
export const isLeaseEnd = (at: string): string => `leased_until = ${at}`;

/** SQL of whether a worker may take a row whose moment is `at`: by the real clock when that ends a lease, else by the row's own. */
export const mayBeTaken = (at: string, isLease = isLeaseEnd(at)): string =>
  `${at} <= ${byRealClockIf(isLease, 'clock_timestamp()', 'service_now(workspace_id, mode)')}`;

/** SQL of whether a row is not on lease to a worker at present. */
export const isFree = (at: string, isLease = isLeaseEnd(at)): string =>
  `(case when ${isLease} then ${at} <= clock_timestamp() else true end)`;

/** The owner by the columns of a table, or its alias. */
export const ownerIn = (row: string): ClockOwnerSql => ({ workspace: `${row}.workspace_id`, mode: `${row}.mode` });

const ownClock = (found: string, { workspace, mode }: ClockOwnerSql): string =>
  `(select ${found} from workspace_clock own where own.workspace_id = ${workspace} and own.mode = ${mode})`;

const OFFSET = 'make_interval(secs => own.offset_seconds)';

/** How far a clock is from that of all, one that stands still at present. */
const PRESENT_OFFSET = `coalesce(own.frozen_at - service_now(null, null), ${OFFSET})`;

const FURTHEST_OFFSET = `(select greatest(max(${PRESENT_OFFSET}), '0') from workspace_clock own)`;

/** SQL of a moment at present or ahead of it, given by the clock of all, by the owner's own clock: one that stands still does not come to what is ahead. */
export const byOwnClock = (moment: string, owner: ClockOwnerSql): string =>
  `coalesce(${ownClock(`coalesce(own.frozen_at, ${moment} + ${OFFSET})`, owner)}, ${moment})`;

/** The same of a moment from which things are kept: one that stands still is as far behind it as the clock of all is. */
const keptByOwnClock = (moment: string, owner: ClockOwnerSql): string => `${moment} + coalesce(${ownClock(PRESENT_OFFSET, owner)}, '0')`;

/** SQL of whether the moment `at` of a row has come at `moment` of a sweep, which is by the clock of all: judged by the row's own clock, the end of a lease by the real one. */
export const isDue = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} <= `, moment, byRealClockIf(owner.isLease, `clock_timestamp() + ${AHEAD}`, byOwnClock(moment, owner)));

/** SQL of whether the moment `at` of a row was before the one from which things are kept. */
export const isBefore = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} < `, moment, keptByOwnClock(moment, owner));

/** The same of whether it was at that moment or before. */
export const isAtOrBefore = (at: string, moment: string, owner: ClockOwnerSql): string =>
  compared(`${at} <= `, moment, keptByOwnClock(moment, owner));

/** SQL of whether the clock of all, or some clock of its own, is ahead of the real one: in production a test clock alone. */
export const SOME_CLOCK_IS_AHEAD = `(select furthest_service_now() > clock_timestamp() + interval '1 second')`;

/** The moments of a sweep, by the clock of all. As sub-selects they bound what is read of an index; by a join each row of it would be held against them. */
export const NOW = '(select now from present)';
export const UNTIL = '(select until from present)';

/** How far ahead a sweep looks. */
const AHEAD = 'make_interval(secs => $2::float8 / 1000)';

/** How the statement of a sweep for due work begins: it may use `NOW` and `UNTIL`. */
export const DUE_SWEEP_CTE = `with present as materialized (select now, now + ${AHEAD} as until from service_now() as now)`;

/** Finds due work by a statement that begins with `SWEEP`, takes as $1 how much it is to find at most, and gives `dueAt` by `unlessCome`. */
export async function sweepFor<Name extends JobPayload>(
  on: Pick<DataSource, 'query'>,
  sql: string,
  most: number,
  aheadMs = 0,
): Promise<Due<Name>[]> {
  const rows = await on.query<object[]>(sql, [most, aheadMs]);
  return rows.map((row) => withoutNulls<Due<Name>>(row));
}

/** SQL of the moment `at` of a row when it is ahead of `moment`, by the row's own clock; null when it has come. */
export const dueAtIfAhead = (at: string, moment: string, owner: ClockOwnerSql): string =>
  `case when ${at} > ${byRealClockIf(owner.isLease, 'clock_timestamp()', byOwnClock(moment, owner))} then ${at} end`;

function byRealClockIf(isLease: string | undefined, real: string, own: string): string {
  return isLease ? `(case when ${isLease} then ${real} else ${own} end)` : own;
}

/** An index over `at` answers how far the clock that is furthest ahead reaches; each row that it finds is judged by its own. */
function compared(at: string, moment: string, own: string): string {
  return `(${at}${moment} + ${FURTHEST_OFFSET} and ${at}${own})`;
}

interface Reading {
  epoch_ms: string;
  offset_seconds: string;
  /** Of the clocks that are moved by themselves, by `<workspace id>/<mode>`; null when none is. */
  own_offsets: Record<string, number> | null;
  /** Of those that stand still, where, ms. */
  frozen_ms: Record<string, number> | null;
}

/** Whose clocks are moved: those of all, of a workspace, or of one of its modes. */
export interface ClockOwners {
  workspaceId?: string;
  mode?: Mode;
}

/** `clock_timestamp()` and `Date.now()` are read in whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * Time of the database plus the offset of all and of the workspace and mode at hand (ADR 0044), known without a round trip: how far the database is ahead of this
 * machine is measured anew at an interval (D-7). A measurement tells bounds, as wide as the question was under way, and
 * only what lies outside of them is moved: a slow answer never sets the time back.
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
    private readonly dataSource: DataSource,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
  }

  now(of?: WorkspaceMode): Date {
    const owner = this.ownerOf(of);
    return new Date(this.frozenMs.get(owner) ?? Date.now() + this.aheadMs + this.offsetMs + (this.ownOffsetsMs.get(owner) ?? 0));
  }

  /** The database clock itself, which nobody moves. */
  real(): Date {
    return new Date(Date.now() + this.aheadMs);
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

  /** Of failures in a row the first is told. */
  private async measureAgain(): Promise<void> {
    try {
      await this.measure();
      this.isLost = false;
    } catch (error) {
      if (!this.isLost) this.onError(error);
      this.isLost = true;
    }
  }

  /** Moves clocks, of every process; each follows at its next measurement. Development and tests only. */
  async advance(seconds: number, { workspaceId, mode }: ClockOwners = {}): Promise<void> {
    await this.dataSource.query('select move_clock($1, $2, $3)', [seconds, workspaceId ?? null, mode ?? null]);
    await this.refresh();
  }

  /** Reads the clocks anew at once, whoever has moved them; those of all workspaces, whosever rows are seen here. */
  refresh(): Promise<void> {
    return asTenant(EVERY_WORKSPACE, () => this.measure());
  }

  /** Of no workspace at hand there is no clock of its own. */
  private ownerOf(of?: WorkspaceMode): string {
    if (this.ownOffsetsMs.size + this.frozenMs.size === 0) return '';
    const { tenant, mode } = currentTenantScope();
    return of ? `${of.workspaceId}/${of.mode}` : `${tenant}/${mode}`;
  }

  private async measure(): Promise<void> {
    const turn = (this.asked += 1);
    const sent = Date.now();
    const [reading] = await this.dataSource.query<Reading[]>(
      `select (extract(epoch from clock_timestamp()) * 1000)::bigint as epoch_ms, offset_seconds,
              (select json_object_agg(workspace_id || '/' || mode, offset_seconds) from workspace_clock where offset_seconds <> 0 and frozen_at is null) as own_offsets,
              (select json_object_agg(workspace_id || '/' || mode, (extract(epoch from frozen_at) * 1000)::bigint) from workspace_clock where frozen_at is not null) as frozen_ms
         from service_clock`,
    );
    // An answer that was overtaken by a later one may be from before the clock was moved.
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
