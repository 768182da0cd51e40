import { RealRails } from '@svc/provider-stubs';
import {
  openShop,
  sharedService,
  SHOP_ORIGIN,
  startService,
  type ErrorBody,
  type RunningService,
  type SharedService,
  type Shop,
} from '@svc/testing';

describe('payment methods over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  const get = <T>(query: string, key = shop.keys.secretTest) => service.client.get<T>(`/v1/store/payment-methods${query}`, { key });

  beforeAll(async () => {
    service = await sharedService({ env: { SANDBOX_PAYMENTS: 'test' } });
    shop = await openShop(service, 'payments');
  });

  it('[§4.1 payment-methods, r7] [§2.9 payment-methods] are listed in the given currency, by default the primary one', async () => {
    expect(await get('')).toMatchObject({ status: 200, body: ['card', 'bank_transfer'] });
    expect(await get('?currency=NGN')).toMatchObject({ status: 200, body: ['card', 'bank_transfer'] });
    expect(await get('?currency=USD')).toMatchObject({ status: 200, body: ['international_card'] });
  });

  it('[D-56] are those that can be charged in the mode of the key', async () => {
    expect(await get('', shop.keys.secretLive)).toMatchObject({ status: 200, body: [] });
  });

  it('[§4.1 r7] leave out what the merchant switched off', async () => {
    const switched = await service.client.send('/v1/admin/workspace', {
      method: 'PATCH',
      key: shop.adminToken,
      body: { rails: { bank_transfer: { enabled: false } } },
    });
    expect(switched.status).toBe(200);
    expect(await get('')).toMatchObject({ body: ['card'] });
  });

  it('[D-25] may be asked with a publishable key', async () => {
    expect(
      await service.client.get('/v1/store/payment-methods', { key: shop.keys.publishableTest, headers: { origin: SHOP_ORIGIN } }),
    ).toMatchObject({ status: 200 });
  });

  it.each(['EUR', 'ngn', 'naira', ''])('[§4.1 r7] are refused for %p, with the currencies of the store', async (currency) => {
    expect(await get<ErrorBody>(`?currency=${currency}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { accepted: ['NGN', 'USD'] } } },
    });
  });

  it('are refused for two currencies at once', async () => {
    expect(await get<ErrorBody>('?currency=NGN&currency=USD')).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { currency: expect.any(String) } } } },
    });
  });
});

describe('payment methods by the accounts that merchants have set', () => {
  let rails: RealRails;
  let service: RunningService;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: { ...rails.env, SANDBOX_PAYMENTS: 'off' } });
  });

  afterAll(async () => {
    await service?.stop();
    await rails?.close();
  });

  it.each([
    ['live', 'test'],
    ['test', 'live'],
  ] as const)(
    '[§4.1 payment-methods] [D-56] are those that the keys of %s mode charge, at once; not those of %s mode',
    async (mode, other) => {
      const shop = await openShop(service, `rails-${mode}`);
      const keys = { live: shop.keys.secretLive, test: shop.keys.secretTest };
      const optionsOf = async (of: 'live' | 'test') => {
        const answers = await Promise.all(
          ['NGN', 'USD'].map((currency) =>
            service.client.get<string[]>(`/v1/store/payment-methods?currency=${currency}`, { key: keys[of] }),
          ),
        );
        return answers.map(({ body }) => body);
      };
      const remove = async (provider: string) => {
        const { status } = await service.client.send(`/v1/admin/payments/providers/${provider}/${mode}`, {
          method: 'DELETE',
          key: shop.adminToken,
        });
        expect(status).toBe(204);
      };
      expect(await optionsOf(mode)).toEqual([[], []]);
      await rails.connect(service, shop, mode);
      expect([await optionsOf(mode), await optionsOf(other)]).toEqual([
        [['card', 'bank_transfer'], ['international_card']],
        [[], []],
      ]);
      await remove('paystack');
      expect(await optionsOf(mode)).toEqual([[], ['international_card']]);
      await remove('stripe');
      expect(await optionsOf(mode)).toEqual([[], []]);
    },
  );
});
