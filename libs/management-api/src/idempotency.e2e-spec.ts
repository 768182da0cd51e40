import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import {
  type ApiRequest,
  type ErrorBody,
  advanceClock,
  openShop,
  placeOrders,
  sharedService,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Order {
  ref: string;
  status: string;
  paidMinor: number;
  refundedMinor: number;
  refunds: { ref: string; amountMinor: number }[];
}

/** Variants of a body that is larger than ordinary ones may be. */
const manyVariants = () =>
  Array.from({ length: 500 }, (_, at) => ({
    key: `v${at}`,
    name: `${at} ${'x'.repeat(250)}`,
    sku: `${at} ${'y'.repeat(250)}`,
    priceMinor: 1_000 + at,
    stock: at,
  }));

describe('an Idempotency-Key of the management API', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'keyed', { version: 1 });
  });

  const post = <T = Order>(path: string, body: unknown, key?: string, more: ApiRequest = {}) =>
    service.client.post<T>(`/v1/admin${path}`, body, {
      key: shop.adminToken,
      ...more,
      headers: { ...(key !== undefined && { 'idempotency-key': key }), ...more.headers },
    });
  const get = async <T>(path: string) => (await service.client.get<T>(`/v1/admin${path}`, { key: shop.adminToken })).body;
  const place = async (of = shop) => refOf('ord', (await placeOrders(service.databaseUrl, of, [{}]))[0]!);
  const isReplay = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed');

  it('[D-150] moves the money of a refund once, however often the request is sent', async () => {
    const [ref, key] = [await place(), randomUUID()];
    const first = await post(`/orders/${ref}/refund`, { amountMinor: 10_000, reason: 'Chipped' }, key);
    const second = await post(`/orders/${ref}/refund`, { reason: 'Chipped', amountMinor: 10_000 }, key);
    expect([first.status, isReplay(first), second.status, isReplay(second), second.text]).toEqual([200, null, 200, 'true', first.text]);
    expect((await get<Order>(`/orders/${ref}`)).refunds).toHaveLength(1);

    const other = await post<ErrorBody>(`/orders/${ref}/refund`, { amountMinor: 10_001 }, key);
    expect([other.status, other.body.error.code, other.body.error.retryable]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', false]);
    const elsewhere = await post<ErrorBody>(`/orders/${await place()}/refund`, { amountMinor: 10_000, reason: 'Chipped' }, key);
    expect(elsewhere.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await post(`/orders/${ref}/cancel`, { refund: true }, key)).body.status).toBe('refunded');
  });

  it('[D-150] moves it once when the requests come at the same moment', async () => {
    const [ref, key] = [await place(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(`/orders/${ref}/refund`, { amountMinor: 20_000 }, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.map(isReplay).filter((each) => each === null)).toHaveLength(1);
    expect((await get<Order>(`/orders/${ref}`)).refunds).toMatchObject([{ amountMinor: 20_000 }]);
  });

  it('[D-150] stays free after a refusal', async () => {
    const [ref, key] = [await place(), randomUUID()];
    const { paidMinor } = await get<Order>(`/orders/${ref}`);
    expect((await post(`/orders/${ref}/refund`, { amountMinor: paidMinor + 1 }, key)).status).toBe(400);
    const { status, body } = await post(`/orders/${ref}/refund`, { amountMinor: paidMinor }, key);
    expect([status, body.status]).toEqual([200, 'refunded']);
  });

  it('[D-150] is forgotten after 24 hours', async () => {
    const own = await openShop(service, 'keyed-later', { version: 1 });
    const [ref, request] = [await place(own), { key: own.adminToken }];
    await post(`/orders/${ref}/refund`, { amountMinor: 5_000 }, 'day', request);
    await advanceClock(service, own, 86_400 - 60);
    expect(isReplay(await post(`/orders/${ref}/refund`, { amountMinor: 5_000 }, 'day', request))).toBe('true');
    await advanceClock(service, own, 120);
    const { body } = await post(`/orders/${ref}/refund`, { amountMinor: 5_000 }, 'day', request);
    expect(body.refunds).toHaveLength(2);
  });

  it.each(['', 'é', 'x'.repeat(256)])('[D-150] is refused when it has another form: %j', async (key) => {
    const { status, body } = await post<ErrorBody>(
      `/orders/${await place()}/refund`,
      { amountMinor: 1_000 },
      encodeURI(key) === key ? key : undefined,
      {
        headers: encodeURI(key) === key ? {} : { 'idempotency-key': Buffer.from(key, 'latin1').toString('latin1') },
      },
    );
    expect([status, body.error.details]).toEqual([400, { invalid: ['Idempotency-Key'] }]);
  });

  it('[D-150] makes a thing once: a product, one with a large body, stock', async () => {
    const product = (name: string, more = {}) => ({
      slug: `p-${name}`,
      name,
      variants: [{ key: 'default', name, priceMinor: 1_000, stock: 5 }],
      ...more,
    });
    for (const body of [product('small'), product('large', { variants: manyVariants() })]) {
      const [first, second] = [
        await post<{ ref: string }>('/products', body, body.slug),
        await post<{ ref: string }>('/products', body, body.slug),
      ];
      expect([first.status, second.status, isReplay(second), second.headers.get('etag'), second.body]).toEqual([
        201,
        201,
        'true',
        first.headers.get('etag'),
        first.body,
      ]);
      const changed = await post<ErrorBody>('/products', { ...body, name: 'Other' }, body.slug);
      expect(changed.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    const { ref, variants } = (await post<{ ref: string; variants: { ref: string }[] }>('/products', product('small'), 'p-small')).body;
    const changeStock = () =>
      post<{ stock: number }>(`/products/${ref}/stock`, { variantRef: variants[0]!.ref, delta: 3, reason: 'Counted' }, 'delta');
    expect([(await changeStock()).body.stock, (await changeStock()).body.stock]).toEqual([8, 8]);
  });

  it('[D-150] compares an upload by its bytes', async () => {
    const upload = (text: string, key: string) => {
      const body = new FormData();
      body.append('file', new Blob([`%PDF-1.7\n${text}`], { type: 'application/pdf' }), 'terms.pdf');
      return post<{ ref: string } & ErrorBody>('/media', body, key);
    };
    const [first, second, other] = [await upload('one', 'file'), await upload('one', 'file'), await upload('two', 'file')];
    expect([first.status, second.status, second.body.ref, isReplay(second)]).toEqual([201, 201, first.body.ref, 'true']);
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const atOnce = await Promise.all([1, 2, 3].map(() => upload('three', 'at once')));
    expect(new Set(atOnce.map(({ body }) => body.ref)).size).toBe(1);
    expect((await get<{ data: object[] }>('/media')).data).toHaveLength(2);
  });

  it('[D-150] is not taken where the answer is a secret, nor by what writes nothing', async () => {
    const key = { kind: 'secret', mode: 'test' };
    const made = [await post<{ ref: string }>('/keys', key, 'secret'), await post<{ ref: string }>('/keys', key, 'secret')];
    expect([made.map(({ status }) => status), made[0]!.body.ref === made[1]!.body.ref]).toEqual([[201, 201], false]);
    for (const kind of ['order_confirmed', 'registration_confirmed']) {
      const { status, headers, text } = await post('/emails/preview', { kind, language: 'en' }, 'preview');
      expect([status, headers.get('idempotent-replayed'), text]).toEqual([200, null, expect.any(String)]);
    }
  });

  it('[D-150] is the key of one workspace', async () => {
    const other = await openShop(service, 'keyed-too', { version: 1 });
    const [ours, theirs] = [await place(), await place(other)];
    await post(`/orders/${ours}/refund`, { amountMinor: 7_000 }, 'same');
    const { status, body } = await post(`/orders/${theirs}/refund`, { amountMinor: 7_000 }, 'same', { key: other.adminToken });
    expect([status, body.ref]).toEqual([200, theirs]);
  });

  it('[D-150] is how a refund is repeated on purpose: without one, the same within ten minutes is refused', async () => {
    const ref = await place();
    const refund = (body: object, key?: string) => post<Order & ErrorBody>(`/orders/${ref}/refund`, body, key);
    const { body } = await refund({ amountMinor: 4_000 });
    const repeated = await refund({ amountMinor: 4_000 });
    expect([repeated.status, repeated.headers.get('retry-after'), repeated.body.error]).toMatchObject([
      409,
      null,
      {
        code: 'CONFLICT',
        retryable: false,
        details: { invalid: [body.refunds[0]!.ref] },
        message: expect.stringContaining(body.refunds[0]!.ref),
      },
    ]);
    expect((await refund({ amountMinor: 4_000 }, 'on purpose')).body.refundedMinor).toBe(8_000);
    expect((await refund({ amountMinor: 5_000 })).body.refundedMinor).toBe(13_000);
  });

  it('[D-150] a dry run shows what a refund or a cancellation would move, and writes nothing', async () => {
    const ref = await place();
    const before = await get<Order & { items: { ref: string }[]; payments: { ref: string }[]; currency: string }>(`/orders/${ref}`);
    const dry = (path: string, body: object) => post<object>(`/orders/${ref}/${path}?dryRun=true`, body, 'dry');
    const payment = (amountMinor: number) => [{ ref: before.payments[0]!.ref, rail: expect.any(String), amountMinor }];
    const item = { ref: before.items[0]!.ref, name: expect.any(String) };
    const each = before.paidMinor / 2;
    const { currency, paidMinor } = before;
    expect([
      (await dry('refund', { amountMinor: 4_000 })).body,
      (await dry('refund', { items: [{ ref: item.ref, quantity: 1 }] })).body,
      (await dry('refund', {})).body,
      (await dry('cancel', {})).body,
      (await dry('cancel', { refund: false })).body,
    ]).toEqual([
      { amountMinor: 4_000, currency, items: [], payments: payment(4_000) },
      { amountMinor: each, currency, items: [{ ...item, quantity: 1 }], payments: payment(each) },
      { amountMinor: paidMinor, currency, items: [{ ...item, quantity: 2 }], payments: payment(paidMinor) },
      { amountMinor: paidMinor, currency, items: [{ ...item, quantity: 2 }], payments: payment(paidMinor) },
      { amountMinor: 0, currency, items: [{ ...item, quantity: 2 }], payments: [] },
    ]);
    expect((await dry('refund-request/accept', {})).status).toBe(400);
    expect((await post(`/orders/${ref}/refund?dryrun=true`, {})).status).toBe(400);
    const updatedAt: unknown = expect.any(String); // The worker stamps an order soon after its writing.
    expect(await get(`/orders/${ref}`)).toEqual({ ...before, updatedAt });
  });
});
