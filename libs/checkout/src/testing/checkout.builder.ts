import { randomUUID } from 'node:crypto';
import { grossOf, type PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { anEventOnSale, aTier, idNumber } from '@svc/ticketing/testing';
import fc from 'fast-check';
import type { Checkout } from '../domain/checkout';
import type {
  AddonGroupOnSale,
  AddonOnSale,
  DiscountCode,
  EventPrices,
  EventPricingContext,
  ProductOnSale,
  ProductPricingContext,
  TierPrices,
  VariantOnSale,
  ZoneOnSale,
} from '../domain/pricing/pricing-context';
import { type CartTerms, priceCart, type UnpricedLine } from '../domain/pricing/price-cart';

const NOW = new Date('2026-03-01T09:00:00.000Z');

/** Builds a cart of one tote bag for all of the amount, to be paid now. */
export function aCart(amountMinor = 500_000, facts: Partial<PricedCart> = {}): PricedCart {
  return {
    currency: 'NGN',
    lines: [
      {
        id: randomUUID(),
        kind: 'product',
        name: 'Tote bag',
        quantity: 1,
        unitPriceMinor: amountMinor,
        discountMinor: 0,
        netMinor: amountMinor,
        customerFeeMinor: 0,
        serviceFeeMinor: 0,
        serviceFeePassedOn: false,
        dueNowMinor: amountMinor,
        preorder: false,
        needsDelivery: false,
      },
    ],
    subtotalMinor: amountMinor,
    discountMinor: 0,
    deliveryMinor: 0,
    feeMinor: 0,
    absorbedFeeMinor: 0,
    taxMinor: 0,
    totalMinor: amountMinor,
    dueNowMinor: amountMinor,
    balanceMinor: 0,
    ...facts,
  };
}

/** Builds an open checkout of an event in live mode, for half an hour from 2026-03-01T09:00Z. */
export function aCheckout(facts: Partial<Checkout> = {}): Checkout {
  const createdAt = facts.createdAt ?? NOW;
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    mode: 'live',
    id: randomUUID(),
    kind: 'event',
    eventId: '01890a5d-ac96-774b-bcce-b302099a8060',
    channel: 'hosted',
    status: 'open',
    cart: aCart(),
    seats: [],
    responses: {},
    holdChanges: [],
    holds: 'none',
    contact: { name: 'Adé', email: 'ade@example.com' },
    returnUrl: 'https://ile.example/thanks',
    expiresAt: new Date(createdAt.getTime() + 30 * 60_000),
    waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 },
    createdAt,
    version: 1,
    ...facts,
  };
}

/** Pricing contexts of a shop in Lagos that sells in NGN and USD, without fees; give only the fields of the test. */

export const NO_FEE = { pct: 0, flatMinor: 0, flatByCurrency: {} };
const CURRENCIES = ['NGN', 'USD'];

export function aVariant(overrides: Partial<VariantOnSale> = {}): VariantOnSale {
  return {
    id: idNumber(200),
    name: 'Large',
    pricingMode: 'full_payment',
    prices: [
      { currency: 'NGN', priceMinor: 150_000 },
      { currency: 'USD', priceMinor: 1_200 },
    ],
    schedulingType: 'none',
    bookedStarts: [],
    formFields: [],
    ...overrides,
  };
}

export function aProduct(overrides: Partial<ProductOnSale> = {}): ProductOnSale {
  return {
    id: idNumber(300),
    slug: 'tote-bag',
    name: 'Tote bag',
    isPackage: false,
    needsDelivery: false,
    feeMode: 'pass_on',
    preorderable: false,
    formFields: [],
    addonGroups: [],
    variants: [aVariant()],
    ...overrides,
  };
}

export function anAddon(overrides: Partial<AddonOnSale> = {}): AddonOnSale {
  return {
    id: idNumber(400),
    label: 'Gift wrap',
    prices: [
      { currency: 'NGN', priceMinor: 20_000 },
      { currency: 'USD', priceMinor: 200 },
    ],
    allowQuantity: false,
    ...overrides,
  };
}

export function anAddonGroup(overrides: Partial<AddonGroupOnSale> = {}): AddonGroupOnSale {
  return {
    id: idNumber(450),
    name: 'Wrapping',
    selectionType: 'multiple',
    required: false,
    minSelect: 0,
    options: [anAddon()],
    ...overrides,
  };
}

export function aZone(overrides: Partial<ZoneOnSale> = {}): ZoneOnSale {
  return {
    id: idNumber(500),
    name: 'Lagos Island',
    kind: 'delivery',
    prices: [
      { currency: 'NGN', priceMinor: 100_000 },
      { currency: 'USD', priceMinor: 900 },
    ],
    countries: [],
    postalPrefixes: [],
    ...overrides,
  };
}

