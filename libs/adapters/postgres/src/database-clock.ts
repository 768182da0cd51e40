import { Clock, type Mode, type WorkspaceMode } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { currentTenantScope } from './row-level-security/tenant-scope';

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
