import { Clock } from '@svc/kernel';
import type { DataSource } from 'typeorm';

interface Reading {
  epoch_ms: string;
  offset_seconds: string;
}

/** Time of the database plus the development offset, known without a round trip: the difference to this machine is re-measured at an interval (D-7). */
export class DatabaseClock extends Clock {
  private differenceMs = 0;
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
    return new Date(Date.now() + this.differenceMs);
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
    const midway = (sent + Date.now()) / 2;
    this.differenceMs = Math.round(Number(reading!.epoch_ms) - midway + Number(reading!.offset_seconds) * 1000);
  }
}
