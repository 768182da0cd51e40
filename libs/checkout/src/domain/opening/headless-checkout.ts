import { breakdownOf, type PaymentRail, type PricedCart } from '@svc/contracts';
import { DomainError, InvalidInput, type Mode, refOf } from '@svc/kernel';
import { z } from 'zod';
import { FLOW_OF, type PaymentAttempt, type RailChoice } from '@svc/payments';
import type { Checkout } from '../checkout';
import { type CheckoutOnlooker, checkoutPayment, presentCheckout, presentPayment, storeCheckoutSessionView } from '../checkout.view';

/** Price of tickets, in parts (D-33, D-94). */
export const checkoutPricing = z
  .object({
    currency: z.string().describe('ISO 4217 code of all amounts in this price of tickets, such as `NGN`.'),
    subtotalMinor: z
      .int()
      .describe(
        'Sum of unit price × quantity over all tickets of the checkout, before fees and discount: integer in the minor unit of `currency`.',
      ),
    discountMinor: z
      .int()
      .describe('Discount by the discount code of the checkout, integer in the minor unit of `currency`; 0 without a code.'),
    feeMinor: z.int().describe('Fees that the buyer pays on top of the ticket prices, integer in the minor unit of `currency`.'),
    taxMinor: z
      .int()
      .describe(
        'Taxes on top of the ticket prices, integer in the minor unit of `currency`. Always 0 in this version of the API: add it all the same.',
      ),
    totalMinor: z.int().describe('Total of the tickets, with fees and after the discount: integer in the minor unit of `currency`.'),
    dueNowMinor: z
      .int()
      .describe(
        'Amount that the checkout charges now, integer in the minor unit of `currency`: the deposits where ticket types have them, else `totalMinor`.',
      ),
    balanceMinor: z
      .int()
      .describe('Balance that is paid later, after deposits for tickets: integer in the minor unit of `currency`. 0 without deposits.'),
    balanceDueAt: z.iso
      .datetime()
      .nullable()
      .describe('Deadline for the balance of the tickets, UTC timestamp; `null` when there is no balance, or no fixed deadline.'),
    lines: z
      .array(
        z.object({
          ticketTypeRef: z.string().describe('Ref of the ticket type (`tkt_…`) in the line of the checkout.'),
          name: z.string().describe('Name of the ticket type in the line of the checkout, as buyers read it.'),
          quantity: z.int().describe('Number of tickets in the line of the checkout; a group ticket counts as one.'),
          unitPriceMinor: z
            .int()
            .describe(
              'Price of one ticket in the line of the checkout without fees, integer in the minor unit of the checkout’s currency.',
            ),
          totalMinor: z
            .int()
            .describe(
              'Price of all tickets in the line of the checkout after the line’s share of the discount, without fees: integer in the minor unit of the checkout’s currency.',
            ),
        }),
      )
      .describe('Tickets of the checkout with their prices, one line for each ticket type and price.'),
  })
  .meta({
    id: 'CheckoutPricing',
    description:
      'Price of the tickets, in parts. `subtotalMinor` − `discountMinor` + `feeMinor` + `taxMinor` is `totalMinor`. All amounts are integers in the minor unit of `currency`.',
  });
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
    super('PRICE_MISMATCH', 'The total differs from pricing.totalMinor. Show the buyer details.pricing, and send its total.', {
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
      .describe(
        'Ref of the order (`ord_…`) that the checkout becomes once it is paid; orders do not list it before. A ref that begins with `test_ord_` names no order: the request was only validated and priced.',
      ),
    orderNumber: z
      .string()
      .nullable()
      .describe(
        'Number of the order that the checkout placed, as buyer and merchant read it, such as `1042`; `null` until the checkout is paid.',
      ),
    pricing: checkoutPricing.describe(
      'Price of the tickets in parts: subtotal, discount, fees, total and what is due now. Show these figures to the buyer.',
    ),
    test: z.boolean().describe('True when a test key opened the checkout: no money moves and no tickets are issued.'),
  })
  .meta({
    id: 'StoreHeadlessCheckoutView',
    description:
      'A checkout whose payment step you show yourself: do what belongs to `provider`. Confirm it by reading the checkout or by `checkout.completed`, never by the buyer’s return.',
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
