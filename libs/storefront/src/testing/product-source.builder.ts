import type { ProductSource, VariantSource } from '../domain/product-source';
import type { StoreProfile } from '../domain/store-profile';

const ids = { workspace: '01980000-0000-7000-8000-000000000001', product: '01980000-0000-7000-8000-000000000002' };

/** Returns a store in Lagos that accepts NGN and USD. */
export function aStore(overrides: Partial<StoreProfile> = {}): StoreProfile {
  return {
    workspaceId: ids.workspace,
    slug: 'ile',
    displayName: 'Ile',
    timezone: 'Africa/Lagos',
    currencies: ['NGN', 'USD'],
    frontdeskFee: { pct: 0, flatMinor: 0, flatByCurrency: {} },
    mostSeats: 20,
    rails: {},
    ...overrides,
  };
}

/** Returns a variant in stock for NGN 5,000. */
export function aVariantSource(overrides: Partial<VariantSource> = {}): VariantSource {
  return {
    id: '01980000-0000-7000-8000-000000000003',
    name: 'Standard',
    pricingMode: 'full_payment',
    prices: [{ currency: 'NGN', priceMinor: 500_000 }],
    remaining: 3,
    media: [],
    swatchHex: null,
    optionValueIds: [],
    features: [],
    schedulingType: 'none',
    formFields: [],
    takenAt: [],
    ...overrides,
  };
}

/** Returns a plain product with one variant. */
export function aProductSource(overrides: Partial<ProductSource> = {}): ProductSource {
  return {
    id: ids.product,
    slug: 'tote-bag',
    name: 'Tote bag',
    isPackage: false,
    updatedAt: '2026-03-01T09:00:00.123456Z',
    variants: [aVariantSource()],
    reviewsEnabled: true,
    ratings: [0, 0, 0, 0, 0],
    saveForItEnabled: false,
    preorderable: false,
    preorderLeft: null,
    media: [],
    needsDelivery: true,
    feeMode: 'pass_on',
    selectionMode: 'choose_one',
    variantDisplay: 'text',
    saveForItFreezePrice: false,
    restockAlertsEnabled: false,
    options: [],
    addonGroups: [],
    formFields: [],
    ...overrides,
  };
}
