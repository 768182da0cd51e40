import { Clock } from '@svc/kernel';
import type { DataSource } from 'typeorm';

interface Reading {
  epoch_ms: string;
  offset_seconds: string;
}

/** `clock_timestamp()` and `Date.now()` are read in whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * Time of the database plus the development offset, known without a round trip: how far the database is ahead of this
 * machine is measured anew at an interval (D-7). A measurement tells bounds, as wide as the question was under way, and
 * only what lies outside of them is moved: a slow answer never sets the time back.
 */
export class DatabaseClock extends Clock {
  private aheadMs = 0;
  private offsetMs = 0;
  private asked = 0;
  private heard = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.aheadMs + this.offsetMs);
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

  /** Moves the clock of every process; each follows at its next measurement. Development and tests only. */
  async advance(seconds: number): Promise<void> {
    await this.dataSource.query('update service_clock set offset_seconds = offset_seconds + $1', [seconds]);
    await this.measure();
  }

  private async measure(): Promise<void> {
    const turn = (this.asked += 1);
    const sent = Date.now();
    const [reading] = await this.dataSource.query<Reading[]>(
      `select (extract(epoch from clock_timestamp()) * 1000)::bigint as epoch_ms, offset_seconds from service_clock`,
    );
    // An answer that was overtaken by a later one may be from before the clock was moved.
    if (turn < this.heard) return;
    this.heard = turn;
    const readAt = Number(reading!.epoch_ms);
    const [least, most] = [readAt - Date.now() - ROUNDING_MS, readAt - sent + ROUNDING_MS];
    this.aheadMs = Math.min(Math.max(this.aheadMs, least), most);
    this.offsetMs = Number(reading!.offset_seconds) * 1000;
  }
}
