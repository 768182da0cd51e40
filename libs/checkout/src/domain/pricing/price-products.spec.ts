import { type DomainError, refOf } from '@svc/kernel';
import { idNumber } from '@svc/ticketing/testing';
import {
  aCode,
  anAddon,
  anAddonGroup,
  aProduct,
  aProductPricingContext,
  aVariant,
  aZone,
  idsInOrder,
  variantRefOf,
} from '../../testing/checkout.builder';
import { priceProducts } from './price-products';
import type { PricingStage } from './price-products';
import type { ProductLine, ProductRequest } from '../opening/checkout-request';
import type { ProductPricingContext } from './pricing-context';
import { requestOfCart, withOwnHolds } from './request-of-cart';

const NOW = new Date('2026-02-02T08:00:00Z');
const item = (overrides: Partial<ProductLine> = {}): ProductLine => ({ variantRef: variantRefOf(), quantity: 1, ...overrides });
const price = (pricing: ProductPricingContext, request: Partial<ProductRequest> = {}, stage?: PricingStage) =>
  priceProducts(pricing, { items: [item()], ...request }, NOW, idsInOrder(), stage);

function refusal(...args: Parameters<typeof price>): Pick<DomainError, 'code' | 'message' | 'details'> {
  try {
    price(...args);
  } catch (error) {
    const { code, message, details } = error as DomainError;
    return { code, message, details };
  }
  throw new Error('Nothing was refused.');
}

