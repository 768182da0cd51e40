import { eventually, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  hostedUrl: string;
}
interface Product {
  ref: string;
  soldOut: boolean;
  variants: { ref: string; soldOut: boolean; availableQty: number | null }[];
  addonGroups?: { name: string; options: { ref: string }[] }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const box = { key: 'box', label: 'Box', kind: 'product', prices: naira(50_000), linkedProductRef: 'box' };
const document = {
  version: 1,
  products: [
    { slug: 'box', name: 'Box', variants: [{ key: 'one', name: 'Plain', prices: naira(60_000), stock: 2 }] },
    {
      slug: 'gift',
      name: 'Gift',
      variants: [{ key: 'one', name: 'Blue', prices: naira(500_000) }],
      addonGroups: [{ key: 'pack', name: 'Packing', required: true, minSelect: 1, options: [box] }],
    },
  ],
};
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card', lines: '1' };

describe('a product whose required add-on is a product', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });
  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `packed-${shops}`, document);
  });

  const read = async (slug: string) =>
    (await service.client.get<Product>(`/v1/store/products/${slug}`, { key: shop.keys.secretLive })).body;
  const open = async (mode: 'secretLive' | 'secretTest' = 'secretLive', quantity = 1) => {
    const { variants } = await read('gift');
    const body = { items: [{ variantRef: variants[0]!.ref, quantity }], returnUrl: 'https://shop.example/thanks' };
    return service.client.post<Session & { error?: { details: object } }>('/v1/store/checkouts', body, {
      key: shop.keys[mode],
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  };
  const pay = async (hostedUrl: string, fields: Record<string, string>) => {
    const answer = await fetch(hostedUrl.replace('?', '/pay?'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...buyer, ...fields }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const packing = (html: string): Record<string, string> => {
    const [, name, value] = /name="(line\.0\.group[^"]*)" value="([^"]+)"[^>]*>\s*<span>Box/.exec(html)!;
    return { [name!]: value! };
  };

  it.each(['secretLive', 'secretTest'] as const)(
    '[D-132] [D-38] is opened without a choice, and its page asks for it: %s',
    async (mode) => {
      const { status, body } = await open(mode);
      expect(status).toBe(201);
      const html = await (await fetch(body.hostedUrl)).text();
      expect((await pay(body.hostedUrl, { seenTotal: '500000' })).html).toContain('Choose at least 1 of &quot;Packing&quot;');
      expect((await pay(body.hostedUrl, { seenTotal: '550000', ...packing(html) })).to).toContain('/sandbox/');
    },
  );

  it('[D-132] is sold out while others hold the last one, and for sale again once it is released', async () => {
    const first = (await open('secretLive', 2)).body;
    const late = (await open()).body;
    const choice = packing(await (await fetch(first.hostedUrl)).text());
    expect((await pay(first.hostedUrl, { seenTotal: '1100000', ...choice })).to).toContain('/sandbox/');
    await eventually('the gift is sold out', async () => (await read('gift')).soldOut);
    const gift = await read('gift');
    expect([gift.variants[0], gift.addonGroups]).toEqual([expect.objectContaining({ soldOut: true, availableQty: 0 }), undefined]);
    for (const mode of ['secretLive', 'secretTest'] as const) {
      const refused = await open(mode);
      expect([refused.status, refused.body.error?.details]).toEqual([
        400,
        { soldOut: [gift.variants[0]!.ref], remaining: { [gift.variants[0]!.ref]: 0 } },
      ]);
    }
    const page = await pay(late.hostedUrl, { seenTotal: '500000' });
    expect([page.status, page.html.includes('Gift · Blue has just run out.')]).toEqual([400, true]);
    await service.client.post(`/v1/store/checkouts/${first.ref}/cancel`, undefined, { key: shop.keys.secretLive });
    await eventually('the gift is for sale again', async () => !(await read('gift')).soldOut);
    expect((await pay(late.hostedUrl, { seenTotal: '550000', ...choice })).to).toContain('/sandbox/');
  });

  it('[D-132] is sold out and stamped once that product is unpublished, and the merchant is warned', async () => {
    const late = (await open()).body;
    const before = (await service.client.get<{ slug: string; updatedAt: string }[]>('/v1/store/products', { key: shop.keys.secretLive }))
      .body;
    const { ref } = await read('box');
    const hidden = await service.client.patch<{ warnings: object[] }>(
      `/v1/admin/products/${ref}`,
      { published: false },
      { key: shop.adminToken },
    );
    expect(hidden.body.warnings).toEqual([
      { path: 'published', message: expect.stringContaining('products[gift]: "Packing" needs it') as string },
    ]);
    await eventually('the gift is in the delta, sold out', async () => {
      const since = before.find(({ slug }) => slug === 'gift')!.updatedAt;
      const { body } = await service.client.get<{ slug: string; soldOut: boolean; updatedAt: string }[]>(
        `/v1/store/products?updatedSince=${since}`,
        { key: shop.keys.secretLive },
      );
      return body.some(({ slug, soldOut, updatedAt }) => slug === 'gift' && soldOut && updatedAt > since);
    });
    expect((await open()).status).toBe(400);
    const page = await pay(late.hostedUrl, { seenTotal: '500000' });
    expect([page.status, page.html.includes('Gift · Blue has just run out.')]).toEqual([400, true]);
  });
});
