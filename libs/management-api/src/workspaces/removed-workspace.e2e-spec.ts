import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Client } from 'pg';

const document = {
  version: 1,
  workspace: { displayName: 'Dye House', timezone: 'Africa/Lagos', currencies: ['NGN'] },
  events: [
    { slug: 'party', title: 'Party', startAt: inDays(20), endAt: inDays(21), ticketTypes: [{ key: 'free', name: 'Free', kind: 'free' }] },
  ],
};

interface Removal {
  workspaceRef: string;
  state: string;
  counts: Record<string, number>;
  removedRows: number;
  totalRows?: number;
  error?: {
    code: string;
    message: string;
    details?: { removableAt?: string; underWay: { what: string; count: number; refs: string[] }[] };
  };
}

describe('[D-159] a workspace that the operator removes', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'removed', document);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });
  afterAll(() => database?.end());

  const asOperator = () => ({ key: service.operatorToken });
  const remove = (query = '', key = service.operatorToken, slug = shop.slug) =>
    service.client.send<Removal>(`/v1/admin/workspaces/${slug}${query}`, { method: 'DELETE', key });
  const progress = async () => (await service.client.get<Removal>(`/v1/admin/workspaces/${shop.slug}/removal`, asOperator())).body;
  const suspendSince = (days: number) =>
    database.query(
      `update workspace set suspended_at = clock_timestamp() - make_interval(days => $2), suspension_reason = 'Fraud' where slug = $1`,
      [shop.slug, days],
    );

  it('is refused with everything that forbids it, to a merchant, and for misspelt queries', async () => {
    const event = await service.client.get<{ ref: string; ticketTypes: { ref: string }[] }>('/v1/store/events/party', {
      key: shop.keys.secretLive,
    });
    const tickets = [{ ticketTypeRef: event.body.ticketTypes[0]!.ref, quantity: 2 }];
    const contact = { name: 'Ada Obi', email: `ada@${shop.slug}.example` };
    expect((await service.client.post('/v1/store/events/party/register', { tickets, contact }, { key: shop.keys.secretLive })).status).toBe(
      201,
    );

    expect((await remove('', shop.adminToken)).body.error?.code).toBe('INSUFFICIENT_SCOPE');
    expect((await remove('?dryrun=true')).status).toBe(400);
    expect((await remove('', undefined, 'nobody-here')).status).toBe(404);
    const seats = { what: 'seat', count: 2, refs: [event.body.ref] };
    expect((await remove()).body.error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Suspend it first: it can be removed 7 days later. Under way are: 2 seats to come.'),
      details: { underWay: [seats] },
    });
    await suspendSince(6);
    expect((await remove('?dryRun=true')).body.error?.details).toEqual({ removableAt: expect.stringMatching(/Z$/), underWay: [seats] });
    await suspendSince(8);
    expect((await remove()).body.error?.details).toEqual({ underWay: [seats] });
  });

  it('is counted first, is gone at once for everybody, and leaves neither rows nor files, but its slug', async () => {
    await suspendSince(0);
    await database.query('update workspace set suspended_at = null, suspension_reason = null where slug = $1', [shop.slug]);
    const upload = await service.client.post<{ ref: string }>(
      '/v1/admin/media?name=note.txt',
      new TextEncoder().encode('Closed on Monday.'),
      {
        key: shop.adminToken,
        headers: { 'content-type': 'application/octet-stream' },
      },
    );
    expect(upload.status).toBe(201);
    await suspendSince(8);
    const { rows } = await database.query<{ id: string }>(
      `update event set start_at = now() - interval '9 days', end_at = now() - interval '8 days' from workspace w
        where w.slug = $1 and event.workspace_id = w.id returning w.id`,
      [shop.slug],
    );
    const id = rows[0]!.id;
    expect(existsSync(join(service.dataDir, 'media', id))).toBe(true);

    const counts = { events: 1, registrations: 1, files: 1, orders: 0 };
    const planned = await remove('?dryRun=true');
    expect([planned.status, planned.body]).toMatchObject([200, { state: 'planned', counts }]);
    expect((await service.client.get('/v1/store/events/party', { key: shop.keys.secretLive })).status).toBe(200);

    const begun = await remove();
    expect([begun.status, begun.body]).toMatchObject([200, { state: 'waiting', counts, removedRows: 0 }]);
    await eventually('no key of it is known', async () => {
      const store = await service.client.get('/v1/store/events/party', { key: shop.keys.secretLive });
      const merchant = await service.client.get('/v1/admin/workspace', { key: shop.adminToken });
      return store.status === 401 && merchant.status === 401;
    });
    expect((await fetch(`${service.urls[0]}/${shop.slug}/e/party`)).status).toBe(404);
    expect((await service.client.get(`/v1/admin/workspaces/${shop.slug}`, asOperator())).status).toBe(404);
    const again = { slug: shop.slug, displayName: 'Heir', timezone: 'Africa/Lagos', currencies: ['NGN'] };
    expect((await service.client.post('/v1/admin/workspaces', again, asOperator())).status).toBe(409);

    await eventually('everything is deleted', async () => (await progress()).state === 'removed');
    expect(await progress()).toMatchObject({ workspaceRef: begun.body.workspaceRef, totalRows: expect.any(Number), counts });
    expect((await remove()).body.state).toBe('removed');
    expect((await service.client.post('/v1/admin/workspaces', again, asOperator())).status).toBe(409);
    expect(existsSync(join(service.dataDir, 'media', id))).toBe(false);
    const left = await database.query('select 1 from attendee where workspace_id = $1 union all select 1 from workspace where id = $1', [
      id,
    ]);
    expect(left.rowCount).toBe(0);
  });

  it('may be removed at once when nothing live was ever stored in it', async () => {
    const unused = await openShop(service, 'unused', document);
    expect((await remove('', undefined, unused.slug)).body.state).toBe('waiting');
  });
});
