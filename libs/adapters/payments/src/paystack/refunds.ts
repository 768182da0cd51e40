import { ProviderRefused, ProviderUnavailable, RefundFailed, type RefundAnswer, type RefundOrder } from '@svc/payments';
import { isOfAttempt } from './judge-transaction';
import { pages, refund, refunds, transaction, type PaystackRefund } from './paystack-answers';
import { PaystackRefused, type PaystackApi } from './paystack-api';
import { theirReference } from './paystack-references';

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
  if (!isOfAttempt(attempt, paid) || paid.id !== providerReference) throw new ProviderRefused('Paystack knows this payment as another one.');
  const known = await looked(search(api, { reference, note: noteOf(order), since: paid.paid_at ?? paid.created_at, signal }));
  return known && answerOf(known);
}

/** Every request is a refund of its own: whoever asks has looked before that there is none. */
export async function makeRefund(api: PaystackApi, order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer> {
  const body = { transaction: theirReference(order.attempt.reference), amount: order.amountMinor, currency: order.currency, merchant_note: noteOf(order) };
  return answerOf(await api.ask('/refund', refund, { method: 'POST', body, signal }));
}

const noteOf = ({ idempotencyKey }: RefundOrder): string => `Refund ${idempotencyKey}`;

/** A look that is refused tells nothing of the money: it is made again, and nobody gives the refund up for it. */
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
  if (status === 'needs-attention') throw new RefundFailed('Paystack needs the buyer’s bank account, which is entered in its dashboard.', id);
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
