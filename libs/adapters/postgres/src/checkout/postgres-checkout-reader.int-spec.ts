import { randomUUID } from 'node:crypto';
import { aFullDeliveryZoneItem, aFullPackageItem, aFullProductItem, aProductItem } from '@svc/catalogue/testing';
import type { DiscountCodeItem, ProductItem } from '@svc/catalogue';
import { priceProducts, type CheckoutReader, type EventQuestion, type ProductQuestion } from '@svc/checkout';
import { refOf } from '@svc/kernel';
import type { EventItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { Client } from 'pg';
import {
  PostgresDeliveryZoneStore,
  PostgresDiscountCodeStore,
  PostgresPackageStore,
  PostgresProductStore,
  PostgresPromoterCodeStore,
} from '../catalogue';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { PostgresCheckoutReader } from '.';

const NOW = new Date('2026-02-01T12:00:00Z');
const database = useDatabase();
let workspaceId: string;
let reader: CheckoutReader;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  reader = new PostgresCheckoutReader(database.sql);
});

const rows = <T>(sql: string, parameters: unknown[] = []) => database.source.query<T[]>(sql, parameters);
const sell = (...items: ProductItem[]) => put(new PostgresProductStore(database.sql, workspaceId, randomIds), items);
const variantIds = async (key?: string) =>
  (
    await rows<{ id: string }>(`select id from variant where workspace_id = $1 and ($2::text is null or key = $2) order by id`, [
      workspaceId,
      key ?? null,
    ])
  ).map(({ id }) => id);
const products = (overrides: Partial<ProductQuestion> = {}) =>
  reader.products({ workspaceId, mode: 'live', now: NOW, variantIds: [], ...overrides });
const event = (overrides: Partial<EventQuestion> = {}) =>
  reader.event({ workspaceId, mode: 'live', now: NOW, slug: 'party', unlockCodes: [], ...overrides });
const hold = (overrides: Partial<EventItemInput> = {}) =>
  put(new PostgresEventStore(database.sql, workspaceId, randomIds), [anEvent({ slug: 'party', ...overrides })]);
const code = (overrides: Partial<DiscountCodeItem> = {}) =>
  put(new PostgresDiscountCodeStore(database.sql, workspaceId, randomIds), [
    { code: 'TenOff', kind: 'percent', value: 10, appliesTo: { eventRefs: [], ticketTypeRefs: [], productRefs: [] }, ...overrides },
  ]);

