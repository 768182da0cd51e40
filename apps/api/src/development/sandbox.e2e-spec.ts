import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
}

const document = {
  version: 1,
  products: [
    {
      slug: 'tote',
      name: 'Tote bag',
      variants: [{ key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
      needsDelivery: true,
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: [{ currency: 'NGN', priceMinor: 150_000 }] }],
};

describe('paying at the sandbox by script', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    await openShop(service, 'another');
    shop = await openShop(service, 'ile', document);
  });

  const open = async () => {
    const key = shop.keys.secretTest;
    const product = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key });
    const zones = await service.client.get<{ ref: string }[]>('/v1/store/delivery-zones', { key });
    const body = {
      items: [{ variantRef: product.body.variants[0]!.ref, quantity: 1 }],
      returnUrl: 'https://shop.example/thanks',
      deliveryZoneRef: zones.body[0]!.ref,
    };
    return (await service.client.post<Session>('/v1/store/checkouts', body, { key, headers: { 'idempotency-key': crypto.randomUUID() } }))
      .body;
  };
  const play = (ref: string, body: unknown) => service.client.post<Session & ErrorBody>(`/dev/sandbox/checkouts/${ref}`, body);

  it.each([
    ['card', 'succeed', 'paid'],
    ['card', 'fail', 'open'],
    ['card', 'pending', 'open'],
    ['card', 'twice', 'paid'],
    ['bank_transfer', 'succeed', 'paid'],
    ['bank_transfer', 'short', 'open'],
    ['bank_transfer', 'over', 'paid'],
    ['bank_transfer', 'twice', 'paid'],
  ])('plays %s that comes to %s: the checkout is %s', async (rail, outcome, status) => {
    const { ref } = await open();
    const answer = await play(ref, { rail, outcome });
    expect([answer.status, answer.body.status, answer.body.ref]).toEqual([200, status, ref]);
  });

  it('pays later what was pending, short or refused', async () => {
    for (const [rail, outcome] of [
      ['card', 'pending'],
      ['bank_transfer', 'short'],
      ['card', 'fail'],
    ]) {
      const { ref } = await open();
      expect((await play(ref, { rail, outcome })).body.status).toBe('open');
      expect((await play(ref, { rail, outcome: 'succeed' })).body.status).toBe('paid');
    }
  });

  it('[D-10] brings money late to what was cancelled, which stays so', async () => {
    const { ref } = await open();
    await play(ref, { rail: 'bank_transfer', outcome: 'pending' });
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretTest });
    expect((await play(ref, { rail: 'bank_transfer', outcome: 'succeed' })).body.status).toBe('cancelled');
    const never = await play(ref, { rail: 'card', outcome: 'succeed' });
    expect([never.status, never.body.error.message]).toEqual([409, expect.stringContaining('nobody had begun to pay it by card')]);
  });

  it('names the accepted input', async () => {
    const { ref } = await open();
    for (const body of [
      {},
      { rail: 'card' },
      { rail: 'cash', outcome: 'succeed' },
      { rail: 'card', outcome: 'steal' },
      { rail: 'card', outcome: 'fail', amount: 1 },
      [],
    ]) {
      expect((await play(ref, body)).body.error.code).toBe('VALIDATION_ERROR');
    }
    const notOffered = await play(ref, { rail: 'international_card', outcome: 'succeed' });
    expect([notOffered.status, notOffered.body.error.details?.['accepted']]).toEqual([400, ['card', 'bank_transfer']]);
    for (const wrong of ['chk_00000000000000000000000000', 'nothing', ref.replace('chk', 'ord')])
      expect((await play(wrong, { rail: 'card', outcome: 'succeed' })).status).toBe(404);
  });
});
