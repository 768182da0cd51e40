import { randomUUID } from 'node:crypto';
import { describeWithPgBouncer, Pooler } from '@svc/testing';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { requireSession, requireSessions, TransactionPooling } from './session-pooling';
import { SessionConnection } from '../sync/session-connection';
import { useDatabase } from '../testing';

const database = useDatabase(1);

const sourceOf = (url: string): DataSource => createDataSource({ url, poolSize: 4, applicationName: 'probing', isTenantScoped: true });

/** Runs work with the data source, and ends it. */
async function withSource<T>(url: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = sourceOf(url);
  try {
    return await work(await source.initialize());
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

describe('connections to PostgreSQL itself', () => {
  it('belong to their session', async () => {
    await withSource(database.url, async (source) => {
      await expect(requireSessions(source)).resolves.toBeUndefined();
      expect(await source.query('select 1 as one')).toEqual([{ one: 1 }]);
    });
  });

  it('need no second connection for the check', async () => {
    const login = `login_${randomUUID().replaceAll('-', '')}`;
    await database.source.query(`create role ${login} login connection limit 1 password '${login}'`);
    const url = new URL(database.url);
    url.username = url.password = login;
    const client = await connected(url.href);
    await expect(requireSession(client)).resolves.toBeUndefined();
    await client.end();
    await database.source.query(`drop role ${login}`);
  });
});

describeWithPgBouncer('connections through pgbouncer', (program) => {
  let pooler: Pooler | undefined;
  afterEach(() => pooler?.stop());

  it('belong to their session where it pools by the session, many at once', async () => {
    pooler = await Pooler.start(program, database.url, 'session');
    await withSource(pooler.urlOf(database.url), async (source) => {
      await requireSessions(source);
      const answers = await Promise.all(Array.from({ length: 12 }, () => source.query<{ one: number }[]>('select 1 as one')));
      expect(answers.flat()).toEqual(Array.from({ length: 12 }, () => ({ one: 1 })));
    });
  });

  it.each([
    ['the connection that was given back last', {}],
    ['its connections in turn', { server_round_robin: '1' }],
    ['a single connection', { default_pool_size: '1' }],
    ['two connections in turn', { default_pool_size: '2', server_round_robin: '1' }],
  ])('are refused where it pools by the transaction, and hands out %s', async (_which, settings) => {
    pooler = await Pooler.start(program, database.url, 'transaction', settings);
    const url = pooler.urlOf(database.url);
    await expect(withSource(url, () => Promise.resolve())).rejects.toThrow(TransactionPooling);
    await expect(SessionConnection.open({ url, applicationName: 'session', statementTimeoutMs: 5_000 })).rejects.toThrow(
      TransactionPooling,
    );
  });

  it('are refused where it pools by the transaction for other clients, too, who work meanwhile', async () => {
    pooler = await Pooler.start(program, database.url, 'transaction');
    const url = pooler.urlOf(database.url);
    const others = await Promise.all(Array.from({ length: 4 }, () => connected(url)));
    let isOver = false;
    const working = others.map(async (client) => {
      while (!isOver) await client.query('begin; select pg_backend_pid(); commit');
    });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await expect(withSource(url, () => Promise.resolve())).rejects.toThrow(TransactionPooling);
    }
    isOver = true;
    await Promise.all(working);
    await Promise.all(others.map((client) => client.end()));
  });
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
