import { Controller } from '@nestjs/common';
import { CHECKOUT_STATUSES, CheckoutList, type Checkout } from '@svc/checkout';
import { breakdownOf, describedEnum } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { refundSource } from '@svc/orders';
import {
  ATTEMPT_STATUSES,
  CARD_REASONS,
  DISPOSITIONS,
  PaymentLists,
  REFUND_STATUSES,
  REFUSAL_CAUSES,
  type CheckoutMoney,
} from '@svc/payments';
import { z } from 'zod';
import { requireFound, itemIdOf, Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, modeOf, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const minor = (about: string) => z.int().describe(`${about} In minor units of the checkout’s currency.`);

/** State of a checkout, as merchants read it. */
export const checkoutStatus = describedEnum(CHECKOUT_STATUSES, 'State of the checkout.', {
  open: 'The buyer can pay; a payment may be under way.',
  paid: 'All that was due is paid, and there is an order.',
  expired: 'Its time was over before it was paid; what it held is for sale again.',
  cancelled: 'It was called off before it was paid.',
});

/** Checkout as the merchant sees it. */
export const managedCheckoutView = z
  .object({
    ref: z.string().describe('Ref of the checkout: `chk_…`.'),
    mode: modeOf('checkout'),
    kind: describedEnum(['products', 'event', 'balance'], 'Subject of the checkout.', {
      products: 'Products and packages.',
      event: 'Tickets of an event, and what is sold beside them.',
      balance: 'The rest of an order that was paid by deposit; `orderRef` is that order.',
    }),
    channel: describedEnum(['hosted', 'headless'], 'Place of the payment.', {
      hosted: 'On a page of the service.',
      headless: 'On the merchant’s own page.',
    }),
    status: checkoutStatus,
    currency: z.string().describe('Currency of all its amounts (ISO 4217), fixed when it is opened.'),
    subtotalMinor: minor('Sum of unit price × quantity over all lines, before discount, delivery, fees and tax.'),
    discountMinor: minor('Discount, taken off the subtotal.'),
    deliveryMinor: minor('Delivery fee.'),
    feeMinor: minor('Fees that the buyer pays.'),
    taxMinor: minor('Tax; 0 for now.'),
    totalMinor: minor('Subtotal less discount, plus delivery, fees and tax.'),
    dueNowMinor: minor('Part of the total that makes the checkout paid.'),
    balanceMinor: minor('Part of the total that is due later, after a deposit.'),
    lines: z
      .array(
        z
          .object({
            name: z.string().describe('Name of the product, ticket or add-on when the checkout was opened.'),
            variantName: z.string().optional().describe('Name of the chosen variant. Absent: the line has none.'),
            quantity: z.int().describe('Pieces; a group ticket is one.'),
            unitPriceMinor: minor('Price of one piece.'),
            discountMinor: minor('Part of the discount that falls on the line.'),
            totalMinor: minor('Unit price × quantity less the discount, without fees.'),
          })
          .meta({ id: 'ManagedCheckoutLine', description: 'What is bought at one price, with its quantity.' }),
      )
      .describe('Lines of the checkout; delivery is not one.'),
    contact: z
      .object({
        name: z.string().optional().describe('Name, as far as given.'),
        email: z.string().optional().describe('E-mail address, as far as given.'),
        phone: z.string().optional().describe('Phone number in E.164 form, as far as given.'),
      })
      .optional()
      .describe('The buyer. Absent until they, or your server, have given any of it.'),
    orderRef: z.string().optional().describe('Ref of the order, `ord_…`. Absent until the checkout is paid.'),
    orderNumber: z.string().optional().describe('Number of the order, as buyers read it. Absent until the checkout is paid.'),
    createdAt: moment.describe('When it was opened, UTC.'),
    expiresAt: moment.describe('When it expires unless it is paid, UTC.'),
    completedAt: moment.optional().describe('When it was paid, UTC. Absent: it was not.'),
    cancelledAt: moment.optional().describe('When it was called off, UTC. Absent: it was not.'),
  })
  .meta({ id: 'ManagedCheckout', description: 'A checkout as merchants see it.' });
export type ManagedCheckoutView = z.infer<typeof managedCheckoutView>;

/** Reason for which a provider refused to charge (D-127). */
const refusalView = z
  .object({
    cause: describedEnum(REFUSAL_CAUSES, 'Subject of the refusal.', {
      card: 'The card.',
      buyer: 'A detail of the buyer, such as the e-mail address.',
      attempt: 'This attempt alone: another one may succeed.',
      configuration: 'The set-up of the account at the provider, or of the service: act on it.',
    }),
    code: z.string().describe('Code of the refusal at the provider, such as `card_declined`.'),
    message: z.string().describe('Sentence of the provider in one line; keys, addresses and long numbers are removed.'),
    reason: describedEnum(CARD_REASONS, 'Reason why a card was refused, where the buyer is shown the reason. Absent for all else.', {
      insufficient_funds: 'There is not enough money on it.',
      expired_card: 'The card has expired.',
      wrong_details: 'Number, date or security code are wrong.',
    }).optional(),
  })
  .meta({ id: 'PaymentRefusal', description: 'Refusal of a provider to charge.' });

/** Checkout with each payment attempt, each payment received and each refund. */
export const managedCheckoutDetail = managedCheckoutView
  .extend({
    attempts: z
      .array(
        z.object({
          reference: z.string().describe('Reference at the provider, by which its dashboard finds the payment.'),
          rail: z.string().describe('Way to pay: `card`, `bank_transfer` or `international_card`.'),
          provider: z.string().describe('Provider that was asked, such as `paystack` or `stripe`; `sandbox` is the built-in one.'),
          status: describedEnum(ATTEMPT_STATUSES, 'State of the attempt.', {
            created: 'It is recorded; the provider was not asked yet, or has not answered.',
            pending: 'The buyer can pay.',
            paid: 'The provider reported it as paid.',
            failed: 'The provider reported it as failed.',
            closing: 'Nobody shall pay it any more; the provider does not know that yet.',
            closed: 'The provider has closed it, and nothing was paid.',
          }),
          amountMinor: minor('Amount to be charged.'),
          payer: z
            .object({ name: z.string().describe('Name that the payer gave.'), email: z.string().describe('E-mail address of the payer.') })
            .optional()
            .describe('Payer of a part of a savings plan, by the link for others. Absent: the buyer pays.'),
          refusal: refusalView
            .optional()
            .describe('Refusal of the attempt, or of the last card that the buyer gave. Absent: it refused nothing.'),
          createdAt: moment.describe('When it began, UTC.'),
        }),
      )
      .describe('Each try to pay, whether it led to money or not.'),
    payments: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the payment: `pay_…`.'),
          rail: z.string().describe('Way it was paid: `card`, `bank_transfer` or `international_card`.'),
          amountMinor: z.int().describe('Amount that was received, in minor units of `currency` beside it.'),
          appliedMinor: z.int().describe('Part of it that the checkout kept, in minor units; the rest is refunded.'),
          currency: z.string().describe('Currency that was received (ISO 4217).'),
          disposition: describedEnum(DISPOSITIONS, 'Use of the money.', {
            applied: 'It pays the checkout.',
            excess: 'It was more than was due: the rest is refunded.',
            duplicate: 'The checkout was paid already: it is refunded.',
            late: 'The checkout had expired and the goods were gone: it is refunded.',
            after_cancel: 'The checkout was called off: it is refunded.',
            mismatch: 'It came in another currency: it is refunded.',
            unfinished: 'It was too little by the end of the checkout: it is refunded.',
          }),
          paidAt: moment.describe('When it was paid, UTC, as the provider says.'),
        }),
      )
      .describe('Money that was received.'),
    refunds: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the refund: `rfd_…`.'),
          paymentRef: z.string().describe('Ref of the payment that it gives back, `pay_…`.'),
          amountMinor: minor('Amount that goes back.'),
          reason: z
            .string()
            .optional()
            .describe('Reason: your own words, or a `disposition` when the service gave money back by itself. Absent: none was given.'),
          source: refundSource,
          status: describedEnum(REFUND_STATUSES, 'State of the refund.', {
            pending: 'The provider has not confirmed it yet.',
            succeeded: 'The provider has given it back.',
            failed: 'The provider refused it: there is a payment exception.',
          }),
          createdAt: moment.describe('When it was asked for, UTC.'),
        }),
      )
      .describe('Money that went back, or is on its way.'),
  })
  .meta({ id: 'ManagedCheckoutDetail', description: 'A checkout with each attempt to pay, each payment and each refund.' });
