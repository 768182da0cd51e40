import type { PricedCart, PricedLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import type { HoldChange } from '../checkout';
import type { ProductLine, ProductRequest } from '../opening/checkout-request';
import type { ProductPricingContext } from './pricing-context';
import { givenOf } from '../details/seat-details';

/** Returns the request that a cart of products was made of, to price it again when the buyer pays (§4.2 r5, D-82); its currency stays. */
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

/** Returns the pricing context of a buyer with these holds, which count as available to this buyer. */
export function withOwnHolds(context: ProductPricingContext, held: readonly HoldChange[]): ProductPricingContext {
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

/** Choices of a buyer for one line; a field that is omitted keeps its value. */
export type LineChoices = Pick<ProductLine, 'slotStartUtc' | 'addons' | 'responses'>;

/** Choices of a buyer on the hosted page (D-38); a field that is omitted keeps its value. */
export interface CartChoices {
  /** Choices by line of the cart, add-ons not counted, in its order. */
  lines?: readonly (LineChoices | undefined)[];
  /** Code as the buyer wrote it; blank removes the one on the cart. */
  discountCode?: string;
  deliveryZoneRef?: string;
}

/** Adds the buyer's later choices to a request. These name products and answers; prices are no part of them. */
export function completeRequest(
  request: ProductRequest,
  { lines = [], discountCode = request.discountCode, deliveryZoneRef = request.deliveryZoneRef }: CartChoices,
): ProductRequest {
  return {
    ...request,
    items: request.items.map((item, index) => {
      const { slotStartUtc = item.slotStartUtc, addons = item.addons, responses = item.responses } = lines[index] ?? {};
      return { variantRef: item.variantRef, quantity: item.quantity, slotStartUtc, addons, responses };
    }),
    discountCode: discountCode || undefined,
    ...(deliveryZoneRef !== undefined && { deliveryZoneRef }),
  };
}

/** Returns true when choices make another cart; the order of choices, and numbers written as texts, make no difference. */
export function changesCart({ cart, responses }: { cart: PricedCart; responses: Answers }, choices: CartChoices): boolean {
  const code = cart.discountCode?.code ?? '';
  if ((choices.discountCode ?? code).toLowerCase() !== code.toLowerCase()) return true;
  if (changesZone(cart, choices)) return true;
  if (!choices.lines?.some((line) => line)) return false;
  const request = requestOfCart(cart, responses);
  return completeRequest(request, choices).items.some((item, index) => formOf(item, request) !== formOf(request.items[index]!, request));
}

/** Returns the ref of a cart's zone, as choices name it; undefined when nothing is delivered. */
export function refOfZone({ delivery }: Pick<PricedCart, 'delivery'>): string | undefined {
  return delivery && refOf('dlz', delivery.zoneId);
}

export function changesZone(cart: Pick<PricedCart, 'delivery'>, { deliveryZoneRef }: CartChoices): boolean {
  return deliveryZoneRef !== undefined && deliveryZoneRef !== refOfZone(cart);
}

function formOf({ slotStartUtc, addons = [], responses }: ProductLine, { responses: shared }: ProductRequest): string {
  const options = addons.map(({ optionRef, quantity }) => `${optionRef} ${quantity}`).sort();
  const answers = Object.entries({ ...shared, ...responses })
    .map(([key, answer]) => `${key} ${String(answer)}`)
    .sort();
  return JSON.stringify([slotStartUtc && Date.parse(slotStartUtc), options, answers]);
}

/** Returns the variants in a cart, each once, without those of add-ons. */
export function variantIdsOf({ lines }: Pick<PricedCart, 'lines'>): string[] {
  return [...new Set(lines.flatMap(({ variantId, parentId }) => (variantId && !parentId ? [variantId] : [])))];
}
