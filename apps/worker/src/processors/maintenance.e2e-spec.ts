import { eventually, startService, type RunningService } from '@svc/testing';
import { Client } from 'pg';

describe('the worker', () => {
  let service: RunningService;
  let database: Client;

  beforeAll(async () => {
    service = await startService({ apis: 0 });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await database.query(`
      insert into rate_bucket (id, tokens, granted, at, full_at) values
        ('full again', 1, 1, service_now() - interval '1 hour', service_now() - interval '50 minutes'),
        ('still filling', 1, 1, service_now(), service_now() + interval '1 hour')`);
  });

  afterAll(async () => {
    await database.end();
    await service.stop();
  });

  const buckets = async () => (await database.query<{ id: string }>('select id from rate_bucket order by id')).rows.map(({ id }) => id);

  it('[ADR 0058 r1] creates the missing partition of a future week', async () => {
    const weeks = async () =>
      (
        await database.query<{ name: string }>(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'webhook_event'::regclass order by 1`,
        )
      ).rows.map(({ name }) => name);
    const before = await weeks();
    const last = before.filter((name) => /\d$/.test(name)).at(-1)!;
    await database.query(`drop table ${last}`);
    const worker = await service.startWorker();
    await eventually('the partition is made', async () => (await weeks()).includes(last), 60_000);
    await worker.stop();
    expect(await weeks()).toEqual(before);
  }, 120_000);

  it('deletes rate buckets that are full again, also after the one before it was killed', async () => {
    await (await service.startWorker()).stop('SIGKILL');
    await service.startWorker();
    await eventually('the full bucket is deleted', async () => (await buckets()).length === 1, 150_000);
    expect(await buckets()).toEqual(['still filling']);
  }, 180_000);
});
