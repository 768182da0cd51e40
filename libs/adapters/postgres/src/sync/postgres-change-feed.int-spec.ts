import type { Change } from '@svc/kernel';
import { changeFeedContract, listenTo, untilLive } from '@svc/kernel/testing';
import { createTestDatabase, eventually, type TestDatabase } from '@svc/testing';
import { connect, createServer, type Socket } from 'node:net';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { PostgresChangeFeed, PostgresChangeLog } from './change-feed';
import { sqlOf } from '../work/sql';

const PRODUCT = '01980000-0000-7000-8000-00000000000a';
const WORKSPACE = '01980000-0000-7000-8000-00000000000b';

let database: TestDatabase;
let dataSource: DataSource;
const started: PostgresChangeFeed[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 3, applicationName: 'change feed' }).initialize();
});

afterAll(async () => {
  await Promise.all(started.map((feed) => feed.stop()));
  await dataSource?.destroy();
  await database?.drop();
});

async function startFeed(url = database.url): Promise<PostgresChangeFeed> {
  const feed = new PostgresChangeFeed({ url, applicationName: `feed ${started.length}`, onError: () => undefined });
  started.push(feed);
  const listener = listenTo(feed);
  feed.start();
  await listener.hears(undefined);
  listener.stop();
  return feed;
}

const change = (workspaceId: string) =>
  sqlOf(dataSource).transaction((sql) => new PostgresChangeLog(sql, workspaceId).record([{ kind: 'product', id: PRODUCT }]));

/** Makes a workspace with a key, which a statement then changes. */
async function changeAccess(statement: string): Promise<string> {
  const [{ id }] = await dataSource.query<[{ id: string }]>(
    `insert into workspace (id, slug, display_name, timezone, currencies) select id, id::text, 'Ile', 'Africa/Lagos', '{NGN}' from gen_random_uuid() as id returning id`,
  );
  await dataSource.query(
    `insert into access_key (workspace_id, id, kind, mode, scopes, origins, limits, prefix, ending, created_at) values ($1, gen_random_uuid(), 'secret', 'live', '{read}', '{}', '{}', 'svc_sk_live_', 'abcd', now())`,
    [id],
  );
  await dataSource.query(statement, [id]);
  return id;
}

/** Writes as the sequencer of the release before does, in a session of its own. */
async function asReleaseBefore(statement: string, parameters: unknown[]): Promise<void> {
  const session = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'release before' }).initialize();
  await session.query(statement, parameters);
  await session.destroy();
}

const pauseKey = () => changeAccess('update access_key set paused_at = now() where workspace_id = $1');

