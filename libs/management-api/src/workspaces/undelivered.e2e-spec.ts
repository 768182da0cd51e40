import { connectInScope, eventually, inDays, openShop, sharedService, SHOP_ORIGIN, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
};
const EMAIL = 'guest.undelivered@example.com';

interface Listed {
  data: { workspace: string; undelivered: { what: string; state: string; reason: string; count: number }[] }[];
}

describe('[D-160] undelivered work', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'undelivered', { version: 1, events: [event] });
    database = await connectInScope(service, shop);
    const destination = { url: 'https://receiver.example/hooks', mode: 'both', events: ['*'] };
    expect((await service.client.post('/v1/admin/webhooks/destinations', destination, { key: shop.adminToken })).status).toBe(201);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    const request = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Ada', email: EMAIL } };
    await service.client.post('/v1/store/events/launch/register', request, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
    await service.mails.mailsTo(EMAIL);
    await eventually('the mail is recorded as sent', async () => {
      const { rows } = await database.query<{ state: string }>('select state from message');
      return rows.length > 0 && rows.every(({ state }) => state === 'sent');
    });
    await eventually('a webhook was tried', async () => {
      const { rowCount } = await database.query(`select from webhook_delivery where state = 'due' and attempts > 0`);
      return rowCount! > 0;
    });
    await database.query(`update message set state = 'failed', last_error = '550 <' || recipient || '> never'`);
    await database.query(`update webhook_delivery set state = 'exhausted' where state = 'due'`);
  });
  afterAll(() => database?.end());

  const ofShop = async (query = '') => {
    const { body } = await service.client.get<Listed>(`/v1/admin/undelivered?workspace=${shop.slug}${query}`, {
      key: service.operatorToken,
    });
    return body.data.flatMap(({ undelivered }) => undelivered);
  };
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const retry = (query: string, key = service.operatorToken) =>
    service.client.post<{ matched: number; retried: number; left: number }>(
      `/v1/admin/workspaces/${shop.slug}/webhooks/retry${query}`,
      { since },
      { key },
    );

  it('is listed for the operator alone, by state and reason, without recipients', async () => {
    const listed = await ofShop('&state=failed');
    expect(listed).toContainEqual(expect.objectContaining({ what: 'message', state: 'failed', count: 1 }));
    expect(listed).toContainEqual(expect.objectContaining({ what: 'webhook', state: 'failed' }));
    expect(JSON.stringify(listed)).not.toContain('@');
    expect(await ofShop('&state=held')).toEqual([]);
    expect((await service.client.get('/v1/admin/undelivered', { key: shop.adminToken })).status).toBe(403);
    expect((await retry('', shop.adminToken)).status).toBe(403);
  });

  it('is sent again by one request, which finds nothing when it is repeated', async () => {
    const dry = await retry('?dryRun=true');
    expect(dry.body).toMatchObject({ dryRun: true, retried: 0 });
    expect(dry.body.matched).toBeGreaterThan(0);
    expect((await retry('')).body).toMatchObject({ dryRun: false, matched: dry.body.matched, retried: dry.body.matched, left: 0 });
    expect((await retry('')).body).toMatchObject({ matched: 0, retried: 0 });
    const audit = await service.client.get<{ data: { details?: object }[] }>('/v1/admin/audit?limit=5', { key: shop.adminToken });
    expect(JSON.stringify(audit.body.data)).toContain('resent');
  });
});
