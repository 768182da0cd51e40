import { breakdownOf, type PricedCart } from '@svc/contracts';
import { DomainError, InvalidInput, type Mode, refOf } from '@svc/kernel';
import { z } from 'zod';
import { FLOW_OF, type PaymentAttempt, type PaymentRail, type RailChoice } from '@svc/payments';
import type { Checkout } from '../checkout';
import { type CheckoutOnlooker, checkoutPayment, presentCheckout, presentPayment, storeCheckoutSessionView } from '../checkout.view';

/** Price of tickets, in parts (D-33, D-94). */
export const checkoutPricing = z
  .object({
    currency: z.string(),
    subtotalMinor: z.int(),
    discountMinor: z.int(),
    feeMinor: z.int().describe('Fees that the buyer pays.'),
    taxMinor: z.int(),
    totalMinor: z.int(),
    dueNowMinor: z.int().describe('What is charged now: all of it, unless there are deposits.'),
    balanceMinor: z.int(),
    balanceDueAt: z.iso.datetime().nullable(),
    lines: z.array(
      z.object({
        ticketTypeRef: z.string(),
        name: z.string(),
        quantity: z.int(),
        unitPriceMinor: z.int(),
        totalMinor: z.int().describe('After the line’s share of the discount.'),
      }),
    ),
  })
  .meta({ id: 'CheckoutPricing' });
export type CheckoutPricing = z.infer<typeof checkoutPricing>;

export function presentPricing(cart: PricedCart): CheckoutPricing {
  const { discountMinor, feeMinor, taxMinor, balanceDueAt = null } = cart;
  const { currency, subtotalMinor, totalMinor, dueNowMinor, laterMinor: balanceMinor } = breakdownOf(cart.lines, cart);
  return {
    currency,
    subtotalMinor,
    discountMinor,
    feeMinor,
    taxMinor,
    totalMinor,
    dueNowMinor,
    balanceMinor,
    balanceDueAt,
    lines: cart.lines.map(({ ticketTypeId, name, quantity, unitPriceMinor, netMinor }) => ({
      ticketTypeRef: refOf('tkt', ticketTypeId!),
      name,
      quantity,
      unitPriceMinor,
      totalMinor: netMinor,
    })),
  };
}

/** Refusal of a workspace that has not switched headless checkout on (D-58). */
export class HeadlessDisabled extends DomainError {
  constructor() {
    super(
      'HEADLESS_DISABLED',
      'Headless checkout is off for this workspace. Switch headlessEnabled on in its settings, or open a hosted checkout.',
    );
  }
}

/** Refusal of a total that differs from the service's; nothing is held (§4.5 pricing, decisions 3.7). */
export class PriceMismatch extends DomainError {
  constructor(cart: PricedCart) {
    super('PRICE_MISMATCH', 'The total is another than pricing.totalMinor. Show the buyer details.pricing, and send what it says.', {
      expectedTotalMinor: cart.totalMinor,
      currency: cart.currency,
      pricing: presentPricing(cart),
    });
  }
}

/** Refusal of a rail on which the currency cannot be charged (D-56). */
export class RailNotAccepted extends InvalidInput {
  constructor(currency: string, accepted: readonly string[]) {
    const instead =
      accepted.length > 0 ? `Name one of these as provider: ${accepted.join(', ')}.` : 'There is no way to pay it at the moment.';
    super(`This provider cannot charge ${currency} here. ${instead}`, { accepted: [...accepted] });
  }
}

/**
 * Requires a rail that can charge the currency; `isServed` is true when a provider serves it. In test mode an unserved rail is
 * accepted as well: then all is judged, and nothing kept (§4.5 r5, D-56).
 * @throws RailNotAccepted
 */
export function judgeRail(
  provider: string,
  { offered, switchedOn }: RailChoice,
  { mode, currency }: { mode: Mode; currency: string },
): { isServed: boolean } {
  const accepted: readonly string[] = mode === 'test' ? switchedOn : offered;
  if (!accepted.includes(provider)) throw new RailNotAccepted(currency, accepted);
  return { isServed: offered.some((rail) => rail === provider) };
}

/** Response to a client that renders the payment step itself (§4.5, D-33): the session, its price, and the payment instructions. */
export const storeHeadlessCheckoutView = z
  .object({
    ...storeCheckoutSessionView.omit({ payment: true }).shape,
    ...checkoutPayment.shape,
    orderRef: z
      .string()
      .describe('`ord_…` of the order that this becomes once it is paid: it is not listed before. `test_ord_…` resolves to nothing.'),
    orderNumber: z.string().nullable().describe('As people say it, once it is paid.'),
    pricing: checkoutPricing,
    test: z.boolean(),
  })
  .meta({
    id: 'StoreHeadlessCheckoutView',
    description: 'Branch on `provider`. Whether it is paid is told by reading the checkout, never by the buyer’s return.',
  });
export type StoreHeadlessCheckoutView = z.infer<typeof storeHeadlessCheckoutView>;

/** Headless checkout with its payment. */
export interface HeadlessCheckout {
  checkout: Checkout;
  /** Rail named by the request. */
  rail: PaymentRail;
  /** Absent when nothing is due, or no provider serves the rail. */
  attempt?: PaymentAttempt;
  /** True when nothing was kept, so that its refs resolve to nothing (§4.5 r5, D-56). */
  isTrial?: boolean;
}

export function presentHeadless(
  { checkout, rail, attempt, isTrial = false }: HeadlessCheckout,
  onlooker: CheckoutOnlooker,
): StoreHeadlessCheckoutView {
  const { payment: _, ...session } = presentCheckout(checkout, onlooker);
  const { orderNumber = null } = session;
  const synthetic = isTrial ? 'test_' : '';
  return {
    ...session,
    ref: `${synthetic}${session.ref}`,
    ...(attempt ? presentPayment(attempt, checkout) : { ...NOTHING_TO_PAY, provider: rail, flow: FLOW_OF[rail] }),
    orderRef: `${synthetic}${refOf('ord', checkout.orderId ?? checkout.id)}`,
    orderNumber,
    pricing: presentPricing(checkout.cart),
    test: checkout.mode === 'test',
  };
}

const NOTHING_TO_PAY = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
