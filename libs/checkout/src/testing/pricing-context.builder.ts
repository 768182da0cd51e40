import { refOf } from '@svc/kernel';
import { anEventOnSale, aTier, idNumber } from '@svc/ticketing/testing';
import type {
  AddonGroupOnSale, AddonOnSale, DiscountCode, EventPrices, EventPricingContext, ProductOnSale, ProductPricingContext, TierPrices, VariantOnSale,
  ZoneOnSale,
} from '../domain/pricing/pricing-context';

/** Pricing contexts of a shop in Lagos that sells in NGN and USD, without fees; give only what the test is about. */

export const NO_FEE = { pct: 0, flatMinor: 0, flatByCurrency: {} };
const CURRENCIES = ['NGN', 'USD'];

export function aVariant(given: Partial<VariantOnSale> = {}): VariantOnSale {
  return {
    id: idNumber(200), name: 'Large', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 150_000 }, { currency: 'USD', priceMinor: 1_200 }],
    schedulingType: 'none', bookedStarts: [], formFields: [], ...given,
  };
}

export function aProduct(given: Partial<ProductOnSale> = {}): ProductOnSale {
  return {
    id: idNumber(300), slug: 'tote-bag', name: 'Tote bag', isPackage: false, needsDelivery: false, feeMode: 'pass_on', preorderable: false,
    formFields: [], addonGroups: [], variants: [aVariant()], ...given,
  };
}

export function anAddon(given: Partial<AddonOnSale> = {}): AddonOnSale {
  return { id: idNumber(400), label: 'Gift wrap', prices: [{ currency: 'NGN', priceMinor: 20_000 }, { currency: 'USD', priceMinor: 200 }], allowQuantity: false, ...given };
}

export function anAddonGroup(given: Partial<AddonGroupOnSale> = {}): AddonGroupOnSale {
  return { id: idNumber(450), name: 'Wrapping', selectionType: 'multiple', required: false, minSelect: 0, options: [anAddon()], ...given };
}

export function aZone(given: Partial<ZoneOnSale> = {}): ZoneOnSale {
  return { id: idNumber(500), name: 'Lagos Island', kind: 'delivery', prices: [{ currency: 'NGN', priceMinor: 100_000 }, { currency: 'USD', priceMinor: 900 }], countries: [], postalPrefixes: [], ...given };
}

export function aCode(given: Partial<DiscountCode> = {}): DiscountCode {
  return { id: idNumber(600), code: 'Welcome10', kind: 'percent', value: 10, appliesTo: { eventIds: [], ticketTypeIds: [], productIds: [] }, ...given };
}

export function aProductPricingContext(given: Partial<Omit<ProductPricingContext, 'store'>> & { store?: Partial<ProductPricingContext['store']> } = {}): ProductPricingContext {
  const { store, ...rest } = given;
  return { store: { currencies: CURRENCIES, timezone: 'Africa/Lagos', businessHours: [], productFee: NO_FEE, ...store }, products: [aProduct()], left: {}, ...rest };
}

/** The ref of a product's n-th variant, or option. */
export function variantRefOf({ isPackage, variants }: ProductOnSale = aProduct(), index = 0): string {
  return refOf(isPackage ? 'pko' : 'var', variants[index]!.id);
}

export function tierPrices(given: Partial<TierPrices> = {}): TierPrices {
  return { prices: [], pricePhases: [], frontdeskFeeMode: 'pass_on', ...given };
}

/** An evening with a paid ticket, by default for 500,000 kobo or 4,000 cents. */
export function anEventPricingContext(
  given: Partial<Omit<EventPricingContext, 'prices' | 'store'>> & { prices?: Partial<EventPrices>; store?: Partial<EventPricingContext['store']> } = {},
): EventPricingContext {
  const { prices, store, event = anEventOnSale([aTier({ kind: 'paid' })]), ...rest } = given;
  const tiers = event.rules.ticketTypes.map(({ id, kind }) => {
    const isPriced = kind === 'paid' || kind === 'deposit';
    return [id, tierPrices({ prices: isPriced ? [{ currency: 'NGN', priceMinor: 500_000 }, { currency: 'USD', priceMinor: 4_000 }] : [] })];
  });
  return {
    event,
    prices: { customerFee: { pct: 0, flatMinor: 0 }, customerFeeFlatByCurrency: {}, tiers: Object.fromEntries(tiers), ...prices },
    store: { currencies: CURRENCIES, frontdeskFee: NO_FEE, mostSeats: 100, ...store },
    ...rest,
  };
}

/** Ids in their order, from 1000 on. */
export function idsInOrder(): () => string {
  let next = 1_000;
  return () => idNumber(next++);
}