export function aCode(overrides: Partial<DiscountCode> = {}): DiscountCode {
  return {
    id: idNumber(600),
    code: 'Welcome10',
    kind: 'percent',
    value: 10,
    appliesTo: { eventIds: [], ticketTypeIds: [], productIds: [] },
    ...overrides,
  };
}

export function aProductPricingContext(
  overrides: Partial<Omit<ProductPricingContext, 'store'>> & { store?: Partial<ProductPricingContext['store']> } = {},
): ProductPricingContext {
  const { store, ...rest } = overrides;
  return {
    store: { currencies: CURRENCIES, timezone: 'Africa/Lagos', businessHours: [], productFee: NO_FEE, ...store },
    products: [aProduct()],
    left: {},
    ...rest,
  };
}

/** Returns the ref of a product's n-th variant, or option. */
export function variantRefOf({ isPackage, variants }: ProductOnSale = aProduct(), index = 0): string {
  return refOf(isPackage ? 'pko' : 'var', variants[index]!.id);
}

export function tierPrices(overrides: Partial<TierPrices> = {}): TierPrices {
  return { prices: [], pricePhases: [], frontdeskFeeMode: 'pass_on', ...overrides };
}

/** Builds the pricing context of an evening with a paid ticket, by default for 500,000 kobo or 4,000 cents. */
export function anEventPricingContext(
  overrides: Partial<Omit<EventPricingContext, 'prices' | 'store'>> & {
    prices?: Partial<EventPrices>;
    store?: Partial<EventPricingContext['store']>;
  } = {},
): EventPricingContext {
  const { prices, store, event = anEventOnSale([aTier({ kind: 'paid' })]), ...rest } = overrides;
  const tiers = event.rules.ticketTypes.map(({ id, kind }) => {
    const isPriced = kind === 'paid' || kind === 'deposit';
    return [
      id,
      tierPrices({
        prices: isPriced
          ? [
              { currency: 'NGN', priceMinor: 500_000 },
              { currency: 'USD', priceMinor: 4_000 },
            ]
          : [],
      }),
    ];
  });
  return {
    event,
    prices: { customerFee: { pct: 0, flatMinor: 0 }, customerFeeFlatByCurrency: {}, tiers: Object.fromEntries(tiers), ...prices },
    store: { currencies: CURRENCIES, frontdeskFee: NO_FEE, mostSeats: 100, ...store },
    ...rest,
  };
}

/** Returns ids in their order, from 1000 on. */
export function idsInOrder(): () => string {
  let next = 1_000;
  return () => idNumber(next++);
}

const fee = fc.record({ pct: fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 10_000), flatMinor: fc.nat(100_000) });
const deposit = fc.oneof(
  fc.record({ type: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const line = fc
  .record({
    unitPriceMinor: fc.oneof(fc.nat(100), fc.nat(100_000_000)),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    customerFee: fee,
    serviceFee: fee,
    serviceFeePassedOn: fc.boolean(),
    deposit: fc.option(deposit, { nil: undefined }),
    discounted: fc.boolean(),
  })
  .map(({ discounted, ...base }) => ({
    discounted,
    line: { ...base, kind: 'ticket', name: 'Entry', preorder: false, needsDelivery: false } as Omit<UnpricedLine, 'id'>,
  }));

/** Lines of all kinds with their terms: fees, deposits, a discount of some of them, delivery. */
export const anyUnpricedCart: fc.Arbitrary<{ lines: UnpricedLine[]; terms: CartTerms }> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    deliveryMinor: fc.nat(1_000_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ lines: bases, deliveryMinor, share }) => {
    const lines = bases.map((each, index): UnpricedLine => ({ ...each.line, id: idNumber(index) }));
    const weights = lines.map((each, index) => (bases[index]!.discounted ? grossOf(each) : 0));
    const amountMinor = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * share);
    return { lines, terms: { currency: 'NGN', deliveryMinor, discount: { amountMinor, weights } } };
  });

/** Cart with its payments: nothing, the amount due first, all of it, or saved parts; and its refunds. */
export const anyPaidCart: fc.Arbitrary<{ cart: PricedCart; paidMinor: number; refundedMinor: number }> = fc
  .record({
    priced: anyUnpricedCart,
    saved: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    stage: fc.constantFrom('none', 'first', 'all'),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ priced: { lines, terms }, saved, stage, back }) => {
    const cart = priceCart(lines, terms);
    const stages = { none: 0, first: cart.dueNowMinor, all: cart.totalMinor };
    const paidMinor = saved === undefined ? stages[stage as keyof typeof stages] : Math.floor(cart.totalMinor * saved);
    return { cart, paidMinor, refundedMinor: Math.floor(paidMinor * back) };
  });
