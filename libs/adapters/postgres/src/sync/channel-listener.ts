import { BackOff } from '@svc/kernel';
import { type ChannelNotification, Nap, SessionConnection } from './session-connection';

export interface ChannelListenerOptions {
  url: string;
  applicationName: string;
  /** Called for each lost connection; the listener reconnects by itself. */
  onError(error: unknown): void;
}

/** The handlers of a subscriber to channels. */
export interface ChannelSubscriber {
  onNotification(notification: ChannelNotification): void;
  /**
   * Called with true once notifications come in; with false when the connection is lost: notifications sent meanwhile do not
   * arrive.
   */
  onListening(listening: boolean): void;
}

const HEARTBEAT_MS = 1_000;
/** Pauses before the next try to connect, ms. */
const RETRY_PAUSES = { firstMs: 100, mostMs: 5_000 };

/** Listens to channels of Postgres on a connection of its own, kept under watch by a heartbeat. */
export class ChannelListener {
  private readonly nap = new Nap();
  private stopped = false;
  private running?: Promise<void>;
  /** The connection on which notifications come in. */
  private current?: SessionConnection;
  private catchingUp?: Promise<boolean>;
  private nextCatchUp?: Promise<boolean>;
  /** Moment of sending of the last heartbeat that was answered, ms. */
  private heardAt = Number.NEGATIVE_INFINITY;

  /** @param heartbeatMs interval at which the connection is checked */
  constructor(
    private readonly channels: readonly string[],
    private readonly options: ChannelListenerOptions,
    private readonly subscriber: ChannelSubscriber,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  /** Returns whether a heartbeat that was sent at most `ms` ago has been answered. */
  heardWithin(ms: number): boolean {
    return performance.now() - this.heardAt <= ms;
  }

  /**
   * Resolves once the notifications of all commits before this call have come in; to false when they may not have. Callers
   * share one question to the server, beside the one that is under way.
   */
  catchUp(): Promise<boolean> {
    this.nextCatchUp ??= Promise.resolve(this.catchingUp).then(() => {
      this.catchingUp = this.nextCatchUp;
      this.nextCatchUp = undefined;
      return this.current === undefined
        ? false
        : this.hear(this.current).then(
            () => true,
            () => false,
          );
    });
    return this.nextCatchUp;
  }

  /** Starts to listen, and goes on until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.nap.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    const pauses = new BackOff(RETRY_PAUSES, Math.random);
    while (!this.stopped) {
      try {
        await this.listen(() => pauses.reset());
      } catch (error) {
        this.options.onError(error);
        await this.nap.take(pauses.next());
      }
    }
  }

  private async listen(onListening: () => void): Promise<void> {
    const connection = await SessionConnection.open({ ...this.options, statementTimeoutMs: HEARTBEAT_MS });
    let listening = false;
    try {
      connection.onNotification((notification) => this.subscriber.onNotification(notification));
      void connection.lost.then(() => this.nap.wake());
      for (const channel of this.channels) await connection.query(`listen ${channel}`);
      await this.hear(connection);
      onListening();
      listening = true;
      this.current = connection;
      this.subscriber.onListening(true);
      while (!this.stopped) {
        await this.nap.take(this.heartbeatMs);
        await this.hear(connection);
      }
    } finally {
      this.current = undefined;
      if (listening) this.subscriber.onListening(false);
      await connection.close();
    }
  }

  private async hear(connection: SessionConnection): Promise<void> {
    const sentAt = performance.now();
    await connection.query('select 1');
    this.heardAt = sentAt;
  }
}
