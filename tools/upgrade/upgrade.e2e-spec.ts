import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '@svc/adapters/postgres';
import { ApiClient, eventually, freePort, RunningProcess, WebhookSink } from '@svc/testing';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { DataSource, type MigrationInterface } from 'typeorm';
import { runBundle } from './run-release.mjs';
import { countRows, filesOf, fingerprintOf, loadRows, readManifest, readRows, SECRET_KEY } from './kept-release.mjs';

/** Fields of answers that depend on the moment or the process. */
const VOLATILE = ['downloadUrl', 'url', 'thumbnailUrl', 'lastUsedAt', 'lastUsedIp'];
/** Tables of work that is done, whose rows go with it, and of counts that end with their day. */
const QUEUES = ['outbox', 'sync_dirty', 'rate_bucket', 'service_code_send'];

type Listed = Record<string, unknown>;

/** An old release's data, migrated by this build and served by it. */
describe.each(['2026-11-22'])('data of the release %s', (release) => {
  const manifest = readManifest(release);
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  const processes: RunningProcess[] = [];
  let administrator: Client;
  let database: Client;
  let dataDir: string;
  let env: Record<string, string>;
  let client: ApiClient;
  let sink: WebhookSink;
  let before: Record<string, number>;

  beforeAll(async () => {
    administrator = await connected(url.href);
    await administrator.query(`create database ${name}`);
    url.pathname = `/${name}`;
    dataDir = await mkdtemp(join(tmpdir(), 'upgrade-'));
    await cp(filesOf(release), dataDir, { recursive: true });
    await migrateAsThen(url.href, manifest.migrations);
    database = await connected(url.href);
    const port = String(await freePort());
    env = {
      DATABASE_URL: url.href,
      DATA_DIR: dataDir,
      SECRET_KEY,
      OPERATOR_TOKEN: manifest.operatorToken,
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: '0',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    client = new ApiClient(`http://127.0.0.1:${port}`);
    sink = await WebhookSink.open();
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await sink?.close();
    await database?.end();
    await administrator?.query(`drop database if exists ${name} with (force)`);
    await administrator?.end();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  const admin = { key: manifest.adminToken };
  const listed = async (path: string) => {
    const all: Listed[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await client.get<{ data: Listed[]; nextCursor?: string }>(
        `/v1/admin${path}?limit=100${cursor ? `&cursor=${cursor}` : ''}`,
        admin,
      );
      all.push(...body.data);
      cursor = body.nextCursor ?? undefined;
    } while (cursor);
    return all;
  };

  it('stands on the schema that its migrations made then: none of them has changed since', async () => {
    expect(await fingerprintOf(database)).toBe(manifest.schema);
    await loadRows(database, readRows(release));
    before = await countRows(database);
    expect(before).toMatchObject({ workspace: 2, store_order: expect.any(Number) });
    await database.query(`update service_clock set offset_seconds = extract(epoch from $1::timestamptz - clock_timestamp())::bigint`, [
      manifest.keptAt,
    ]);
  });

  it('is migrated, and again without a change, and loses no row', async () => {
    for (let times = 0; times < 2; times += 1) await runBundle(process.cwd(), 'api/migrate.cjs', env);
    // A migration that changes what storefronts see marks it for the delta feeds (D-27).
    expect(await countRows(database)).toMatchObject({ ...before, sync_dirty: expect.any(Number) });
  });

  it('lists for its merchant all that it listed then', async () => {
    processes.push(await RunningProcess.start('api/main.cjs', env));
    for (const [path, then] of Object.entries(manifest.lists)) {
      const now = new Map((await listed(path)).map((item) => [item['ref'], item]));
      expect([path, then.map((item) => now.get((item as Listed)['ref']))]).toEqual([
        path,
        then.map((item) => expect.objectContaining(lasting(item))),
      ]);
    }
  });

  it.each(manifest.links)('opens the link of then: $what', async ({ path, says }) => {
    const answer = await fetch(env['PUBLIC_URL'] + path, { redirect: 'manual' });
    expect([answer.status, (await answer.text()).includes(says)]).toEqual([200, true]);
  });

  it('gives back the files that people sent then', async () => {
    const [submission] = await listed('/submissions');
    const [file] = submission!['files'] as { downloadUrl: string; sizeBytes: number }[];
    const answer = await fetch(file!.downloadUrl);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, file!.sizeBytes]);
  });

  it('opens the secrets that were sealed then, and does the work that was left', async () => {
    const moved = await client.patch(`/v1/admin/webhooks/destinations/${manifest.webhooks.ref}`, { url: `${sink.url}/kept` }, admin);
    expect(moved.status).toBe(200);
    processes.push(await RunningProcess.start('worker/main.cjs', env));
    const webhook = await eventually('the order of then is told', () =>
      sink.received.find(({ body }) => body.includes('checkout.completed')),
    );
    expect(() => new Webhook(manifest.webhooks.secret).verify(webhook.body, webhook.headers as Record<string, string>)).not.toThrow();
    for (const { to, subject } of manifest.waiting) {
      await eventually(`${to} has a mail about ${subject}`, async () => {
        const { body } = await client.get<{ subject: string }[]>(`/dev/inbox.json?to=${encodeURIComponent(to)}`);
        return body.some((mail) => mail.subject.includes(subject));
      });
    }
  });

  it('keeps open what was open', async () => {
    for (const { ref, status } of manifest.lists['/checkouts']!.filter((checkout) => (checkout as Listed)['status'] === 'open') as {
      ref: string;
      status: string;
    }[]) {
      const { body } = await client.get<{ status: string }>(`/v1/store/checkouts/${ref}`, { key: manifest.secretLive });
      expect([ref, body.status]).toEqual([ref, status]);
    }
  });

  it('has no row fewer once the worker has worked, but of work that is done', async () => {
    const after = await countRows(database);
    const fewer = Object.keys(before).filter((table) => !QUEUES.includes(table) && after[table]! < before[table]!);
    expect(fewer).toEqual([]);
  });
});

/** Returns the lasting part of a listed item. */
function lasting(item: object): object {
  return Object.fromEntries(
    Object.entries(item)
      .filter(([key]) => !VOLATILE.includes(key))
      .map(([key, value]) => [key, Array.isArray(value) ? expect.arrayContaining(value.map(lastingPart)) : lastingPart(value)]),
  );
}

function lastingPart(value: unknown): unknown {
  return value && typeof value === 'object' && !Array.isArray(value) ? expect.objectContaining(lasting(value)) : value;
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

/** Applies the migrations of these names alone, as the release did. */
async function migrateAsThen(databaseUrl: string, names: readonly string[]): Promise<void> {
  const { options } = createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'release' });
  const allMigrations = options.migrations as (new () => MigrationInterface)[];
  const source = await new DataSource({
    ...options,
    migrations: allMigrations.filter((migration) => names.includes(migration.name)),
  }).initialize();
  const applied = await source.runMigrations();
  await source.destroy();
  expect(applied.map((migration) => migration.name)).toEqual(names);
}