describe('a cart of products', () => {
  it('[§4.2] [D-94] costs the sum of its variants, with names and prices kept in its lines', () => {
    const { cart, holdChanges } = price(aProductPricingContext(), { items: [item({ quantity: 2 })] });
    expect(cart).toMatchObject({ currency: 'NGN', subtotalMinor: 300_000, totalMinor: 300_000, dueNowMinor: 300_000, balanceMinor: 0 });
    expect(cart.lines).toMatchObject([
      {
        id: idNumber(1_000),
        kind: 'product',
        name: 'Tote bag',
        variantName: 'Large',
        productSlug: 'tote-bag',
        quantity: 2,
        unitPriceMinor: 150_000,
      },
    ]);
    expect(holdChanges).toEqual([]);
  });

  it('[ADR 0101 r1] has the article number of the variant in its line, else that of the product', () => {
    const skuOf = (own: string | undefined, shared: string | undefined) => {
      const product = aProduct({ sku: shared, variants: [aVariant({ sku: own })] });
      return price(aProductPricingContext({ products: [product] })).cart.lines[0]!.sku;
    };
    expect([skuOf('V', 'P'), skuOf(undefined, 'P'), skuOf('V', undefined), skuOf(undefined, undefined)]).toEqual([
      'V',
      'P',
      'V',
      undefined,
    ]);
  });

  it('[D-60b] takes options of packages by their own kind of ref, and by no other', () => {
    const bundle = aProduct({ isPackage: true });
    const pricing = aProductPricingContext({ products: [bundle] });
    expect(price(pricing, { items: [item({ variantRef: variantRefOf(bundle) })] }).cart.lines[0]).toMatchObject({ kind: 'package' });
    expect(refusal(pricing)).toMatchObject({ details: { invalid: [variantRefOf()] } });
  });

  it('[§4.2 r1] is refused with every ref that is not for sale: unknown, malformed, priced on request, add-ons, zone', () => {
    const quote = aVariant({ id: idNumber(201), pricingMode: 'quote', prices: [] });
    const product = aProduct({ variants: [aVariant(), quote] });
    const refs = [
      refOf('var', idNumber(299)),
      'nonsense',
      variantRefOf(product, 1),
      refOf('ado', idNumber(499)),
      refOf('dlz', idNumber(599)),
    ];
    const items = [...refs.slice(0, 3).map((variantRef) => item({ variantRef })), item({ addons: [{ optionRef: refs[3]!, quantity: 1 }] })];
    expect(refusal(aProductPricingContext({ products: [product] }), { items, deliveryZoneRef: refs[4] })).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { invalid: refs },
    });
  });

  it('[§4.2 r2] is refused with every ref that has no price in the currency, the zone among them; there is no fallback', () => {
    const ngn = [{ currency: 'NGN', priceMinor: 1 }];
    const product = aProduct({
      needsDelivery: true,
      variants: [aVariant({ prices: ngn })],
      addonGroups: [anAddonGroup({ options: [anAddon({ prices: ngn })] })],
    });
    const pricing = aProductPricingContext({ products: [product], zone: aZone({ prices: ngn }) });
    const addons = [{ optionRef: refOf('ado', idNumber(400)), quantity: 1 }];
    const request = { items: [item({ addons })], currency: 'USD', deliveryZoneRef: refOf('dlz', idNumber(500)) };
    expect(refusal(pricing, request).details).toEqual({ unpriced: [variantRefOf(), addons[0]!.optionRef, request.deliveryZoneRef] });
  });

  it('[§4.2 r3] [§4.2 currency] is in the primary currency unless another accepted one is named, exactly', () => {
    expect(price(aProductPricingContext(), { currency: 'USD' }).cart).toMatchObject({ currency: 'USD', totalMinor: 1_200 });
    for (const currency of ['EUR', 'ngn', ''])
      expect(refusal(aProductPricingContext(), { currency }).details).toEqual({ accepted: ['NGN', 'USD'] });
  });

  it('[D-60a] merges lines of one variant before quantities, stock and fees', () => {
    const pricing = aProductPricingContext({
      left: { [idNumber(200)]: 5 },
      store: { productFee: { pct: 1.5, flatMinor: 0, flatByCurrency: {} } },
      products: [aProduct({ variants: [aVariant({ prices: [{ currency: 'NGN', priceMinor: 3_350 }] })] })],
    });
    const { cart, holdChanges } = price(pricing, { items: [item(), item()] });
    expect([cart.lines.length, cart.feeMinor, cart.totalMinor]).toEqual([1, 101, 6_801]);
    expect(holdChanges).toEqual([{ kind: 'variant', subjectId: idNumber(200), count: 2 }]);
    expect(refusal(pricing, { items: [item({ quantity: 3 }), item({ quantity: 3 })] }).details).toEqual({
      soldOut: [variantRefOf()],
      remaining: { [variantRefOf()]: 5 },
    });
    expect(refusal(aProductPricingContext(), { items: [item({ quantity: 600 }), item({ quantity: 600 })] }).details).toEqual({
      quantity: [variantRefOf()],
    });
  });

  it('[D-92] has the service fee of products by its payer, in the flat part of its currency', () => {
    const store = { productFee: { pct: 2, flatMinor: 100, flatByCurrency: { USD: 7 } } };
    expect(price(aProductPricingContext({ store })).cart).toMatchObject({ feeMinor: 3_100, absorbedFeeMinor: 0, totalMinor: 153_100 });
    expect(price(aProductPricingContext({ store }), { currency: 'USD' }).cart).toMatchObject({ feeMinor: 31 });
    expect(price(aProductPricingContext({ store, products: [aProduct({ feeMode: 'absorb' })] })).cart).toMatchObject({
      feeMinor: 0,
      absorbedFeeMinor: 3_100,
      totalMinor: 150_000,
    });
  });

  it('costs nothing where the variant is free', () => {
    const free = aProduct({ variants: [aVariant({ pricingMode: 'free', prices: [] })] });
    expect(price(aProductPricingContext({ products: [free] }), { currency: 'USD' }).cart).toMatchObject({ currency: 'USD', totalMinor: 0 });
  });

  it('[ADR 0008 r1] takes limited items in the one order of all transactions', () => {
    const late = aProduct({ id: idNumber(301), variants: [aVariant({ id: idNumber(900) })] });
    const pricing = aProductPricingContext({
      products: [aProduct(), late],
      left: { [idNumber(200)]: 1, [idNumber(900)]: 1 },
      discountCode: aCode(),
    });
    const { holdChanges } = price(pricing, { items: [item({ variantRef: variantRefOf(late) }), item()], discountCode: 'welcome10' });
    expect(holdChanges.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['variant', idNumber(200)],
      ['discount_code', idNumber(600)],
      ['variant', idNumber(900)],
    ]);
  });

  it('[ADR 0027 r1] is refused when it comes to more than can be stated exactly', () => {
    const product = aProduct({ variants: [aVariant({ prices: [{ currency: 'NGN', priceMinor: Number.MAX_SAFE_INTEGER }] })] });
    expect(refusal(aProductPricingContext({ products: [product] }), { items: [item({ quantity: 1_000 })] })).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('take fewer'),
    });
  });
});

