import type { PricedCart, PricedLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import type { HoldMove } from './checkout';
import type { ProductLine, ProductRequest } from './product-request';
import type { ProductPricingContext } from './product-pricing-context';
import { givenOf } from './tell-seats';

/** The request that a cart of products was made of, to price it anew when the buyer pays (§4.2 r5, D-82); its currency stays. */
export function requestOfCart(cart: PricedCart, responses: Answers = {}): ProductRequest {
  const { lines, currency, delivery, discountCode } = cart;
  return {
    items: lines.filter(({ parentId }) => parentId === undefined).map((line) => itemOf(line, lines)),
    currency,
    ...(delivery && { deliveryZoneRef: refOf('dlz', delivery.zoneId) }),
    ...(discountCode && { discountCode: discountCode.code }),
    ...(Object.keys(responses).length > 0 && { responses: givenOf(responses) }),
  };
}

function itemOf({ id, kind, variantId, quantity, slot, responses }: PricedLine, lines: readonly PricedLine[]): ProductLine {
  const addons = lines
    .filter(({ parentId }) => parentId === id)
    .map((addon) => ({ optionRef: refOf('ado', addon.addonOptionId!), quantity: addon.quantity / quantity }));
  return {
    variantRef: refOf(kind === 'package' ? 'pko' : 'var', variantId!),
    quantity,
    ...(slot && { slotStartUtc: slot.startUtc }),
    ...(addons.length > 0 && { addons }),
    ...(responses && { responses: givenOf(responses) }),
  };
}

/** A scene as it is for who holds these already: to them they are free. */
export function withOwnHolds(context: ProductPricingContext, held: readonly HoldMove[]): ProductPricingContext {
  const left: Record<string, number> = { ...context.left };
  const slots = new Map<string, number>();
  let uses = 0;
  for (const { kind, subjectId, startAt, count } of held) {
    if (kind === 'slot') slots.set(`${subjectId} ${Date.parse(startAt!)}`, count);
    else if (kind === 'discount_code') uses += count;
    else if (left[subjectId] !== undefined) left[subjectId] += count;
  }
  const { discountCode } = context;
  const plus = (capped: number | undefined) => (capped === undefined ? undefined : capped + uses);
  return {
    ...context,
    left,
    products: context.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        bookedStarts: variant.bookedStarts.map((booked) => ({
          ...booked,
          left: booked.left + (slots.get(`${variant.id} ${Date.parse(booked.startAt)}`) ?? 0),
        })),
      })),
    })),
    discountCode: discountCode && { ...discountCode, left: plus(discountCode.left), leftForContact: plus(discountCode.leftForContact) },
  };
}
