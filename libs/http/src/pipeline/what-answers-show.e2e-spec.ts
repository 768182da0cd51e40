import { idOf } from '@svc/kernel';
import { ApiClient, inDays, openShop, placeOrders, sharedService, stampsSettled, type SharedService, type Shop } from '@svc/testing';

interface Product {
  slug: string;
  soldOut: boolean;
  variants: { ref: string; availableQty: number }[];
}
interface Event {
  ticketTypes: { ref: string; remaining: number }[];
}
interface Order {
  ref: string;
  externalRef?: string;
  contact: { ref: string; email: string };
  updatedAt: string;
}

const product = (slug: string, stock = 100) => ({
  slug,
  name: slug,
  variants: [{ key: 'one', name: 'One', stock, prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
});
const event = (slug: string) => ({
  slug,
  title: slug,
  startAt: inDays(5),
  endAt: inDays(6),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 10 }],
});
const SHOP = {
  version: 1,
  products: [product('bag'), product('hat'), product('last', 1)],
  collections: [{ slug: 'all', name: 'All', productRefs: ['bag', 'hat', 'last'] }],
  events: [event('talk'), event('walk')],
};
const UNRELATED = [
  '/products/hat',
  '/products',
  '/products?updatedSince=2020-01-01&limit=20',
  '/collections',
  '/collections/all',
  '/events',
  '/events/walk',
  '/storefront',
];
const LISTS = ['/products', '/storefront'];

