import { anEventOnSale, aTier, idNumber } from '@svc/ticketing/testing';
import type { TierRules } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import { priceTickets } from '../domain/pricing/price-tickets';
import type { EventPricingContext } from '../domain/pricing/pricing-context';
import { InvalidInput, refOf } from '@svc/kernel';
import type { CheckoutReader, EventQuestion } from '../ports/checkout-reader';
import { aCart, aCheckout, aCode, anEventPricingContext, idsInOrder, tierPrices } from '../testing';
import { CheckLatePayment } from './settle-checkout';

const OPENED = new Date('2026-03-01T09:00:00.000Z');
const LATER = new Date('2026-03-01T12:00:00.000Z');
const tier = aTier({ kind: 'paid' });
const EARLY = idNumber(700);
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const code = aCode({ kind: 'percent', value: 50 });

/** Builds the context of an evening with an early price, which applies until then, and a code for half of it. */
function evening({
  endsAt,
  tier: facts = {},
  usual = 5_000,
  discountCode = code,
  ...more
}: { endsAt?: string; tier?: Partial<TierRules>; usual?: number; discountCode?: EventPricingContext['discountCode'] } & Partial<
  Omit<EventPricingContext, 'prices' | 'store'>
> = {}): EventPricingContext {
  const pricePhases = [{ id: EARLY, prices: naira(3_000), ...(endsAt && { endsAt }) }];
  return anEventPricingContext({
    event: anEventOnSale([{ ...tier, ...facts }]),
    prices: { tiers: { [tier.id]: tierPrices({ prices: naira(usual), pricePhases }) } },
    discountCode,
    ...more,
  });
}

/** Builds a checkout of two tickets at half of the early price, as they were opened. */
function bought(facts: Partial<Checkout> = {}): Checkout {
  const { cart, holdChanges } = priceTickets(
    evening(),
    { path: 'eventCheckout', tickets: [{ ticketTypeRef: refOf('tkt', tier.id), quantity: 2 }], discountCode: code.code, responses: {} },
    OPENED,
    idsInOrder(),
  );
  return aCheckout({ status: 'expired', holds: 'released', eventId: evening().event.rules.id, cart, holdChanges, ...facts });
}

describe('judging whether late money can still buy', () => {
  let questions: EventQuestion[];

  beforeEach(() => {
    questions = [];
  });

  function judge(
    checkout: Checkout,
    context: EventPricingContext | undefined,
    pricing: () => Promise<Pick<Checkout, 'cart' | 'responses' | 'holdChanges'>> = () => Promise.reject(new Error('priced')),
  ): Promise<boolean> {
    const reader = {
      event: async (question: EventQuestion) => ({ context, asked: questions.push(question) }),
    } as unknown as CheckoutReader;
    return new CheckLatePayment({ execute: pricing }, reader, { now: () => LATER }).execute(checkout);
  }

  it('[D-103] tickets that are on sale at the same price, with the same code, can be bought', async () => {
    expect(bought().cart.totalMinor).toBe(3_000);
    expect(await judge(bought(), evening())).toBe(true);
    expect(questions).toMatchObject([{ slug: 'launch-night', discountCode: code.code, email: 'ade@example.com', now: LATER }]);
  });

  it.each<[string, EventPricingContext | undefined]>([
    ['the event is not published any more', undefined],
    ['another event has its address', evening({ event: anEventOnSale([tier], { rules: { id: idNumber(2) } }) })],
    ['their sale is over', evening({ tier: { onSaleUntil: LATER.toISOString() } })],
    ['the ticket type is gone', evening({ event: anEventOnSale([]) })],
    ['they are hidden, and no code reveals them', evening({ tier: { visibility: 'hidden' } })],
    ['the event is over', evening({ event: anEventOnSale([tier], { rules: { endAt: LATER.toISOString() } }) })],
    ['the early price is over', evening({ endsAt: LATER.toISOString() })],
    ['the early price has run out', evening({ event: anEventOnSale([tier], { left: { [EARLY]: 1 } }) })],
    ['the code is gone', anEventPricingContext({ ...evening(), discountCode: undefined })],
    ['the code holds no more', evening({ discountCode: { ...code, endsAt: LATER.toISOString() } })],
    ['the code is used up', evening({ discountCode: { ...code, left: 0 } })],
    ['the buyer has used the code since', evening({ discountCode: { ...code, leftForContact: 0 } })],
    ['so many are not sold at a time', evening({ tier: { maxPerOrder: 1 } })],
  ])('[D-103] tickets cannot when %s', async (_, context) => {
    expect(await judge(bought(), context)).toBe(false);
  });

  it('[D-103] can when they cost less by now', async () => {
    expect(await judge(bought(), evening({ discountCode: { ...code, value: 60 } }))).toBe(true);
  });

  it('[D-103] counts the checkout’s own holds as free for it', async () => {
    const context = evening({ event: anEventOnSale([tier], { left: { [EARLY]: 0 } }), discountCode: { ...code, left: 0 } });
    expect([await judge(bought({ status: 'open', holds: 'held' }), context), await judge(bought(), context)]).toEqual([true, false]);
  });

  it('[D-103] keeps hidden tickets visible to buyers with their code, as long as it exists and is not used up', async () => {
    const hidden = (left: Record<string, number> = {}) =>
      evening({
        event: anEventOnSale([{ ...tier, visibility: 'hidden' }], { codes: [{ id: idNumber(800), ticketTypeIds: [tier.id] }], left }),
      });
    const unlocked = bought({ holdChanges: [{ kind: 'unlock_code', subjectId: idNumber(800), count: 1 }] });
    expect([await judge(unlocked, hidden()), await judge(unlocked, hidden({ [idNumber(800)]: 0 }))]).toEqual([true, false]);
    expect(questions[0]!.unlockCodeIds).toEqual([idNumber(800)]);
    expect(await judge(bought({ mode: 'test', holdChanges: [] }), evening({ tier: { visibility: 'hidden' } }))).toBe(true);
  });

  it('[D-103] products can when they cost no more, in all and now, and are for sale', async () => {
    const cart = aCart(1_000, { dueNowMinor: 300 });
    const products = aCheckout({ kind: 'products', cart });
    const at = (now: typeof cart) => judge(products, undefined, async () => ({ cart: now, responses: {}, holdChanges: [] }));
    expect([await at(cart), await at(aCart(1_001, { dueNowMinor: 300 })), await at(aCart(1_000, { dueNowMinor: 301 }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await judge(products, undefined, () => Promise.reject(new InvalidInput('It is not for sale.')))).toBe(false);
    await expect(judge(products, undefined, () => Promise.reject(new Error('The database is away.')))).rejects.toThrow('away');
  });
});
