import { dateInDays, inDays, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Listed {
  slug: string;
}

interface Event extends Listed {
  location?: object;
  ticketTypes: { name: string; kind: string; ref: string; priceMinor?: number; validDays?: string[] }[];
  days: { ref: string }[];
  attachedProducts: Listed[];
  brand: { handle: string };
}

const naira = [{ currency: 'NGN', priceMinor: 500_000 }];

const document = {
  version: 1,
  products: [{ slug: 'tote-bag', name: 'Tote bag', variants: [{ key: 'standard', name: 'Standard', prices: naira }] }],
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: inDays(10),
      endAt: inDays(12),
      location: { venueName: 'Park' },
      attachedProductRefs: ['tote-bag'],
      days: [{ key: 'first', dayDate: dateInDays(11) }],
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', validDays: ['first'] },
        {
          key: 'paid',
          name: 'Paid',
          kind: 'paid',
          prices: [{ currency: 'NGN', priceMinor: 900_000 }],
          pricePhases: [{ key: 'early', prices: naira, endsAt: inDays(1) }],
        },
        { key: 'backstage', name: 'Backstage', kind: 'free', visibility: 'hidden' },
      ],
      unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['festival/backstage'] }],
    },
    {
      slug: 'talk',
      title: 'Talk',
      startAt: inDays(5),
      endAt: inDays(5 + 2 / 24),
      venueVisibility: 'hidden',
      location: { venueName: 'Attic' },
    },
    { slug: 'yesterday', title: 'Yesterday', startAt: inDays(-1 - 2 / 24), endAt: inDays(-23 / 24) },
    { slug: 'last-week', title: 'Last week', startAt: inDays(-7), endAt: inDays(-6) },
    { slug: 'draft', title: 'Draft', startAt: inDays(5), endAt: inDays(6), published: false },
  ],
};

describe('events over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  const get = <T>(path: string, key = shop.keys.secretLive) => service.client.get<T>(`/v1/store${path}`, { key });

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'events', document);
  });

  it('[§4.1 events] [D-32] are listed by the time they start, published and not long over', async () => {
    const { status, body } = await get<Listed[]>('/events');
    expect([status, body.map(({ slug }) => slug)]).toEqual([200, ['yesterday', 'talk', 'festival']]);
  });

  it('[§4.1 r1] are the same list that the storefront embeds', async () => {
    const [list, storefront] = await Promise.all([get<Listed[]>('/events'), get<{ events: Listed[] }>('/storefront')]);
    expect(storefront.body.events).toEqual(list.body);
  });

  it('[§4.1 event] [§2.6] are read one by one, with what is on sale to everyone', async () => {
    const { status, body } = await get<Event>('/events/FESTIVAL');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'festival',
      location: { venueName: 'Park' },
      brand: { handle: shop.slug },
      attachedProducts: [{ slug: 'tote-bag' }],
    });
    expect(body.ticketTypes.map(({ name, priceMinor }) => [name, priceMinor])).toEqual([
      ['Entry', 0],
      ['Paid', 500_000],
    ]);
    expect(body.ticketTypes[0]!.validDays).toEqual([body.days[0]!.ref]);
    expect(JSON.stringify(body)).not.toMatch(/Backstage|SESAME/);
  });

  it('[D-21] keep a hidden place to themselves', async () => {
    const answers = [await get('/events'), await get('/events/talk'), await get('/storefront')];
    for (const { text } of answers) expect(text).not.toContain('Attic');
  });

  it('are still read when they ended long ago', async () => {
    expect(await get('/events/last-week')).toMatchObject({ status: 200, body: { slug: 'last-week' } });
  });

  it.each(['draft', 'nothing', '%00', 'a%2Fb', 'x'.repeat(300)])('[§7 NOT_FOUND] answer 404 for %s', async (slug) => {
    expect(await get<ErrorBody>(`/events/${slug}`)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('[§1 r6] are not found by another workspace', async () => {
    const other = await openShop(service, 'other-events');
    expect(await get('/events', other.keys.secretLive)).toMatchObject({ status: 200, body: [] });
    expect(await get('/events/festival', other.keys.secretLive)).toMatchObject({ status: 404 });
  });

  it('keep the refs of their ticket types when the document is applied again, and are gone when it leaves them out', async () => {
    const refs = async () => (await get<Event>('/events/festival')).body.ticketTypes.map(({ ref }) => ref);
    const before = await refs();
    await shop.apply(document);
    expect(await refs()).toEqual(before);
    await shop.apply({ version: 1, events: [] });
    expect(await get('/events')).toMatchObject({ body: [] });
    expect(await get('/events/festival')).toMatchObject({ status: 404 });
  });
});
