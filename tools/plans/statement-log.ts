import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';

/** Count of the work sent to the database: transactions that were begun, and statements, each of which is a round trip. */
export interface DatabaseTrips {
  transactions: number;
  roundTrips: number;
}

const START = /^\s*start transaction/i;

/** Counts what adapters send to the database, BEGIN and COMMIT included. */
export class StatementLog {
  private texts: string[] = [];
  private readonly watched = new WeakSet<PoolClient>();

  /** @param source connected; all statements that it sends are counted from now on */
  constructor(source: DataSource) {
    const pool = (source.driver as unknown as { master: Pool }).master;
    pool.on('acquire', (client) => this.watch(client));
  }

  /** Returns what was sent since the last call, and starts over. */
  take(): DatabaseTrips {
    const texts = this.texts;
    this.texts = [];
    return { transactions: texts.filter((text) => START.test(text)).length, roundTrips: texts.length };
  }

  private watch(client: PoolClient): void {
    if (this.watched.has(client)) return;
    this.watched.add(client);
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: unknown[]): unknown => {
      const [statement] = args as [string | { text: string }];
      this.texts.push(typeof statement === 'string' ? statement : statement.text);
      return send(...args);
    };
    (client as { query: unknown }).query = query;
  }
}