describe('delivery', () => {
  const pricing = (zone?: Parameters<typeof aZone>[0]) =>
    aProductPricingContext({ products: [aProduct({ needsDelivery: true })], zone: zone && aZone(zone) });
  const deliveryZoneRef = refOf('dlz', idNumber(500));

  it('[§4.2 deliveryZoneRef] is needed where an item needs it, and costs the zone’s fee in the currency of the cart', () => {
    expect(refusal(pricing()).details).toEqual({ fields: { deliveryZoneRef: expect.stringContaining('delivery zone') } });
    expect(price(pricing({}), { deliveryZoneRef, currency: 'USD' }).cart).toMatchObject({
      deliveryMinor: 900,
      totalMinor: 2_100,
      dueNowMinor: 2_100,
      delivery: { name: 'Lagos Island' },
    });
    expect(price(aProductPricingContext({ zone: aZone() }), { deliveryZoneRef }).cart).toMatchObject({ deliveryMinor: 0 });
  });

  it('is free from an amount on, and refused below the least order', () => {
    expect(price(pricing({ freeOver: { NGN: 150_000 } }), { deliveryZoneRef }).cart.deliveryMinor).toBe(0);
    expect(price(pricing({ freeOver: { NGN: 150_001 } }), { deliveryZoneRef }).cart.deliveryMinor).toBe(100_000);
    expect(price(pricing({ minOrder: { NGN: 150_000 } }), { deliveryZoneRef }).cart.deliveryMinor).toBe(100_000);
    expect(refusal(pricing({ minOrder: { NGN: 150_001 } }), { deliveryZoneRef }).message).toContain('at least NGN\u00a01,500.01');
  });
});

describe('add-ons', () => {
  const optionRef = refOf('ado', idNumber(400));
  const other = anAddon({ id: idNumber(401), label: 'Card', sku: 'CARD', allowQuantity: true, maxQty: 2 });
  const otherRef = refOf('ado', other.id);
  const pricing = (overrides: Parameters<typeof anAddonGroup>[0] = {}, left: ProductPricingContext['left'] = {}) =>
    aProductPricingContext({ left, products: [aProduct({ addonGroups: [anAddonGroup({ options: [anAddon(), other], ...overrides })] })] });
  const wants = (...addons: [string, number][]) => ({
    items: [item({ quantity: 2, addons: addons.map(([ref, quantity]) => ({ optionRef: ref, quantity })) })],
  });

  it('[D-38] are lines of their own, so many for each piece of the item', () => {
    const { cart } = price(pricing(), wants([optionRef, 1], [otherRef, 2]));
    expect(cart.lines).toMatchObject([
      { kind: 'product', quantity: 2 },
      { kind: 'addon', quantity: 2, sku: undefined, parentId: cart.lines[0]!.id, addonOptionId: idNumber(400) },
      { kind: 'addon', quantity: 4, name: 'Card', sku: 'CARD' },
    ]);
    expect(cart.subtotalMinor).toBe(2 * 150_000 + 6 * 20_000);
  });

  it('[§2.3] are as many as their group asks for', () => {
    expect(refusal(pricing({ required: true }), wants())).toMatchObject({
      message: expect.stringContaining('at least 1 of "Wrapping"'),
      details: { quantity: [variantRefOf()] },
    });
    expect(refusal(pricing({ minSelect: 2 }), wants([optionRef, 1])).message).toContain('at least 2');
    expect(refusal(pricing({ maxSelect: 2 }), wants([optionRef, 1], [otherRef, 2])).message).toContain('at most 2');
    expect(refusal(pricing({ selectionType: 'single' }), wants([optionRef, 1], [otherRef, 1])).message).toContain('at most 1');
    expect(price(pricing({ selectionType: 'single' }), wants([otherRef, 2])).cart.lines).toHaveLength(2);
    for (const [ref, quantity] of [
      [optionRef, 2],
      [otherRef, 3],
    ] as const)
      expect(refusal(pricing(), wants([ref, quantity])).message).toContain('for each piece');
  });

  it('[D-38] may be missing until the buyer pays when they have to be chosen', () => {
    expect(price(pricing({ required: true })).cart.lines).toHaveLength(1);
    expect(refusal(pricing({ required: true }), {}, 'paying').details).toEqual({ quantity: [variantRefOf()] });
  });

  it('[§4.2 r1] are not for sale when they are of another variant', () => {
    expect(refusal(pricing({ variantId: idNumber(299) }), wants([optionRef, 1])).details).toEqual({ invalid: [optionRef] });
  });

  it('[D-47] take of the same stock when they are variants themselves', () => {
    const linked = { options: [anAddon({ linkedVariantId: idNumber(200) })] };
    expect(price(pricing(linked, { [idNumber(200)]: 4 }), wants([optionRef, 1])).holdChanges).toEqual([
      { kind: 'variant', subjectId: idNumber(200), count: 4 },
    ]);
    expect(refusal(pricing(linked, { [idNumber(200)]: 3 }), wants([optionRef, 1])).details).toEqual({
      soldOut: [variantRefOf(), optionRef],
      remaining: { [variantRefOf()]: 3, [optionRef]: 3 },
    });
  });
});

