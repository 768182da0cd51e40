import { Clock, type Due, type JobPayload, type Mode, type WorkspaceMode } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { withoutNulls } from './rows/statements';
import { currentTenantScope } from './row-level-security/tenant-scope';

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

/** The same of whether it was before that moment. */
export const isBefore = (at: string, moment: string, owner: ClockOwnerSql): string => compared('<', at, moment, owner);

/** SQL of whether the clock of all, or some clock of its own, is ahead of the real one: never in production. */
export const SOME_CLOCK_IS_AHEAD = `(select furthest_service_now() > clock_timestamp() + interval '1 second')`;

/** The moments of a sweep, by the clock of all. As sub-selects they bound what is read of an index; by a join each row of it would be held against them. */
export const NOW = '(select now from present)';
export const UNTIL = '(select until from present)';

/** How the statement of a sweep for due work begins: it may use `NOW` and `UNTIL`. */
export const SWEEP = `with present as materialized (select now, now + make_interval(secs => $2::float8 / 1000) as until from service_now() as now)`;

/** Finds due work by a statement that begins with `SWEEP`, takes as $1 how much it is to find at most, and gives `dueAt` by `unlessCome`. */
export async function sweepFor<Name extends JobPayload>(on: Pick<DataSource, 'query'>, sql: string, most: number, aheadMs = 0): Promise<Due<Name>[]> {
  const rows = await on.query<object[]>(sql, [most, aheadMs]);
  return rows.map((row) => withoutNulls<Due<Name>>(row));
}

/** SQL of the moment `at` of a row when it is ahead of `moment`, by the row's own clock; null when it has come. */
export const unlessCome = (at: string, moment: string, owner: ClockOwnerSql): string => `case when ${at} > ${byOwnClock(moment, owner)} then ${at} end`;

/** An index over `at` answers how far the clock that is furthest ahead reaches; each row that it finds is judged by its own. */
function compared(than: '<' | '<=', at: string, moment: string, owner: ClockOwnerSql): string {
  return `(${at} ${than} ${moment} + ${FURTHEST_OFFSET} and ${at} ${than} ${byOwnClock(moment, owner)})`;
}

interface Reading {
  epoch_ms: string;
  offset_seconds: string;
  /** Of the clocks that are moved by themselves, by `<workspace id>/<mode>`; null when none is. */
  own_offsets: Record<string, number> | null;
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
  private asked = 0;
  private heard = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
  }

  now(of?: WorkspaceMode): Date {
    return new Date(Date.now() + this.aheadMs + this.offsetMs + this.ownOffsetMs(of));
  }

  /** The database clock itself, which nobody moves. */
  real(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  /** Measures once, then every `intervalMs` until `stop`. */
  async start(intervalMs: number): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure().catch(this.onError), intervalMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Moves clocks, of every process; each follows at its next measurement. Development and tests only. */
  async advance(seconds: number, { workspaceId, mode }: ClockOwners = {}): Promise<void> {
    await this.dataSource.query('select move_clock($1, $2, $3)', [seconds, workspaceId ?? null, mode ?? null]);
    await this.measure();
  }

  /** Of no workspace at hand there is no clock of its own. */
  private ownOffsetMs(of?: WorkspaceMode): number {
    if (this.ownOffsetsMs.size === 0) return 0;
    const { tenant, mode } = currentTenantScope();
    return this.ownOffsetsMs.get(of ? `${of.workspaceId}/${of.mode}` : `${tenant}/${mode}`) ?? 0;
  }

  private async measure(): Promise<void> {
    const turn = (this.asked += 1);
    const sent = Date.now();
    const [reading] = await this.dataSource.query<Reading[]>(
      `select (extract(epoch from clock_timestamp()) * 1000)::bigint as epoch_ms, offset_seconds,
              (select json_object_agg(workspace_id || '/' || mode, offset_seconds) from workspace_clock where offset_seconds <> 0) as own_offsets
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
  }
}
