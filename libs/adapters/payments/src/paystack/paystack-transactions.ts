import {
  type BankAccount,
  type PaymentAttempt,
  type PaymentInstructions,
  type PaymentTruth,
  ProviderRefused,
  ProviderUnavailable,
  type RefundAnswer,
  RefundFailed,
  type RefundOrder,
} from '@svc/payments';
import {
  pages,
  type PaystackApi,
  type PaystackRefund,
  PaystackRefused,
  type PaystackTransaction,
  type PaystackTransfer,
  refund,
  refunds,
  transaction,
} from './paystack-api';
import { refusalOfTransaction } from './paystack-refusal';

const OURS = /^pay-[a-z0-9-]+$/;

/** A reference as Paystack knows it: there they hold letters, digits and `- . =` alone, so `pay_x` is `pay-x`. */
export const theirReference = (reference: string): string => reference.replaceAll('_', '-');

/** The reference of an attempt, by Paystack's; undefined for what the merchant charges by other means. */
export const ourReference = (theirs: string): string | undefined => (OURS.test(theirs) ? theirs.replaceAll('-', '_') : undefined);

export const NOTHING_KNOWN: PaymentTruth = { status: 'pending', receipts: [] };

/** Whether a transaction is the attempt's: of its environment, and by its reference. */
function isOfAttempt(
  { mode, reference }: Pick<PaymentAttempt, 'mode' | 'reference'>,
  { domain, reference: theirs }: PaystackTransaction,
): boolean {
  return domain === mode && theirs === theirReference(reference);
}

/**
 * What Paystack says of an attempt. `abandoned` is the state of whoever has not paid yet, not an end. Money that went all
 * back (`reversed`) is no receipt: whoever has booked it before keeps it booked, and nobody gets goods for it afterwards.
 */
export function judgeTransaction(attempt: PaymentAttempt, found: PaystackTransaction): PaymentTruth {
  if (!isOfAttempt(attempt, found)) return NOTHING_KNOWN;
  if (found.status === 'failed')
    return { status: 'failed', receipts: [], refusal: refusalOfTransaction(attempt.rail, found.gateway_response) };
  if (found.status === 'reversed') return { status: 'failed', receipts: [] };
  if (found.status !== 'success') return NOTHING_KNOWN;
  const { id: providerReference, currency } = found;
  const amountMinor = receivedOf(found);
  const isEnough = currency === attempt.currency && amountMinor >= attempt.amountMinor;
  return {
    status: isEnough ? 'paid' : 'pending',
    receipts: [{ providerReference, amountMinor, currency, paidAt: new Date(found.paid_at ?? found.created_at) }],
  };
}

/** What came for the merchant: a buyer who bears the fees pays more than was asked for, and Paystack keeps the difference. */
function receivedOf({ amount, requested_amount: requested }: PaystackTransaction): number {
  return requested ? Math.min(amount, requested) : amount;
}

export const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/**
 * The account of a transfer, and until when it takes money; null until Paystack has confirmed one (§4.5 r3).
 * @param endsAt as it was asked for, in case the answer does not say
 */
export function transferAccount(attempt: PaymentAttempt, told: PaystackTransfer, endsAt: Date): BankAccount | null {
  const { mode, amountMinor, currency, reference } = attempt;
  const isOurs = told.reference === theirReference(reference) && (told.domain ?? mode) === mode;
  const { account_name: accountName, account_number: accountNumber, bank } = told;
  if (!isOurs || !accountName || !accountNumber || !bank?.name) return null;
  return {
    bankName: bank.name,
    bankCode: null,
    accountNumber,
    accountName,
    amountMinor,
    currency,
    reference,
    expiresAt: new Date(told.account_expires_at ?? endsAt).toISOString(),
  };
}

const PER_PAGE = '100';

/**
 * A refund that Paystack has: by its id, or by our mark. Paystack takes no key for refunds: ours stands in the merchant's
 * note, and is looked for among the refunds since the payment.
 * @throws RefundFailed when Paystack has tried to give it back and could not; ProviderRefused
 */
export async function findRefund(api: PaystackApi, order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer | undefined> {
  const { attempt, providerReference, providerRefundId } = order;
  if (providerRefundId) return answerOf(await looked(api.ask(`/refund/${providerRefundId}`, refund, { signal })));
  const reference = theirReference(attempt.reference);
  const paid = await looked(api.ask(`/transaction/verify/${reference}`, transaction, { signal }));
  if (!isOfAttempt(attempt, paid) || paid.id !== providerReference)
    throw new ProviderRefused('Paystack knows this payment as another one.');
  const known = await looked(search(api, { reference, note: noteOf(order), since: paid.paid_at ?? paid.created_at, signal }));
  return known && answerOf(known);
}

/** Every request is a refund of its own: whoever asks has looked before that there is none. */
export async function makeRefund(api: PaystackApi, order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer> {
  const body = {
    transaction: theirReference(order.attempt.reference),
    amount: order.amountMinor,
    currency: order.currency,
    merchant_note: noteOf(order),
  };
  return answerOf(await api.ask('/refund', refund, { method: 'POST', body, signal }));
}

const noteOf = ({ idempotencyKey }: RefundOrder): string => `Refund ${idempotencyKey}`;

/** The id of our refund that a merchant's note names; undefined where it was made in the dashboard. */
export const ownRefundIn = (note: string | null | undefined): string | undefined => /^Refund (\S+)$/.exec(note ?? '')?.[1];

/** A refused look says nothing about the money: it is made again, and nobody gives the refund up for it. */
async function looked<T>(look: Promise<T>): Promise<T> {
  try {
    return await look;
  } catch (error) {
    throw error instanceof PaystackRefused ? new ProviderUnavailable(error.reason) : error;
  }
}

/** Paystack gives back in days, and says in its own words what became of it. */
function answerOf({ id, status }: PaystackRefund): RefundAnswer {
  if (status === 'failed') throw new RefundFailed('Paystack could not give the money back.', id);
  if (status === 'needs-attention')
    throw new RefundFailed('Paystack needs the buyer’s bank account, which is entered in its dashboard.', id);
  return { standing: status === 'processed' ? 'succeeded' : 'pending', providerRefundId: id };
}

async function search(
  api: PaystackApi,
  { reference, note, since, signal }: { reference: string; note: string; since: string; signal?: AbortSignal },
): Promise<PaystackRefund | undefined> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ perPage: PER_PAGE, page: String(page), from: since });
    const { data, meta } = await api.list(`/refund?${query.toString()}`, refunds, pages, { signal });
    const found = data.find((each) => each.merchant_note === note && each.transaction_reference === reference);
    if (found || data.length === 0 || page >= meta.pageCount) return found;
  }
}
