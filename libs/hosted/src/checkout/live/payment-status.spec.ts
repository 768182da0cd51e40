import type { BuyersCheckout } from '@svc/checkout';
import { isAwaited, markOf, paymentStatusOf } from './payment-status';

const now = new Date('2030-06-01T12:00:00Z');
const buyersCheckout = (checkout: object = {}, more: object = {}) =>
  ({
    checkout: { status: 'open', version: 1, expiresAt: new Date('2030-06-01T12:15:00Z'), ...checkout },
    attempts: [],
    payments: [],
    refunds: [],
    ...more,
  }) as unknown as BuyersCheckout;

describe('the state of a checkout for an open page', () => {
  it.each([
    ['its cart changes', buyersCheckout({ version: 2 })],
    ['it ends', buyersCheckout({ status: 'cancelled' })],
    ['its time is up', buyersCheckout({ expiresAt: now })],
    ['a payment is tried', buyersCheckout({}, { attempts: [{ status: 'pending' }] })],
    ['money comes', buyersCheckout({}, { payments: [{ appliedMinor: 1 }] })],
    ['money goes back', buyersCheckout({}, { refunds: [{ status: 'pending' }] })],
  ])('has another mark when %s', (_, changed) => {
    expect(markOf(changed, now)).not.toBe(markOf(buyersCheckout(), now));
  });

  it('has another mark once the account of a transfer is opened', () => {
    const attempt = { status: 'pending', instructions: { bankAccount: {} } };
    expect(markOf(buyersCheckout({}, { attempts: [attempt] }), now)).not.toBe(
      markOf(buyersCheckout({}, { attempts: [{ status: 'pending' }] }), now),
    );
  });

  it('has the end of the transfer’s account, and another mark once that is over', () => {
    const ends = new Date('2030-06-01T12:10:00Z');
    const sent = buyersCheckout({ mode: 'live' }, { attempts: [{ flow: 'transfer', status: 'pending', expiresAt: ends }] });
    expect(paymentStatusOf(sent, now)).toMatchObject({ state: 'transfer', expiresAt: ends.toISOString() });
    expect(paymentStatusOf(sent, ends)).toMatchObject({ state: 'form', expiresAt: '2030-06-01T12:15:00.000Z' });
    expect(markOf(sent, ends)).not.toBe(markOf(sent, now));
  });

  it.each(['created', 'pending', 'closing'])('is awaited while a payment is %s, also after the time to pay', (status) => {
    const attempts = [{ status }];
    expect(isAwaited(buyersCheckout({}, { attempts }), now)).toBe(true);
    expect(isAwaited(buyersCheckout({ status: 'expired' }, { attempts }), now)).toBe(true);
    expect(isAwaited(buyersCheckout({ status: 'paid' }, { attempts }), now)).toBe(false);
  });

  it('is awaited while the provider is queried at the end, and not while a buyer fills in the form', () => {
    expect(isAwaited(buyersCheckout({ expiresAt: now }), now)).toBe(true);
    expect(isAwaited(buyersCheckout(), now)).toBe(false);
    expect(isAwaited(buyersCheckout({}, { attempts: [{ status: 'failed' }] }), now)).toBe(false);
  });
});
