import type { BuyersCheckout } from '@svc/checkout';
import { isAwaited, markOf, standingOf } from './standing-of';

const now = new Date('2030-06-01T12:00:00Z');
const found = (checkout: object = {}, more: object = {}) =>
  ({
    checkout: { status: 'open', version: 1, expiresAt: new Date('2030-06-01T12:15:00Z'), ...checkout },
    attempts: [],
    payments: [],
    refunds: [],
    ...more,
  }) as unknown as BuyersCheckout;

describe('how a checkout stands for a page that is open', () => {
  it.each([
    ['its cart changes', found({ version: 2 })],
    ['it ends', found({ status: 'cancelled' })],
    ['its time is up', found({ expiresAt: now })],
    ['a payment is tried', found({}, { attempts: [{ status: 'pending' }] })],
    ['money comes', found({}, { payments: [{ appliedMinor: 1 }] })],
    ['money goes back', found({}, { refunds: [{ status: 'pending' }] })],
  ])('has another mark when %s', (_, changed) => {
    expect(markOf(changed, now)).not.toBe(markOf(found(), now));
  });

  it('has another mark when the account of a transfer is there', () => {
    const attempt = { status: 'pending', instructions: { bankAccount: {} } };
    expect(markOf(found({}, { attempts: [attempt] }), now)).not.toBe(markOf(found({}, { attempts: [{ status: 'pending' }] }), now));
  });

  it('tells the time of the account that a buyer transfers to, and has another mark once that is over', () => {
    const ends = new Date('2030-06-01T12:10:00Z');
    const sent = found({ mode: 'live' }, { attempts: [{ flow: 'transfer', status: 'pending', expiresAt: ends }] });
    expect(standingOf(sent, now)).toMatchObject({ state: 'transfer', expiresAt: ends.toISOString() });
    expect(standingOf(sent, ends)).toMatchObject({ state: 'form', expiresAt: '2030-06-01T12:15:00.000Z' });
    expect(markOf(sent, ends)).not.toBe(markOf(sent, now));
  });

  it.each(['created', 'pending', 'closing'])('is awaited while a payment is %s, also after the time to pay', (status) => {
    const attempts = [{ status }];
    expect(isAwaited(found({}, { attempts }), now)).toBe(true);
    expect(isAwaited(found({ status: 'expired' }, { attempts }), now)).toBe(true);
    expect(isAwaited(found({ status: 'paid' }, { attempts }), now)).toBe(false);
  });

  it('is awaited while the provider is asked at the end, and not while a buyer fills in', () => {
    expect(isAwaited(found({ expiresAt: now }), now)).toBe(true);
    expect(isAwaited(found(), now)).toBe(false);
    expect(isAwaited(found({}, { attempts: [{ status: 'failed' }] }), now)).toBe(false);
  });
});
