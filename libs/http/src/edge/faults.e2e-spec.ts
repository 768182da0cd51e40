import { eventually, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { Client } from 'pg';

describe('a fault of the service', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'faults', {
      version: 1,
      notes: [
        { slug: 'indigo', title: 'Indigo', bodyHtml: '<p>Blue.</p>' },
        { slug: 'madder', title: 'Madder', bodyHtml: '<p>Red.</p>' },
      ],
    });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
  });

  it('[§7 INTERNAL] [decisions 3.7 INTERNAL] is 500, may be retried, and reveals nothing but the id by which the log explains it', async () => {
    const read = () => service.client.get<ErrorBody>('/v1/store/notes/indigo', { key: shop.keys.secretLive });
    await database.query('alter table note rename to note_out_of_reach');
    const { status, body, text, headers } = await read();
    expect([status, body.error.code, body.error.retryable]).toEqual([500, 'INTERNAL', true]);
    expect([body.error.requestId, headers.get('retry-after')]).toEqual([headers.get('x-request-id'), '2']);
    expect(text).not.toMatch(/relation|select|note_/i);
    expect(await service.log.logWith('relation \\"note\\" does not exist')).toContain(body.error.requestId);

    await database.query('alter table note_out_of_reach rename to note');
    expect((await read()).status).toBe(200);
  });

  it('[decisions 3.7 INTERNAL] answers in the same form when the server of the database ends a statement, and names the end in its log', async () => {
    await database.query('begin; lock table note in access exclusive mode');
    const reading = service.client.get<ErrorBody>('/v1/store/notes/madder', { key: shop.keys.secretLive });
    const END = `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%note%' and pid <> pg_backend_pid()`;
    await eventually('the statement waits, and is ended', async () => {
      // A transaction reads pg_stat_activity as it was at its first reading.
      await database.query('select pg_stat_clear_snapshot()');
      return (await database.query(END)).rowCount;
    });
    const { status, body } = await reading;
    await database.query('rollback');
    expect([status, body.error.code, body.error.retryable]).toEqual([500, 'INTERNAL', true]);
    expect(await service.log.logWith('canceling statement due to user request')).toContain(body.error.requestId);
    expect((await service.client.get('/v1/store/notes/madder', { key: shop.keys.secretLive })).status).toBe(200);
  });
});
