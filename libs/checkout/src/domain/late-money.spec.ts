import { anAttempt } from '@svc/payments/testing';
import { aCheckout } from '../testing';
import { timelinessOf } from './late-money';

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
  ] as const)('[D-103] with %i hours for late money, and %i ms after the end, is %s', (hours, ms, timeliness) => {
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
    expect([at({ kind: 'balance' }), at({ saving: { ...saving, startedAt: END } }), at({ saving })]).toEqual(['in_time', 'in_time', 'too_late']);
  });
});
