import { Socket } from 'node:net';
import { Client, type Notification } from 'pg';
import { leadsToNodes } from '../distribution/dialect';
import { settleConnection } from '../connection/settle-connection';

/** A sleep that can be cut short; a call that comes while awake cuts the next one short. */
export class Nap {
  private called = false;
  private getUp?: () => void;

  async take(ms: number): Promise<void> {
    if (!this.called) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.getUp = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.getUp = undefined;
    }
    this.called = false;
  }

  wake(): void {
    this.called = true;
    this.getUp?.();
  }
}

export interface SessionOptions {
  /** `postgres://…`, of a session: no pooler that assigns connections by the transaction. */
  url: string;
  applicationName: string;
  /** Time limit of a statement, ms. */
  statementTimeoutMs: number;
}

export interface ChannelNotification {
  payload: string;
  channel: string;
  /** Process id of the session that sent it. */
  processId: number;
}

const CONNECT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 500;

/**
 * One connection outside of the pool, for the state of a session: LISTEN and session locks. It is never repaired: when a
 * statement rejects or `lost` resolves, close it and open another.
 */
export class SessionConnection {
  /** Resolves when the connection has ended, for whatever reason. */
  readonly lost: Promise<void>;

  private constructor(
    private readonly client: Client,
    private readonly socket: Socket,
  ) {
    this.lost = new Promise((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
  }

  /** Connects. Rejects when the database does not answer in time. */
  static async open({ url, applicationName, statementTimeoutMs }: SessionOptions): Promise<SessionConnection> {
    const socket = new Socket();
    const client = new Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: statementTimeoutMs,
      keepAlive: true,
      stream: () => socket,
    });
    const connection = new SessionConnection(client, socket);
    try {
      await client.connect();
      await settleConnection(client);
      return connection;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** True if rows of the database are on several nodes. */
  get isDistributed(): boolean {
    return leadsToNodes(this.client);
  }

  /**
   * Runs a statement. Rejects when the answer does not come in time, too: a connection may die without a sound. A statement
   * with a `name` is planned once per session.
   */
  async query<Row extends object>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    const { rows } = await this.client.query<Row>({ name, text, values });
    return rows;
  }

  /** Calls `listener` with each notification. */
  onNotification(listener: (notification: ChannelNotification) => void): void {
    this.client.on('notification', ({ payload = '', channel, processId }: Notification) => listener({ payload, channel, processId }));
  }

  /** Ends the session; politely where the other side still answers. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.socket.destroy(), CLOSE_TIMEOUT_MS);
    await this.client.end().catch(() => undefined);
    clearTimeout(timer);
  }
}
