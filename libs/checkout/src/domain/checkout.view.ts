import { CARD_REASONS, type PaymentAttempt, REFUSAL_CAUSES } from '@svc/payments';
import { z } from 'zod';
import { type CheckoutLinks, currenciesOfRail, describedEnum, type LinkAccess, modeOf, PAYMENT_RAILS } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { type Checkout, CHECKOUT_CANCEL_REASONS, CHECKOUT_STATUSES } from './checkout';
import { isLive } from './holds/time-to-pay';

const bankAccount = z
  .object({
    bankName: z.string().describe('Name of the bank to which the buyer transfers the money of the checkout.'),
    bankCode: z
      .string()
      .nullable()
      .describe('Code of the bank in the bank’s country, such as `058`; `null` when the payment provider gives none.'),
    accountNumber: z
      .string()
      .describe('Number of the bank account to transfer to, opened for this one payment only: do not store it for later.'),
    accountName: z.string().describe('Name of the account holder, as the buyer’s bank shows it when the buyer enters the account number.'),
    amountMinor: z
      .int()
      .describe(
        'Amount that the buyer has to transfer, integer in the minor unit of `currency`. After a smaller transfer the checkout stays open for the rest.',
      ),
    currency: z.string().describe('ISO 4217 code of the currency to transfer (`amountMinor`), such as `NGN`.'),
    reference: z.string().describe('Payment reference for the bank transfer, to be entered where the buyer’s bank asks for one.'),
    expiresAt: z.iso
      .datetime()
      .describe(
        'When the bank account stops accepting the transfer, UTC timestamp, exclusive: show the time to the buyer, who must not transfer afterwards.',
      ),
  })
  .meta({
    id: 'TransferAccount',
    description: 'Bank account for one transfer. Show all of it to the buyer, with the amount and the time until which it is open.',
  });

