import type { ProviderDashboard, ReportedDispute, ReportedRefund } from '@svc/payments';
import { z } from 'zod';
import { pages, type PaystackApi } from './paystack-api';
import { ownRefundIn } from './paystack-transactions';

const PER_PAGE = '100';

const anId = z.union([z.number().int().positive(), z.string().min(1)]).transform(String);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** A transaction by its id, or whole. */
const ofTransaction = z.union([anId, z.object({ id: anId }).transform(({ id }) => id)]).nullish();

/** Fields that are read of a refund, in minor units. */
const refunds = z.array(
  z.object({
    id: anId,
    amount: z.coerce.number().int().nonnegative(),
    currency: z.string().length(3),
    status: z.string(),
    merchant_note: z.string().nullish(),
    transaction: ofTransaction,
    createdAt: moment,
  }),
);

/** Fields that are read of a dispute, in minor units; its moments have either form of name. */
const disputes = z.array(
  z.object({
    id: anId,
    refund_amount: z.coerce.number().int().nonnegative().nullish(),
    currency: z.string().length(3).nullish(),
    status: z.string(),
    resolution: z.string().nullish(),
    category: z.string().nullish(),
    transaction: z
      .object({ id: anId, amount: z.number().int().nonnegative().nullish(), currency: z.string().length(3).nullish() })
      .nullish(),
    dueAt: moment.nullish(),
    createdAt: moment.nullish(),
    created_at: moment.nullish(),
  }),
);
type PaystackDispute = z.infer<typeof disputes>[number];

/** Refunds and disputes of an account, made by merchants in Paystack's dashboard and by banks. */
export class PaystackDashboard implements ProviderDashboard {
  constructor(private readonly api: PaystackApi) {}

  refundsSince(since: Date, signal?: AbortSignal): AsyncIterable<ReportedRefund[]> {
    return this.pages('/refund', since, refunds, presentRefund, signal);
  }

  disputesSince(since: Date, signal?: AbortSignal): AsyncIterable<ReportedDispute[]> {
    return this.pages('/dispute', since, disputes, presentDispute, signal);
  }

  private async *pages<Listed, Report>(
    path: string,
    since: Date,
    form: z.ZodType<Listed[]>,
    present: (listed: Listed) => Report[],
    signal?: AbortSignal,
  ): AsyncIterable<Report[]> {
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ perPage: PER_PAGE, page: String(page), from: since.toISOString() });
      const { data, meta } = await this.api.list(`${path}?${query.toString()}`, form, pages, { signal });
      yield data.flatMap(present);
      if (data.length === 0 || page >= meta.pageCount) return;
    }
  }
}

function presentRefund(listed: z.infer<typeof refunds>[number]): ReportedRefund[] {
  const { id, amount: amountMinor, currency, status, merchant_note: note, transaction, createdAt } = listed;
  if (!transaction) return [];
  const hasFailed = status === 'failed' || status === 'needs-attention';
  return [
    {
      providerRefundId: id,
      providerReference: transaction,
      ownId: ownRefundIn(note),
      amountMinor,
      currency,
      status: hasFailed ? 'failed' : status === 'processed' ? 'succeeded' : 'pending',
      createdAt,
    },
  ];
}

/**
 * Presents a dispute. Its sum is the bank's claim, or all that was paid, as far as Paystack names either. One without a moment is read again as long as it is
 * open.
 */
function presentDispute(listed: PaystackDispute): ReportedDispute[] {
  const {
    id,
    refund_amount: claimed,
    currency,
    status,
    resolution,
    category,
    transaction,
    dueAt,
    createdAt,
    created_at: createdAtToo,
  } = listed;
  if (!transaction) return [];
  return [
    {
      disputeId: id,
      providerReference: transaction.id,
      amountMinor: claimed ?? transaction.amount ?? undefined,
      currency: currency ?? transaction.currency ?? undefined,
      reason: category ?? undefined,
      respondBy: status === 'awaiting-merchant-feedback' ? (dueAt ?? undefined) : undefined,
      outcome: status !== 'resolved' ? 'open' : resolution === 'declined' ? 'won' : 'lost',
      createdAt: createdAt ?? createdAtToo ?? new Date(0),
    },
  ];
}
