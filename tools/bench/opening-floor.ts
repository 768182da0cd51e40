import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Number of rows to read and to update: connections seldom wait for one another's. */
const THINGS = 30;

/**
 * One transaction that reads a row, inserts two and updates one, in a loop: what a database on this machine can do with
 * the least that opening a checkout is. Its tables are its own.
 */
export class OpeningFloor {
  private count = 0;

  private constructor(private readonly clients: readonly Client[]) {}

  static async open(databaseUrl: string, connections: number): Promise<OpeningFloor> {
    const clients = await Promise.all(
      Array.from({ length: connections }, async () => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        return client;
      }),
    );
    const [first] = clients;
    await first!.query('create schema floor');
    await first!.query(
      'create table floor.thing (id integer primary key, name text not null, price integer not null, held integer not null) with (fillfactor = 50)',
    );
    await first!.query('create table floor.session (id uuid primary key, name text not null, opened_at timestamptz not null)');
    await first!.query(
      'create table floor.line (session_id uuid not null, thing_id integer not null, price integer not null, primary key (session_id, thing_id))',
    );
    await first!.query(`insert into floor.thing select id, 'Thing ' || id, 100 * id, 0 from generate_series(1, ${THINGS}) as id`);
    return new OpeningFloor(clients);
  }

  /** Runs transactions for so long, as many at a time as there are connections. Answers how many a second. */
  async round(seconds: number): Promise<number> {
    let done = 0;
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      this.clients.map(async (client) => {
        for (; performance.now() < end; done += 1) await this.transaction(client);
      }),
    );
    return done / seconds;
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.end()));
  }

  private async transaction(client: Client): Promise<void> {
    const [session, thing] = [randomUUID(), ((this.count += 1) % THINGS) + 1];
    await client.query('begin');
    const { rows } = await client.query<{ name: string; price: number }>({
      name: 'read',
      text: 'select name, price from floor.thing where id = $1',
      values: [thing],
    });
    const { name, price } = rows[0]!;
    await client.query({
      name: 'session',
      text: 'insert into floor.session (id, name, opened_at) values ($1, $2, now())',
      values: [session, name],
    });
    await client.query({
      name: 'line',
      text: 'insert into floor.line (session_id, thing_id, price) values ($1, $2, $3)',
      values: [session, thing, price],
    });
    await client.query({ name: 'hold', text: 'update floor.thing set held = held + 1 where id = $1', values: [thing] });
    await client.query('commit');
  }
}
