import { CHECKOUT_CHANNELS, CHECKOUT_STATUSES, type Checkout } from '@svc/checkout';
import { breakdownOf, describedEnum, modeOf, PROVIDER_TEXTS } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { refundSource } from '@svc/orders';
import { ATTEMPT_STATUSES, CARD_REASONS, DISPOSITIONS, REFUND_STATUSES, REFUSAL_CAUSES, type CheckoutMoney } from '@svc/payments';
import { z } from 'zod';

const moment = z.string().meta({ format: 'date-time' });
const minor = (about: string) =>
  z.int().describe(`${about} Integer in minor units (such as kobo or cents) of the checkout’s \`currency\`.`);

/** State of a checkout, as merchants read it. */
export const checkoutStatus = describedEnum(CHECKOUT_STATUSES, 'Status of the checkout.', {
  open: 'The buyer can pay; a payment may be under way.',
  paid: 'The amount due was paid in full, and an order exists.',
  expired: 'The checkout ran out of time before it was paid; the goods and seats it held are for sale again.',
  cancelled: 'The checkout was cancelled before it was paid.',
});

/** Checkout as the merchant sees it. */
export const managedCheckoutView = z
  .object({
    ref: z.string().describe('Ref of the checkout, given by the service: `chk_…`.'),
    mode: modeOf('checkout'),
    kind: describedEnum(['products', 'event', 'balance'], 'Kind of goods that the checkout sells.', {
      products: 'Products and packages.',
      event: 'Tickets of one event, with products and add-ons sold beside them.',
      balance: 'Balance of an order that was paid by deposit; `orderRef` is that order.',
    }),
    channel: describedEnum(CHECKOUT_CHANNELS, 'Place where the checkout is paid.', {
      hosted: 'Payment page of the service.',
      headless: 'Payment page of the merchant’s own site.',
      admin: 'An order by hand: the merchant took the money, or the buyer pays on the payment page of the service.',
    }),
    status: checkoutStatus,
    currency: z
      .string()
      .describe('Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`; fixed when the checkout is opened.'),
    subtotalMinor: minor('Subtotal of the checkout: unit price × quantity summed over all lines, before discount, delivery, fees and tax.'),
    discountMinor: minor('Discount of the checkout, 0 or more; it is subtracted from the subtotal.'),
    deliveryMinor: minor('Delivery fee of the checkout; 0 when nothing is delivered or delivery is free.'),
    feeMinor: minor('Fees that the buyer pays on top of the subtotal of the checkout; 0 when there are none.'),
    taxMinor: minor('Tax of the checkout. Always 0: the service does not compute tax.'),
    totalMinor: minor('Total of the checkout: subtotal less discount, plus delivery, fees and tax.'),
    dueNowMinor: minor('Part of the checkout’s total that the buyer has to pay now; once it is paid, the checkout is `paid`.'),
    balanceMinor: minor('Part of the checkout’s total that the buyer pays later, after a deposit; 0 when the whole total is due now.'),
    lines: z
      .array(
        z
          .object({
            name: z
              .string()
              .describe(
                'Name of the product, package, ticket type or add-on of the checkout line, as it was when the checkout was opened.',
              ),
            variantName: z
              .string()
              .optional()
              .describe('Name of the chosen variant of the checkout line. Absent when the line has no variant.'),
            quantity: z.int().describe('Number of pieces of the checkout line; a group ticket counts as one piece.'),
            unitPriceMinor: minor('Price of one piece of the checkout line, before discount.'),
            discountMinor: minor('Part of the checkout’s discount that falls on the line; 0 when none does.'),
            totalMinor: minor('Total of the checkout line: unit price × quantity less the line’s discount, without fees.'),
          })
          .meta({
            id: 'ManagedCheckoutLine',
            description: 'A line of a checkout: one product, package, ticket type or add-on at one price, with its quantity.',
          }),
      )
      .describe(
        'Lines of the checkout: what is bought, at which price and in which quantity. Delivery is not a line; see `deliveryMinor`.',
      ),
    contact: z
      .object({
        name: z.string().optional().describe('Name of the buyer. Absent until the buyer has given it.'),
        email: z.string().optional().describe('E-mail address of the buyer. Absent until the buyer has given it.'),
        phone: z
          .string()
          .optional()
          .describe('Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent until the buyer has given it.'),
      })
      .optional()
      .describe(
        'Buyer of the checkout: `name`, `email` and `phone`, as far as given. Absent until the buyer, or the merchant’s server, has given one of them.',
      ),
    orderRef: z
      .string()
      .optional()
      .describe(
        'Ref of the order that the checkout became, or whose balance it collects: `ord_…`. Absent until the checkout is paid, unless its `kind` is `balance`.',
      ),
    orderNumber: z
      .string()
      .optional()
      .describe('Number of the order that the checkout became, as buyers read it, such as `1042`. Absent until the checkout is paid.'),
    createdAt: moment.describe('When the checkout was opened, UTC timestamp.'),
    expiresAt: moment.describe('When the checkout expires unless it is paid before, UTC timestamp.'),
    completedAt: moment.optional().describe('When the checkout was paid, UTC timestamp. Absent when it is not paid.'),
    cancelledAt: moment.optional().describe('When the checkout was cancelled, UTC timestamp. Absent when it was not cancelled.'),
  })
  .meta({ id: 'ManagedCheckout', description: 'A checkout as merchants see it: status, amounts, lines and buyer.' });
