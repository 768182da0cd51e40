import type { Disposition, Payment } from '@svc/payments';
import { anAttempt, aPayment } from '@svc/payments/testing';
import { aCart, aCheckout } from '../../testing';
import { applyPayments, returnPayments, missingOf, timelinessOf, refundReason } from './apply-payments';
import type { Checkout } from '../checkout';

const attempt = anAttempt({ status: 'pending' });
const paid = (amountMinor: number, facts: Partial<Payment> = {}) => aPayment(attempt, { amountMinor, appliedMinor: 0, ...facts });
const DUE = aCheckout({ cart: aCart(1_000) });
/** Dispositions of new payments, one after another, after earlier ones. */
const fates = (checkout: Checkout, news: Payment[], before: Payment[] = []) =>
  applyPayments(checkout, [...before, ...news], (payment) => news.includes(payment))
    .slice(before.length)
    .map(({ appliedMinor, disposition }) => `${disposition} ${appliedMinor}`);

describe('money that comes for a checkout', () => {
  it('[ADR 0028 r1] is taken up to the amount due, in the order in which it came', () => {
    expect(fates(DUE, [paid(1_000)])).toEqual(['applied 1000']);
    expect(fates(DUE, [paid(400), paid(700)])).toEqual(['applied 400', 'excess 600']);
    expect(fates(DUE, [paid(1_500), paid(200)])).toEqual(['excess 1000', 'duplicate 0']);
  });

  it('[D-94a] completes earlier money, which stays as it was decided', () => {
    const before = paid(400, { appliedMinor: 400 });
    expect(fates(DUE, [paid(600)], [before])).toEqual(['applied 600']);
    expect(applyPayments(DUE, [before, paid(600)], (payment) => payment !== before)[0]).toBe(before);
  });

  it('[D-29] [ADR 0028 r1] is not taken in another currency, after a cancel, or when it is paid already', () => {
    expect(fates(DUE, [paid(1_000, { currency: 'USD' }), paid(1_000)])).toEqual(['mismatch 0', 'applied 1000']);
    expect(fates({ ...DUE, status: 'cancelled' }, [paid(1_000)])).toEqual(['after_cancel 0']);
    expect(fates({ ...DUE, status: 'paid' }, [paid(1_000)])).toEqual(['duplicate 0']);
    expect(fates({ ...DUE, status: 'expired' }, [paid(1_000)])).toEqual(['applied 1000']);
  });

  it('is missing as far as nothing of it was applied', () => {
    expect([
      missingOf(DUE, []),
      missingOf(DUE, [paid(400, { appliedMinor: 400 }), paid(900)]),
      missingOf(DUE, [paid(1_000, { appliedMinor: 1_000 })]),
    ]).toEqual([1_000, 600, 0]);
  });

  it('[D-94a] is handed back where it was applied; a refused payment keeps its reason', () => {
    const [applied, refused] = returnPayments([paid(400, { appliedMinor: 400 }), paid(200, { disposition: 'mismatch' })], 'unfinished');
    expect([applied, refused]).toMatchObject([
      { appliedMinor: 0, disposition: 'unfinished' },
      { appliedMinor: 0, disposition: 'mismatch' },
    ]);
  });
});

const END = new Date('2026-03-01T09:30:00.000Z');
const HOUR_MS = 3_600_000;
const after = (ms: number) => ({ paidAt: new Date(END.getTime() + ms) });
const waiting = (lateMoneyHours: number) => aCheckout({ expiresAt: END, waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours } });
const transfer = (ms: number) => anAttempt({ rail: 'bank_transfer', flow: 'transfer', status: 'closed', expiresAt: after(ms).paidAt });

describe('money by when it was paid', () => {
  it.each([
    [24, -1, 'in_time'],
    [24, 0, 'in_time'],
    [24, 1, 'late'],
    [24, 24 * HOUR_MS, 'late'],
    [24, 24 * HOUR_MS + 1, 'too_late'],
    [0, 0, 'in_time'],
    [0, 1, 'too_late'],
    [168, 168 * HOUR_MS, 'late'],
    [168, 168 * HOUR_MS + 1, 'too_late'],
  ] as const)('[D-103] is judged, with %i hours for late money and %i ms after the end, as %s', (hours, ms, timeliness) => {
    expect(timelinessOf(waiting(hours), [], after(ms))).toBe(timeliness);
  });

  it('[D-103] is in time until the end that the account of a transfer names, which may be later than that of the checkout', () => {
    const attempts = [transfer(10_000), anAttempt({ expiresAt: after(HOUR_MS).paidAt })];
    const at = (ms: number) => timelinessOf(waiting(1), attempts, after(ms));
    expect([at(10_000), at(10_001), at(10_000 + HOUR_MS), at(10_001 + HOUR_MS)]).toEqual(['in_time', 'late', 'late', 'too_late']);
    expect(timelinessOf(waiting(1), [transfer(-10_000)], after(0))).toBe('in_time');
  });

  it('[D-103] is never late for the balance of an order, or for a savings plan that has begun: these have rules of their own', () => {
    const saving = { priceMode: 'freeze', holdPolicy: 'none', refundPct: 100, deadline: END } as const;
    const at = (facts: Parameters<typeof aCheckout>[0]) => timelinessOf({ ...waiting(0), ...facts }, [], after(HOUR_MS));
    expect([at({ kind: 'balance' }), at({ saving: { ...saving, startedAt: END } }), at({ saving })]).toEqual([
      'in_time',
      'in_time',
      'too_late',
    ]);
  });
});

const why = (disposition: Disposition, amountMinor = 123_456) =>
  refundReason(aPayment(anAttempt(), { disposition }), amountMinor).replaceAll('\u00a0', ' ');

describe('the reasons for automatic refunds', () => {
  it.each<[Disposition, string]>([
    ['excess', 'more was paid than was due'],
    ['duplicate', 'the checkout was paid already'],
    ['late', 'it came when the goods were sold to others, or when the checkout had ended and they could not be bought like this any more'],
    ['after_cancel', 'it came after the checkout was cancelled'],
    ['mismatch', 'it came in another currency than that of the checkout'],
    ['unfinished', 'the checkout ended before all of it was paid'],
  ])('[D-29] is explained to the merchant with its amount: %s', (disposition, reason) => {
    expect(why(disposition)).toBe(`NGN 1,234.56 goes back to the buyer: ${reason}.`);
  });

  it('[D-29] is the excess over the amount due, when part of it was kept', () => {
    expect(why('applied')).toBe(why('excess'));
  });
});
