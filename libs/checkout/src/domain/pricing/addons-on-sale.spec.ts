import { type DomainError, refOf } from '@svc/kernel';
import { idNumber } from '@svc/ticketing/testing';
import {
  anAddon,
  anAddonGroup,
  aProduct,
  aProductPricingContext,
  aVariant,
  idsInOrder,
  variantRefOf,
} from '../../testing/checkout.builder';
import type { ProductLine, ProductRequest } from '../opening/checkout-request';
import { priceProducts, type PricingStage } from './price-products';
import type { AddonGroupOnSale, LinkedOnSale, ProductOnSale, ProductPricingContext } from './pricing-context';
import { withOwnHolds } from './request-of-cart';

const NOW = new Date('2026-02-02T08:00:00Z');
const [BOX, BOX_VARIANT] = [idNumber(310), idNumber(210)];
const boxes: LinkedOnSale = { id: BOX, addonGroups: [], variants: [{ id: BOX_VARIANT, pricingMode: 'full_payment' }] };
const box = anAddon({ linkedProductId: BOX, linkedVariantId: BOX_VARIANT });
const inline = anAddon({ id: idNumber(401), label: 'Paper' });
const [boxRef, paperRef] = [refOf('ado', box.id), refOf('ado', inline.id)];
const required = (overrides: Partial<AddonGroupOnSale> = {}) =>
  anAddonGroup({ required: true, minSelect: 1, options: [box], ...overrides });

/** Builds the context of a bag that has to be packed, with a number of boxes left. */
function packed(left: ProductPricingContext['left'], groups = [required()], overrides: Partial<ProductOnSale> = {}): ProductPricingContext {
  return aProductPricingContext({ left, products: [aProduct({ addonGroups: groups, linked: [boxes], ...overrides })] });
}

const line = (overrides: Partial<ProductLine> = {}): ProductLine => ({ variantRef: variantRefOf(), quantity: 1, ...overrides });
const choose = (...refs: string[]) => refs.map((optionRef) => ({ optionRef, quantity: 1 }));
const price = (pricing: ProductPricingContext, item: ProductLine = line(), stage?: PricingStage, request: Partial<ProductRequest> = {}) =>
  priceProducts(pricing, { items: [item], ...request }, NOW, idsInOrder(), stage);

function refusal(...args: Parameters<typeof price>): DomainError['details'] {
  try {
    price(...args);
  } catch (error) {
    return (error as DomainError).details;
  }
  throw new Error('Nothing was refused.');
}
const soldOut = (remaining = 0, ref = variantRefOf()) => ({ soldOut: [ref], remaining: { [ref]: remaining } });

