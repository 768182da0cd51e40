import { Nap, SessionConnection } from './session-connection';

export interface ChannelListenerOptions {
  url: string;
  applicationName: string;
  /** Called for each lost connection; the listener reconnects by itself. */
  onError(error: unknown): void;
}

/** The handlers of a subscriber to a channel. */
export interface ChannelEar {
  onNotification(payload: string): void;
  /** True once notifications come in; false when the connection is lost: notifications sent meanwhile do not arrive. */
  onListening(listening: boolean): void;
}

const HEARTBEAT_MS = 1_000;
const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 5_000;

/** Listens to one channel of Postgres on a connection of its own, kept under watch by a heartbeat. */
export class ChannelListener {
  private readonly nap = new Nap();
  private stopped = false;
  private running?: Promise<void>;

  constructor(
    private readonly channel: string,
    private readonly options: ChannelListenerOptions,
    private readonly ear: ChannelEar,
  ) {}

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
    let listening = false;
    try {
      connection.onNotification((payload) => this.ear.onNotification(payload));
      void connection.lost.then(() => this.nap.wake());
      await connection.query(`listen ${this.channel}`);
      onListening();
      listening = true;
      this.ear.onListening(true);
      while (!this.stopped) {
        await this.nap.take(HEARTBEAT_MS);
        await connection.query('select 1');
      }
    } finally {
      if (listening) this.ear.onListening(false);
      await connection.close();
    }
  }
}

/** Doubles with each failure in a row, up to 5 s; spread, so that processes do not come back all at once. */
function retryAfter(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS) * (0.5 + Math.random() / 2);
}
