import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import {
  connectInScope,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  type ApiRequest,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';

interface Session {
  ref: string;
  status: string;
  mode: string;
  hostedUrl: string;
  returnUrl: string;
  currency: string;
  totalMinor: number;
  expiresAt: string;
  createdAt: string;
  cancelledAt?: string;
}

const NGN = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const question = { key: 'size', type: 'select', label: 'Your size', options: ['S', 'L'], required: true };
const document = {
  version: 1,
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 1_000 }] }],
  products: [
    {
      slug: 'bag',
      name: 'Bag',
      variants: [
        {
          key: 'red',
          name: 'Red',
          prices: [
            { currency: 'NGN', priceMinor: 5_000 },
            { currency: 'USD', priceMinor: 40 },
          ],
          stock: 5,
        },
        { key: 'blue', name: 'Blue', prices: NGN(6_000) },
        { key: 'gone', name: 'Gone', prices: NGN(6_000), stock: 0 },
      ],
      addonGroups: [{ key: 'wrap', name: 'Wrap', options: [{ key: 'box', label: 'Box', prices: NGN(500) }] }],
    },
    { slug: 'sofa', name: 'Sofa', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: NGN(90_000) }] },
    { slug: 'shirt', name: 'Shirt', formFields: [question], variants: [{ key: 'one', name: 'One', prices: NGN(2_000) }] },
    { slug: 'hidden', name: 'Hidden', published: false, variants: [{ key: 'one', name: 'One', prices: NGN(2_000) }] },
  ],
  packages: [{ slug: 'spa', name: 'Spa', options: [{ key: 'single', name: 'Single', prices: NGN(10_000) }] }],
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: new Date(Date.now() + 864e6).toISOString(),
      endAt: new Date(Date.now() + 865e6).toISOString(),
      ticketTypes: [{ key: 'free', name: 'Free', kind: 'free' }],
    },
  ],
};

/** Document of another workspace. */
const theirDocument = {
  version: 1,
  deliveryZones: [{ key: 'accra', name: 'Accra', prices: NGN(1) }],
  products: [
    {
      slug: 'cup',
      name: 'Cup',
      variants: [{ key: 'one', name: 'One', prices: NGN(1) }],
      addonGroups: [{ key: 'lid', name: 'Lid', options: [{ key: 'cork', label: 'Cork', prices: NGN(1) }] }],
    },
  ],
};

const REFS = `
  select case when p.is_package then 'pko' else 'var' end as kind, p.slug || '/' || v.key as key, v.id::text
    from variant v join product p on p.workspace_id = v.workspace_id and p.id = v.product_id
  union all select 'dlz', key, id::text from delivery_zone
  union all select 'ado', 'addon of ' || slug, details #>> '{addonGroups,0,options,0,id}' from product where slug in ('bag', 'cup')`;

