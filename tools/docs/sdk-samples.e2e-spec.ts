import * as sdk from '@storefront-service/sdk';
import { createAdmin } from '@storefront-service/sdk/admin';
import { openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';
import { EXAMPLES } from '../../libs/reference/src/docs/examples';
import { sdkSample } from '../../libs/reference/src/docs/sdk-samples';
import { demoDocument } from '../demo/demo-document.mjs';
import { withDemoValues } from './demo-values';

describe('the SDK with the built service', () => {
  let service: SharedService;
  let shop: Shop;
  let baseUrl: string;
  let store: sdk.StorefrontServerClient;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'sdk', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    baseUrl = `${service.urls[0]}/v1`;
    store = sdk.createStorefrontServer({ baseUrl, secretKey: shop.keys.secretTest });
  });

  it('an operation that the service does not have is reported as such, and a missing resource is not', async () => {
    const admin = createAdmin({ baseUrl, token: shop.adminToken });
    const lacking =
      /the service has version \d+\.\d+\.\d+, this SDK \d.*is not known to be older than this SDK, so the address is probably wrong/;
    await expect(admin.request('GET', '/admin/newer-than-this')).rejects.toThrow(lacking);
    await expect(admin.request('PATCH', '/admin/products')).rejects.toThrow(lacking);
    await expect(store.products.get('no-such-product')).rejects.toThrow(/^(?!.*older than this SDK)/);
  });

  it.each(Object.entries(EXAMPLES))('the sample of %s succeeds as it stands', async (operationId, example) => {
    const answers: sdk.AnsweredAttempt[] = [];
    const createStorefrontServer = (options: { baseUrl: string; secretKey: string }) =>
      sdk.createStorefrontServer({ ...options, onAnswer: (answered) => answers.push(answered) });
    const program = (await withDemoValues(sdkSample(operationId, example), store)).replace(/^import .*\n/, '');
    const run = new Function('createStorefrontServer', 'process', `return (async () => {${program}\nreturn answer; })();`) as (
      create: typeof createStorefrontServer,
      process: object,
    ) => Promise<unknown>;
    expect(await run(createStorefrontServer, { env: { BASE: baseUrl, STORE_SECRET_KEY: shop.keys.secretTest } })).toBeDefined();
    expect(answers).toMatchObject([{ operationId, attempt: 1, requestId: expect.stringMatching(/^req_/) }]);
    expect([answers[0]!.ignored, Math.floor(answers[0]!.status / 100)]).toEqual([undefined, 2]);
  });

  it('reads and registers by a publishable key from an origin that is registered on it', async () => {
    const visitor = sdk.createStorefront({ baseUrl, publishableKey: shop.keys.publishableTest, headers: { origin: SHOP_ORIGIN } });
    expect((await visitor.products.list()).length).toBeGreaterThan(3);
    const { ticketTypes } = await visitor.events.get('open-studio-evening');
    const ticketTypeRef = ticketTypes.find(({ kind }) => kind === 'free')!.ref;
    expect(
      await visitor.events.register('open-studio-evening', {
        tickets: [{ ticketTypeRef, quantity: 1 }],
        contact: { name: 'Ada', email: 'ada@example.com' },
      }),
    ).toMatchObject({ test: true });
    await expect(sdk.createStorefront({ baseUrl, publishableKey: shop.keys.publishableTest }).products.list()).rejects.toBeInstanceOf(
      sdk.OriginNotAllowed,
    );
  });

  it('[§4.1 r2] keeps a copy of the products that is the full list, however small the pages', async () => {
    const copied = new Set<string>();
    for await (const { ref } of store.sync.products({ pageSize: 3 })) copied.add(ref);
    expect([...copied].sort()).toEqual((await store.products.list()).map(({ ref }) => ref).sort());
  });

  it('[D-30] has an answer that is current given back by its ETag, and refusals as errors of their codes', async () => {
    const statuses: number[] = [];
    const watched = sdk.createStorefrontServer({
      baseUrl,
      secretKey: shop.keys.secretTest,
      onAnswer: ({ status }) => statuses.push(status),
    });
    expect(await watched.collections.list()).toEqual(await watched.collections.list());
    expect(statuses).toEqual([200, 304]);
    await expect(watched.products.get('no-such-thing')).rejects.toBeInstanceOf(sdk.NotFound);
  });

  it('manages the shop by the operations of the management API, lists and texts among them', async () => {
    const admin = createAdmin({ baseUrl, token: shop.adminToken });
    const products = await admin.all('listManagedProducts');
    expect((await admin.all('listManagedProducts', {}, { most: 2 })).length).toBe(Math.min(2, products.length));
    expect(await admin.readOwnWorkspace()).toMatchObject({ slug: shop.slug });
    expect(await admin.exportSubscribers()).toMatch(/^[^<{]+\n/);
  });
});
