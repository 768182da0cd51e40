import type { Payment } from '@svc/payments';
import { anAttempt, aPayment } from '@svc/payments/testing';
import { aCart, aCheckout } from '../testing';
import { applyMoney, handBack, missingOf } from './apply-money';
import type { Checkout } from './checkout';

const attempt = anAttempt({ status: 'pending' });
const paid = (amountMinor: number, facts: Partial<Payment> = {}) => aPayment(attempt, { amountMinor, appliedMinor: 0, ...facts });
const DUE = aCheckout({ cart: aCart(1_000) });
/** What becomes of new payments, one after another, after those of before. */
const fates = (checkout: Checkout, news: Payment[], before: Payment[] = []) =>
  applyMoney(checkout, [...before, ...news], (payment) => news.includes(payment)).slice(before.length).map(({ appliedMinor, disposition }) => `${disposition} ${appliedMinor}`);

describe('money that comes for a checkout', () => {
  it('[ADR 0028 r1] is taken up to what is due, in the order in which it came', () => {
    expect(fates(DUE, [paid(1_000)])).toEqual(['applied 1000']);
    expect(fates(DUE, [paid(400), paid(700)])).toEqual(['applied 400', 'excess 600']);
    expect(fates(DUE, [paid(1_500), paid(200)])).toEqual(['excess 1000', 'duplicate 0']);
  });

  it('[D-94a] completes what came before, which stays as it was decided', () => {
    const before = paid(400, { appliedMinor: 400 });
    expect(fates(DUE, [paid(600)], [before])).toEqual(['applied 600']);
    expect(applyMoney(DUE, [before, paid(600)], (payment) => payment !== before)[0]).toBe(before);
  });

  it('[D-29] [ADR 0028 r1] is not taken in another currency, after a cancel, or when it is paid already', () => {
    expect(fates(DUE, [paid(1_000, { currency: 'USD' }), paid(1_000)])).toEqual(['mismatch 0', 'applied 1000']);
    expect(fates({ ...DUE, status: 'cancelled' }, [paid(1_000)])).toEqual(['after_cancel 0']);
    expect(fates({ ...DUE, status: 'paid' }, [paid(1_000)])).toEqual(['duplicate 0']);
    expect(fates({ ...DUE, status: 'expired' }, [paid(1_000)])).toEqual(['applied 1000']);
  });

  it('is missing as far as nothing of it was applied', () => {
    expect([missingOf(DUE, []), missingOf(DUE, [paid(400, { appliedMinor: 400 }), paid(900)]), missingOf(DUE, [paid(1_000, { appliedMinor: 1_000 })])]).toEqual([1_000, 600, 0]);
  });

  it('[D-94a] is handed back where it was applied; what was refused keeps its reason', () => {
    const [applied, refused] = handBack([paid(400, { appliedMinor: 400 }), paid(200, { disposition: 'mismatch' })], 'unfinished');
    expect([applied, refused]).toMatchObject([{ appliedMinor: 0, disposition: 'unfinished' }, { appliedMinor: 0, disposition: 'mismatch' }]);
  });
});