describe('a cart of products with required add-ons', () => {
  it('[D-132] [D-38] is opened without a choice while one can be had, and asked for it until the buyer pays', () => {
    for (const left of [{ [BOX_VARIANT]: 1 }, {}]) {
      expect(price(packed(left)).cart.lines).toHaveLength(1);
      expect(refusal(packed(left), line(), 'paying')).toEqual({ quantity: [variantRefOf()] });
      expect(price(packed(left), line({ addons: choose(boxRef) }), 'paying').cart.lines).toHaveLength(2);
    }
  });

  it('[D-132] is sold out when none can be had: opened, kept or paid, with no choice, an empty one, or a deleted one', () => {
    for (const stage of ['opening', 'keeping', 'paying'] as const) {
      expect(refusal(packed({ [BOX_VARIANT]: 0 }), line(), stage)).toEqual(soldOut());
      expect(refusal(packed({ [BOX_VARIANT]: 0 }), line({ addons: [] }), stage)).toEqual(soldOut());
    }
    expect(refusal(packed({}, [required({ options: [] })], { linked: [] }))).toEqual(soldOut());
    expect(refusal(packed({ [BOX_VARIANT]: 0 }), line({ addons: choose(boxRef) }))).toEqual(soldOut(0, boxRef));
  });

  it('[D-132] is sold out for buyers who mean to save up for it as well', () => {
    const saveable = packed({ [BOX_VARIANT]: 0 }, [required()], { saveForIt: { freezePrice: false } });
    expect(refusal(saveable, line(), 'opening', { saveForIt: true })).toEqual(soldOut());
  });

  it('[D-132] says how many pieces can be had', () => {
    expect(refusal(packed({ [BOX_VARIANT]: 2 }), line({ quantity: 3 }))).toEqual(soldOut(2));
    expect(price(packed({ [BOX_VARIANT]: 3 }), line({ quantity: 3 })).cart.lines).toHaveLength(1);
    const three = [required({ minSelect: 3, options: [{ ...box, allowQuantity: true }] })];
    expect(refusal(packed({ [BOX_VARIANT]: 2 }, three))).toEqual(soldOut());
    expect(refusal(packed({ [BOX_VARIANT]: 7 }, three), line({ quantity: 3 }))).toEqual(soldOut(2));
    expect(refusal(packed({ [BOX_VARIANT]: 7 }, three), line({ quantity: 3, addons: choose(boxRef) }))).toEqual({
      ...soldOut(2),
    });
  });

  it('[D-132] is not sold out while another option can be had, nor for a group that is optional or another variant’s', () => {
    const gone = { [BOX_VARIANT]: 0 };
    for (const group of [required({ options: [box, inline] }), anAddonGroup({ options: [box] }), required({ variantId: idNumber(299) })])
      expect(price(packed(gone, [group])).cart.lines).toHaveLength(1);
    expect(
      price(packed(gone, [required({ options: [box, inline] })]), line({ addons: choose(paperRef) }), 'paying').cart.lines,
    ).toHaveLength(2);
    const variants = [aVariant(), aVariant({ id: idNumber(201) })];
    const ofLarge = packed(gone, [required({ variantId: idNumber(201) })], { variants });
    const largeRef = refOf('var', idNumber(201));
    expect(refusal(ofLarge, line({ variantRef: largeRef }))).toEqual(soldOut(0, largeRef));
  });

  it('[D-132] is not sold out for the buyer who holds the last one', () => {
    const last = line({ addons: choose(boxRef) });
    const { holdChanges } = price(packed({ [BOX_VARIANT]: 1 }), last, 'paying');
    expect(holdChanges).toEqual([{ kind: 'variant', subjectId: BOX_VARIANT, count: 1 }]);
    expect(refusal(packed({ [BOX_VARIANT]: 0 }), last, 'paying')).toEqual(soldOut(0, boxRef));
    expect(price(withOwnHolds(packed({ [BOX_VARIANT]: 0 }), holdChanges), last, 'paying').holdChanges).toEqual(holdChanges);
  });

  it('[D-132] has no add-on whose product is priced on request, sold out in all variants, or lacks an add-on of its own', () => {
    const anyBox = { ...box, linkedVariantId: undefined };
    const two = { ...boxes, variants: [211, 212].map((n) => ({ id: idNumber(n), pricingMode: 'full_payment' as const })) };
    const cases: [LinkedOnSale, ProductPricingContext['left']][] = [
      [{ ...boxes, variants: [{ id: BOX_VARIANT, pricingMode: 'quote' }] }, {}],
      [two, { [idNumber(211)]: 0, [idNumber(212)]: 0 }],
      [{ ...boxes, addonGroups: [required({ options: [anAddon({ linkedProductId: idNumber(311) })] })] }, {}],
    ];
    for (const [linked, left] of cases) {
      expect(refusal(packed(left, [required({ options: [anyBox] })], { linked: [linked] }))).toEqual(soldOut());
      const optional = packed(left, [anAddonGroup({ options: [anyBox] })], { linked: [linked] });
      expect(refusal(optional, line({ addons: choose(boxRef) }))).toEqual(soldOut(0, boxRef));
    }
    const some = packed({ [idNumber(211)]: 0, [idNumber(212)]: 2 }, [required({ options: [anyBox] })], { linked: [two] });
    expect(price(some, line({ addons: choose(boxRef) }), 'paying').cart.lines).toHaveLength(2);
    expect(refusal(some, line({ quantity: 3, addons: choose(boxRef) }))).toEqual(soldOut(2, boxRef));
  });

  it('[D-132] is not sold out where the merchant takes pre-orders, unless its add-ons are gone', () => {
    const bagGone = { [idNumber(200)]: 0 };
    expect(price(packed({ ...bagGone, [BOX_VARIANT]: 1 }, undefined, { preorderable: true })).cart.lines[0]!.preorder).toBe(true);
    expect(refusal(packed({ ...bagGone, [BOX_VARIANT]: 0 }, undefined, { preorderable: true }))).toEqual(soldOut());
    expect(refusal(packed({ [BOX_VARIANT]: 0, [BOX]: 5 }))).toEqual(soldOut());
  });

  it('[§4.2 r2] is not priced in a currency in which no required add-on has a price', () => {
    const inNaira = required({ options: [{ ...inline, prices: [{ currency: 'NGN', priceMinor: 1 }] }] });
    const pricing = aProductPricingContext({ products: [aProduct({ addonGroups: [inNaira] })] });
    expect(refusal(pricing, line(), 'opening', { currency: 'USD' })).toEqual({ unpriced: [variantRefOf()] });
    expect(price(pricing).cart.currency).toBe('NGN');
  });
});
