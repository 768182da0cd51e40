import { CARD_REASONS, PAYMENT_RAILS, type PaymentAttempt, REFUSAL_CAUSES } from '@svc/payments';
import { z } from 'zod';
import type { CheckoutLinks, LinkAccess } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { type Checkout, CHECKOUT_STATUSES } from './checkout';
import { isLive } from './holds/time-to-pay';

const bankAccount = z
  .object({
    bankName: z.string(),
    bankCode: z.string().nullable(),
    accountNumber: z.string(),
    accountName: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    reference: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'TransferAccount' });

/** Instructions for paying (D-33, D-34); null for fields of other rails, not known yet, or over. */
export const checkoutPayment = z
  .object({
    provider: z.enum(PAYMENT_RAILS).describe('The rail that was asked for.'),
    flow: z.enum(['inline', 'redirect', 'transfer']),
    accessCode: z.string().nullable().describe('Of `inline`: what the provider’s popup is opened with.'),
    publicKey: z.string().nullable().describe('The provider’s key for browsers.'),
    checkoutUrl: z.string().nullable().describe('Of `inline` and `redirect`: where the buyer can be sent instead.'),
    bankAccount: bankAccount.nullable().describe('Of `transfer`: null until the provider confirms it; poll the checkout.'),
    refusal: z
      .object({
        cause: z
          .enum(REFUSAL_CAUSES)
          .describe(
            '`card`: the card; tell the buyer so only then. Otherwise this way to pay did not work: `buyer`: what was told of the buyer; `attempt`: this try alone; `configuration`: how the account at the provider is set up.',
          ),
        reason: z.enum(CARD_REASONS).optional().describe('Of a card, where it helps the buyer; absent for all other reasons.'),
      })
      .meta({ id: 'PaymentRefusal' })
      .optional()
      .describe('Why the provider refused it, or the last card that the buyer gave. The management API tells the provider’s words.'),
  })
  .meta({ id: 'CheckoutPayment' });
export type CheckoutPayment = z.infer<typeof checkoutPayment>;

/** Returns the fields of an attempt that the buyer needs: none once it can no longer be paid. */
export function presentPayment(attempt: PaymentAttempt, { status }: Pick<Checkout, 'status'>): CheckoutPayment {
  const { rail, flow, instructions, refusal } = attempt;
  const {
    accessCode = null,
    publicKey = null,
    checkoutUrl = null,
    bankAccount: account = null,
  } = (status === 'open' && isLive(attempt) && instructions) || {};
  const shown = refusal && { cause: refusal.cause, ...(refusal.reason && { reason: refusal.reason }) };
  return { provider: rail, flow, accessCode, publicKey, checkoutUrl, bankAccount: account, ...(shown && { refusal: shown }) };
}

const moment = z.iso.datetime();

/** Checkout as a merchant's server reads it (§2.8, decisions 3.5), without details of the buyer (D-25). */
export const storeCheckoutSessionView = z
  .object({
    ref: z.string().describe('`chk_…`'),
    status: z.enum(CHECKOUT_STATUSES),
    mode: z.enum(['live', 'test']),
    hostedUrl: z.string().describe('Where to send the buyer. Read with a publishable key, its page shows contact data masked.'),
    returnUrl: z.string().describe('Where a buyer who has paid comes back to, with `checkout=<ref>` appended.'),
    currency: z.string().describe('Of the whole session; it never changes.'),
    totalMinor: z.int().describe('What the cart costs; of products as of now, since they are priced when the buyer pays.'),
    dueNowMinor: z.int().optional().describe('Of the total, what is paid by this checkout: told where that is a deposit.'),
    balanceMinor: z.int().optional().describe('What is left to pay later, beside `dueNowMinor`.'),
    balanceDueAt: moment.optional().describe('By when, where there is a day.'),
    orderRef: z.string().optional().describe('`ord_…`, once it is paid.'),
    orderNumber: z.string().optional().describe('As people say it, once it is paid.'),
    expiresAt: moment,
    completedAt: moment.optional(),
    cancelledAt: moment.optional(),
    createdAt: moment,
    payment: checkoutPayment.optional().describe('Of headless checkouts, read with a secret key: by what the buyer pays.'),
  })
  .meta({
    id: 'StoreCheckoutSessionView',
    description: 'A checkout session. Whether it is paid is told by `status` alone, never by the buyer’s return.',
  });
export type StoreCheckoutSessionView = z.infer<typeof storeCheckoutSessionView>;

/** Reader of a checkout, with the access of their key or link. */
export interface CheckoutOnlooker {
  workspaceSlug: string;
  links: CheckoutLinks;
  /** `masked` for publishable keys. */
  access: LinkAccess;
}

export function presentCheckout(checkout: Checkout, { workspaceSlug, links, access }: CheckoutOnlooker): StoreCheckoutSessionView {
  const { id, status, mode, returnUrl, cart, orderId, orderNumber, expiresAt, completedAt, cancelledAt, createdAt } = checkout;
  return {
    ref: refOf('chk', id),
    status,
    mode,
    hostedUrl: links.hostedUrl({ workspaceSlug, checkoutId: id }, access),
    returnUrl,
    currency: cart.currency,
    totalMinor: cart.totalMinor,
    ...(cart.balanceMinor > 0 && { dueNowMinor: cart.dueNowMinor, balanceMinor: cart.balanceMinor, balanceDueAt: cart.balanceDueAt }),
    orderRef: status === 'paid' && orderId ? refOf('ord', orderId) : undefined,
    orderNumber: orderNumber === undefined ? undefined : String(orderNumber),
    expiresAt: timestampOf(expiresAt),
    completedAt: completedAt && timestampOf(completedAt),
    cancelledAt: cancelledAt && timestampOf(cancelledAt),
    createdAt: timestampOf(createdAt),
  };
}
