import { BackOff, type ChangeFeed } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { Nap, SessionConnection } from './session-connection';
import { IS_WORK_WAITING, stampSlice } from './stamp-slice';

export interface StampSequencerOptions {
  url: string;
  applicationName: string;
  /** Called for each lost connection; the sequencer reconnects by itself. */
  onError(error: unknown): void;
}

const STAMP_LOCK = 7_305_002;
const CHANGES_PER_SLICE = 5_000;
/** Window in which changes are stamped together, ms. */
const GATHER_MS = 5;
/** Longest delay of a change whose notification was lost, ms. */
const TICK_MS = 50;
/** Interval at which a process that is not the sequencer tries to become it, ms. */
const CANDIDATE_MS = 250;
/** Pauses before the next try to connect, ms. */
const RETRY_PAUSES = { firstMs: 250, mostMs: 5_000 };

/**
 * Gives noted changes their sync stamps (ADR 0015 r1). Every process runs one; the one whose session holds the lock works. It
 * stamps in that session, too: a process that loses the connection has lost the role and cannot write any more.
 */
export class StampSequencer {
  private readonly nap = new Nap();
  private readonly pauses = new BackOff(RETRY_PAUSES, Math.random);
  private stopped = false;
  private running?: Promise<void>;

  constructor(
    private readonly options: StampSequencerOptions,
    private readonly feed: ChangeFeed,
  ) {}

  /** Starts to stand by, and goes on until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** Ends after the slice under way and gives the role to another process. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.nap.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    const stopListening = this.feed.subscribe(() => this.nap.wake());
    while (!this.stopped) {
      try {
        await this.serve();
      } catch (error) {
        this.options.onError(error);
        await this.nap.take(this.pauses.next());
      }
    }
    stopListening();
  }

  private async serve(): Promise<void> {
    const session = await SessionConnection.open({ ...this.options, statementTimeoutMs: 15_000 });
    try {
      await session.query(SESSION_SETTINGS);
      while (!this.stopped && !(await hasRole(session))) {
        this.pauses.reset();
        await this.nap.take(CANDIDATE_MS);
      }
      while (!this.stopped) {
        const worked = await stampPending(session);
        this.pauses.reset();
        await this.nap.take(worked ? GATHER_MS : TICK_MS);
      }
    } finally {
      await session.close();
    }
  }
}

/** Settings by which the server ends the session of a process that has frozen, so that another takes the role. */
const SESSION_SETTINGS = `set idle_session_timeout = '5s'; set statement_timeout = '10s'`;

async function hasRole(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [STAMP_LOCK]);
  return answer!.locked;
}

/** Stamps one slice, if there is anything to stamp; returns whether there was. */
async function stampPending(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ waiting: boolean }>(IS_WORK_WAITING, [], 'is work waiting');
  if (answer!.waiting) await stampSlice(session, CHANGES_PER_SLICE);
  return answer!.waiting;
}

/** Returns the age of the oldest change that is not stamped yet, ms of the real clock; 0 when there is none. */
export async function stampLag(sql: Sql): Promise<number> {
  const [row] = await sql.query(STAMP_LAG);
  return Math.round(row!.lag);
}

const STAMP_LAG = statement<{ lag: number }>('sync.stamp_lag')`
  select coalesce(greatest(extract(epoch from real_now() - min(noted_at)) * 1000, 0), 0)::float8 as lag from sync_dirty`;