export type ManagedCheckoutView = z.infer<typeof managedCheckoutView>;

/** Reason for which a provider refused to charge (D-127). */
const refusalView = z
  .object({
    cause: describedEnum(REFUSAL_CAUSES, 'Cause for which the payment provider refused to charge.', {
      card: 'The card was refused.',
      buyer: 'A detail of the buyer, such as the e-mail address, was refused.',
      attempt: 'Only this attempt was refused; another one may succeed.',
      configuration: 'The set-up of the merchant’s account at the provider, or of the service, is wrong: fix it.',
    }),
    code: z.string().describe('Error code of the refused payment, as the payment provider writes it, such as `card_declined`.'),
    message: z
      .string()
      .describe(
        'Explanation of the refused payment in the payment provider’s words, one line of plain text; keys, addresses and long numbers are removed. For the merchant, not for buyers.',
      ),
    reason: describedEnum(
      CARD_REASONS,
      'Reason why the card was refused, where the buyer is shown the reason too. Absent for all other refusals.',
      {
        insufficient_funds: 'There is not enough money on the card.',
        expired_card: 'The card has expired.',
        wrong_details: 'Card number, expiry date or security code is wrong.',
      },
    ).optional(),
  })
  .meta({ id: 'PaymentRefusal', description: 'Refusal of a payment provider to charge a payment, with its cause and code.' });

/** Checkout with each payment attempt, each payment received and each refund. */
export const managedCheckoutDetail = managedCheckoutView
  .extend({
    attempts: z
      .array(
        z.object({
          reference: z
            .string()
            .describe('Reference of the payment attempt at the payment provider: search for it in the provider’s dashboard.'),
          rail: z.string().describe(`Payment method of the attempt: ${PROVIDER_TEXTS.eitherRail}.`),
          provider: z
            .string()
            .describe(
              'Payment provider of the attempt, such as `paystack` or `stripe`; `sandbox` is the service’s built-in provider of test mode.',
            ),
          status: describedEnum(ATTEMPT_STATUSES, 'Status of the payment attempt.', {
            created: 'The attempt is recorded; the provider was not asked yet, or has not responded.',
            pending: 'The buyer can pay by the attempt.',
            paid: 'The provider reported the attempt as paid.',
            failed: 'The provider reported the attempt as failed.',
            closing: 'The service is closing the attempt, so that nobody can pay it any more; the provider has not confirmed that yet.',
            closed: 'The provider has closed the attempt, and nothing was paid.',
          }),
          amountMinor: minor('Amount that the payment attempt charges.'),
          payer: z
            .object({
              name: z.string().describe('Name of the payer, as given with the payment.'),
              email: z.string().describe('E-mail address of the payer, as given with the payment.'),
            })
            .optional()
            .describe(
              'Payer (`name` and `email`) of a part of a savings plan that another person than the buyer pays. Absent when the buyer pays.',
            ),
          refusal: refusalView
            .optional()
            .describe('Latest refusal of the payment attempt by the payment provider, such as of a card. Absent when nothing was refused.'),
          createdAt: moment.describe('When the payment attempt began, UTC timestamp.'),
        }),
      )
      .describe('Attempts to pay the checkout, the oldest first, successful or not. Empty when nobody has tried.'),
    payments: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the payment, given by the service: `pay_…`.'),
          rail: z.string().describe(`Payment method by which the money was received: ${PROVIDER_TEXTS.eitherRail}.`),
          amountMinor: z.int().describe('Amount received with the payment, integer in minor units of the payment’s own `currency`.'),
          appliedMinor: z
            .int()
            .describe(
              'Part of the received payment that pays the checkout, integer in minor units of the payment’s `currency`; the rest is refunded.',
            ),
          currency: z
            .string()
            .describe(
              'Currency of the received payment (ISO 4217 code). It differs from the checkout’s currency only where `disposition` is `mismatch`.',
            ),
          disposition: describedEnum(DISPOSITIONS, 'Use of the received payment.', {
            applied: 'The payment pays the checkout.',
            excess: 'The payment was more than was due: the rest is refunded.',
            duplicate: 'The checkout was paid already: the payment is refunded.',
            late: 'The checkout had expired and its goods were sold: the payment is refunded.',
            after_cancel: 'The checkout was cancelled: the payment is refunded.',
            mismatch: 'The payment came in another currency: it is refunded.',
            unfinished: 'The payment was too little by the end of the checkout: it is refunded.',
          }),
          paidAt: moment.describe('When the payment was made according to the payment provider, UTC timestamp.'),
        }),
      )
      .describe('Payments received for the checkout, the oldest first. Empty when nothing was paid.'),
    refunds: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the refund, given by the service: `rfd_…`.'),
          paymentRef: z.string().describe('Ref of the payment that the refund gives back: `pay_…`.'),
          amountMinor: minor('Amount that the refund gives back to the payer.'),
          reason: z
            .string()
            .optional()
            .describe(
              'Reason of the refund: the merchant’s own words, or a `disposition` of the payment (such as `late`) when the service refunded by itself. Absent when none was given.',
            ),
          source: refundSource,
          status: describedEnum(REFUND_STATUSES, 'Status of the refund.', {
            pending: 'The provider has not confirmed the refund yet.',
            succeeded: 'The provider has given the money back.',
            failed: 'The provider refused the refund: a payment exception tells the merchant.',
          }),
          createdAt: moment.describe('When the refund was requested, UTC timestamp.'),
        }),
      )
      .describe('Refunds of payments for the checkout, the oldest first, whatever their status. Empty when there are none.'),
  })
  .meta({
    id: 'ManagedCheckoutDetail',
    description: 'A checkout as merchants see it, with each payment attempt, each received payment and each refund.',
  });
