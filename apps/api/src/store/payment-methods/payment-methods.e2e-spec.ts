import { openShop, SHOP_ORIGIN, startService, type ErrorBody, type RunningService, type Shop } from '@svc/testing';

describe('payment methods over HTTP', () => {
  let service: RunningService;
  let shop: Shop;
  const get = <T>(query: string, key = shop.keys.secretTest) => service.client.get<T>(`/v1/store/payment-methods${query}`, { key });

  beforeAll(async () => {
    service = await startService({ env: { SANDBOX_PAYMENTS: 'test' } });
    shop = await openShop(service, 'payments');
  });

  afterAll(() => service.stop());

  it('[§4.1 payment-methods, r7] [§2.9 payment-methods] are told in the given currency, by default the primary one', async () => {
    expect(await get('')).toMatchObject({ status: 200, body: ['card', 'bank_transfer'] });
    expect(await get('?currency=NGN')).toMatchObject({ status: 200, body: ['card', 'bank_transfer'] });
    expect(await get('?currency=USD')).toMatchObject({ status: 200, body: ['international_card'] });
  });

  it('[D-56] are those that can be charged in the mode of the key', async () => {
    expect(await get('', shop.keys.secretLive)).toMatchObject({ status: 200, body: [] });
  });

  it('[§4.1 r7] leave out what the merchant switched off', async () => {
    const switched = await service.client.send('/v1/admin/workspace', { method: 'PATCH', key: shop.adminToken, body: { rails: { bank_transfer: { enabled: false } } } });
    expect(switched.status).toBe(200);
    expect(await get('')).toMatchObject({ body: ['card'] });
  });

  it('[D-25] may be asked with a publishable key', async () => {
    expect(await service.client.get('/v1/store/payment-methods', { key: shop.keys.publishableTest, headers: { origin: SHOP_ORIGIN } })).toMatchObject({ status: 200 });
  });

  it.each(['EUR', 'ngn', 'naira', ''])('[§4.1 r7] are refused for %p, with the currencies of the store', async (currency) => {
    expect(await get<ErrorBody>(`?currency=${currency}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { accepted: ['NGN', 'USD'] } } },
    });
  });

  it('are refused for two currencies at once', async () => {
    expect(await get<ErrorBody>('?currency=NGN&currency=USD')).toMatchObject({ status: 400, body: { error: { details: { fields: { currency: expect.any(String) } } } } });
  });
});