describe('pre-orders', () => {
  const pricing = (left: ProductPricingContext['left'], overrides: Parameters<typeof aProduct>[0] = {}) =>
    aProductPricingContext({ left, products: [aProduct({ preorderable: true, ...overrides })] });
  const [variant, product] = [idNumber(200), idNumber(300)];
  const two = { items: [item({ quantity: 2 })] };

  it('[§2.3 r4] are taken once stock is gone, up to their cap, for their deposit', () => {
    const { cart, holdChanges } = price(pricing({ [variant]: 0, [product]: 2 }, { preorderDeposit: { type: 'percent', value: 30 } }), two);
    expect(cart).toMatchObject({
      totalMinor: 300_000,
      dueNowMinor: 90_000,
      balanceMinor: 210_000,
      lines: [{ preorder: true, dueNowMinor: 90_000 }],
    });
    expect(holdChanges).toEqual([{ kind: 'preorder', subjectId: product, count: 2 }]);
    expect(refusal(pricing({ [variant]: 0, [product]: 1 }), two).details).toEqual({
      soldOut: [variantRefOf()],
      remaining: { [variantRefOf()]: 1 },
    });
    expect(price(pricing({ [variant]: 0 }), two).cart.dueNowMinor).toBe(300_000);
  });

  it('[§2.3 r4] have the deposit of the variant where pre-orders have none of their own; their add-ons are no pre-orders', () => {
    const variants = [aVariant({ pricingMode: 'deposit', deposit: { type: 'percent', value: 50 } })];
    const both = { items: [item({ addons: [{ optionRef: refOf('ado', idNumber(400)), quantity: 1 }] })] };
    const { cart } = price(pricing({ [variant]: 0 }, { variants, addonGroups: [anAddonGroup()] }), both);
    expect(cart.lines.map(({ preorder, dueNowMinor }) => [preorder, dueNowMinor])).toEqual([
      [true, 75_000],
      [false, 20_000],
    ]);
  });

  it('[§2.3 r4] are not mixed with stock: while some is left, no more can be had', () => {
    expect(refusal(pricing({ [variant]: 1 }), two).details).toEqual({ soldOut: [variantRefOf()], remaining: { [variantRefOf()]: 1 } });
    expect(price(pricing({ [variant]: 2 }), two).cart.lines[0]!.preorder).toBe(false);
  });

  it('[D-47] are not taken where the merchant takes none', () => {
    expect(refusal(aProductPricingContext({ left: { [variant]: 0 } })).details).toEqual({
      soldOut: [variantRefOf()],
      remaining: { [variantRefOf()]: 0 },
    });
  });
});