type ManagedCheckoutDetail = z.infer<typeof managedCheckoutDetail>;

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

const reading = { audience: 'workspace', tag: 'Orders and payments', permission: 'checkouts.read' } as const;

const listCheckoutsQuery = pageQuery.extend({
  status: z
    .enum(CHECKOUT_STATUSES, `Give one of ${CHECKOUT_STATUSES.join(', ')}.`)
    .optional()
    .describe(`Only those in this state. Default: all. ${checkoutStatus.description}`),
  search: filter('Only with this in the buyer’s name, e-mail or phone number, in any case.'),
  mode: modeFilter,
});

/** Checkouts of a workspace, open and ended. */
@Controller()
export class ManagedCheckoutsController {
  constructor(
    private readonly checkouts: CheckoutList,
    private readonly payments: PaymentLists,
  ) {}

  @Operation('GET /admin/checkouts', {
    ...reading,
    id: 'listManagedCheckouts',
    summary: 'List checkouts, newest first',
    description: 'Hosted and headless ones, open and ended, with their lines and amounts. Read one by its ref for its payments.',
    query: listCheckoutsQuery,
    returns: pageView(managedCheckoutView, 'checkouts'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: z.output<typeof listCheckoutsQuery> }>) {
    const { mode, status, search } = query;
    return presentPage(
      await this.checkouts.page(id, { mode, statuses: status && [status], search, ...pageRequestOf(query, 'chk') }),
      'chk',
      presentManagedCheckout,
    );
  }

  @Operation('GET /admin/checkouts/:ref', {
    ...reading,
    id: 'readManagedCheckout',
    params: { ref: itemIdOf('checkout', 'chk') },
    summary: 'Read a checkout with its money',
    description: 'Returns its stored state with attempts, payments and refunds; the payment provider is not asked.',
    returns: managedCheckoutDetail,
  })
  async read({ workspace: { id: workspaceId }, params: { ref: checkoutId } }: RefCall): Promise<ManagedCheckoutDetail> {
    const checkout = requireFound('checkout', await this.checkouts.find(workspaceId, checkoutId));
    return presentCheckoutDetail(checkout, await this.payments.ofCheckout({ workspaceId, mode: checkout.mode, checkoutId: checkout.id }));
  }
}
