import { Controller } from '@nestjs/common';
import { CHECKOUT_STATUSES, CheckoutList, type Checkout } from '@svc/checkout';
import { breakdownOf } from '@svc/contracts';
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
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const minor = z.int().describe('Minor units.');

/** Checkout as the merchant sees it. */
export const managedCheckoutView = z
  .object({
    ref: z.string(),
    mode: z.enum(['live', 'test']),
    kind: z.enum(['products', 'event', 'balance']).describe('`balance`: of an order that was paid by deposit; `orderRef` is that order.'),
    channel: z.enum(['hosted', 'headless']),
    status: z.enum(CHECKOUT_STATUSES),
    currency: z.string(),
    subtotalMinor: minor.describe('Σ unit price × quantity. Less the discount, with delivery, fees and tax, it is the total.'),
    discountMinor: minor,
    deliveryMinor: minor,
    feeMinor: minor.describe('Fees that the buyer pays.'),
    taxMinor: minor,
    totalMinor: minor,
    dueNowMinor: minor,
    balanceMinor: minor.describe('What of the total is to be paid later.'),
    lines: z.array(
      z
        .object({
          name: z.string(),
          variantName: z.string().optional(),
          quantity: z.int(),
          unitPriceMinor: minor,
          discountMinor: minor,
          totalMinor: minor.describe('Unit price × quantity − discount, without fees.'),
        })
        .meta({ id: 'ManagedCheckoutLine' }),
    ),
    contact: z.object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() }).optional(),
    orderRef: z.string().optional(),
    orderNumber: z.string().optional(),
    createdAt: moment,
    expiresAt: moment,
    completedAt: moment.optional(),
    cancelledAt: moment.optional(),
  })
  .meta({ id: 'ManagedCheckout' });
export type ManagedCheckoutView = z.infer<typeof managedCheckoutView>;

/** Reason for which a provider refused to charge (D-127). */
const refusalView = z
  .object({
    cause: z
      .enum(REFUSAL_CAUSES)
      .describe(
        '`card`: the card; `buyer`: data of the buyer, such as the e-mail address; `attempt`: this try alone; `configuration`: how the account at the provider, or the service, is set up.',
      ),
    code: z.string().describe('The provider’s own.'),
    message: z.string().describe('The provider’s sentence, in one line, without keys, addresses and long numbers.'),
    reason: z.enum(CARD_REASONS).optional().describe('Of a card, where the buyer is shown the reason.'),
  })
  .meta({ id: 'PaymentRefusal' });

/** Checkout with each payment attempt, each payment received and each refund. */
export const managedCheckoutDetail = managedCheckoutView
  .extend({
    attempts: z.array(
      z.object({
        reference: z.string(),
        rail: z.string(),
        provider: z.string(),
        status: z.enum(ATTEMPT_STATUSES),
        amountMinor: minor,
        payer: z
          .object({ name: z.string(), email: z.string() })
          .optional()
          .describe('Who pays it, when that is not the buyer: a part of a savings plan, by the link for others.'),
        refusal: refusalView.optional().describe('Why the provider refused it, or the last card that the buyer gave.'),
        createdAt: moment,
      }),
    ),
    payments: z.array(
      z.object({
        ref: z.string(),
        rail: z.string(),
        amountMinor: minor,
        appliedMinor: minor,
        currency: z.string(),
        disposition: z.enum(DISPOSITIONS),
        paidAt: moment,
      }),
    ),
    refunds: z.array(
      z.object({
        ref: z.string(),
        paymentRef: z.string(),
        amountMinor: minor,
        reason: z.string().optional(),
        source: refundSource,
        status: z.enum(REFUND_STATUSES),
        createdAt: moment,
      }),
    ),
  })
  .meta({ id: 'ManagedCheckoutDetail' });
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
  status: z.enum(CHECKOUT_STATUSES, `Give one of ${CHECKOUT_STATUSES.join(', ')}.`).optional(),
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
    query: listCheckoutsQuery,
    returns: pageView(managedCheckoutView),
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
    description: 'Its stored state: the payment provider is not asked.',
    returns: managedCheckoutDetail,
  })
  async read({ workspace: { id: workspaceId }, params: { ref: checkoutId } }: RefCall): Promise<ManagedCheckoutDetail> {
    const checkout = requireFound('checkout', await this.checkouts.find(workspaceId, checkoutId));
    return presentCheckoutDetail(checkout, await this.payments.ofCheckout({ workspaceId, mode: checkout.mode, checkoutId: checkout.id }));
  }
}