describe('slots', () => {
  const variant = aVariant({
    schedulingType: 'slots',
    durationMinutes: 60,
    availability: { hours: [{ weekday: 'tue', start: '09:00', end: '11:00' }] },
  });
  const pricing = (bookedStarts = variant.bookedStarts) =>
    aProductPricingContext({ products: [aProduct({ variants: [{ ...variant, bookedStarts }] })] });
  const at = (slotStartUtc: string, quantity = 1) => ({ items: [item({ slotStartUtc, quantity })] });
  const TUESDAY = '2026-02-03T09:00:00+01:00';

  it('[D-60b] are starts that the product offers, each to be had once', () => {
    const { cart, holdChanges } = price(pricing(), at(TUESDAY));
    expect(cart.lines[0]!.slot).toEqual({
      startUtc: '2026-02-03T08:00:00Z',
      startLocal: '2026-02-03T09:00:00',
      timezone: 'Africa/Lagos',
      durationMinutes: 60,
    });
    expect(holdChanges).toEqual([{ kind: 'slot', subjectId: variant.id, startAt: '2026-02-03T08:00:00Z', count: 1 }]);
    expect(refusal(pricing(), at(TUESDAY, 2)).details).toEqual({ soldOut: [variantRefOf()], remaining: { [variantRefOf()]: 1 } });
    expect(refusal(pricing([{ startAt: '2026-02-03T08:00:00.000Z', left: 0 }]), at(TUESDAY)).details).toMatchObject({
      remaining: { [variantRefOf()]: 0 },
    });
    expect(price(pricing([{ startAt: '2026-02-03T08:00:00.000Z', left: 2 }]), at(TUESDAY, 2)).cart.totalMinor).toBe(300_000);
  });

  it('[D-60b] are refused when they are not offered, and so are times for products without slots', () => {
    for (const start of ['2026-02-03T09:30:00+01:00', '2026-02-04T09:00:00+01:00', '2026-01-27T09:00:00+01:00']) {
      expect(refusal(pricing(), at(start)).details).toEqual({ fields: { 'items[0].slotStartUtc': expect.any(String) } });
    }
    expect(refusal(aProductPricingContext(), at(TUESDAY)).details).toEqual({
      fields: { 'items[0].slotStartUtc': expect.stringContaining('Leave it out') },
    });
  });

  it('[D-38] may be chosen later, but before the buyer pays; lines of different slots stay apart', () => {
    expect(price(pricing()).cart.lines[0]!.slot).toBeUndefined();
    expect(refusal(pricing(), {}, 'paying').message).toContain('Choose a time');
    expect(price(pricing(), { items: [...at(TUESDAY).items, ...at('2026-02-03T10:00:00+01:00').items] }).cart.lines).toHaveLength(2);
  });
});

describe('answers', () => {
  const question = { key: 'text', type: 'text' as const, label: 'Text to print', required: true, hidden: false };
  const pricing = aProductPricingContext({ products: [aProduct({ formFields: [question] })] });

  it('[D-49] [D-38] are judged where they are given, and needed when the buyer pays', () => {
    expect(price(pricing).cart.lines[0]!.responses).toBeUndefined();
    expect(refusal(pricing, {}, 'paying').message).toBe('Please answer: Text to print');
    expect(refusal(pricing, { items: [item({ responses: {} })] }).message).toBe('Please answer: Text to print');
    expect(price(pricing, { items: [item({ responses: { text: ' Ada ', other: 1 } })] }).cart.lines[0]!.responses).toEqual({ text: 'Ada' });
  });

  it('count for lines that have none of their own when they are of the whole request', () => {
    const { cart, responses } = price(
      pricing,
      { items: [item({ responses: { text: 'Ada' } }), item()], responses: { text: 'Obi' } },
      'paying',
    );
    expect(refusal(pricing, { responses: { other: 'Obi' } }).message).toBe('Please answer: Text to print');
    expect([cart.lines.map((line) => line.responses), responses]).toEqual([[{ text: 'Ada' }, undefined], { text: 'Obi' }]);
  });
});

