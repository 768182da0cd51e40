import type { PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import { requestOfCart } from './request-of-cart';
import type { ProductLine, ProductRequest } from './product-request';

/** What a buyer chose for one line; what is absent stays as it is. */
export type LineChoices = Pick<ProductLine, 'slotStartUtc' | 'addons' | 'responses'>;

/** What a buyer chose on the hosted page (D-38); what is absent stays as it is. */
export interface CartChoices {
  /** By line of the cart, add-ons not counted; in its order. */
  lines?: readonly (LineChoices | undefined)[];
  /** Blank takes off the one that is on the cart. */
  discountCode?: string;
  deliveryZoneRef?: string;
}

/** A request with what the buyer chose since. It names things and answers; what they cost is no part of it. */
export function completeRequest(request: ProductRequest, { lines = [], discountCode = request.discountCode, deliveryZoneRef = request.deliveryZoneRef }: CartChoices): ProductRequest {
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

/** Whether choices make another cart of it; in which order they come, and whether numbers come as texts, makes none. */
export function changesCart({ cart, responses }: { cart: PricedCart; responses: Answers }, choices: CartChoices): boolean {
  const code = cart.discountCode?.code ?? '';
  if ((choices.discountCode ?? code).toLowerCase() !== code.toLowerCase()) return true;
  if (changesZone(cart, choices)) return true;
  if (!choices.lines?.some((line) => line)) return false;
  const request = requestOfCart(cart, responses);
  return completeRequest(request, choices).items.some((item, index) => formOf(item, request) !== formOf(request.items[index]!, request));
}

/** The zone of a cart, as choices name it; undefined when nothing is delivered. */
export function refOfZone({ delivery }: Pick<PricedCart, 'delivery'>): string | undefined {
  return delivery && refOf('dlz', delivery.zoneId);
}

export function changesZone(cart: Pick<PricedCart, 'delivery'>, { deliveryZoneRef }: CartChoices): boolean {
  return deliveryZoneRef !== undefined && deliveryZoneRef !== refOfZone(cart);
}

function formOf({ slotStartUtc, addons = [], responses }: ProductLine, { responses: shared }: ProductRequest): string {
  const options = addons.map(({ optionRef, quantity }) => `${optionRef} ${quantity}`).sort();
  const answers = Object.entries({ ...shared, ...responses }).map(([key, answer]) => `${key} ${String(answer)}`).sort();
  return JSON.stringify([slotStartUtc && Date.parse(slotStartUtc), options, answers]);
}
