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

  it('deletes rate buckets that are full again, also after the one before it was killed', async () => {
    await (await service.startWorker()).stop('SIGKILL');
    await service.startWorker();
    await eventually('the full bucket is deleted', async () => (await buckets()).length === 1, 150_000);
    expect(await buckets()).toEqual(['still filling']);
  }, 180_000);
});