describe('prepared answers that show other things than what has changed', () => {
  let service: SharedService;
  let clients: [here: ApiClient, there: ApiClient];
  let shop: Shop;
  let key: string;

  beforeAll(async () => {
    service = await sharedService({ apis: 2, env: { RATE_LIMIT_SCALE: '100' } });
    clients = [new ApiClient(service.urls[0]!), new ApiClient(service.urls[1]!)];
  });

  beforeEach(async () => {
    shop = await openShop(service, 'shown', SHOP);
    key = shop.keys.secretLive;
    await stampsSettled(service.databaseUrl);
  });

  const read = async <T>(path: string, client = clients[0]) => (await client.get<T>(`/v1/store${path}`, { key })).body;
  const readAll = (paths: readonly string[]) => Promise.all(clients.flatMap((client) => paths.map((path) => read(path, client))));
  /** Starts to pay for one, which takes it off the shelf; returns the checkout. */
  const take = async (slug: string) => {
    const [variant] = (await read<Product>(`/products/${slug}`)).variants;
    const cart = { items: [{ variantRef: variant!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    const { body } = await clients[0].post<{ ref: string; hostedUrl: string }>('/v1/store/checkouts', cart, {
      key,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const fields = new URLSearchParams({
      'contact.name': 'Ada Obi',
      'contact.email': 'ada@example.com',
      rail: 'card',
      seenTotal: '500000',
    });
    const paying = await fetch(body.hostedUrl.replace('?', '/pay?'), {
      method: 'POST',
      redirect: 'manual',
      body: fields,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(paying.headers.get('location')).toContain('/sandbox/');
    return body.ref;
  };
  const cancel = async (ref: string) => expect((await clients[0].post(`/v1/store/checkouts/${ref}/cancel`, {}, { key })).status).toBe(200);

  /** Returns the number of answers computed since the start, of both processes. */
  async function computed(): Promise<number> {
    const texts = await Promise.all(service.urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
    return texts.reduce((sum, text) => sum + Number(/^prepared_answers_computed_total (\d+)$/m.exec(text)?.[1]), 0);
  }

  async function countComputed(reading: () => Promise<unknown>): Promise<number> {
    const before = await computed();
    await reading();
    return (await computed()) - before;
  }

  /** Reads until no answer needs to be computed any more, since every announcement has arrived. */
  async function untilQuiet(paths: readonly string[]): Promise<void> {
    await stampsSettled(service.databaseUrl);
    for (const client of clients)
      await until(
        () => read('/products/hat', client),
        () => true,
      );
    while ((await countComputed(() => readAll(paths))) > 0) await stampsSettled(service.databaseUrl);
  }

  /** Reads until the result is as wanted; the suite's time limit is the bound. */
  async function until<T>(reading: () => Promise<T>, isWanted: (read: T) => boolean): Promise<void> {
    while (!isWanted(await reading())) await new Promise((resolve) => setImmediate(resolve));
  }

  it('[D-30] stay prepared in both processes when something else is sold, which is seen soon, and when it is on sale again, which is seen at once where that was done', async () => {
    const left = (client: ApiClient) => async () => (await read<Product>('/products/bag', client)).variants[0]!.availableQty;
    await untilQuiet(UNRELATED);
    for (let time = 1; time <= 3; time += 1) {
      const ref = await take('bag');
      for (const client of clients) await until(left(client), (quantity) => quantity === 99);
      await cancel(ref);
      expect(await left(clients[0])()).toBe(100);
      expect(await countComputed(() => readAll(UNRELATED))).toBe(0);
      await until(left(clients[1]), (quantity) => quantity === 100);
      await stampsSettled(service.databaseUrl);
      expect(await countComputed(() => readAll(UNRELATED))).toBe(0);
    }
  });

  it('[D-30] stay prepared when guests register for another event', async () => {
    const left = (client: ApiClient) => async () => (await read<Event>('/events/talk', client)).ticketTypes[0]!.remaining;
    const [ticket] = (await read<Event>('/events/talk')).ticketTypes;
    await untilQuiet(UNRELATED);
    for (let guests = 1; guests <= 5; guests += 1) {
      const guest = {
        contact: { name: 'Ada', email: `guest.${guests}@shown.example` },
        tickets: [{ ticketTypeRef: ticket!.ref, quantity: 1 }],
      };
      expect((await clients[0].post('/v1/store/events/talk/register', guest, { key })).status).toBe(201);
      expect(await left(clients[0])()).toBe(10 - guests);
      await until(left(clients[1]), (remaining) => remaining === 10 - guests);
      await stampsSettled(service.databaseUrl);
      expect(await countComputed(() => readAll(UNRELATED))).toBe(0);
    }
  });

  it('[D-30] never show more than is left, however guests and readers cross, nor go back', async () => {
    const left = async (client: ApiClient) => (await read<Event>('/events/talk', client)).ticketTypes[0]!.remaining;
    const [ticket] = (await read<Event>('/events/talk')).ticketTypes;
    let most = 10;
    const follow = async (client: ApiClient) => {
      for (let seen = 10; seen > 0; ) {
        const bound = client === clients[0] ? Math.min(most, seen) : seen;
        const now = await left(client);
        expect(now).toBeLessThanOrEqual(bound);
        seen = now;
      }
    };
    const readers = [clients[0], clients[0], clients[0], clients[1]].map(follow);
    for (let guests = 1; guests <= 10; guests += 1) {
      const guest = {
        contact: { name: 'Ada', email: `guest.${guests}@shown.example` },
        tickets: [{ ticketTypeRef: ticket!.ref, quantity: 1 }],
      };
      expect((await clients[0].post('/v1/store/events/talk/register', guest, { key })).status).toBe(201);
      most = 10 - guests;
    }
    await Promise.all(readers);
  });

  it.each(LISTS)(
    '[D-30] show soon that the last one is gone, and at once in the same process that it is on sale again: %s',
    async (path) => {
      const isSoldOut = (client: ApiClient) => async () => JSON.stringify(await read(path, client)).match(/"soldOut":true/g)?.length === 1;
      await untilQuiet([path]);
      expect(await Promise.all(clients.map((client) => isSoldOut(client)()))).toEqual([false, false]);
      const ref = await take('last');
      for (const client of clients) await until(isSoldOut(client), Boolean);
      await untilQuiet([path]);
      await cancel(ref);
      expect(await isSoldOut(clients[0])()).toBe(false);
      await until(isSoldOut(clients[1]), (isGone) => !isGone);
      for (let time = 0; time < 5; time += 1) expect(await isSoldOut(clients[1])()).toBe(false);
    },
  );

  it('[D-30] show what joins a list, and what has gone or has another address', async () => {
    const slugs = (client: ApiClient) => async () =>
      (await read<{ products: Product[] }>('/collections/all', client)).products.map(({ slug }) => slug).join();
    await untilQuiet(['/collections/all', '/products/hat']);
    for (const [products, wanted] of [
      [[product('bag'), product('hat'), { ...product('last'), published: false }], 'bag,hat'],
      [[product('bag'), product('hat'), product('last')], 'bag,hat,last'],
    ] as const) {
      await shop.apply({ ...SHOP, products });
      expect(await slugs(clients[0])()).toBe(wanted);
      await until(slugs(clients[1]), (list) => list === wanted);
    }
    await shop.apply({ ...SHOP, products: [product('bag'), product('cap'), product('last')], collections: [] });
    const status = (client: ApiClient) => async () => (await client.get('/v1/store/products/hat', { key })).status;
    expect(await status(clients[0])()).toBe(404);
    await until(status(clients[1]), (code) => code === 404);
  });

  it('[D-30] are computed once for a cold rush of 50', async () => {
    const fresh = await openShop(service, 'rush', SHOP);
    await stampsSettled(service.databaseUrl);
    expect(
      await countComputed(() =>
        Promise.all(Array.from({ length: 50 }, () => clients[0].get('/v1/store/storefront', { key: fresh.keys.secretLive }))),
      ),
    ).toBe(1);
  });

  describe('prepared answers of orders', () => {
    const orders = async (client: ApiClient, query = '') => read<Order[]>(`/orders${query}`, client);

    it('[D-30] [D-28] are answered from memory to pollers at the head, in each mode, until an order changes', async () => {
      await placeOrders(service.databaseUrl, shop, [{}, { mode: 'test' }]);
      await stampsSettled(service.databaseUrl);
      await Promise.all(
        clients.map((client) =>
          until(
            () => orders(client),
            (list) => list.length === 1,
          ),
        ),
      );
      const [{ updatedAt }] = (await orders(clients[0])) as [Order];
      const head = `/orders?updatedSince=${updatedAt}&limit=200`;
      await untilQuiet([head]);
      await take('bag');
      await placeOrders(service.databaseUrl, shop, [{ mode: 'test' }]);
      await stampsSettled(service.databaseUrl);
      expect(await countComputed(() => Promise.all(Array.from({ length: 20 }, () => readAll([head]))))).toBe(0);
      expect((await clients[0].get(`/v1/store${head}`, { key })).headers.get('cache-control')).toContain('no-store');

      await placeOrders(service.databaseUrl, shop, [{}]);
      await Promise.all(
        clients.map((client) =>
          until(
            () => read<Order[]>(head, client),
            (list) => list.length === 2,
          ),
        ),
      );
    });

    it('[D-30] show their customer at once in the process that linked it, and soon elsewhere', async () => {
      const linked = await clients[0].post<{ contactRef: string }>(
        '/v1/store/customers/link',
        { externalRef: 'user-1', email: 'ade@example.com', name: 'Ade' },
        { key },
      );
      await placeOrders(service.databaseUrl, shop, [{ contactId: idOf('con', linked.body.contactRef) }]);
      await stampsSettled(service.databaseUrl);
      const external = (client: ApiClient) => async () => (await orders(client))[0]?.externalRef;
      await Promise.all(clients.map((client) => until(external(client), (ref) => ref === 'user-1')));
      await clients[0].post('/v1/store/customers/link', { externalRef: 'user-2', email: 'ade@example.com' }, { key });
      expect(await external(clients[0])()).toBe('user-2');
      await until(external(clients[1]), (ref) => ref === 'user-2');
    });
  });
});
