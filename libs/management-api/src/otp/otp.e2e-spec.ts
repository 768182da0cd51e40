import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Page<T> {
  data: T[];
  nextCursor?: string;
}
interface SentCode {
  ref: string;
  mode: string;
  keyRef: string;
  to: string;
  purpose?: string;
}
interface Entry {
  ref: string;
  kind: string;
  amountMinor: number;
  balanceMinor: number;
  challengeRef?: string;
  note?: string;
}
type Ledger = Page<Entry> & { wallets: { currency: string; balanceMinor: number }[] };

describe('codes and what they cost, as the merchant sees them', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;
  let price: number;

  beforeAll(async () => {
    service = await sharedService();
    [shop, other] = [await openShop(service, 'adire'), await openShop(service, 'others')];
    price = 700;
  });

  const get = <T>(path: string, { adminToken: key } = shop) => service.client.get<T & ErrorBody>(`/v1/admin/otp/${path}`, { key });
  const credit = (body: object, key = service.operatorToken, workspace = shop.slug) =>
    service.client.post<Entry & ErrorBody>(`/v1/admin/workspaces/${workspace}/otp/credits`, body, { key });
  const send = async (to: string, mode: 'secretLive' | 'secretTest', purpose: string) => {
    const { status, body } = await service.client.post<{ challengeRef: string }>(
      '/v1/store/otp/send',
      { to, purpose, sender: 'frontdesk' },
      { key: shop.keys[mode] },
    );
    expect(status).toBe(201);
    return body.challengeRef;
  };

  it('[§4.8 r1] are paid from a wallet that the operator fills, and the ledger sums up to what it holds', async () => {
    expect(await credit({ amountMinor: 3 * price, currency: 'NGN', note: 'Transfer 17' })).toMatchObject({
      status: 201,
      body: { kind: 'credit', amountMinor: 3 * price, balanceMinor: 3 * price, note: 'Transfer 17' },
    });
    const first = await send('+2348031230001', 'secretLive', 'first');
    const second = await send('+2348031230002', 'secretLive', 'second');
    const { status, body } = await get<Ledger>('ledger');
    expect(status).toBe(200);
    expect(body.data.map(({ kind, amountMinor, balanceMinor, challengeRef }) => [kind, amountMinor, balanceMinor, challengeRef])).toEqual([
      ['charge', -price, price, second],
      ['charge', -price, 2 * price, first],
      ['credit', 3 * price, 3 * price, undefined],
    ]);
    expect(body.wallets).toEqual([{ currency: 'NGN', balanceMinor: body.data.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }]);
    const top = await get<Ledger>('ledger?limit=1');
    const rest = await get<Ledger>(`ledger?limit=2&cursor=${top.body.nextCursor}`);
    expect([...top.body.data, ...rest.body.data]).toEqual(body.data);
    expect(rest.body.nextCursor).toBeUndefined();
  });

  it('[§4.8 purpose] [§4.8 r2] [D-14] are listed newest first with masked numbers and the segments of texts, never with a code or whether it was entered', async () => {
    const test = await send('+2348031230003', 'secretTest', 'sign-in');
    const before = await get<Page<SentCode>>('challenges');
    expect(before.body.data.map(({ to, mode, purpose }) => [to, mode, purpose])).toEqual([
      ['+234*******003', 'test', 'sign-in'],
      ['+234*******002', 'live', 'second'],
      ['+234*******001', 'live', 'first'],
    ]);
    expect(before.body.data[0]).toMatchObject({
      ref: test,
      country: 'NG',
      sender: 'frontdesk',
      codeSource: 'service',
      charge: { amountMinor: 0, currency: 'NGN' },
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(before.body.data[0]).not.toHaveProperty('segments');
    expect(before.body.data[1]).toMatchObject({ channel: 'sms', segments: 1 });
    expect(before.text).not.toMatch(/"(code|attempts|status|verified|endedAt|hash)"|803123/);
    await service.client.post('/v1/store/otp/verify', { challengeRef: test, code: '000000' }, { key: shop.keys.secretTest });
    expect((await get('challenges')).text).toBe(before.text);
  });

  it('are picked by mode, key, country, channel and sender, page by page', async () => {
    const all = (await get<Page<SentCode>>('challenges')).body.data;
    const refs = async (query: string) => (await get<Page<SentCode>>(`challenges?${query}`)).body.data.map(({ ref }) => ref);
    expect(await refs('mode=test')).toEqual([all[0]!.ref]);
    expect(await refs(`key=${all[0]!.keyRef}`)).toEqual([all[0]!.ref]);
    expect([
      (await refs('country=NG&channel=sms&sender=frontdesk')).length,
      await refs('country=GH'),
      await refs('channel=whatsapp'),
      await refs('sender=own'),
    ]).toEqual([3, [], [], []]);
    const top = await get<Page<SentCode>>('challenges?limit=2');
    expect([...top.body.data.map(({ ref }) => ref), ...(await refs(`limit=2&cursor=${top.body.nextCursor}`))]).toEqual(
      all.map(({ ref }) => ref),
    );
  });

  it.each(['mode=both', 'key=nobody', 'country=Nigeria', 'channel=pigeon', 'sender=us', 'cursor=nowhere', 'limit=0', 'colour=red'])(
    '[§7 VALIDATION_ERROR] are not listed by ?%s',
    async (query) => {
      expect(await get(`challenges?${query}`)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    },
  );

  it('[D-5] are each workspace’s own', async () => {
    expect((await get<Page<SentCode>>('challenges', other)).body.data).toEqual([]);
    expect((await get<Ledger>('ledger', other)).body).toEqual({ data: [], wallets: [] });
  });

  it('[§7 VALIDATION_ERROR] accept credit only from the operator, in whole amounts of the charged currency', async () => {
    const good = { amountMinor: 100, currency: 'NGN' };
    for (const bad of [
      { ...good, amountMinor: 0 },
      { ...good, amountMinor: -1 },
      { ...good, amountMinor: 1.5 },
      { ...good, currency: 'USD' },
      { ...good, currency: 'naira' },
      { ...good, note: '' },
      {},
    ]) {
      expect(await credit(bad)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    }
    expect(await credit(good, shop.adminToken)).toMatchObject({ status: 403, body: { error: { code: 'INSUFFICIENT_SCOPE' } } });
    expect((await credit(good, service.operatorToken, 'nobody')).status).toBe(404);
    expect((await get<Ledger>('ledger')).body.wallets).toEqual([{ currency: 'NGN', balanceMinor: price }]);
  });

  it('[D-42] are credited once for each Idempotency-Key, and another body with the same key is refused', async () => {
    const body = { amountMinor: 100, currency: 'NGN', note: 'Transfer 18' };
    const ask = (body: object, key = 'transfer-18') =>
      service.client.post<Entry & ErrorBody>(`/v1/admin/workspaces/${other.slug}/otp/credits`, body, {
        key: service.operatorToken,
        headers: { 'idempotency-key': key },
      });
    const [first, again] = await Promise.all([ask(body), ask(body)]);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed')).sort()).toEqual([null, 'true']);
    expect(await ask({ ...body, amountMinor: 200 })).toMatchObject({ status: 409, body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } } });
    expect((await ask(body, 'ü')).status).toBe(400);
    expect((await get<Ledger>('ledger', other)).body.wallets).toEqual([{ currency: 'NGN', balanceMinor: 100 }]);
  });

  it('are in the audit log when the operator fills the wallet', async () => {
    const { body } = await service.client.get<Page<{ by: { kind: string }; subject: { kind: string }; details?: object }>>(
      '/v1/admin/audit',
      { key: shop.adminToken },
    );
    expect(body.data.filter(({ subject }) => subject.kind === 'otp_wallet')).toMatchObject([
      { by: { kind: 'operator' }, subject: { kind: 'otp_wallet' }, details: { amountMinor: 3 * price, note: 'Transfer 17' } },
    ]);
  });
});
