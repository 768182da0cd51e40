import { ChangeFeed, type ChangeListener } from '@svc/kernel';
import { Nap } from './nap';
import { SessionConnection } from './session-connection';
import { CHANGE_CHANNEL } from './stamp-sql';

export interface ChangeFeedOptions {
  url: string;
  applicationName: string;
  /** Told of each lost connection; the feed reconnects by itself. */
  onError(error: unknown): void;
}

const HEARTBEAT_MS = 1_000;
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 5_000;

/** Hears the notifications of `sync_dirty` and of the sequencer on a connection of its own, kept under watch by a heartbeat. */
export class PostgresChangeFeed extends ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private readonly nap = new Nap();
  private listening = false;
  private stopped = false;
  private running?: Promise<void>;

  constructor(private readonly options: ChangeFeedOptions) {
    super();
  }

  get isLive(): boolean {
    return this.listening;
  }

  subscribe(listener: ChangeListener): () => void {
    const entry: ChangeListener = (workspaceId) => listener(workspaceId);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  /** Begins to listen, and goes on until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.nap.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped; failures += 1) {
      try {
        await this.listen(() => (failures = 0));
      } catch (error) {
        this.options.onError(error);
        await this.nap.take(retryAfter(failures));
      }
    }
  }

  private async listen(onListening: () => void): Promise<void> {
    const connection = await SessionConnection.open({ ...this.options, patienceMs: HEARTBEAT_MS });
    try {
      connection.onNotification((workspaceId) => this.tell(workspaceId));
      void connection.lost.then(() => this.nap.wake());
      await connection.query(`listen ${CHANGE_CHANNEL}`);
      onListening();
      this.setListening(true);
      while (!this.stopped) {
        await this.nap.take(HEARTBEAT_MS);
        await connection.query('select 1');
      }
    } finally {
      if (this.listening) this.setListening(false);
      await connection.close();
    }
  }

  private setListening(listening: boolean): void {
    this.listening = listening;
    this.tell(undefined);
  }

  private tell(workspaceId: string | undefined): void {
    for (const listener of this.listeners) listener(workspaceId);
  }
}

/** Doubles with each failure in a row, up to 5 s; spread, so that processes do not come back all at once. */
function retryAfter(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS) * (0.5 + Math.random() / 2);
}