describe('a refusal', () => {
  it('[D-60a] is the first of: known, delivery, currency, price, quantity, answers, code, sold out', () => {
    const question = { key: 'text', type: 'text' as const, label: 'Name', required: true, hidden: false };
    const product = aProduct({
      needsDelivery: true,
      formFields: [question],
      variants: [aVariant({ prices: [{ currency: 'NGN', priceMinor: 1 }] })],
    });
    const pricing = aProductPricingContext({ products: [product], left: { [idNumber(200)]: 0 }, zone: aZone() });
    const good: Partial<ProductRequest> = { deliveryZoneRef: refOf('dlz', idNumber(500)) };
    const faults: ((request: Partial<ProductRequest>) => Partial<ProductRequest>)[] = [
      (request) => ({ ...request, discountCode: 'nope' }),
      (request) => ({ ...request, items: [item({ responses: {} })] }),
      (request) => ({ ...request, items: [item({ responses: {}, quantity: 1_000 }), item({ responses: {}, quantity: 1 })] }),
      (request) => ({ ...request, currency: 'USD' }),
      (request) => ({ ...request, currency: 'EUR' }),
      (request) => ({ ...request, items: [...request.items!, item({ variantRef: 'nope' })] }),
    ];
    const requests = faults.reduce<Partial<ProductRequest>[]>((list, fault) => [...list, fault(list.at(-1)!)], [good]);
    const refusals = requests.reverse().map((request) => refusal(pricing, request));
    expect(refusals.map(({ message, details }) => (details ? Object.keys(details)[0] : message))).toEqual([
      'invalid',
      'accepted',
      'unpriced',
      'quantity',
      'Please answer: Name',
      'fields',
      'soldOut',
    ]);
    expect(refusals[5]!.details!.fields).toHaveProperty('discountCode');
  });
});

describe('a cart that is priced again', () => {
  const product = aProduct({
    needsDelivery: true,
    addonGroups: [anAddonGroup()],
    formFields: [{ key: 'text', type: 'text', label: 'Text', required: true, hidden: false }],
  });
  const pricing = aProductPricingContext({
    products: [product],
    left: { [idNumber(200)]: 2 },
    zone: aZone(),
    discountCode: aCode({ left: 1 }),
  });
  const request = {
    items: [item({ quantity: 2, addons: [{ optionRef: refOf('ado', idNumber(400)), quantity: 1 }], responses: { text: 'Ada' } })],
    currency: 'USD',
    deliveryZoneRef: refOf('dlz', idNumber(500)),
    discountCode: 'welcome10',
  };

  it('[§4.2 r5] comes out the same while the store is the same, also for the buyer who holds the last of it', () => {
    const first = price(pricing, request);
    const held = { ...pricing, left: { [idNumber(200)]: 0 }, discountCode: aCode({ left: 0 }) };
    expect(refusal(held, requestOfCart(first.cart), 'paying').details).toHaveProperty('fields.discountCode');
    expect(price(withOwnHolds(held, first.holdChanges), requestOfCart(first.cart, first.responses), 'paying')).toEqual(first);
  });

  it('[D-60b] counts its own slots as free', () => {
    const variant = aVariant({
      schedulingType: 'slots',
      durationMinutes: 60,
      availability: { hours: [{ weekday: 'tue', start: '09:00', end: '11:00' }] },
    });
    const open = aProductPricingContext({ products: [aProduct({ variants: [variant] })] });
    const first = price(open, { items: [item({ slotStartUtc: '2026-02-03T08:00:00Z' })] });
    const taken = aProductPricingContext({
      products: [aProduct({ variants: [{ ...variant, bookedStarts: [{ startAt: '2026-02-03T08:00:00+00:00', left: 0 }] }] })],
    });
    expect(price(withOwnHolds(taken, first.holdChanges), requestOfCart(first.cart), 'paying')).toEqual(first);
  });
});
