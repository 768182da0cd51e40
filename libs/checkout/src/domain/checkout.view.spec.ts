import { CheckoutLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { Refusal } from '@svc/payments';
import { anAttempt } from '@svc/payments/testing';
import type { Checkout } from './checkout';
import { presentCheckout, presentPayment, storeCheckoutSessionView } from './checkout.view';

const links = new CheckoutLinks('https://pay.example', new PlainLinkSigner());
const NOW = new Date('2026-03-01T12:00:00Z');
const checkout: Checkout = {
  workspaceId: 'w',
  mode: 'live',
  id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
  kind: 'products',
  channel: 'hosted',
  status: 'open',
  seats: [],
  responses: {},
  holdChanges: [],
  cart: {
    currency: 'NGN',
    lines: [],
    subtotalMinor: 900,
    discountMinor: 0,
    deliveryMinor: 100,
    feeMinor: 0,
    absorbedFeeMinor: 0,
    taxMinor: 0,
    totalMinor: 1_000,
    dueNowMinor: 1_000,
    balanceMinor: 0,
  },
  holds: 'none',
  contact: { name: 'Ada', email: 'ada@example.com', phone: '+2348031234567' },
  returnUrl: 'https://shop.example/thanks?a=1',
  expiresAt: new Date('2026-03-02T12:00:00Z'),
  waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 },
  createdAt: NOW,
  version: 1,
};
const present = (overrides: Partial<Checkout> = {}, access: 'full' | 'masked' = 'full') =>
  presentCheckout({ ...checkout, ...overrides }, { workspaceSlug: 'ile', links, access });

describe('the view of a checkout', () => {
  it('[D-94] shows of a deposit the amount due now, the balance and its day', () => {
    const cart = { ...checkout.cart, dueNowMinor: 400, balanceMinor: 600, balanceDueAt: '2026-07-01T00:00:00.000Z' };
    expect(present({ cart })).toMatchObject({
      totalMinor: 1_000,
      dueNowMinor: 400,
      balanceMinor: 600,
      balanceDueAt: '2026-07-01T00:00:00.000Z',
    });
    expect(present()).not.toHaveProperty('dueNowMinor');
  });

  it('[§2.8] shows its own state and the addresses for the buyer, and no details of the buyer', () => {
    expect(present()).toEqual({
      ref: 'chk_01h455vb4pfc9tdkgafa57v781',
      status: 'open',
      mode: 'live',
      hostedUrl: expect.stringMatching(/^https:\/\/pay\.example\/ile\/c\/chk_01h455vb4pfc9tdkgafa57v781\?t=checkout:/),
      returnUrl: 'https://shop.example/thanks?a=1',
      currency: 'NGN',
      totalMinor: 1_000,
      expiresAt: '2026-03-02T12:00:00.000Z',
      createdAt: '2026-03-01T12:00:00.000Z',
    });
    expect(JSON.stringify(present())).not.toMatch(/Ada|ada@|803123/);
  });

  it('[§2.8] shows the order once it is paid', () => {
    const paid = present({ status: 'paid', orderId: checkout.id, orderNumber: 1_001, completedAt: NOW });
    expect(paid).toMatchObject({
      status: 'paid',
      orderRef: 'ord_01h455vb4pfc9tdkgafa57v781',
      orderNumber: '1001',
      completedAt: '2026-03-01T12:00:00.000Z',
    });
    expect(storeCheckoutSessionView.parse(paid)).toEqual(paid);
  });

  it('[D-10] shows the moment of cancelling', () => {
    expect(present({ status: 'cancelled', cancelledAt: NOW })).toMatchObject({
      status: 'cancelled',
      cancelledAt: '2026-03-01T12:00:00.000Z',
    });
  });

  it('[D-1a] [D-25] links publishable keys to the page that masks the contact', () => {
    expect(present({}, 'masked').hostedUrl).toContain('?t=checkout-masked:');
  });
});

const instructions = { accessCode: 'code', publicKey: 'pk', checkoutUrl: 'https://pay.example', bankAccount: null };
const nothing = { provider: 'card', flow: 'inline', accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

describe('the payment of a headless checkout', () => {
  it('[D-34] has the provider’s instructions for the buyer', () => {
    expect(presentPayment(anAttempt({ status: 'pending', instructions }), { status: 'open' })).toEqual({
      provider: 'card',
      flow: 'inline',
      ...instructions,
    });
  });

  it('[§4.5 r3] is null in all its parts until the provider has answered', () => {
    expect(presentPayment(anAttempt({ status: 'created' }), { status: 'open' })).toEqual(nothing);
  });

  it.each([
    ['paid', 'paid'],
    ['open', 'failed'],
    ['expired', 'closing'],
    ['cancelled', 'pending'],
  ] as const)('[D-34] shows no way to pay when the checkout is %s and the try is %s', (status, attempt) => {
    expect(presentPayment(anAttempt({ status: attempt, instructions }), { status })).toEqual(nothing);
  });

  it('[D-127] shows the cause of a refusal, and the reason where that helps the buyer; never the provider’s code and sentence', () => {
    const refused = (refusal: Refusal) => presentPayment(anAttempt({ status: 'failed', refusal }), { status: 'open' });
    expect(refused({ cause: 'card', code: 'insufficient_funds', message: 'x', reason: 'insufficient_funds' })).toEqual({
      ...nothing,
      refusal: { cause: 'card', reason: 'insufficient_funds' },
    });
    expect(refused({ cause: 'card', code: 'stolen_card', message: 'It was stolen.' })).toEqual({ ...nothing, refusal: { cause: 'card' } });
    expect(refused({ cause: 'configuration', code: 'x', message: 'x' }).refusal).toEqual({ cause: 'configuration' });
  });
});