const hangUpOn = (applicationName: string) =>
  dataSource.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()`, [
    applicationName,
  ]);

changeFeedContract('on Postgres', async () => {
  const feed = await startFeed();
  const name = `feed ${started.length - 1}`;
  return { feed, change, changeKey: pauseKey, lose: () => hangUpOn(name) };
});

describe('the change feed on Postgres', () => {
  it.each([
    ['revoked', 'update access_key set revoked_at = now() where workspace_id = $1'],
    ['deleted', 'delete from access_key where workspace_id = $1'],
    ['of a workspace whose settings change', `update workspace set api_enabled = false where id = $1`],
  ])('[D-67] reports a key that is %s', async (_what, statement) => {
    const listener = listenTo(await startFeed());
    const workspaceId = await changeAccess(statement);
    await listener.hears(workspaceId);
    expect(listener.kinds.get(workspaceId)).toContain('access');
    listener.stop();
  });

  it('[D-67] reports no use of a key', async () => {
    const listener = listenTo(await startFeed());
    const used = await changeAccess(`update access_key set last_used_at = now(), last_used_ip = '127.0.0.1' where workspace_id = $1`);
    await listener.hears(await pauseKey());
    expect(listener.announced).not.toContain(used);
    listener.stop();
  });

  it('[D-30] reports nothing that is rolled back', async () => {
    const listener = listenTo(await startFeed());
    const failing = sqlOf(dataSource).transaction(async (sql) => {
      await new PostgresChangeLog(sql, PRODUCT).record([{ kind: 'product', id: PRODUCT }]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await change(WORKSPACE);
    await listener.hears(WORKSPACE);
    expect(listener.announced).toEqual([WORKSPACE]);
    listener.stop();
  });

  it('[D-30] reports a transaction once, however much it changes', async () => {
    const listener = listenTo(await startFeed());
    await sqlOf(dataSource).transaction(async (sql) => {
      const log = new PostgresChangeLog(sql, PRODUCT);
      for (let index = 0; index < 3; index += 1)
        await log.record([
          { kind: 'product', id: PRODUCT },
          { kind: 'workspace', id: PRODUCT },
        ]);
    });
    await change(WORKSPACE);
    await listener.hears(WORKSPACE);
    expect(listener.announced).toEqual([PRODUCT, WORKSPACE]);
    listener.stop();
  });

  it('[D-30] names the changed things, where they are few, and everything when settings change', async () => {
    const listener = listenTo(await startFeed());
    const record = (...changes: Change[]) => sqlOf(dataSource).transaction((sql) => new PostgresChangeLog(sql, WORKSPACE).record(changes));
    const products = (count: number) =>
      Array.from({ length: count }, (_, index): Change => ({ kind: 'product', id: PRODUCT.replace(/.{3}$/, `${index + 100}`) }));
    await record({ kind: 'product', id: PRODUCT }, { kind: 'delivery_zone', id: PRODUCT });
    await record(...products(150));
    await record(...products(151));
    await record({ kind: 'workspace', id: WORKSPACE });
    await asReleaseBefore(`select pg_notify('workspace_changed', $1)`, [WORKSPACE]);
    await change(PRODUCT);
    await listener.hears(PRODUCT);
    expect(listener.announced).toEqual([...Array.from({ length: 5 }, () => WORKSPACE), PRODUCT]);
    expect(listener.things).toEqual([
      expect.arrayContaining([
        { kind: 'product', id: PRODUCT },
        { kind: 'delivery_zone', id: PRODUCT },
      ]),
      expect.arrayContaining(products(150)),
      undefined,
      undefined,
      undefined,
      [{ kind: 'product', id: PRODUCT }],
    ]);
    listener.stop();
  });

  it('[D-30] does not claim to have caught up without a connection', async () => {
    const feed = await startFeed();
    await feed.stop();
    expect(await feed.catchUp()).toBe(false);
  });

  it('[D-30] notices a connection that has died without a sound, and opens another', async () => {
    const wire = await openWire(database.url);
    const feed = await startFeed(wire.url);
    expect(feed.isLive).toBe(true);
    const listener = listenTo(feed);
    wire.fallSilent();
    await eventually('the feed is not current', () => !feed.isCurrent);
    await listener.hears(undefined);
    await untilLive(feed);
    await change(WORKSPACE);
    await listener.hears(WORKSPACE);
    listener.stop();
    await feed.stop();
    wire.close();
  });

  it('gives up its connection when it is stopped', async () => {
    const feed = await startFeed();
    const name = `feed ${started.length - 1}`;
    await feed.stop();
    expect(feed.isLive).toBe(false);
    expect(await untilGone(name)).toBe(true);
  });
});

async function untilGone(applicationName: string): Promise<boolean> {
  for (let polls = 0; polls < 200; polls += 1) {
    const sessions = await dataSource.query<unknown[]>(
      `select from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [applicationName],
    );
    if (sessions.length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

/** A wire to the database; a connection over it receives and sends nothing any more when it falls silent, and gets no error. */
async function openWire(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const host = target.searchParams.get('host') ?? target.hostname;
  const port = Number(target.port || 5432);
  const sockets: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    fallSilent: () => sockets.forEach(([near, far]) => [near.unpipe(far), far.unpipe(near), near.pause(), far.pause()]),
    close: () => {
      server.close();
      sockets.flat().forEach((socket) => socket.destroy());
    },
  };
}
