import { refOf } from '@svc/kernel';
import {
  dateInDays,
  inDays,
  connectInScope,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';
import type { Client } from 'pg';

interface Session {
  ref: string;
  status: string;
  mode: string;
  hostedUrl: string;
  currency: string;
  totalMinor: number;
  orderRef?: string;
  orderNumber?: string;
  expiresAt: string;
  createdAt: string;
}

const NGN = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const paid = (key: string, overrides: object = {}) => ({ key, name: key, kind: 'paid', prices: NGN(5_000), ...overrides });
const document = {
  version: 1,
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10, maxUsesPerContact: 1 }],
  promoterCodes: [{ code: 'ADE10', name: 'Adé' }],
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: inDays(10),
      endAt: inDays(12),
      ticketTypes: [
        paid('entry', {
          prices: [
            { currency: 'NGN', priceMinor: 5_000 },
            { currency: 'USD', priceMinor: 40 },
          ],
          maxPerOrder: 4,
        }),
        paid('usdless'),
        paid('pair', { minPerOrder: 2 }),
        paid('few', { capacity: 2 }),
        paid('club', { minAge: 18 }),
        paid('dinner', { formFields: [{ key: 'meal', type: 'select', label: 'Your meal', options: ['fish', 'rice'], required: true }] }),
        paid('table', { groupSize: 2, requiresAttendeeDetails: true }),
        paid('backstage', { visibility: 'hidden' }),
        paid('later', { onSaleFrom: inDays(5) }),
        { key: 'gift', name: 'gift', kind: 'donation', minPriceMinor: 500 },
        { key: 'free', name: 'free', kind: 'free', capacity: 5 },
        { key: 'press', name: 'press', kind: 'free', approvalRequired: true },
        { key: 'inner', name: 'inner', kind: 'free', approvalRequired: true, visibility: 'hidden' },
        { key: 'part', name: 'part', kind: 'deposit', prices: NGN(1_000), depositType: 'percent', depositValue: 30 },
      ],
      unlockCodes: [
        { code: 'SESAME', ticketTypeRefs: ['festival/backstage'] },
        { code: 'INNER', ticketTypeRefs: ['festival/inner'] },
      ],
    },
    {
      slug: 'grown-ups',
      title: 'Grown-ups',
      dobMode: 'attendee',
      startAt: inDays(10),
      endAt: inDays(12),
      ticketTypes: [paid('adult', { minAge: 18 }), { key: 'free-adult', name: 'free-adult', kind: 'free', minAge: 18 }],
    },
    { slug: 'draft', title: 'Draft', startAt: inDays(5), endAt: inDays(6), published: false, ticketTypes: [paid('one')] },
  ],
};

/** Document of another workspace. */
const theirDocument = {
  version: 1,
  events: [{ slug: 'theirs', title: 'Theirs', startAt: inDays(5), endAt: inDays(6), ticketTypes: [paid('their-entry')] }],
};