describe('checkouts of products over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;
  let database: Client;
  /** Connection with access to every workspace. */
  let owner: Client;
  let refs: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'ile', document);
    other = await openShop(service, 'other', theirDocument);
    database = await connectInScope(service, shop);
    owner = new Client({ connectionString: service.databaseUrl });
    await owner.connect();
    refs = { ...(await refsOf(other)), ...(await refsOf(shop)) };
  });

  afterAll(async () => {
    await database?.end();
    await owner?.end();
  });

  /** Returns the refs of variants, zones and add-ons, by their keys. */
  async function refsOf(owner: Shop): Promise<Record<string, string>> {
    const client = await connectInScope(service, owner);
    const { rows } = await client.query<{ kind: 'pko' | 'var' | 'dlz' | 'ado'; key: string; id: string }>(REFS);
    await client.end();
    return Object.fromEntries(rows.map(({ kind, key, id }) => [key, refOf(kind, id)]));
  }
  const select = async <Row extends object>(sql: string, parameters: unknown[] = []) => (await database.query<Row>(sql, parameters)).rows;
  const line = (name: string, overrides: object = {}) => ({ variantRef: refs[name] ?? name, quantity: 1, ...overrides });
  const cart = (overrides: object = {}) => ({ items: [line('bag/red')], returnUrl: 'https://shop.example/thanks?from=cart', ...overrides });
  const open = <T = Session>(
    body: unknown,
    {
      key = shop.keys.secretLive,
      idempotencyKey = randomUUID() as string | null,
      ...request
    }: ApiRequest & { idempotencyKey?: string | null } = {},
  ) =>
    service.client.post<T>('/v1/store/checkouts', body, {
      key,
      ...request,
      headers: { ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }), ...request.headers },
    });
  const read = <T = Session>(ref: string, request: ApiRequest = { key: shop.keys.secretLive }) =>
    service.client.get<T>(`/v1/store/checkouts/${ref}`, request);
  const cancel = <T = Session>(ref: string, request: ApiRequest = { key: shop.keys.secretLive }) =>
    service.client.post<T>(`/v1/store/checkouts/${ref}/cancel`, undefined, request);
  const refusal = async (body: unknown, request: Parameters<typeof open>[1] = {}) => {
    const { status, body: answer } = await open<ErrorBody>(body, request);
    const { code, details } = answer.error;
    return { status, code, ...details };
  };
  const invalid = (details: object) => ({ status: 400, code: 'VALIDATION_ERROR', ...details });

  describe('a checkout', () => {
    it('[§4.2] [§3 r1] [§2.8] [D-37] is answered as an open session, with where to send the buyer', async () => {
      const { status, body, headers } = await open(cart());
      expect([status, headers.get('cache-control'), headers.get('idempotent-replayed')]).toEqual([201, 'no-store', null]);
      expect(body).toEqual({
        ref: expect.stringMatching(/^chk_[0-9a-hjkmnp-tv-z]{26}$/),
        status: 'open',
        mode: 'live',
        currency: 'NGN',
        totalMinor: 5_000,
        hostedUrl: expect.stringMatching(new RegExp(`/${shop.slug}/c/${body.ref}\\?t=[\\w-]{22}$`)),
        returnUrl: 'https://shop.example/thanks?from=cart',
        expiresAt: expect.any(String),
        createdAt: expect.any(String),
      });
      expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(24 * 3_600_000);
    });

    it('[§4.2 currency] [D-38] [D-60b] sells variants, options of packages and add-ons, in the currency that is wanted', async () => {
      expect((await open(cart({ currency: 'USD', items: [line('bag/red', { quantity: 3 })] }))).body).toMatchObject({
        currency: 'USD',
        totalMinor: 120,
      });
      const mixed = cart({
        items: [line('spa/single'), line('bag/blue', { quantity: 2, addons: [{ optionRef: refs['addon of bag'], quantity: 1 }] })],
        discountCode: 'tenoff',
      });
      expect((await open(mixed)).body).toMatchObject({ totalMinor: (10_000 + 12_000 + 1_000) * 0.9 });
    });

    it('[§4.2 deliveryZoneRef] charges the zone in the currency of the session', async () => {
      expect((await open(cart({ items: [line('sofa/one')], deliveryZoneRef: refs['lagos'] }))).body.totalMinor).toBe(91_000);
    });

    it('[D-45] holds nothing yet, and lets the hosted page ask the open questions', async () => {
      expect((await open(cart({ items: [line('bag/red', { quantity: 5 }), line('shirt/one')] }))).status).toBe(201);
      expect(await select(`select * from counter where held > 0`)).toEqual([]);
    });

    it('[D-60a] [D-39] merges lines of one variant before it counts', async () => {
      const twice = cart({ items: [line('bag/red', { quantity: 3 }), line('bag/red', { quantity: 3 })] });
      expect(await refusal(twice)).toEqual(invalid({ soldOut: [refs['bag/red']], remaining: { [refs['bag/red']!]: 5 } }));
      const fitting = await open(cart({ items: [line('bag/red', { quantity: 2 }), line('bag/red', { quantity: 3 })] }));
      expect(fitting.body.totalMinor).toBe(25_000);
    });

    it('ignores fields that it does not know, and what a client believes to be the price', async () => {
      expect(
        (await open(cart({ provider: 'card', totalMinor: 1, items: [{ ...line('bag/red'), unitPriceMinor: 1 }] }))).body.totalMinor,
      ).toBe(5_000);
    });
  });

  describe('a refusal', () => {
    it('[§4.2 r1] [§1 r6] names every ref that is unknown, hidden or another workspace’s', async () => {
      const bad = [
        'var_00000000000000000000000000',
        'nonsense',
        refs['hidden/one']!,
        refs['cup/one']!,
        refs['bag/red']!.replace('var', 'pko'),
      ];
      expect(await refusal(cart({ items: [line('bag/red'), ...bad.map((ref) => line(ref))] }))).toEqual(invalid({ invalid: bad }));
      for (const deliveryZoneRef of ['dlz_00000000000000000000000000', refs['accra']!, refs['bag/red']!]) {
        expect(await refusal(cart({ deliveryZoneRef }))).toEqual(invalid({ invalid: [deliveryZoneRef] }));
      }
      for (const optionRef of ['ado_00000000000000000000000000', refs['addon of cup']!, refs['bag/red']!]) {
        expect(await refusal(cart({ items: [line('bag/red', { addons: [{ optionRef, quantity: 1 }] })] }))).toEqual(
          invalid({ invalid: [optionRef] }),
        );
      }
    });

    it('[§4.2 r2] names every ref without a price in the currency, the zone too', async () => {
      const wanted = cart({
        currency: 'USD',
        items: [line('bag/red'), line('bag/blue'), line('sofa/one')],
        deliveryZoneRef: refs['lagos'],
      });
      expect(await refusal(wanted)).toEqual(invalid({ unpriced: [refs['bag/blue'], refs['sofa/one'], refs['lagos']] }));
    });

    it.each(['EUR', 'ngn', ''])('[§4.2 r3] names the accepted currencies instead of %j', async (currency) => {
      expect(await refusal(cart({ currency }))).toEqual(invalid({ accepted: ['NGN', 'USD'] }));
    });

    it('[§4.2 deliveryZoneRef] asks for the zone when anything needs delivery', async () => {
      expect(await refusal(cart({ items: [line('sofa/one')] }))).toMatchObject(
        invalid({ fields: { deliveryZoneRef: expect.any(String) } }),
      );
    });

    it('[D-47] names what is sold out, and what is left', async () => {
      expect(await refusal(cart({ items: [line('bag/gone')] }))).toEqual(
        invalid({ soldOut: [refs['bag/gone']], remaining: { [refs['bag/gone']!]: 0 } }),
      );
    });

    it('[ADR 0008 r2] refuses an unknown discount code', async () => {
      expect(await refusal(cart({ discountCode: 'NOPE' }))).toMatchObject(invalid({ fields: { discountCode: expect.any(String) } }));
    });

    it.each([0, -1, 1.5, 1e9, 1_001, '1', null])('[D-39] names the place of the quantity %p', async (quantity) => {
      expect(await refusal(cart({ items: [line('bag/red'), line('bag/red', { quantity })] }))).toEqual(
        invalid({ fields: { 'items[1].quantity': expect.any(String) } }),
      );
    });

    it.each([0, -1, 1.5, 1e9, '1', true])('[D-39] names the place of the quantity %p of an add-on', async (quantity) => {
      const items = [line('bag/blue', { addons: [{ optionRef: refs['addon of bag'], quantity }] })];
      expect(await refusal(cart({ items }))).toEqual(invalid({ fields: { 'items[0].addons[0].quantity': expect.any(String) } }));
    });

    it.each([
      'http://shop.example/',
      'https://shop.example/#x',
      'https://u:p@shop.example/',
      'https://10.0.0.1/',
      'ftp://shop.example/',
      'shop.example',
      '//shop.example',
      '',
    ])('[D-44] does not return to %j', async (returnUrl) => {
      expect(await refusal(cart({ returnUrl }))).toEqual(invalid({ fields: { returnUrl: expect.any(String) } }));
    });

    it('[D-44] does not return to more than 2,048 characters', async () => {
      expect(await refusal(cart({ returnUrl: `https://shop.example/${'a'.repeat(2_048)}` }))).toEqual(
        invalid({ fields: { returnUrl: expect.any(String) } }),
      );
    });

    it.each(['http://localhost:3000/x', 'http://127.0.0.1/', 'http://[::1]:8080/', 'https://shop.example:8443/?a=1'])(
      '[§4.2 returnUrl] [D-44] is not made for %s',
      async (returnUrl) => {
        expect((await open(cart({ returnUrl }))).body.returnUrl).toBe(returnUrl);
      },
    );

    it('[D-39] is made for an empty cart, too many lines, and no body at all', async () => {
      expect(await refusal(cart({ items: [] }))).toMatchObject(invalid({ fields: { items: expect.any(String) } }));
      expect(await refusal(cart({ items: Array.from({ length: 51 }, () => line('bag/red')) }))).toMatchObject(
        invalid({ fields: { items: expect.any(String) } }),
      );
      expect(await refusal(undefined)).toMatchObject(invalid({}));
      expect(await refusal('[]', { headers: { 'content-type': 'application/json' } })).toMatchObject(invalid({}));
    });

    it('[D-39] is made for a body of more than 256 KiB', async () => {
      const answer = await open<ErrorBody>(cart({ padding: 'x'.repeat(256 * 1024) }));
      expect([answer.status, answer.body.error.code]).toEqual([413, 'VALIDATION_ERROR']);
    });

    it.each(['publishableLive', 'publishableTest'] as const)('[D-25] [§5 r6] is made for a %s key', async (kind) => {
      const answer = await open<ErrorBody>(cart(), { key: shop.keys[kind], origin: SHOP_ORIGIN });
      expect([answer.status, answer.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      const { body } = await open(cart());
      expect((await cancel<ErrorBody>(body.ref, { key: shop.keys[kind], origin: SHOP_ORIGIN })).body.error.code).toBe('INSUFFICIENT_SCOPE');
    });
  });

  describe('an idempotency key', () => {
    it('[D-40] [D-41] is needed, and is 1 to 255 printable characters of ASCII', async () => {
      for (const idempotencyKey of [null, '', 'x'.repeat(256), '\u00e9']) {
        expect(await refusal(cart(), { idempotencyKey })).toEqual(invalid({ invalid: ['Idempotency-Key'] }));
      }
      expect((await open(cart(), { idempotencyKey: `~ ${'x'.repeat(253)}` })).status).toBe(201);
    });

    it('[D-37] [§4.2 Idempotency-Key] gets a retry the same session, marked as a replay, as it is by now', async () => {
      const [first, again] = [await open(cart(), { idempotencyKey: 'cart-1' }), await open(cart(), { idempotencyKey: 'cart-1' })];
      expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true']);
      expect(again.body).toEqual(first.body);
      await cancel(first.body.ref);
      expect((await open(cart(), { idempotencyKey: 'cart-1' })).body.status).toBe('cancelled');
    });

    it('[D-42] gets retries at once one session', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => open(cart(), { idempotencyKey: 'at-once' })));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    });

    it('[D-42] survives a change of the API key, and is each mode’s and workspace’s own', async () => {
      const { body } = await open(cart(), { idempotencyKey: 'rotated' });
      const made = await service.client.post<{ key: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live' }, { key: shop.adminToken });
      expect((await open(cart(), { idempotencyKey: 'rotated', key: made.body.key })).body).toEqual(body);
      expect((await open(cart(), { idempotencyKey: 'rotated', key: shop.keys.secretTest })).body.ref).not.toBe(body.ref);
      const theirs = await open({ ...cart(), items: [line('cup/one')] }, { idempotencyKey: 'rotated', key: other.keys.secretLive });
      expect([theirs.status, theirs.headers.get('idempotent-replayed')]).toEqual([201, null]);
    });

    it('[D-42] is refused with another body, whether that would do or not', async () => {
      await open(cart(), { idempotencyKey: 'used' });
      for (const body of [cart({ currency: 'USD' }), cart({ currency: 'EUR' }), { items: [] }]) {
        const answer = await open<ErrorBody>(body, { idempotencyKey: 'used' });
        expect([answer.status, answer.body.error.code, answer.body.error.retryable]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', false]);
      }
    });

    it('[D-43] is refused for a second request while the first one with it takes too long', async () => {
      await owner.query(`alter function insert_checkouts set lock_timeout = '50ms'`);
      await database.query('begin');
      await database.query(
        `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, return_url, expires_at, created_at, operation, idempotency_key, fingerprint, key_until)
         select id, 'live', gen_random_uuid(), 'products', 'hosted', 'open', '{}', '', now(), now(), 'open_product_checkout', 'in-flight', '', now()
           from workspace where id = current_workspace()`,
      );
      const { status, headers, body } = await open<ErrorBody>(cart(), { idempotencyKey: 'in-flight' });
      expect([status, headers.get('retry-after'), body.error.code, body.error.retryable]).toEqual([409, '1', 'CONFLICT', true]);
      await database.query('rollback');
      await owner.query(`alter function insert_checkouts reset lock_timeout`);
      expect((await open(cart(), { idempotencyKey: 'in-flight' })).status).toBe(201);
    });

    it('[ADR 0026 r2] is not used up by a refusal', async () => {
      await refusal(cart({ currency: 'EUR' }), { idempotencyKey: 'second-try' });
      expect((await open(cart(), { idempotencyKey: 'second-try' })).status).toBe(201);
    });
  });

  describe('reading', () => {
    it('[§4.1 checkouts] [§4.1 r6] [D-30] returns the session as it is', async () => {
      const { body } = await open(cart());
      const answer = await read(body.ref);
      expect([answer.status, answer.headers.get('cache-control'), answer.body]).toEqual([200, 'no-store', body]);
    });

    it('[D-25] [D-1a] is for publishable keys as well, which link to a page with less on it', async () => {
      const { body } = await open(cart({ contact: { name: 'Ada', email: 'ada@example.com' } }));
      const answer = await read(body.ref, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
      expect(answer.body).toEqual({ ...body, hostedUrl: expect.stringContaining(`/${shop.slug}/c/${body.ref}?t=`) });
      expect(answer.body.hostedUrl).not.toBe(body.hostedUrl);
      expect(answer.text).not.toMatch(/Ada|ada@/);
    });

    it('[§7 NOT_FOUND] [D-6] finds nothing of another workspace or mode, nor what is no ref', async () => {
      const { body } = await open(cart());
      const strangers: [string, ApiRequest][] = [
        [body.ref, { key: shop.keys.secretTest }],
        [body.ref, { key: other.keys.secretLive }],
        ['chk_00000000000000000000000000', { key: shop.keys.secretLive }],
        ['nonsense', { key: shop.keys.secretLive }],
        [body.ref.replace('chk', 'ord'), { key: shop.keys.secretLive }],
      ];
      for (const [ref, request] of strangers) {
        expect((await read<ErrorBody>(ref, request)).body.error.code).toBe('NOT_FOUND');
        expect((await cancel<ErrorBody>(ref, request)).status).toBe(404);
      }
      expect((await read(body.ref)).body.status).toBe('open');
    });

    it('[D-62] [D-6] marks test sessions as such', async () => {
      const { body } = await open(cart(), { key: shop.keys.secretTest });
      expect([body.mode, (await read(body.ref, { key: shop.keys.secretTest })).body.mode]).toEqual(['test', 'test']);
    });
  });

  describe('cancelling', () => {
    it('[§4.6] [D-10] [decisions 3.5 checkout] ends an open session, and again changes nothing', async () => {
      const { body } = await open(cart());
      const first = await cancel(body.ref);
      expect([first.status, first.body]).toEqual([200, { ...body, status: 'cancelled', cancelledAt: expect.any(String) }]);
      const again = await cancel(body.ref);
      expect([again.status, again.body, (await read(body.ref)).body]).toEqual([200, first.body, first.body]);
    });

    it('[§4.6] [§3 r5] [§7 r1] [decisions 3.7 CHECKOUT_ALREADY_PAID] is refused for one that is paid', async () => {
      const tier = (await select<{ id: string }>(`select id from ticket_type`))[0]!.id;
      const wanted = {
        tickets: [{ ticketTypeRef: refOf('tkt', tier), quantity: 1 }],
        contact: { name: 'Ada', email: 'ada@example.com' },
        returnUrl: 'https://shop.example',
      };
      const paid = await service.client.post<Session>('/v1/store/events/party/checkout', wanted, { key: shop.keys.secretLive });
      expect(paid.body.status).toBe('paid');
      const { status, body } = await cancel<ErrorBody>(paid.body.ref);
      expect([status, body.error.code, body.error.retryable]).toEqual([409, 'CHECKOUT_ALREADY_PAID', false]);
    });
  });
});

describe('the rate of checkouts', () => {
  it('[decisions 3.9] is limited for each key when they are opened, and for each ref when they are read', async () => {
    const service = await sharedService({ env: { RATE_LIMIT_SCALE: '0.02' } });
    const shop = await openShop(service, 'ile');
    const key = shop.keys.secretLive;
    const statusOf = async (response: Promise<{ status: number }>) => (await response).status;
    const opening = await Promise.all(Array.from({ length: 15 }, () => statusOf(service.client.post('/v1/store/checkouts', {}, { key }))));
    expect(new Set(opening)).toEqual(new Set([400, 429]));
    const reading: number[] = [];
    for (let n = 0; n < 3; n += 1)
      reading.push(await statusOf(service.client.get('/v1/store/checkouts/chk_00000000000000000000000000', { key })));
    expect([reading[0], reading.at(-1)]).toEqual([404, 429]);
  });
});
