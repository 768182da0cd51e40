import { ProviderRefused, type RefundOrder, type RefundStanding } from '@svc/payments';
import { isOfAttempt } from './judge-transaction';
import { pages, refund, refunds, transaction } from './paystack-answers';
import type { PaystackApi } from './paystack-api';
import { theirReference } from './paystack-references';

const PER_PAGE = '100';

/**
 * Gives money back once per key. Paystack takes no key for refunds: ours stands in the merchant's note, and is looked for
 * among the refunds since the payment before a new one is made.
 * @throws ProviderRefused, also when Paystack has tried to give it back and could not
 */
export async function refundOnce(api: PaystackApi, { attempt, providerReference, amountMinor, currency, idempotencyKey }: RefundOrder, signal?: AbortSignal): Promise<RefundStanding> {
  const reference = theirReference(attempt.reference);
  const paid = await api.ask(`/transaction/verify/${reference}`, transaction, { signal });
  if (!isOfAttempt(attempt, paid) || paid.id !== providerReference) throw new ProviderRefused('Paystack knows this payment as another one.');
  const note = `Refund ${idempotencyKey}`;
  const known = await findRefund(api, { reference, note, since: paid.paid_at ?? paid.created_at, signal });
  const body = { transaction: reference, amount: amountMinor, currency, merchant_note: note };
  const { status } = known ?? (await api.ask('/refund', refund, { method: 'POST', body, signal }));
  return standingOf(status);
}

/** Paystack gives back in days, and says in its own words what became of it. */
function standingOf(status: string): RefundStanding {
  if (status === 'failed') throw new ProviderRefused('Paystack could not give the money back.');
  if (status === 'needs-attention') throw new ProviderRefused('Paystack needs the buyer’s bank account, which is entered in its dashboard.');
  return status === 'processed' ? 'succeeded' : 'pending';
}

async function findRefund(api: PaystackApi, { reference, note, since, signal }: { reference: string; note: string; since: string; signal?: AbortSignal }): Promise<{ status: string } | undefined> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ perPage: PER_PAGE, page: String(page), from: since });
    const { data, meta } = await api.list(`/refund?${query.toString()}`, refunds, pages, { signal });
    const found = data.find((each) => each.merchant_note === note && each.transaction_reference === reference);
    if (found || data.length === 0 || page >= meta.pageCount) return found;
  }
}
