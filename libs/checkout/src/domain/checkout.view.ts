import { CARD_REASONS, PAYMENT_RAILS, type PaymentAttempt, REFUSAL_CAUSES } from '@svc/payments';
import { z } from 'zod';
import { type CheckoutLinks, describedEnum, keyMode, type LinkAccess } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { type Checkout, CHECKOUT_STATUSES } from './checkout';
import { isLive } from './holds/time-to-pay';

const bankAccount = z
  .object({
    bankName: z.string().describe('Bank to which the buyer transfers.'),
    bankCode: z.string().nullable().describe('Code of the bank in its country; null when the provider gives none.'),
    accountNumber: z.string().describe('Account number, made for this payment alone.'),
    accountName: z.string().describe('Name on the account, which the buyer’s bank shows.'),
    amountMinor: z
      .int()
      .describe(
        'Amount to transfer, integer in the currency’s minor unit. A smaller amount leaves the checkout open with the rest to pay.',
      ),
    currency: z.string().describe('ISO 4217 code of `amountMinor`.'),
    reference: z.string().describe('Reference for the transfer, where the buyer’s bank asks for one.'),
    expiresAt: z.iso.datetime().describe('When the account closes, UTC: ask for another one after that.'),
  })
  .meta({
    id: 'TransferAccount',
    description: 'Bank account for one transfer. Show all of it to the buyer, with the amount and the time until which it is open.',
  });

/** Instructions for paying (D-33, D-34); null for fields of other rails, not known yet, or over. */
export const checkoutPayment = z
  .object({
    provider: describedEnum(PAYMENT_RAILS, 'Way to pay that you asked for: branch on it.', {
      card: 'A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.',
      bank_transfer: 'A bank transfer in NGN: `bankAccount`.',
      international_card: 'A card in any other currency, on the provider’s page: `checkoutUrl`.',
    }),
    flow: describedEnum(['inline', 'redirect', 'transfer'], 'Action of your page.', {
      inline: 'Opens the provider’s popup with `accessCode`.',
      redirect: 'Sends the buyer to `checkoutUrl`.',
      transfer: 'Shows `bankAccount`.',
    }),
    accessCode: z
      .string()
      .nullable()
      .describe(
        'Opens the provider’s popup: pass one options object with it and the callbacks for success and cancel. Null for other flows.',
      ),
    publicKey: z.string().nullable().describe('The provider’s key for browsers, for its script. Null where it needs none.'),
    checkoutUrl: z
      .string()
      .nullable()
      .describe('Page of the provider to send the buyer to; for `inline` the alternative to its popup. Null for `transfer`.'),
    bankAccount: bankAccount
      .nullable()
      .describe('Account to transfer to. Null for other flows, and for `transfer` until the provider confirms it: poll the checkout.'),
    refusal: z
      .object({
        cause: describedEnum(
          REFUSAL_CAUSES,
          'Subject of the refusal. Say that a card was refused for `card` only; else say that this way to pay does not work now.',
          {
            card: 'The card.',
            buyer: 'A detail of the buyer, such as the e-mail.',
            attempt: 'This attempt alone: another one may succeed.',
            configuration: 'The merchant’s account at the provider: the merchant has to act.',
          },
        ),
        reason: describedEnum(CARD_REASONS, 'Why the card was refused, where it helps the buyer; absent for all other reasons.', {
          insufficient_funds: 'There is not enough money on it.',
          expired_card: 'The card has expired.',
          wrong_details: 'Number, date or security code are wrong.',
        }).optional(),
      })
      .meta({ id: 'PaymentRefusal', description: 'Why a payment was refused, as far as the buyer may know it.' })
      .optional()
      .describe(
        'Why the provider refused to open the payment, or refused the buyer’s last card; absent when it did not. The management API has the provider’s own words.',
      ),
  })
  .meta({
    id: 'CheckoutPayment',
    description: 'Payment step of a checkout. Fields of other ways to pay are null, and so are all of them once nothing can be paid here.',
  });
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
    ref: z.string().describe('Ref of the checkout (`chk_…`): keep it with the buyer’s session, and read the checkout by it.'),
    status: describedEnum(CHECKOUT_STATUSES, 'State of the checkout.', {
      open: 'It can be paid.',
      paid: 'It is paid: `orderRef` is set. This is final.',
      expired:
        'It was not paid in time; what it held is on sale again. Only money that was sent in time, or comes soon after, can still make it paid.',
      cancelled: 'It was called off; what it held is on sale again. This is final.',
    }),
    mode: keyMode,
    hostedUrl: z
      .string()
      .describe(
        'Page to send the buyer to. It resumes the checkout whenever it is opened. Read with a publishable key, it shows contact data masked.',
      ),
    returnUrl: z
      .string()
      .describe('Where the buyer goes after paying, with `checkout=<ref>` added to its query. A return proves nothing: read the checkout.'),
    currency: z.string().describe('ISO 4217 code of all amounts, fixed for the whole checkout.'),
    totalMinor: z
      .int()
      .describe('Cost of everything, integer in the currency’s minor unit. The prices of products are final once the buyer starts to pay.'),
    dueNowMinor: z
      .int()
      .optional()
      .describe(
        'Part of the total that this checkout charges, integer in the minor unit. Present when that is a deposit; all of it is due when absent.',
      ),
    balanceMinor: z
      .int()
      .optional()
      .describe('Part of the total that is paid later, integer in the minor unit. Present beside `dueNowMinor`.'),
    balanceDueAt: moment.optional().describe('When the balance has to be paid, UTC; absent when there is none, or no fixed day.'),
    orderRef: z.string().optional().describe('Ref of the order (`ord_…`); absent until the checkout is paid.'),
    orderNumber: z.string().optional().describe('Number of the order for people; absent until the checkout is paid.'),
    expiresAt: moment.describe('When the checkout ends unpaid and what it holds is on sale again, UTC. A started bank transfer moves it.'),
    completedAt: moment.optional().describe('When it was paid, UTC; absent until then.'),
    cancelledAt: moment.optional().describe('When it was called off, UTC; absent for all others.'),
    createdAt: moment.describe('When it was opened, UTC.'),
    payment: checkoutPayment
      .optional()
      .describe('Payment step of a headless checkout, for secret keys only; absent for hosted checkouts and for publishable keys.'),
  })
  .meta({
    id: 'StoreCheckoutSessionView',
    description: 'A checkout. Only `status` says whether it is paid, never the buyer’s return.',
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
