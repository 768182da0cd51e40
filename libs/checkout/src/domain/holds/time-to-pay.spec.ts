import { anAttempt } from '@svc/payments/testing';
import { aCheckout } from '../../testing';
import type { Checkout } from '../checkout';
import { decideLapse, isGraceOver, isLive, isOver, stockUntil, withTimeToTransfer } from './time-to-pay';

const START = Date.parse('2026-03-01T09:00:00.000Z');
const minutes = (count: number) => new Date(START + count * 60_000);
const waiting = (stockMinutes: number, graceSeconds: number) => aCheckout({ waits: { stockMinutes, graceSeconds, lateMoneyHours: 24 } });

describe('the time to pay', () => {
  it('[D-29] is over at its very end', () => {
    expect([isOver(aCheckout(), new Date(minutes(30).getTime() - 1)), isOver(aCheckout(), minutes(30))]).toEqual([false, true]);
  });

  it('[D-29] is put off for a silent provider by as much as the workspace says', () => {
    expect([
      isGraceOver(waiting(15, 0), minutes(30)),
      isGraceOver(waiting(15, 120), minutes(31)),
      isGraceOver(waiting(15, 120), minutes(32)),
    ]).toEqual([true, false, true]);
  });

  it('[D-45] has stock held for as long as the workspace says', () => {
    expect([stockUntil(waiting(15, 120), minutes(0)), stockUntil(waiting(60, 120), minutes(1))]).toEqual([minutes(15), minutes(61)]);
  });

  it('is live while somebody can pay, or will be able to', () => {
    const timeouts = (['created', 'pending', 'paid', 'failed', 'closing', 'closed'] as const).map((status) =>
      isLive(anAttempt({ status })),
    );
    expect(timeouts).toEqual([true, true, false, false, false, false]);
  });
});

describe('the time for a transfer', () => {
  const transfer = (expiresAt: Date) => anAttempt({ flow: 'transfer', rail: 'bank_transfer', status: 'pending', expiresAt });

  it('[D-29] reaches 2 min beyond the end of the last account, and takes nothing away', () => {
    const checkout = aCheckout();
    expect(withTimeToTransfer(checkout, [transfer(minutes(40)), transfer(minutes(50))]).expiresAt).toEqual(minutes(52));
    expect(withTimeToTransfer(checkout, [transfer(minutes(28))])).toBe(checkout);
    expect(withTimeToTransfer(checkout, [transfer(minutes(27))])).toBe(checkout);
  });

  it('[D-29] is given to transfers that are awaited alone', () => {
    const checkout = aCheckout();
    const others = [
      { ...transfer(minutes(50)), status: 'closing' as const },
      { ...transfer(minutes(50)), flow: 'inline' as const },
      { ...transfer(minutes(50)), expiresAt: undefined },
    ];
    expect(withTimeToTransfer(checkout, others)).toBe(checkout);
  });
});

describe('stock whose time is over', () => {
  const held = (facts: Partial<Checkout> = {}) =>
    aCheckout({ kind: 'products', eventId: undefined, holds: 'held', heldUntil: minutes(15), ...facts });
  const paying = (expiresAt?: Date) => anAttempt({ status: 'pending', expiresAt });

  it('[D-45] is released, unless the provider still takes the buyer’s money: then it is held for as long again', () => {
    expect(decideLapse(held(), [], minutes(15))).toBe('release');
    expect(decideLapse(held(), [paying(minutes(20))], minutes(15))).toEqual({ heldUntil: minutes(30) });
    expect(
      decideLapse(held({ waits: { stockMinutes: 5, graceSeconds: 120, lateMoneyHours: 24 } }), [paying(minutes(20))], minutes(15)),
    ).toEqual({ heldUntil: minutes(20) });
    expect([decideLapse(held(), [paying(minutes(15))], minutes(15)), decideLapse(held(), [paying()], minutes(15))]).toEqual([
      'release',
      'release',
    ]);
  });

  it('is left alone before, when it has no such time, and when it is not held', () => {
    const checkouts = [held({ heldUntil: minutes(16) }), held({ heldUntil: undefined }), held({ holds: 'released' })];
    expect(checkouts.map((checkout) => decideLapse(checkout, [], minutes(15)))).toEqual([undefined, undefined, undefined]);
  });
});
