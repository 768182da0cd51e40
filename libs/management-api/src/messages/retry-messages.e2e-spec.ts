import { connectInScope, eventually, inDays, openShop, sharedService, SHOP_ORIGIN, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
};

interface Retried {
  dryRun: boolean;
  matched: number;
  retried: number;
  left: number;
  byKind: object[];
  byReason: object[];
}

describe('[D-160] failed messages', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;
  const EMAILS = ['one', 'two', 'three'].map((name) => `${name}.bulk@example.com`);

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'bulk', { version: 1, events: [event] });
    database = await connectInScope(service, shop);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    for (const email of EMAILS) {
      const request = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Ada', email } };
      await service.client.post('/v1/store/events/launch/register', request, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
      await service.mails.mailsTo(email);
    }
    await eventually('the mails are recorded as sent', async () => (await statesOf()).every((state) => state === 'sent'));
    await database.query(`update message set state = 'failed', last_error = '535 5.7.8 <' || recipient || '> authentication failed'`);
    await database.query(`update message set last_error = '550 never' where recipient = $1`, [EMAILS[2]]);
  });
  afterAll(() => database?.end());

  const statesOf = async () =>
    (await database.query<{ state: string }>('select state from message order by id')).rows.map(({ state }) => state);
  const retry = (body: object, query = '', key = shop.adminToken) =>
    service.client.post<Retried>(`/v1/admin/messages/retry${query}`, body, { key });
  const since = new Date(Date.now() - 3_600_000).toISOString();

  it('are counted by kind and reason without an address, and nothing is sent', async () => {
    const { status, body } = await retry({ since }, '?dryRun=true');
    expect([status, body]).toEqual([
      200,
      {
        dryRun: true,
        matched: 3,
        retried: 0,
        left: 3,
        byKind: [{ kind: 'registration_confirmed', count: 3 }],
        byReason: [
          { reason: '535 5.7.8 … authentication failed', count: 2 },
          { reason: '550 never', count: 1 },
        ],
      },
    ]);
    expect(await statesOf()).toEqual(['failed', 'failed', 'failed']);
  });

  it.each([
    ['without a moment', {}, ''],
    ['with a misspelt field', { since, kind: 'order_confirmed' }, ''],
    ['with a misspelt dry run', { since }, '?dryrun=true'],
    ['with an end before the begin', { since, until: new Date(0).toISOString() }, ''],
    ['with an unknown kind', { since, kinds: ['letter'] }, ''],
  ])('are refused and left alone %s', async (_, body, query) => {
    expect((await retry(body, query)).status).toBe(400);
    expect(await statesOf()).toEqual(['failed', 'failed', 'failed']);
  });

  it('are counted for the operator, without recipients, and in no other workspace', async () => {
    const asOperator = (slug: string) =>
      service.client.post<Retried>(`/v1/admin/workspaces/${slug}/messages/retry?dryRun=true`, { since }, { key: service.operatorToken });
    const { status, body, text } = await asOperator(shop.slug);
    expect([status, body.matched, body.retried, text.includes('@')]).toEqual([200, 3, 0, false]);
    expect((await asOperator('no-such-workspace')).status).toBe(404);
    expect((await retry({ since }, '', service.operatorToken)).status).toBe(403);
    expect(
      (await service.client.post(`/v1/admin/workspaces/${shop.slug}/messages/retry`, { since }, { key: shop.adminToken })).status,
    ).toBe(403);
    expect(await statesOf()).toEqual(['failed', 'failed', 'failed']);
  });

  it('are sent again by reason, once, in their own workspace, and are in the audit log', async () => {
    const other = await openShop(service, 'bulk-other', { version: 1 });
    expect((await retry({ since }, '', other.adminToken)).body).toMatchObject({ matched: 0, retried: 0 });
    expect((await retry({ since, reason: 'AUTHENTICATION' })).body).toMatchObject({ matched: 2, retried: 2, left: 0 });
    expect((await retry({ since, reason: 'authentication' })).body).toMatchObject({ matched: 0, retried: 0, left: 0 });
    for (const email of EMAILS.slice(0, 2)) await service.mails.mailsTo(email, 2);
    await eventually('two are sent, one stays failed', async () => (await statesOf()).join() === 'sent,sent,failed');
    const { body } = await service.client.get<{ data: object[] }>('/v1/admin/audit', { key: shop.adminToken });
    expect(body.data).toContainEqual(expect.objectContaining({ action: 'change', subject: expect.objectContaining({ kind: 'message' }) }));
  });
});
