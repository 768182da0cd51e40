import { breakdownOf, type PricedCart } from '@svc/contracts';
import { DomainError, InvalidInput, type Mode, refOf } from '@svc/kernel';
import { z } from 'zod';
import { FLOW_OF, type PaymentAttempt, type PaymentRail, type RailChoice } from '@svc/payments';
import type { Checkout } from '../checkout';
import { type CheckoutOnlooker, checkoutPayment, presentCheckout, presentPayment, storeCheckoutSessionView } from '../checkout.view';

/** Price of tickets, in parts (D-33, D-94). */
export const checkoutPricing = z
  .object({
    currency: z.string().describe('ISO 4217 code of all amounts.'),
    subtotalMinor: z.int().describe('Unit price × quantity of all lines, before the discount, in minor units.'),
    discountMinor: z.int().describe('Discount by the code that was used, in minor units; 0 without one.'),
    feeMinor: z.int().describe('Fees that the buyer pays on top of the prices, in minor units.'),
    taxMinor: z.int().describe('Taxes on top of the prices, in minor units; 0 for now.'),
    totalMinor: z.int().describe('Cost of all tickets, with fees and after the discount, in minor units.'),
    dueNowMinor: z.int().describe('Part of the total that this checkout charges, in minor units: all of it, unless there are deposits.'),
    balanceMinor: z.int().describe('Part of the total that is paid later, after deposits, in minor units; else 0.'),
    balanceDueAt: z.iso.datetime().nullable().describe('When the balance has to be paid, UTC; null when there is none, or no fixed day.'),
    lines: z
      .array(
        z.object({
          ticketTypeRef: z.string().describe('Ref of the ticket type (`tkt_…`).'),
          name: z.string().describe('Name of the ticket as buyers read it.'),
          quantity: z.int().describe('Number of tickets; a group ticket is one.'),
          unitPriceMinor: z.int().describe('Price of one ticket without fees, in minor units.'),
          totalMinor: z.int().describe('Unit price × quantity − the line’s share of the discount, without fees, in minor units.'),
        }),
      )
      .describe('Tickets with their prices. Those of one type at one price are one line.'),
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
      .describe(
        'Ref of the order (`ord_…`) that this becomes once it is paid; it is not listed before. One that begins with `test_ord_` exists nowhere: only validation and pricing were run.',
      ),
    orderNumber: z.string().nullable().describe('Number of the order for people; null until it is paid.'),
    pricing: checkoutPricing.describe('Price of the tickets, in parts: show these figures.'),
    test: z.boolean().describe('True with a test key: no money moves and no tickets are issued.'),
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
