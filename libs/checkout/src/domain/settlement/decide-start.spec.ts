import { anAttempt, aPayment } from '@svc/payments/testing';
import { aCart, aCheckout } from '../../testing';
import { decideStart, hasBegun, type StartQuestion } from './decide-start';

const minutes = (count: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + count * 60_000);
const start = (facts: Partial<StartQuestion> = {}) =>
  decideStart({
    checkout: aCheckout(),
    attempts: [],
    payments: [],
    rail: 'card',
    offered: ['card', 'bank_transfer'],
    now: minutes(10),
    ...facts,
  });
const refusal = (facts: Partial<StartQuestion>) => {
  try {
    return start(facts);
  } catch (error) {
    return error;
  }
};

describe('a buyer who wants to pay', () => {
  it('pays the amount due now', () => {
    expect(start()).toEqual({ isFree: false, amountMinor: 500_000, rail: 'card', resumed: undefined, isPart: false });
    expect(start({ checkout: aCheckout({ cart: aCart(500_000, { dueNowMinor: 100_000 }) }) })).toMatchObject({ amountMinor: 100_000 });
  });

  it('[D-94a] pays the rest after a short transfer', () => {
    expect(start({ payments: [aPayment(anAttempt(), { appliedMinor: 200_000 })] })).toMatchObject({ amountMinor: 300_000 });
  });

  it('needs no rail when nothing is due', () => {
    expect(start({ rail: undefined, checkout: aCheckout({ cart: aCart(0) }) })).toEqual({ isFree: true });
  });

  it('[D-29] starts nothing at the end, or after it', () => {
    expect(refusal({ now: minutes(30) })).toMatchObject({ code: 'CONFLICT' });
    expect(refusal({ checkout: aCheckout({ status: 'cancelled' }) })).toMatchObject({ code: 'CONFLICT' });
    expect(refusal({ checkout: aCheckout({ status: 'paid' }) })).toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
  });

  it('[§4.2 r4] chooses one of the rails that are offered', () => {
    expect(refusal({ rail: 'international_card' })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { accepted: ['card', 'bank_transfer'] },
    });
    expect(refusal({ rail: undefined })).toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('[§4.5 r2] goes on by the one named rail where the client renders the payment step, whatever became of the attempt', () => {
    const headless = {
      checkout: aCheckout({ channel: 'headless' }),
      attempts: [anAttempt({ rail: 'bank_transfer', flow: 'transfer', status: 'failed' })],
    };
    expect(refusal({ ...headless, rail: 'card' })).toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted: ['bank_transfer'] } });
    expect(start({ ...headless, rail: 'bank_transfer' })).toMatchObject({ rail: 'bank_transfer', resumed: undefined });
    expect(start({ ...headless, checkout: aCheckout() })).toMatchObject({ rail: 'card' });
  });

  it('[§4.2 r5] agrees to another total first', () => {
    const checkout = aCheckout({ cart: aCart(600_000) });
    expect(refusal({ checkout, accepted: { totalMinor: 500_000, dueNowMinor: 500_000 } })).toMatchObject({
      code: 'CONFLICT',
      cart: checkout.cart,
    });
    expect(start({ checkout, accepted: { totalMinor: 600_000, dueNowMinor: 600_000 } })).toMatchObject({ amountMinor: 600_000 });
  });

  it('[D-82] agrees first, too, when of the same total more or less is due now', () => {
    const checkout = aCheckout({ cart: aCart(500_000, { dueNowMinor: 100_000 }) });
    expect(refusal({ checkout, accepted: { totalMinor: 500_000, dueNowMinor: 500_000 } })).toMatchObject({
      code: 'CONFLICT',
      cart: checkout.cart,
    });
    expect(start({ checkout, accepted: { totalMinor: 500_000, dueNowMinor: 100_000 } })).toMatchObject({ amountMinor: 100_000 });
  });

  it('names the recipient of the receipt and the address of delivery', () => {
    expect(refusal({ checkout: aCheckout({ contact: { name: 'Adé' } }) })).toMatchObject({
      details: { fields: { 'contact.email': expect.any(String) } },
    });
    const cart = aCart(500_000, { delivery: { zoneId: '01890a5d-ac96-774b-bcce-b302099a8062', name: 'Lagos', kind: 'delivery' } });
    expect(refusal({ checkout: aCheckout({ cart }) })).toMatchObject({ details: { fields: { deliveryAddress: expect.any(String) } } });
  });

  it('[§4.2 r6] continues a payment on the same rail, for the same amount, that can still be paid', () => {
    const attempt = anAttempt({ status: 'pending', expiresAt: minutes(20) });
    expect(start({ attempts: [attempt] })).toMatchObject({ resumed: attempt });
    expect(start({ attempts: [attempt], rail: 'bank_transfer' })).toMatchObject({ resumed: undefined });
    expect(start({ attempts: [attempt], now: minutes(20) })).toMatchObject({ resumed: undefined });
    expect(start({ attempts: [{ ...attempt, status: 'closing' }] })).toMatchObject({ resumed: undefined });
    expect(start({ attempts: [attempt], checkout: aCheckout({ cart: aCart(600_000) }) })).toMatchObject({ resumed: undefined });
  });

  it('[§4.2 r5] has the price of the moment of beginning, while the stock is held', () => {
    const attempts = [anAttempt({ status: 'pending' })];
    const begun = (holds: 'held' | 'released', rail: 'card' | 'bank_transfer' = 'card') =>
      hasBegun({ checkout: aCheckout({ holds }), attempts, payments: [] }, rail, minutes(1));
    expect([begun('held'), begun('released'), begun('held', 'bank_transfer')]).toEqual([true, false, false]);
  });
});
