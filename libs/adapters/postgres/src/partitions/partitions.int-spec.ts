import { randomUUID } from 'node:crypto';
import { uuidAt } from '@svc/kernel';
import { createTestDatabase, describeWithOneServer, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { migrate } from '../maintenance/migrate';
import { migrations } from '../migrations';
import { WebhookPartitions1763700004600 } from '../migrations/1763700004600-webhook-partitions';
import { PartitionKeeper, partitionsOf } from './partition-keeper';
import { PARTITIONED_TABLES } from './partitioned-tables';
import { readyForPartitions } from './ready-for-partitions';

const DAY_MS = 86_400_000;
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

let database: TestDatabase;
let source: DataSource;
let workspaceId: string;
let keptAt = now;

beforeEach(async () => {
  database = await createTestDatabase();
  source = await createDataSource({ url: database.url, poolSize: 4, applicationName: 'partitions' }).initialize();
  workspaceId = randomUUID();
  await source.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN}')`,
    [workspaceId, `w-${workspaceId}`],
  );
  keptAt = now;
});

afterEach(async () => {
  await source?.destroy();
  await database?.drop();
});

const keep = () => new PartitionKeeper(source, { now: () => keptAt }).execute();
const idAt = (at: Date) => `${uuidAt(at).slice(0, 19)}${randomUUID().slice(19)}`;

/** Writes an event of a past moment, and an attempt to send it; returns the id of both. */
async function recordEvent(at: Date): Promise<string> {
  const id = idAt(at);
  await source.query(
    `insert into webhook_event (workspace_id, id, type, mode, body, created_at) values ($1, $2, 'order.updated', 'live', '{}', $3)`,
    [workspaceId, id, at],
  );
  await source.query(
    `insert into webhook_attempt (workspace_id, delivery_id, attempt, at, duration_ms, outcome) values ($1, $2, 1, $3, 5, 'answer')`,
    [workspaceId, id, at],
  );
  return id;
}

const eventsIn = async (table: string) => (await source.query<{ id: string }[]>(`select id from ${table} order by id`)).map(({ id }) => id);
const partOf = async (id: string) =>
  (await source.query<{ part: string }[]>('select tableoid::regclass::text as part from webhook_event where id = $1', [id]))[0]?.part;
const names = async (table = 'webhook_event') => (await partitionsOf(source, table)).map(({ name }) => name);

describe.each(PARTITIONED_TABLES)('the partitions of $name', ({ name, days, made }) => {
  it('[ADR 0058 r1] exist for the present and the next weeks or days, and more are made as time goes on', async () => {
    const ahead = async () => (await partitionsOf(source, name)).at(-1)!.to;
    expect((await ahead()) > uuidAt(inDays((made - 1) * days - 1))).toBe(true);
    keptAt = inDays(60);
    await keep();
    expect((await ahead()) > uuidAt(inDays(60 + (made - 1) * days - 1))).toBe(true);
    expect(await keep()).toBe(0);
  });
});

describe('the partitions of a table that only grows', () => {
  it('[ADR 0058 r1] are dropped by the real clock, when the last of their week was kept for 30 days', async () => {
    const first = await recordEvent(inDays(-20));
    const [old, young] = [await recordEvent(inDays(10)), await recordEvent(inDays(20))];
    const part = (await partOf(old))!;
    const { to } = (await partitionsOf(source, 'webhook_event')).find((one) => one.name === part)!;
    const end = Number(`0x${to.slice(0, 8)}${to.slice(9, 13)}`);
    keptAt = new Date(end + 30 * DAY_MS - 1);
    await keep();
    expect([await eventsIn('webhook_event'), await partOf(first)]).toEqual([[old, young], undefined]);
    keptAt = new Date(end + 30 * DAY_MS);
    await keep();
    expect(await eventsIn('webhook_event')).toEqual([young]);
    expect(await source.query('select delivery_id as id from webhook_attempt')).toEqual([{ id: young }]);
    expect(await names()).not.toContain(part);
  });

  it('[ADR 0058 r1] reject no row: the default one takes rows without another, and gives them to the proper one later', async () => {
    const late = [await recordEvent(inDays(70)), await recordEvent(inDays(77))];
    expect(await Promise.all(late.map(partOf))).toEqual(['webhook_event_default', 'webhook_event_default']);
    const timeless = `f${randomUUID().slice(1)}`;
    await source.query(
      `insert into webhook_event (workspace_id, id, type, body, created_at) values ($1, $2, 'order.updated', '{}', now())`,
      [workspaceId, timeless],
    );
    keptAt = inDays(80);
    await keep();
    expect(await eventsIn('webhook_event_default')).toEqual([timeless]);
    expect(await eventsIn('webhook_event')).toEqual([...late, timeless]);
    expect(await keep()).toBe(0);
  });

  it('do not hold up a session that holds the table: the next run does the work', async () => {
    await recordEvent(now);
    keptAt = inDays(60);
    const reader = source.createQueryRunner();
    await reader.startTransaction();
    await reader.query('select count(*) from webhook_event');
    await expect(keep()).rejects.toThrow('lock timeout');
    await reader.rollbackTransaction();
    await reader.release();
    expect(await keep()).toBeGreaterThan(0);
  });

  describeWithOneServer('one server', () => {
    it('begin with the former table, of which no row is read under a lock nor lost', async () => {
      const runner = source.createQueryRunner();
      const migration = new WebhookPartitions1763700004600();
      const [event, beyond] = [await recordEvent(now), await recordEvent(inDays(20))];
      await migration.down(runner);
      expect(await eventsIn('webhook_event')).toEqual([event, beyond]);
      await source.query('delete from webhook_event where id = $1', [beyond]);

      await readyForPartitions(runner, now);
      const notices: string[] = [];
      const connection = (await runner.connect()) as { on(of: 'notice', listener: (notice: { message?: string }) => void): void };
      connection.on('notice', ({ message }) => notices.push(message ?? ''));
      await runner.query('set client_min_messages to debug1');
      await migration.up(runner);
      expect(notices).toContain('partition constraint for table "webhook_event_first" is implied by existing constraints');
      expect(await partOf(event)).toBe('webhook_event_first');
      await runner.query('reset client_min_messages');
      await runner.release();
    });

    it('begin with the former table also where rows lie beyond its week: these go to the default one', async () => {
      const runner = source.createQueryRunner();
      const migration = new WebhookPartitions1763700004600();
      const [event, beyond] = [await recordEvent(now), await recordEvent(inDays(20))];
      await migration.down(runner);
      await readyForPartitions(runner, now);
      await migration.up(runner);
      await runner.release();
      expect(await Promise.all([event, beyond].map(partOf))).toEqual(['webhook_event_first', 'webhook_event_default']);
      expect(migrations).toContain(WebhookPartitions1763700004600);
      await migrate(source);
      expect(await partOf(beyond)).toMatch(/^webhook_event_\d{8}$/);
    });
  });
});
