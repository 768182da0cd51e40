import type { Checkout } from '../domain/checkout';
import { priceProducts } from '../domain/pricing/price-products';
import type { ProductPricingContext } from '../domain/pricing/pricing-context';
import type { CheckoutReader, ProductQuestion } from '../ports/checkout-reader';
import { aCheckout, aCode, aProduct, aProductPricingContext, aVariant, variantRefOf } from '../testing';
import { RepriceProducts } from './reprice-products';

const NOW = new Date('2026-03-01T09:10:00.000Z');
const TIMEOUTS = { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 };
let ids = 0;
const nextId = () => `id-${(ids += 1)}`;

/** Opens a checkout of so many bags, with the shop as it was then. */
function opened(
  context: ProductPricingContext,
  { quantity = 1, discountCode, ...facts }: Partial<Checkout> & { quantity?: number; discountCode?: string } = {},
): Checkout {
  const { cart, responses, holdChanges } = priceProducts(
    context,
    { items: [{ variantRef: variantRefOf(), quantity }], discountCode },
    NOW,
    nextId,
  );
  return aCheckout({ kind: 'products', eventId: undefined, cart, responses, holdChanges, ...facts });
}

/** Prices the checkout with the shop as it is now. Returns the price and the questions to the shop. */
async function reprice(checkout: Checkout, context: ProductPricingContext) {
  const questions: ProductQuestion[] = [];
  const reader = {
    products: async (question: ProductQuestion) => ({ context, timeouts: TIMEOUTS, count: questions.push(question) }),
  } as unknown as CheckoutReader;
  const priced = await new RepriceProducts(reader, { next: nextId }, { now: () => NOW }).execute(checkout);
  return { ...priced, questions };
}

const at = (priceMinor: number) =>
  aProductPricingContext({ products: [aProduct({ variants: [aVariant({ prices: [{ currency: 'NGN', priceMinor }] })] })] });
const stocked = (count: number) => aProductPricingContext({ left: { [aVariant().id]: count } });

describe('pricing products again', () => {
  it('[D-82] [§4.2 r5] uses the current prices of the shop, for the same things', async () => {
    const checkout = opened(at(1_000), { quantity: 3 });
    const { cart, questions } = await reprice(checkout, at(1_200));
    expect([checkout.cart.totalMinor, cart.totalMinor]).toEqual([3_000, 3_600]);
    expect(cart.lines).toMatchObject([{ variantId: aVariant().id, quantity: 3 }]);
    expect(questions).toMatchObject([
      { workspaceId: checkout.workspaceId, mode: 'live', now: NOW, variantIds: [aVariant().id], email: 'ade@example.com' },
    ]);
  });

  it('[D-59] keeps its currency, also when the shop’s primary one has changed', async () => {
    const dollars = { ...at(1_000), store: { ...at(1_000).store, currencies: ['USD', 'NGN'] } };
    expect((await reprice(opened(at(1_000)), dollars)).cart).toMatchObject({ currency: 'NGN', totalMinor: 1_000 });
  });

  it('[§4.2 r5] is refused when something is not for sale any more, or not as often', async () => {
    await expect(reprice(opened(at(1_000)), aProductPricingContext({ products: [] }))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(reprice(opened(stocked(2), { quantity: 2 }), stocked(1))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('[ADR 0008 r1] may take its own holds again, and released ones no more', async () => {
    const checkout = opened(stocked(2), { quantity: 2, holds: 'held' });
    expect((await reprice(checkout, stocked(0))).holdChanges).toEqual(checkout.holdChanges);
    await expect(reprice({ ...checkout, holds: 'released' }, stocked(0))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('[ADR 0008 r2] goes on with its discount code, though others have used it up while it holds a use', async () => {
    const code = aCode({ left: 1 });
    const checkout = opened({ ...at(1_000), discountCode: code }, { discountCode: code.code, holds: 'held' });
    const { cart, questions } = await reprice(checkout, { ...at(1_000), discountCode: { ...code, left: 0 } });
    expect([cart.totalMinor, cart.discountCode?.id, questions[0]!.discountCode]).toEqual([900, code.id, code.code]);
  });

  it('[§6 test-mode] takes nothing in test mode', async () => {
    expect((await reprice(opened(stocked(5), { mode: 'test' }), stocked(5))).holdChanges).toEqual([]);
  });
});
