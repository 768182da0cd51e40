import type { ChangeFeed } from '@svc/kernel';
import { Nap } from './nap';
import { SessionConnection } from './session-connection';
import { IS_WORK_WAITING, STAMP_A_SLICE } from './stamp-sql';

export interface StampSequencerOptions {
  url: string;
  applicationName: string;
  /** Told of each lost connection; the sequencer reconnects by itself. */
  onError(error: unknown): void;
}

const STAMP_LOCK = 7_305_002;
const CHANGES_PER_SLICE = 5_000;
/** Changes of this time are stamped together, ms. */
const GATHER_MS = 5;
/** How long a change that nobody told of may lie, ms. */
const TICK_MS = 50;
/** How often a process that is not the sequencer asks to become it, ms. */
const CANDIDATE_MS = 250;
const RETRY_MS = 500;

/**
 * Gives noted changes their sync stamps (ADR 0015 r1). Every process runs one; the one whose session holds the lock
 * works. It stamps in that session, too: who loses the connection has lost the role and cannot write any more.
 */
export class StampSequencer {
  private readonly nap = new Nap();
  private stopped = false;
  private running?: Promise<void>;

  constructor(
    private readonly options: StampSequencerOptions,
    private readonly feed: ChangeFeed,
  ) {}

  /** Begins to stand by, and goes on until `stop`. */
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
        await this.nap.take(RETRY_MS);
      }
    }
    stopListening();
  }

  private async serve(): Promise<void> {
    const session = await SessionConnection.open({ ...this.options, patienceMs: 15_000 });
    try {
      await session.query(SESSION_SETTINGS);
      while (!this.stopped && !(await hasRole(session))) await this.nap.take(CANDIDATE_MS);
      while (!this.stopped) {
        const worked = await stampWhatWaits(session);
        await this.nap.take(worked ? GATHER_MS : TICK_MS);
      }
    } finally {
      await session.close();
    }
  }
}

/** The server ends the session of a process that has frozen, so that the role goes on. */
const SESSION_SETTINGS = `set idle_session_timeout = '5s'; set statement_timeout = '10s'; set jit = off`;

async function hasRole(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [STAMP_LOCK]);
  return answer!.locked;
}

/** Stamps one slice, if there is anything to stamp; answers whether there was. */
async function stampWhatWaits(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ waiting: boolean }>(IS_WORK_WAITING, [], 'is work waiting');
  if (answer!.waiting) await session.query(STAMP_A_SLICE, [CHANGES_PER_SLICE], 'stamp a slice');
  return answer!.waiting;
}