async function statementsOf(read: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(Client.prototype, 'query');
  await read();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

describe('the pricing context of a cart', () => {
  it('[§4.2] is read in one statement, with the store it is in', async () => {
    await database.source.query(
      `update workspace set settings = '{"fees": {"product": {"pct": 1.5, "flatMinor": 100}}, "checkouts": {"eventMinutes": 5}}' where id = $1`,
      [workspaceId],
    );
    await database.source.query(
      `insert into storefront_document (workspace_id, body, business_hours, published) values ($1, '{}', '[{"day": "mon", "start": "09:00", "end": "17:00"}]', true)`,
      [workspaceId],
    );
    const { context, timeouts, returnHosts, earlier } = await products();
    expect(context).toEqual({
      store: {
        currencies: ['NGN', 'USD'],
        timezone: 'Africa/Lagos',
        businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
        productFee: { pct: 1.5, flatMinor: 100, flatByCurrency: {} },
      },
      products: [],
      left: {},
    });
    expect([timeouts, returnHosts, earlier]).toEqual([
      { eventMinutes: 5, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24, registeredReturnUrls: false },
      undefined,
      undefined,
    ]);
    expect(
      await statementsOf(() =>
        products({ variantIds: [randomUUID()], discountCode: 'X', key: { operation: 'open_product_checkout', key: 'k' } }),
      ),
    ).toBe(1);
  });

  it('[D-44] lists the store’s own hosts, where it sends buyers to those alone', async () => {
    const key = (mode: string, origins: string[], facts: { revoked?: boolean; expired?: boolean } = {}) =>
      rows(
        `insert into access_key (workspace_id, id, kind, mode, scopes, origins, prefix, ending, created_at, revoked_at, expires_at)
         values ($1, $2, 'publishable', $3, '{}', $4, 'p', 'e', $5, $6, $7)`,
        [workspaceId, randomUUID(), mode, origins, NOW, facts.revoked ? NOW : null, facts.expired ? NOW : null],
      );
    await key('live', ['https://shop.example', 'http://localhost:5173']);
    await key('live', ['https://shop.example']);
    await key('test', ['https://staging.example']);
    await key('live', ['https://old.example'], { revoked: true });
    await key('live', ['https://older.example'], { expired: true });
    await rows(
      `insert into storefront_document (workspace_id, body, published) values ($1, '{"verifiedDomains": ["Adire.example"], "primaryDomain": "x.example"}', false)`,
      [workspaceId],
    );
    await hold();
    expect([(await products()).returnHosts, (await event()).returnHosts]).toEqual([undefined, undefined]);

    await rows(`update workspace set settings = '{"checkouts": {"registeredReturnUrls": true}}' where id = $1`, [workspaceId]);
    const own = ['adire.example', 'localhost:5173', 'shop.example'];
    for (const { returnHosts } of [await products(), await event()]) expect([...returnHosts!].sort()).toEqual(own);
    expect([...(await products({ mode: 'test' })).returnHosts!].sort()).toEqual(['adire.example', 'staging.example']);
  });

  it('has products whole, with the wanted ones of their variants', async () => {
    const item = { ...aFullProductItem('bag'), published: true };
    await sell(item);
    const [first, ...others] = item.variants;
    const [id] = await variantIds(first!.key);
    const { context } = await products({ variantIds: [id!, randomUUID()] });
    const [sold] = context!.products;
    expect(sold).toMatchObject({
      slug: 'bag',
      name: item.name,
      isPackage: false,
      sku: 'S',
      needsDelivery: true,
      feeMode: 'absorb',
      preorderable: true,
      preorderDeposit: { type: 'percent', value: 30 },
      formFields: item.formFields,
      saveForIt: { maxDays: 90, fixedDates: ['2026-12-01'], freezePrice: true, crowdLabel: 'Saving' },
    });
    expect(sold!.variants).toEqual([
      {
        id,
        name: first!.name,
        sku: first!.sku,
        pricingMode: 'deposit',
        prices: first!.prices,
        deposit: { type: first!.depositType, value: first!.depositValue },
        schedulingType: first!.schedulingType,
        durationMinutes: first!.durationMinutes,
        availability: first!.availability,
        formFields: first!.formFields,
        bookedStarts: [],
      },
    ]);
    expect(others.length).toBeGreaterThan(0);
    expect(sold!.addonGroups.map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual(
      item.addonGroups.map(({ name, options }) => [name, options.map(({ label }) => label)]),
    );
  });

  it('[§4.2 r1] [§1 r6] has nothing that is hidden, deleted, or another workspace’s', async () => {
    await sell(aProductItem({ slug: 'hidden', published: false }));
    const [hidden] = await variantIds();
    expect((await products({ variantIds: [hidden!] })).context!.products).toEqual([]);
    await sell(aProductItem({ slug: 'hidden' }));
    expect((await products({ variantIds: [hidden!] })).context!.products).toHaveLength(1);
    expect((await products({ workspaceId: await database.makeWorkspace(), variantIds: [hidden!] })).context!.products).toEqual([]);
    await new PostgresProductStore(database.sql, workspaceId, randomIds).remove(['hidden']);
    expect((await products({ variantIds: [hidden!] })).context!.products).toEqual([]);
  });

  it('[D-60b] has options of packages by their ids as well', async () => {
    await put(new PostgresPackageStore(database.sql, workspaceId, randomIds), [{ ...aFullPackageItem('tour'), published: true }]);
    const { context } = await products({ variantIds: await variantIds() });
    expect(context!.products).toMatchObject([{ slug: 'tour', isPackage: true }]);
  });

  it('[ADR 0101 r1] has the variant that an add-on is with its article number, and leaves add-ons out whose product is not published', async () => {
    const option = (key: string, linked: object) => ({
      key,
      kind: 'product' as const,
      label: key,
      prices: [{ currency: 'NGN', priceMinor: 5 }],
      allowQuantity: false,
      ...linked,
    });
    const addonGroups = [
      {
        key: 'extras',
        name: 'Extras',
        selectionType: 'multiple' as const,
        required: false,
        minSelect: 0,
        options: [
          option('card', { linkedProductRef: 'card' }),
          option('mug', { linkedVariantRef: 'mug/blue' }),
          option('gone', { linkedProductRef: 'gone' }),
          option('two', { linkedProductRef: 'mug' }),
          { ...option('wrap', {}), kind: 'inline' as const },
        ],
      },
    ];
    const variant = aProductItem().variants[0]!;
    await sell(
      aProductItem({ slug: 'card', info: { sku: 'CARD' } }),
      aProductItem({ slug: 'gone' }),
      aProductItem({
        slug: 'mug',
        info: { sku: 'MUG' },
        variants: [
          { ...variant, key: 'blue', name: 'Blue', stock: 3, sku: 'MUG-B' },
          { ...variant, key: 'red', name: 'Red' },
        ],
      }),
    );
    await sell(aProductItem({ slug: 'gift', addonGroups }));
    await sell(aProductItem({ slug: 'gone', published: false }));
    const idOfVariant = async (slug: string, key?: string) =>
      (
        await rows<{ id: string }>(
          `select v.id from variant v join product p on p.id = v.product_id where v.workspace_id = $1 and p.slug = $2 and ($3::text is null or v.key = $3)`,
          [workspaceId, slug, key ?? null],
        )
      )[0]!.id;
    const { context } = await products({ variantIds: [await idOfVariant('gift')] });
    const options = context!.products[0]!.addonGroups[0]!.options;
    expect(options.map(({ label, sku }) => [label, sku])).toEqual([
      ['card', 'CARD'],
      ['mug', 'MUG-B'],
      ['two', undefined],
      ['wrap', undefined],
    ]);
    expect(options.map(({ label, linkedVariantId }) => [label, linkedVariantId])).toEqual([
      ['card', await idOfVariant('card')],
      ['mug', await idOfVariant('mug', 'blue')],
      ['two', undefined],
      ['wrap', undefined],
    ]);
    expect(context!.left[await idOfVariant('mug', 'blue')]).toBe(3);
  });

  it('has the rest of stock, pre-orders and booked starts', async () => {
    const variant = aProductItem().variants[0]!;
    await sell(
      aProductItem({
        slug: 'bag',
        preorderable: true,
        preorderLimit: 4,
        variants: [
          { ...variant, key: 'a', stock: 9 },
          { ...variant, key: 'b' },
        ],
      }),
    );
    const [[a], [b]] = [await variantIds('a'), await variantIds('b')];
    await database.source.query(`update counter set held = 2, sold = 3 where workspace_id = $1 and subject_id = $2`, [workspaceId, a]);
    for (const [start, held] of [
      ['2026-02-02T09:00:00Z', 1],
      ['2026-02-02T10:00:00Z', 0],
      ['2026-01-02T09:00:00Z', 1],
    ]) {
      await database.source.query(`insert into slot_counter (workspace_id, variant_id, start_at, held) values ($1, $2, $3, $4)`, [
        workspaceId,
        a,
        start,
        held,
      ]);
    }
    const { context } = await products({ variantIds: [a!, b!] });
    const [product] = context!.products;
    expect(context!.left).toEqual({ [a!]: 4, [product!.id]: 4 });
    expect(product!.variants.map(({ bookedStarts }) => bookedStarts)).toEqual([[{ startAt: '2026-02-02T09:00:00.000Z', left: 0 }], []]);
  });

  it('has the named zone', async () => {
    const zone = aFullDeliveryZoneItem();
    await put(new PostgresDeliveryZoneStore(database.sql, workspaceId, randomIds), [zone]);
    const [{ id }] = (await rows<{ id: string }>(`select id from delivery_zone where workspace_id = $1`, [workspaceId])) as [
      { id: string },
    ];
    const { name, kind, prices, freeOver, minOrder, countries, postalPrefixes } = zone;
    expect((await products({ zoneId: id })).context!.zone).toEqual({
      id,
      name,
      kind,
      prices,
      freeOver,
      minOrder,
      countries,
      postalPrefixes,
    });
    expect((await products({ zoneId: randomUUID() })).context!.zone).toBeUndefined();
    expect((await products({ zoneId: id, workspaceId: await database.makeWorkspace() })).context!.zone).toBeUndefined();
  });

  it('is enough to price a cart', async () => {
    await sell(aProductItem({ slug: 'bag' }));
    const [id] = await variantIds();
    const { context } = await products({ variantIds: [id!] });
    expect(
      priceProducts(context!, { items: [{ variantRef: refOf('var', id!), quantity: 2 }] }, NOW, () => randomUUID()).cart.lines,
    ).toHaveLength(1);
  });
});

describe('a given discount code', () => {
  it('is found in any case, with its remaining uses', async () => {
    await code({ maxUses: 5, maxUsesPerContact: 2, startsAt: '2026-01-01T00:00:00Z' });
    const [{ id }] = (await rows<{ id: string }>(`select id from discount_code where workspace_id = $1`, [workspaceId])) as [
      { id: string },
    ];
    await database.source.query(`update counter set held = 1 where workspace_id = $1 and subject_id = $2`, [workspaceId, id]);
    expect((await products({ discountCode: 'TENOFF' })).context!.discountCode).toMatchObject({
      id,
      code: 'TenOff',
      kind: 'percent',
      value: 10,
      startsAt: '2026-01-01T00:00:00Z',
      left: 4,
    });
    expect((await products({ discountCode: 'tenoff' })).context!.discountCode).not.toHaveProperty('leftForContact');
    expect((await products({ discountCode: 'tenoff', email: 'ada@example.com' })).context!.discountCode).toMatchObject({
      leftForContact: 2,
    });
    expect((await products({ discountCode: 'other' })).context!.discountCode).toBeUndefined();
  });

  it('has no limit of remaining uses where it may be used without one', async () => {
    await code({ code: 'Always' });
    const { context } = await products({ discountCode: 'always', email: 'ada@example.com' });
    expect(context!.discountCode).toMatchObject({ code: 'Always' });
    expect(context!.discountCode).not.toHaveProperty('left');
    expect(context!.discountCode).not.toHaveProperty('leftForContact');
  });
});

describe('the pricing context of tickets', () => {
  const tiers: EventItemInput['ticketTypes'] = [
    {
      key: 'early',
      name: 'Early',
      kind: 'paid',
      priceMinor: 900,
      capacity: 10,
      pricePhases: [{ key: 'first', priceMinor: 500, capacity: 3, endsAt: '2026-02-10T00:00:00Z' }],
    },
    {
      key: 'part',
      name: 'Part',
      kind: 'deposit',
      priceMinor: 1_000,
      depositType: 'percent',
      depositValue: 30,
      depositBalanceDueAt: '2026-02-20T00:00:00Z',
      frontdeskFeeMode: 'absorb',
    },
    { key: 'gift', name: 'Gift', kind: 'donation', minPriceMinor: 50 },
  ];

  it('[§4.3] is read in one statement: rules, prices and remaining capacity', async () => {
    await hold({
      ticketTypes: tiers,
      customerFee: { pct: 2, flatMinor: 10 },
      customerFeeFlatByCurrency: { USD: 1 },
      currency: 'NGN',
      capacity: 20,
    });
    const { context } = await event();
    const [early, part, gift] = context!.event.rules.ticketTypes.map(({ id }) => id) as [string, string, string];
    expect(context!.event.rules).toMatchObject({ slug: 'party', timezone: 'Africa/Lagos' });
    expect(context!.prices).toEqual({
      currency: 'NGN',
      customerFee: { pct: 2, flatMinor: 10 },
      customerFeeFlatByCurrency: { USD: 1 },
      tiers: {
        [early]: {
          prices: [{ currency: 'NGN', priceMinor: 900 }],
          frontdeskFeeMode: 'pass_on',
          pricePhases: [{ id: expect.any(String), prices: [{ currency: 'NGN', priceMinor: 500 }], endsAt: '2026-02-10T00:00:00.000Z' }],
        },
        [part]: {
          prices: [{ currency: 'NGN', priceMinor: 1_000 }],
          pricePhases: [],
          frontdeskFeeMode: 'absorb',
          deposit: { type: 'percent', value: 30 },
          depositBalanceDueAt: '2026-02-20T00:00:00.000Z',
        },
        [gift]: { prices: [], pricePhases: [], minPriceMinor: 50, frontdeskFeeMode: 'pass_on' },
      },
    });
    const [phase] = context!.prices.tiers[early]!.pricePhases;
    expect(context!.event.left).toEqual({ [context!.event.rules.id]: 20, [early]: 10, [phase!.id]: 3 });
    expect(context!.store).toEqual({
      currencies: ['NGN', 'USD'],
      frontdeskFee: { pct: 0, flatMinor: 0, flatByCurrency: {} },
      mostSeats: 100,
    });
    expect(await statementsOf(() => event())).toBe(1);
  });

  it('has new terms as soon as they are saved, and its store’s zone as soon as that changes', async () => {
    await hold({ ticketTypes: tiers });
    const before = (await event()).context!;
    expect((await event()).context).toEqual(before);
    await hold({ ticketTypes: [{ ...tiers[0]!, priceMinor: 950 }] });
    const after = (await event()).context!;
    expect(after.event.rules.version).toBeGreaterThan(before.event.rules.version);
    expect(Object.values(after.prices.tiers).map(({ prices }) => prices[0]!.priceMinor)).toEqual([950]);
    await database.source.query(`update workspace set timezone = 'Europe/London' where id = $1`, [workspaceId]);
    expect((await event()).context!.event.rules.timezone).toBe('Europe/London');
  });

  it('[D-15] says how tickets can be saved up for, and products only where they can', async () => {
    const policy = { enabled: true, holdPolicy: 'at_threshold' as const, holdThresholdPct: 50 };
    await hold({ ticketTypes: [{ ...tiers[0]!, saveForIt: policy }], saveForItEnabled: true, saveForItCrowdLabel: 'With friends' });
    const { context, savings } = await event();
    expect([context!.prices.saveForIt, Object.values(context!.prices.tiers).map(({ saveForIt }) => saveForIt), savings]).toEqual([
      { crowdLabel: 'With friends' },
      [policy],
      { refundPct: 100, leastPartPct: 5 },
    ]);
    await sell(aProductItem());
    await rows(`update workspace set settings = '{"savings": {"refundPct": 40, "leastPartPct": 10}}' where id = $1`, [workspaceId]);
    const offered = await products({ variantIds: await variantIds() });
    expect([offered.context!.products.map((product) => 'saveForIt' in product), offered.savings]).toEqual([
      [false],
      { refundPct: 40, leastPartPct: 10 },
    ]);
  });

  it('is empty for an event that is not published, or another workspace’s', async () => {
    await hold({ published: false });
    expect((await event()).context).toBeUndefined();
    await hold();
    expect((await event({ slug: 'PARTY' })).context).toBeDefined();
    expect((await event({ workspaceId: await database.makeWorkspace() })).context).toBeUndefined();
  });

  it('has the given codes: unlocking, discount, promoter', async () => {
    await hold({
      ticketTypes: [{ ...tiers[0]!, visibility: 'hidden' }],
      unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['party/early'], maxUses: 2 }],
    });
    await code();
    await put(new PostgresPromoterCodeStore(database.sql, workspaceId, randomIds), [{ code: 'Ade10', name: 'Adé' }]);
    const { context } = await event({ unlockCodes: ['sesame', 'no'], discountCode: 'tenoff', promoterCode: 'ADE10' });
    expect(context).toMatchObject({
      event: { codes: [{ ticketTypeIds: [context!.event.rules.ticketTypes[0]!.id] }] },
      discountCode: { code: 'TenOff' },
      promoterCode: 'Ade10',
    });
    expect(context!.event.left[context!.event.codes[0]!.id]).toBe(2);
    expect((await event()).context).toMatchObject({ event: { codes: [] } });
    const { id } = context!.event.codes[0]!;
    const byIds = await event({ unlockCodeIds: [id, workspaceId] });
    expect([byIds.context!.event.codes, byIds.context!.event.left[id]]).toEqual([context!.event.codes, 2]);
  });
});

describe('the name of a checkout', () => {
  it('is found by its id alone, in whichever workspace and mode', async () => {
    const checkoutId = randomUUID();
    const name = { workspaceId: await database.makeWorkspace(), mode: 'test', checkoutId };
    await database.source.query(
      `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, holds, return_url, expires_at, created_at)
       values ($1, $2, $3, 'products', 'hosted', 'open', '{}', 'held', 'https://ile.example', service_now() + interval '1 hour', service_now())`,
      Object.values(name),
    );
    expect(await reader.nameOf(checkoutId)).toEqual(name);
    expect(await reader.nameOf(randomUUID())).toBeUndefined();
  });
});
