import {
  BalanceShort,
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
import { isBalanceShort, refusalOfTransaction } from './paystack-refusal';

const OURS = /^pay-[a-z0-9-]+$/;

/** Returns a reference as Paystack knows it: its references contain letters, digits and `- . =` alone, so `pay_x` is `pay-x`. */
export const theirReference = (reference: string): string => reference.replaceAll('_', '-');

/** Returns the reference of an attempt, by Paystack's; undefined for charges that the merchant makes by other means. */
export const ourReference = (theirs: string): string | undefined => (OURS.test(theirs) ? theirs.replaceAll('-', '_') : undefined);

export const NOTHING_KNOWN: PaymentTruth = { status: 'pending', receipts: [] };

/** Returns whether a transaction is the attempt's: of its environment, and by its reference. */
function isOfAttempt(
  { mode, reference }: Pick<PaymentAttempt, 'mode' | 'reference'>,
  { domain, reference: theirs }: PaystackTransaction,
): boolean {
  return domain === mode && theirs === theirReference(reference);
}

/**
 * Judges an attempt by its transaction at Paystack. `abandoned` is the state before payment, not an end. Money that went all
 * back (`reversed`) is no receipt: a receipt that was booked before stays booked, and no goods are given for it afterwards.
 */
export function judgeTransaction(attempt: PaymentAttempt, transaction: PaystackTransaction): PaymentTruth {
  if (!isOfAttempt(attempt, transaction)) return NOTHING_KNOWN;
  if (transaction.status === 'failed')
    return { status: 'failed', receipts: [], refusal: refusalOfTransaction(attempt.rail, transaction.gateway_response) };
  if (transaction.status === 'reversed') return { status: 'failed', receipts: [] };
  if (transaction.status !== 'success') return NOTHING_KNOWN;
  const { id: providerReference, currency } = transaction;
  const amountMinor = receivedOf(transaction);
  const isEnough = currency === attempt.currency && amountMinor >= attempt.amountMinor;
  return {
    status: isEnough ? 'paid' : 'pending',
    receipts: [{ providerReference, amountMinor, currency, paidAt: new Date(transaction.paid_at ?? transaction.created_at) }],
  };
}

/**
 * Returns the merchant's share: a buyer who bears the fees pays more than the requested sum, and Paystack keeps the
 * difference.
 */
function receivedOf({ amount, requested_amount: requested }: PaystackTransaction): number {
  return requested ? Math.min(amount, requested) : amount;
}

export const NO_INSTRUCTIONS: PaymentInstructions = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };

/**
 * Returns the account of a transfer, and the end of its time; null until Paystack has confirmed one (§4.5 r3).
 * @param endsAt the requested end, in case the answer has none
 */
export function transferAccount(attempt: PaymentAttempt, answer: PaystackTransfer, endsAt: Date): BankAccount | null {
  const { mode, amountMinor, currency, reference } = attempt;
  const isOurs = answer.reference === theirReference(reference) && (answer.domain ?? mode) === mode;
  const { account_name: accountName, account_number: accountNumber, bank } = answer;
  if (!isOurs || !accountName || !accountNumber || !bank?.name) return null;
  return {
    bankName: bank.name,
    bankCode: null,
    accountNumber,
    accountName,
    amountMinor,
    currency,
    reference,
    expiresAt: new Date(answer.account_expires_at ?? endsAt).toISOString(),
  };
}

const PER_PAGE = '100';

/**
 * Finds a refund at Paystack: by its id, or by our mark. Paystack takes no key for refunds: ours is in the merchant's note,
 * and is searched among the refunds since the payment.
 * @throws RefundFailed when Paystack has tried the refund and could not; ProviderRefused
 */
export async function findRefund(api: PaystackApi, order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer | undefined> {
  const { attempt, providerReference, providerRefundId } = order;
  if (providerRefundId) return answerOf(await looked(api.ask(`/refund/${providerRefundId}`, refund, { signal })));
  const reference = theirReference(attempt.reference);
  const paid = await looked(api.ask(`/transaction/verify/${reference}`, transaction, { signal }));
  if (!isOfAttempt(attempt, paid) || paid.id !== providerReference)
    throw new ProviderRefused('Paystack knows this payment as another one.');
  const existing = await looked(search(api, { reference, note: noteOf(order), since: paid.paid_at ?? paid.created_at, signal }));
  return existing && answerOf(existing);
}

/** Makes a refund. Every request makes another: the caller has checked before that there is none. */
export async function makeRefund(api: PaystackApi, order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer> {
  const body = {
    transaction: theirReference(order.attempt.reference),
    amount: order.amountMinor,
    currency: order.currency,
    merchant_note: noteOf(order),
  };
  return answerOf(await api.ask('/refund', refund, { method: 'POST', body, signal }).catch(shortOrRefused));
}

function shortOrRefused(error: unknown): never {
  throw error instanceof PaystackRefused && isBalanceShort(error) ? new BalanceShort(error.reason, error.facts) : error;
}

const noteOf = ({ idempotencyKey }: RefundOrder): string => `Refund ${idempotencyKey}`;

/** Returns the id of our refund in a merchant's note; undefined for one that was made in the dashboard. */
export const ownRefundIn = (note: string | null | undefined): string | undefined => /^Refund (\S+)$/.exec(note ?? '')?.[1];

/** Turns a refused read into a retry: it says nothing about the money, and no refund is given up for it. */
async function looked<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    throw error instanceof PaystackRefused ? new ProviderUnavailable(error.reason) : error;
  }
}

/** Returns the status of a refund. Paystack refunds in days, and reports the result in its own words. */
function answerOf({ id, status }: PaystackRefund): RefundAnswer {
  if (status === 'failed') throw new RefundFailed('Paystack could not give the money back.', id);
  if (status === 'needs-attention')
    throw new RefundFailed('Paystack needs the buyer’s bank account, which is entered in its dashboard.', id);
  return { status: status === 'processed' ? 'succeeded' : 'pending', providerRefundId: id };
}

async function search(
  api: PaystackApi,
  { reference, note, since, signal }: { reference: string; note: string; since: string; signal?: AbortSignal },
): Promise<PaystackRefund | undefined> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ perPage: PER_PAGE, page: String(page), from: since });
    const { data, meta } = await api.list(`/refund?${query.toString()}`, refunds, pages, { signal });
    const refund = data.find((each) => each.merchant_note === note && each.transaction_reference === reference);
    if (refund || data.length === 0 || page >= meta.pageCount) return refund;
  }
}