describe('checkouts of tickets over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;
  let tiers: Record<string, string>;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'ile', document);
    database = await connectInScope(service, shop);
    tiers = { ...(await tiersOf(await openShop(service, 'other', theirDocument))), ...(await tiersOf(shop)) };
  });

  afterAll(async () => {
    await database?.end();
  });

  async function tiersOf(owner: Shop): Promise<Record<string, string>> {
    const client = await connectInScope(service, owner);
    const { rows } = await client.query<{ key: string; id: string }>('select key, id from ticket_type');
    await client.end();
    return Object.fromEntries(rows.map(({ key, id }) => [key, refOf('tkt', id)]));
  }
  const select = async <Row extends object>(sql: string, parameters: unknown[] = []) => (await database.query<Row>(sql, parameters)).rows;
  const buyer = () => ({ name: 'Ada Obi', email: `ada.${(buyers += 1)}@${shop.slug}.example` });
  const line = (tier: string, overrides: object = {}) => ({ ticketTypeRef: tiers[tier] ?? tier, quantity: 1, ...overrides });
  const asking = (tickets: object[], overrides: object = {}) => ({
    tickets,
    contact: buyer(),
    returnUrl: 'https://shop.example/thanks',
    ...overrides,
  });
  const open = <T = Session>(body: unknown, { key = shop.keys.secretLive, slug = 'festival', idempotencyKey = '', origin = '' } = {}) =>
    service.client.post<T>(`/v1/store/events/${slug}/checkout`, body, {
      key,
      headers: { ...(idempotencyKey && { 'idempotency-key': idempotencyKey }), ...(origin && { origin }) },
    });
  const refusal = async (body: unknown, options: Parameters<typeof open>[1] = {}) => {
    const { status, body: answer } = await open<ErrorBody>(body, options);
    const { code, message, details } = answer.error;
    return { status, code, message, ...details };
  };
  const refused = (details: object) => ({ status: 400, code: 'VALIDATION_ERROR', message: expect.any(String), ...details });
  const held = async (tier: string) => {
    const [row] = await select<{ held: number }>(`select held from counter c join ticket_type t on t.id = c.subject_id where t.key = $1`, [
      tier,
    ]);
    return row?.held ?? 0;
  };

  it('[§4.3] [§2.8] [D-45] holds seats for half an hour, and returns the page for the buyer', async () => {
    const { status, body, headers } = await open(asking([line('entry', { quantity: 2 })]));
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({
      status: 'open',
      mode: 'live',
      currency: 'NGN',
      totalMinor: 10_000,
      hostedUrl: expect.stringContaining(`/${shop.slug}/c/${body.ref}?t=`),
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * 60_000);
    expect(await held('entry')).toBe(2);
  });

  it('[D-45] holds them for as long as the workspace says', async () => {
    const setTo = (eventMinutes: number) =>
      service.client.patch('/v1/admin/workspace', { checkouts: { eventMinutes } }, { key: shop.adminToken });
    expect((await setTo(5)).status).toBe(200);
    const { body } = await open(asking([line('entry')]));
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(5 * 60_000);
    await setTo(30);
  });

  it('[D-44] sends buyers to the store’s own hosts alone once the workspace says so', async () => {
    const only = (registeredReturnUrls: boolean) =>
      service.client.patch('/v1/admin/workspace', { checkouts: { registeredReturnUrls } }, { key: shop.adminToken });
    expect((await only(true)).status).toBe(200);
    expect(await refusal(asking([line('entry')], { returnUrl: 'https://evil.example/' }))).toEqual(
      refused({ fields: { returnUrl: expect.stringContaining('evil.example') } }),
    );
    await only(false);
    expect((await open(asking([line('entry')], { returnUrl: 'https://elsewhere.example/' }))).status).toBe(201);
  });

  it('[§4.6] [§3 r4] has cancelled seats on sale at once', async () => {
    const { body } = await open(asking([line('few', { quantity: 2 })]));
    expect(await refusal(asking([line('few')]))).toEqual(refused({ soldOut: [tiers['few']], remaining: { [tiers['few']!]: 0 } }));
    expect((await service.client.post(`/v1/store/checkouts/${body.ref}/cancel`, undefined, { key: shop.keys.secretLive })).status).toBe(
      200,
    );
    const again = await open(asking([line('few', { quantity: 2 })]));
    expect(again.status).toBe(201);
    await service.client.post(`/v1/store/checkouts/${again.body.ref}/cancel`, undefined, { key: shop.keys.secretLive });
  });

  it('[D-62] [§6 test-mode] holds nothing in test mode, and checks all the same', async () => {
    const before = await held('few');
    const { body } = await open(asking([line('few', { quantity: 2 })]), { key: shop.keys.secretTest });
    expect([body.mode, await held('few')]).toEqual(['test', before]);
    expect(await refusal(asking([line('few', { quantity: 3 })]), { key: shop.keys.secretTest })).toMatchObject({ soldOut: [tiers['few']] });
  });

  it('[§4.3 currency] [D-59] [D-94] [§4.3 discountCode] [§4.3 promoterCode] prices what is wanted', async () => {
    expect((await open(asking([line('entry')], { currency: 'USD' }))).body).toMatchObject({ currency: 'USD', totalMinor: 40 });
    expect((await open(asking([line('gift', { amountMinor: 700, quantity: 2 }), line('part')]))).body.totalMinor).toBe(2_400);
    expect((await open(asking([line('entry')], { discountCode: 'tenoff', promoterCode: 'nobody' }))).body.totalMinor).toBe(4_500);
  });

  it.each(['x'.repeat(101), 7, null, ['ADE10']])('[D-146] ignores the promoter code %.30j, which cannot be one', async (promoterCode) => {
    expect((await open(asking([line('entry')], { promoterCode }))).status).toBe(201);
  });

  it('[D-63] is paid at once when nothing costs anything', async () => {
    const { body } = await open(asking([line('free', { quantity: 2 })]));
    expect(body).toMatchObject({
      status: 'paid',
      totalMinor: 0,
      orderRef: expect.stringMatching(/^ord_/),
      orderNumber: expect.stringMatching(/^\d+$/),
    });
    expect((await service.client.get<Session>(`/v1/store/checkouts/${body.ref}`, { key: shop.keys.secretLive })).body).toEqual(body);
  });

  describe('a refusal', () => {
    it('[§4.3 r1] [§1 r6] [D-46] is alike for tickets that are unknown, hidden, not on sale yet, or of another event or workspace', async () => {
      for (const ref of [
        'tkt_00000000000000000000000000',
        'nonsense',
        tiers['backstage']!,
        tiers['later']!,
        tiers['one']!,
        tiers['adult']!,
        tiers['their-entry']!,
      ]) {
        expect(await refusal(asking([line('entry'), line(ref)]))).toEqual(refused({ invalid: [ref] }));
      }
      expect((await open(asking([line('backstage')], { unlockCodes: ['sesame'] }))).status).toBe(201);
    });

    it('[§4.3 r1] [D-47] names what is sold out and what is left, duplicates counted together', async () => {
      const answer = await refusal(asking([line('few', { quantity: 2 }), line('few')]));
      expect(answer).toEqual(refused({ soldOut: [tiers['few']], remaining: { [tiers['few']!]: 2 } }));
    });

    it('[§4.3 r1] [D-36] names quantities outside of the limits', async () => {
      expect(await refusal(asking([line('entry', { quantity: 3 }), line('entry', { quantity: 2 })]))).toEqual(
        refused({ quantity: [tiers['entry']] }),
      );
      expect(await refusal(asking([line('pair')]))).toEqual(refused({ quantity: [tiers['pair']] }));
      expect(await refusal(asking([line('table', { attendees: [{ name: 'A' }] })]))).toEqual(refused({ quantity: [tiers['table']] }));
    });

    it.each([0, -1, 1.5, 1e9, '1', null])('[D-39] names the place of the quantity %p', async (quantity) => {
      expect(await refusal(asking([line('entry'), line('entry', { quantity })]))).toMatchObject(
        refused({ fields: { 'tickets[1].quantity': expect.any(String) } }),
      );
    });

    it('[§4.3 r2] [§4.3 r3] [§4.3 responses] asks for answers and names in the words of the specification', async () => {
      expect(await refusal(asking([line('dinner')]))).toMatchObject({ status: 400, message: 'Please answer: Your meal' });
      expect(await refusal(asking([line('table', { attendees: [{ name: 'A' }, {}] })]))).toMatchObject({
        message: 'Enter a name for each "table" ticket',
      });
      expect(
        (
          await open(
            asking([line('dinner'), line('table', { attendees: [{ name: 'A' }, { name: 'B' }] })], { responses: { meal: 'fish' } }),
          )
        ).status,
      ).toBe(201);
    });

    it('[§4.3 r4] [§4.3 dateOfBirth] [D-48] is for persons who are too young: the buyer, or each attendee', async () => {
      expect(await refusal(asking([line('club')]))).toEqual(refused({ age: [tiers['club']] }));
      expect(await refusal(asking([line('club')], { dateOfBirth: dateInDays(-3_650) }))).toEqual(refused({ age: [tiers['club']] }));
      expect((await open(asking([line('club')], { dateOfBirth: '1990-05-17' }))).status).toBe(201);
      const grownUp = (dateOfBirth: string) => asking([line('adult', { attendees: [{ dateOfBirth }] })], { dateOfBirth: '1990-05-17' });
      expect(await refusal(grownUp(dateInDays(-3_650)), { slug: 'grown-ups' })).toEqual(refused({ age: [tiers['adult']] }));
      expect((await open(grownUp('1990-05-17'), { slug: 'grown-ups' })).status).toBe(201);
    });

    it('[D-96] is for a named guest without a date of birth; a seat without a guest waits, also where it costs nothing', async () => {
      const adults = (tier: string, attendees?: (object | null)[]) =>
        asking([line(tier, { quantity: 2, attendees })], { dateOfBirth: '1990-05-17' });
      const request = adults('adult', [{ name: 'Bisi' }, { dateOfBirth: '1990-05-17' }]);
      expect(await refusal(request, { slug: 'grown-ups' })).toEqual(
        refused({ fields: { 'tickets[0].attendees[0].dateOfBirth': expect.any(String) } }),
      );
      for (const attendees of [undefined, [null, {}], [null, { name: 'Ada', dateOfBirth: '1990-05-17' }]]) {
        for (const tier of ['adult', 'free-adult']) {
          const { status, body } = await open(adults(tier, attendees), { slug: 'grown-ups' });
          expect([status, body.status]).toEqual([201, 'open']);
          if (tier === 'free-adult') expect(await (await fetch(body.hostedUrl)).text()).toContain('seat.0.dateOfBirth');
        }
      }
      const complete = adults('free-adult', [{ dateOfBirth: '1990-05-17' }, { dateOfBirth: '1991-05-17' }]);
      expect((await open(complete, { slug: 'grown-ups' })).body.status).toBe('paid');
    });

    it('[§4.3 currency] [D-146] names the tickets without a price in the currency, and the currencies of all that is wanted', async () => {
      for (const currency of ['EUR', 'ngn'])
        expect(await refusal(asking([line('entry')], { currency }))).toMatchObject(
          refused({ accepted: ['NGN', 'USD'], unpriced: [tiers['entry']] }),
        );
      expect(await refusal(asking([line('entry'), line('usdless')], { currency: 'USD' }))).toEqual(
        refused({ accepted: ['NGN'], unpriced: [tiers['usdless']] }),
      );
    });

    it('[D-144] is for tickets that the merchant approves, alone, beside a paid one and with a discount, and takes no seat', async () => {
      const approval = [tiers['press']];
      for (const tickets of [[line('press')], [line('entry'), line('press')], [line('free'), line('press')]])
        expect(await refusal(asking(tickets, { discountCode: 'tenoff' }))).toEqual(refused({ invalid: approval, approval }));
      expect(await refusal(asking([line('entry'), line('press')], { currency: 'EUR' }))).toMatchObject({ approval });
    });

    it('[D-144] [D-46] does not tell of approval what nobody sees', async () => {
      expect(await refusal(asking([line('entry'), line('inner')]))).toEqual(refused({ invalid: [tiers['inner']] }));
      expect(await refusal(asking([line('inner')], { unlockCodes: ['INNER'] }))).toEqual(
        refused({ invalid: [tiers['inner']], approval: [tiers['inner']] }),
      );
      expect(await refusal(asking([line('later'), line('press')]))).toEqual(refused({ invalid: [tiers['later']] }));
    });

    it('[D-59] is for donations without enough, and amounts of anything else', async () => {
      expect(await refusal(asking([line('gift')]))).toMatchObject(refused({ fields: { 'tickets[0].amountMinor': expect.any(String) } }));
      for (const amountMinor of [499, 0, -500, 500.5, 1e16, '500', null]) {
        expect(await refusal(asking([line('gift', { amountMinor })]))).toMatchObject(
          refused({ fields: { 'tickets[0].amountMinor': expect.any(String) } }),
        );
      }
      expect(await refusal(asking([line('entry', { amountMinor: 1 })]))).toMatchObject(
        refused({ fields: { 'tickets[0].amountMinor': expect.any(String) } }),
      );
    });

    it('[§4.3 products] [D-60] is for products; an empty list of them will do', async () => {
      expect(await refusal(asking([line('entry')], { products: [{ variantRef: 'var_1', quantity: 1 }] }))).toMatchObject(
        refused({ fields: { products: expect.any(String) } }),
      );
      expect((await open(asking([line('entry')], { products: [] }))).status).toBe(201);
    });

    it('[ADR 0008 r2] is for a discount code that is unknown, or that this buyer has used', async () => {
      expect(await refusal(asking([line('entry')], { discountCode: 'NOPE' }))).toMatchObject(
        refused({ fields: { discountCode: expect.any(String) } }),
      );
      const contact = buyer();
      expect((await open(asking([line('entry')], { discountCode: 'TENOFF', contact }))).status).toBe(201);
      const again = { discountCode: 'TENOFF', contact: { ...contact, email: contact.email.toUpperCase() } };
      expect(await refusal(asking([line('entry')], again))).toMatchObject(refused({ fields: { discountCode: expect.any(String) } }));
    });

    it('[§4.3 contact] [§4.3 returnUrl] [D-35] [D-39] [D-44] lists what is wrong with the form', async () => {
      const { fields } = (await refusal({
        tickets: [line('entry', { quantity: 0 })],
        contact: { email: 'x' },
        returnUrl: 'http://shop.example',
        dateOfBirth: '1990-13-01',
      })) as unknown as { fields: object };
      expect(Object.keys(fields).sort()).toEqual(['contact.email', 'contact.name', 'dateOfBirth', 'returnUrl', 'tickets[0].quantity']);
    });

    it('[§7 NOT_FOUND] is 404 for an event that is not published, or another workspace’s', async () => {
      for (const slug of ['draft', 'nowhere', 'theirs'])
        expect(await refusal(asking([line('entry')]), { slug })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    it('[D-25] [§5 r6] is 403 for a publishable key', async () => {
      expect(await refusal(asking([line('entry')]), { key: shop.keys.publishableLive, origin: SHOP_ORIGIN })).toMatchObject({
        status: 403,
        code: 'INSUFFICIENT_SCOPE',
      });
    });
  });

  it('[D-41] [D-42] [§4.3 Idempotency-Key] gets a retry the same session, and opens another without a key', async () => {
    const body = asking([line('entry')]);
    const [first, again] = [await open(body, { idempotencyKey: 'k' }), await open(body, { idempotencyKey: 'k' })];
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([201, 'true', first.body]);
    expect((await open(body)).body.ref).not.toBe(first.body.ref);
    expect(await refusal(asking([line('entry')]), { idempotencyKey: 'k' })).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await refusal(body, { idempotencyKey: 'k', slug: 'nowhere' })).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await refusal(body, { idempotencyKey: 'x'.repeat(256) })).toEqual(refused({ invalid: ['Idempotency-Key'] }));
  });

  it('[D-61] has three sessions of a buyer open at most: the oldest expires', async () => {
    const contact = buyer();
    const refs: string[] = [];
    for (let n = 0; n < 4; n += 1) refs.push((await open(asking([line('usdless')], { contact }))).body.ref);
    const statuses = await Promise.all(
      refs.map(async (ref) => (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body.status),
    );
    expect([statuses, await held('usdless')]).toEqual([['expired', 'open', 'open', 'open'], 3]);
  });
});