export type ManagedCheckoutDetail = z.infer<typeof managedCheckoutDetail>;

export function presentManagedCheckout(checkout: Checkout): ManagedCheckoutView {
  const { id, mode, kind, channel, status, cart, contact, balanceOf, orderNumber, createdAt, expiresAt, completedAt, cancelledAt } =
    checkout;
  const orderId = status === 'paid' ? (checkout.orderId ?? balanceOf) : balanceOf;
  const { subtotalMinor, totalMinor } = breakdownOf(cart.lines, cart);
  return {
    ref: refOf('chk', id),
    mode,
    kind,
    channel,
    status,
    currency: cart.currency,
    subtotalMinor,
    discountMinor: cart.discountMinor,
    deliveryMinor: cart.deliveryMinor,
    feeMinor: cart.feeMinor,
    taxMinor: cart.taxMinor,
    totalMinor,
    dueNowMinor: cart.dueNowMinor,
    balanceMinor: cart.balanceMinor,
    lines: cart.lines.map(({ name, variantName, quantity, unitPriceMinor, discountMinor, netMinor }) => ({
      name,
      variantName,
      quantity,
      unitPriceMinor,
      discountMinor,
      totalMinor: netMinor,
    })),
    contact,
    orderRef: orderId && refOf('ord', orderId),
    orderNumber: orderNumber?.toString(),
    createdAt: timestampOf(createdAt),
    expiresAt: timestampOf(expiresAt),
    completedAt: completedAt && timestampOf(completedAt),
    cancelledAt: cancelledAt && timestampOf(cancelledAt),
  };
}

export function presentCheckoutDetail(checkout: Checkout, { attempts, payments, refunds }: CheckoutMoney): ManagedCheckoutDetail {
  return {
    ...presentManagedCheckout(checkout),
    attempts: attempts.map(({ reference, rail, provider, status, amountMinor, payer, refusal, createdAt }) => ({
      reference,
      rail,
      provider,
      status,
      amountMinor,
      payer,
      refusal,
      createdAt: timestampOf(createdAt),
    })),
    payments: payments.map(({ id, rail, amountMinor, appliedMinor, currency, disposition, paidAt }) => {
      return { ref: refOf('pay', id), rail, amountMinor, appliedMinor, currency, disposition, paidAt: timestampOf(paidAt) };
    }),
    refunds: refunds.map(({ id, paymentId, amountMinor, reason, source, status, createdAt }) => ({
      ref: refOf('rfd', id),
      paymentRef: refOf('pay', paymentId),
      amountMinor,
      reason,
      source: source ?? ('service' as const),
      status,
      createdAt: timestampOf(createdAt),
    })),
  };
}
