import { refOf } from '@svc/kernel';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Page<T> {
  data: T[];
}
interface Exception {
  ref: string;
  mode: string;
  kind: string;
  checkoutRef?: string;
  paymentRef?: string;
  resolvedAt?: string;
}
interface Detail {
  status: string;
  orderRef?: string;
  attempts: { rail: string; status: string }[];
  payments: { ref: string; amountMinor: number; appliedMinor: number; disposition: string }[];
  refunds: { paymentRef: string; amountMinor: number; reason?: string; status: string }[];
}

const PRICE_MINOR = 500_000;
const document = {
  version: 1,
  products: [
    { slug: 'tote', name: 'Tote bag', variants: [{ key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: PRICE_MINOR }] }] },
  ],
};

describe('payment exceptions over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
    other = await openShop(service, 'another', document);
  });
  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `money-${shops}`, document);
  });

  /** Returns the ref of a checkout that its buyer has paid twice. */
  const payTwice = async () => {
    const key = shop.keys.secretTest;
    const product = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key });
    const body = { items: [{ variantRef: product.body.variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    const { ref } = (
      await service.client.post<{ ref: string }>('/v1/store/checkouts', body, { key, headers: { 'idempotency-key': crypto.randomUUID() } })
    ).body;
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'bank_transfer', outcome: 'twice' });
    return ref;
  };
  const get = <T>(path: string, { adminToken: key } = shop) => service.client.get<T>(`/v1/admin/${path}`, { key });
  const exceptions = async (query = '', of = shop) => (await get<Page<Exception>>(`payments/exceptions${query}`, of)).body.data;
  const resolve = (ref: string, { adminToken: key } = shop) =>
    service.client.post<Exception>(`/v1/admin/payments/exceptions/${ref}/resolve`, {}, { key });

  it('[ADR 0028 r1] lists duplicate payments until somebody has resolved them, with time and author', async () => {
    const checkoutRef = await payTwice();
    const [exception, ...more] = await exceptions();
    expect(exception).toMatchObject({
      ref: expect.stringMatching(/^exc_/),
      mode: 'test',
      kind: 'money_returned',
      checkoutRef,
      amountMinor: PRICE_MINOR,
      currency: 'NGN',
    });
    expect([more, exception!.resolvedAt]).toEqual([[], undefined]);
    expect([await exceptions('?mode=live'), await exceptions('?kind=refund_failed')]).toEqual([[], []]);

    const resolved = await resolve(exception!.ref);
    expect([resolved.status, resolved.body]).toEqual([200, { ...exception, resolvedAt: expect.any(String), alreadyResolved: false }]);
    const { resolvedAt } = resolved.body;
    expect([await exceptions(), await exceptions('?open=false')]).toEqual([[], [{ ...exception, resolvedAt }]]);

    const again = await resolve(exception!.ref);
    expect([again.status, again.body]).toEqual([200, { ...resolved.body, alreadyResolved: true }]);
    const audit = await get<Page<object>>(`audit?subject=${exception!.ref}`);
    expect(audit.body.data).toMatchObject([
      { action: 'change', by: { kind: 'admin_token' }, subject: { kind: 'payment_exception' }, fields: ['resolvedAt'] },
    ]);
  });

  it('[ADR 0028 r1] shows a checkout with both payments, and the refund of the one that was not needed', async () => {
    const ref = await payTwice();
    const { status, body } = await get<Detail>(`checkouts/${ref}`);
    expect([status, body.status]).toEqual([200, 'paid']);
    expect(body.attempts).toMatchObject([{ rail: 'bank_transfer', status: 'paid' }]);
    const applied = body.payments.find(({ disposition }) => disposition === 'applied');
    const returned = body.payments.find(({ disposition }) => disposition === 'duplicate');
    expect([body.payments.length, applied, returned]).toMatchObject([
      2,
      { amountMinor: PRICE_MINOR, appliedMinor: PRICE_MINOR },
      { amountMinor: PRICE_MINOR, appliedMinor: 0 },
    ]);
    expect(body.refunds).toMatchObject([{ paymentRef: returned!.ref, amountMinor: PRICE_MINOR, reason: 'duplicate' }]);
    expect((await exceptions())[0]!.paymentRef).toBe(returned!.ref);
    expect((await get<Page<object>>('checkouts?mode=test&status=paid')).body.data).toMatchObject([{ ref, orderRef: body.orderRef }]);
  });

  it('[D-5] keeps the money of a workspace from every other', async () => {
    const checkoutRef = await payTwice();
    const [{ ref }] = (await exceptions()) as [Exception];
    expect([await exceptions('', other), (await get<Page<object>>('checkouts?mode=test', other)).body.data]).toEqual([[], []]);
    expect([(await get(`checkouts/${checkoutRef}`, other)).status, (await resolve(ref, other)).status]).toEqual([404, 404]);
    expect(await exceptions()).toMatchObject([{ ref }]);
    expect((await get<Page<object>>(`audit?subject=${ref}`, other)).body.data).toEqual([]);
    for (const nothing of ['exc_nothing', refOf('exc', crypto.randomUUID()), checkoutRef])
      expect((await resolve(nothing)).status).toBe(404);
  });
});
