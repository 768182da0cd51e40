import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Product {
  variants: { ref: string }[];
}

interface Slots {
  date: string;
  slots: { startUtc: string; startLocal: string }[];
  timezone: string;
  nextDate?: string;
}

const naira = [{ currency: 'NGN', priceMinor: 500_000 }];
const hours = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((weekday) => ({ weekday, start: '09:00', end: '11:00' }));
const byHour = {
  prices: naira,
  schedulingType: 'slots',
  durationMinutes: 60,
  availability: { hours, leadTimeMinutes: 1_440, windowDays: 7 },
};

const document = {
  version: 1,
  products: [
    {
      slug: 'tote-bag',
      name: 'Tote bag',
      variants: [
        { key: 'small', name: 'Small', prices: naira, stock: 3 },
        { key: 'large', name: 'Large', prices: naira },
      ],
    },
    { slug: 'print', name: 'Print', preorderable: true, preorderLimit: 5, variants: [{ key: 'a2', name: 'A2', prices: naira, stock: 0 }] },
    { slug: 'draft', name: 'Draft', variants: [{ key: 'one', name: 'One', prices: naira }] },
    { slug: 'fitting', name: 'Fitting', variants: [{ key: 'hour', name: 'Hour', ...byHour }] },
    {
      slug: 'repair',
      name: 'Repair',
      variants: [
        { key: 'hour', name: 'Hour', ...byHour },
        { key: 'day', name: 'Day', ...byHour },
      ],
    },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira },
    {
      key: 'shop',
      name: 'Shop',
      kind: 'pickup',
      prices: [{ currency: 'NGN', priceMinor: 0 }],
      pickupLocation: { address: '1 Broad Street' },
    },
  ],
};

describe('availability over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  const get = <T>(path: string) => service.client.get<T>(`/v1/store${path}`, { key: shop.keys.secretLive });
  const refsOf = async (slug: string) => (await get<Product>(`/products/${slug}`)).body.variants.map(({ ref }) => ref);

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'availability', document);
  });

  it('[§4.1 availability, r4] [§2.9 availability] returns units left, null for untracked, and pre-orders', async () => {
    const [[small, large], [print]] = [await refsOf('tote-bag'), await refsOf('print')];
    const answer = await get(`/availability?variantRefs=${small},${large},${print},${small}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      variants: { [small!]: 3, [large!]: null, [print!]: 0 },
      preorderable: [print],
      preorderRemaining: { [print!]: 5 },
    });
  });

  it('[§4.1 r4] leaves out what is no longer published', async () => {
    const refs = await refsOf('draft');
    await shop.apply({ ...document, products: document.products.map((product) => ({ ...product, published: product.slug !== 'draft' })) });
    expect((await get(`/availability?variantRefs=${refs[0]}`)).body).toEqual({ variants: {}, preorderable: [], preorderRemaining: {} });
  });

  it.each([
    '',
    '?variantRefs=',
    '?variantRefs=,,',
    `?variantRefs=${Array.from({ length: 101 }, (_, index) => `var_${index}`).join()}`,
    '?variantRefs=a&variantRefs=b',
  ])('[D-31] [§8 r1] wants 1 to 100 refs: "%s"', async (query) => {
    const { status, body } = await get<ErrorBody>(`/availability${query}`);
    expect([status, body.error.code, Object.keys(body.error.details!['fields']!)]).toEqual([400, 'VALIDATION_ERROR', ['variantRefs']]);
  });

  it('[§4.1 slots] [§2.4] [D-24] gives the slots of the first day that has some, or of the day asked for', async () => {
    const first = (await get<Slots>('/products/fitting/slots')).body;
    expect(first.slots.length).toBeGreaterThan(0);
    const next = (await get<Slots>(`/products/fitting/slots?date=${first.nextDate}&timezone=Europe/London`)).body;
    expect(next).toMatchObject({ date: first.nextDate, timezone: 'Europe/London' });
    expect(next.slots.map(({ startUtc }) => startUtc)).toEqual([`${first.nextDate}T08:00:00Z`, `${first.nextDate}T09:00:00Z`]);
    expect((await get<Slots>('/products/fitting/slots?date=2020-01-01')).body).toMatchObject({ date: '2020-01-01', slots: [] });
    expect((await get<Slots>('/products/fitting/slots?date=9999-12-31')).body).toMatchObject({ slots: [] });
  });

  it('[D-24] asks which variant is meant where several have slots', async () => {
    const accepted = await refsOf('repair');
    expect((await get<ErrorBody>('/products/repair/slots')).body.error).toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted } });
    expect((await get<ErrorBody>('/products/repair/slots?variantRef=var_x')).body.error).toMatchObject({ details: { accepted } });
    expect((await get(`/products/repair/slots?variantRef=${accepted[1]}`)).status).toBe(200);
  });

  it.each(['date=tomorrow', 'date=2026-02-30', 'timezone=Mars/Base', 'date=2026-01-01&date=2026-01-02'])(
    '[D-24] has no slots for %s',
    async (query) => {
      const { status, body } = await get<ErrorBody>(`/products/fitting/slots?${query}`);
      expect([status, Object.keys(body.error.details!['fields']!)]).toEqual([400, [query.split('=')[0]]]);
    },
  );

  it('[§4.1 delivery-zones] [decisions 3.5 DeliveryZone] lists delivery zones in their order', async () => {
    expect((await get('/delivery-zones')).body).toMatchObject([
      { name: 'Lagos', kind: 'delivery', countries: ['NG'], currency: 'NGN', feeMinor: 500_000, sort: 0 },
      { name: 'Shop', kind: 'pickup', feeMinor: 0, pickupLocation: { address: '1 Broad Street' }, sort: 1 },
    ]);
  });
});