/** Instructions for paying (D-33, D-34); null for fields of other rails, not known yet, or over. */
export const checkoutPayment = z
  .object({
    provider: describedEnum(
      PAYMENT_RAILS,
      'Way to pay that the request to open the checkout named (`provider`): it decides which other fields of the payment step to use.',
      {
        card: `A card in ${currenciesOfRail('card')}, in the provider’s popup: \`accessCode\`, or \`checkoutUrl\` instead.`,
        bank_transfer: `A bank transfer in ${currenciesOfRail('bank_transfer')}: \`bankAccount\`.`,
        international_card: `A card in ${currenciesOfRail('international_card')}, on the provider’s page: \`checkoutUrl\`.`,
      },
    ),
    flow: describedEnum(['inline', 'redirect', 'transfer'], 'Next step of your page, so that the buyer can pay.', {
      inline: 'Open the payment provider’s popup with `accessCode`.',
      redirect: 'Send the buyer to `checkoutUrl`.',
      transfer: 'Show `bankAccount`.',
    }),
    accessCode: z
      .string()
      .nullable()
      .describe(
        'Code that opens the payment provider’s popup: pass one options object with `accessCode` and the callbacks for success and cancel to the provider’s script. `null` where `flow` is not `inline`.',
      ),
    publicKey: z
      .string()
      .nullable()
      .describe(
        'Publishable key of the payment provider, which the provider’s script needs in the browser. `null` where the script needs none.',
      ),
    checkoutUrl: z
      .string()
      .nullable()
      .describe(
        'Absolute URL of the payment provider’s page to which to send the buyer; where `flow` is `inline`, an alternative to the popup. `null` where `flow` is `transfer`.',
      ),
    bankAccount: bankAccount
      .nullable()
      .describe(
        'Bank account to which the buyer transfers: bank, account number, amount and end. `null` where `flow` is not `transfer`, and until the provider has confirmed an account: poll the checkout until then.',
      ),
    refusal: z
      .object({
        cause: describedEnum(
          REFUSAL_CAUSES,
          'Objection of the payment provider. For `card`, tell the buyer that the card was refused; for all others, that this way to pay does not work now.',
          {
            card: 'The buyer’s card.',
            buyer: 'A detail of the buyer, such as the e-mail address.',
            attempt: 'This attempt alone: another one may succeed.',
            configuration: 'The merchant’s account at the provider: the merchant has to act.',
          },
        ),
        reason: describedEnum(
          CARD_REASONS,
          'Reason why the buyer’s card was refused, where telling it helps the buyer. Absent for all other reasons, and where `cause` is not `card`.',
          {
            insufficient_funds: 'There is not enough money on the card.',
            expired_card: 'The card has expired.',
            wrong_details: 'The number, expiry date or security code of the card is wrong.',
          },
        ).optional(),
      })
      .meta({ id: 'PaymentRefusal', description: 'Why a payment was refused, as far as the buyer may know it.' })
      .optional()
      .describe(
        'Refusal by the payment provider, of opening the payment or of the buyer’s last card: `cause`, and for a card perhaps the `reason`. Absent when nothing was refused. The provider’s own words are in the management API.',
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

/** Checkout as a merchant's server reads it (§2.8, decisions 3.5 checkout), without details of the buyer (D-25). */
export const storeCheckoutSessionView = z
  .object({
    ref: z
      .string()
      .describe(
        'Ref of the checkout (`chk_…`), given by the service. Keep it with the buyer’s session, and read the state of the checkout by `GET /v1/store/checkouts/{ref}`.',
      ),
    status: describedEnum(CHECKOUT_STATUSES, 'State of the checkout. Only `paid` proves a payment.', {
      open: 'The checkout can be paid.',
      paid: 'The checkout is paid and `orderRef` is set. Final.',
      expired:
        'The checkout was not paid in time, and what it held is on sale again. Money that was sent in time or comes shortly after can still make it `paid`.',
      cancelled: 'The checkout was cancelled, and what it held is on sale again. Final.',
    }),
    mode: modeOf('checkout'),
    hostedUrl: z
      .string()
      .describe(
        'Absolute URL of the checkout’s page, hosted by the service: send the buyer to it to pay. The page resumes the checkout whenever it is opened. Where a publishable key reads the checkout, the page shows contact data masked.',
      ),
    returnUrl: z
      .string()
      .describe(
        'Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. A return proves nothing: read the checkout.',
      ),
    currency: z.string().describe('ISO 4217 code of all amounts of the checkout, such as `NGN`; fixed when the checkout is opened.'),
    totalMinor: z
      .int()
      .describe(
        'Total of the checkout with fees, delivery and discount, integer in the minor unit of `currency`. Prices of products are final once the buyer starts to pay.',
      ),
    dueNowMinor: z
      .int()
      .optional()
      .describe(
        'Deposit that the checkout charges now, integer in the minor unit of `currency`. Absent when the whole `totalMinor` is charged now.',
      ),
    balanceMinor: z
      .int()
      .optional()
      .describe(
        'Balance of the checkout that is paid later, after a deposit: integer in the minor unit of `currency`. Present only beside `dueNowMinor`.',
      ),
    balanceDueAt: moment
      .optional()
      .describe('Deadline for the balance of the checkout, UTC timestamp; absent when there is no balance, or no fixed deadline.'),
    orderRef: z.string().optional().describe('Ref of the order (`ord_…`) that the checkout placed; absent until the checkout is paid.'),
    orderNumber: z
      .string()
      .optional()
      .describe(
        'Number of the order that the checkout placed, as buyer and merchant read it, such as `1042`; absent until the checkout is paid.',
      ),
    expiresAt: moment.describe(
      'When the checkout expires unless it is paid, UTC timestamp: held seats and stock are then on sale again. A bank transfer that the buyer has started moves it.',
    ),
    completedAt: moment.optional().describe('When the checkout was paid, UTC timestamp; absent while it is not paid.'),
    cancelledAt: moment.optional().describe('When the checkout was cancelled, UTC timestamp; absent when it was not cancelled.'),
    cancelReason: describedEnum(
      CHECKOUT_CANCEL_REASONS,
      'Cause for which the service itself cancelled the checkout; absent in all other cases.',
      {
        event_cancelled: 'The merchant cancelled the event: money that was paid, or is paid later, goes back.',
      },
    ).optional(),
    createdAt: moment.describe('When the checkout was opened, UTC timestamp.'),
    payment: checkoutPayment
      .optional()
      .describe(
        'Payment step that your page shows for a headless checkout: way to pay, and the popup, page or bank account to pay with. Absent for hosted checkouts and for publishable keys.',
      ),
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
  const {
    id,
    status,
    mode,
    returnUrl,
    cart,
    orderId,
    orderNumber,
    expiresAt,
    completedAt,
    cancelledAt,
    cancelReason,
    createdAt,
    linkSerial,
  } = checkout;
  return {
    ref: refOf('chk', id),
    status,
    mode,
    hostedUrl: links.hostedUrl({ workspaceSlug, checkoutId: id, linkSerial }, access),
    returnUrl,
    currency: cart.currency,
    totalMinor: cart.totalMinor,
    ...(cart.balanceMinor > 0 && { dueNowMinor: cart.dueNowMinor, balanceMinor: cart.balanceMinor, balanceDueAt: cart.balanceDueAt }),
    orderRef: status === 'paid' && orderId ? refOf('ord', orderId) : undefined,
    orderNumber: orderNumber === undefined ? undefined : String(orderNumber),
    expiresAt: timestampOf(expiresAt),
    completedAt: completedAt && timestampOf(completedAt),
    cancelledAt: cancelledAt && timestampOf(cancelledAt),
    cancelReason,
    createdAt: timestampOf(createdAt),
  };
}
