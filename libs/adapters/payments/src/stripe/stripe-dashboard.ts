import { fromProviderUnits } from '@svc/contracts';
import { ProviderUnavailable, type ProviderDashboard, type ReportedDispute, type ReportedRefund } from '@svc/payments';
import type Stripe from 'stripe';
import { z } from 'zod';
import { faultOf } from './stripe-client';

const PER_PAGE = 100;

const seconds = z.number().int().nonnegative();
const minor = z.number().int().nonnegative();
const ofPayment = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

/** Fields that are read of a refund; amounts are as Stripe counts them. */
const refund = z.object({
  id: z.string().min(1),
  amount: minor,
  currency: z.string().length(3),
  created: seconds,
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: ofPayment,
  status: z.string().nullish(),
});

/** Fields that are read of a dispute, likewise; one that is `warning_…` is an inquiry, which may become one. */
const dispute = z.object({
  id: z.string().min(1),
  amount: minor,
  currency: z.string().length(3),
  created: seconds,
  payment_intent: ofPayment,
  reason: z.string().nullish(),
  status: z.string(),
  evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
});

/** Refunds and disputes of an account, made by merchants in Stripe's dashboard and by banks. */
export class StripeDashboard implements ProviderDashboard {
  /** @param client ends all its calls by a signal */
  constructor(private readonly client: (signal?: AbortSignal) => Stripe) {}

  refundsSince(since: Date, signal?: AbortSignal): AsyncIterable<ReportedRefund[]> {
    const { refunds } = this.client(signal);
    return pages((page) => refunds.list({ created: { gte: secondsOf(since) }, ...page }), refund, presentRefund);
  }

  disputesSince(since: Date, signal?: AbortSignal): AsyncIterable<ReportedDispute[]> {
    const { disputes } = this.client(signal);
    return pages((page) => disputes.list({ created: { gte: secondsOf(since) }, ...page }), dispute, presentDispute);
  }
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** Yields the pages of a list. Money that is listed without a payment is of another business of the merchant's. */
async function* pages<Listed extends { id: string }, Report>(
  list: (page: { limit: number; starting_after?: string }) => PromiseLike<{ data: { id: string }[]; has_more: boolean }>,
  form: z.ZodType<Listed>,
  present: (listed: Listed) => Report[],
): AsyncIterable<Report[]> {
  for (let after: string | undefined; ; ) {
    const { data, has_more: hasMore } = await asked(list({ limit: PER_PAGE, ...(after && { starting_after: after }) }));
    yield data.flatMap((each) => present(readable(form, each)));
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return;
  }
}

/**
 * Returns an amount in our minor units; undefined for currencies that Stripe does not charge for us, which are of no payment
 * of ours (D-128).
 */
const minorOf = ({ amount, currency }: { amount: number; currency: string }) => fromProviderUnits('stripe', amount, currency.toUpperCase());

function presentRefund(listed: z.infer<typeof refund>): ReportedRefund[] {
  const { id, currency, created, metadata, payment_intent: of, status } = listed;
  const amountMinor = minorOf(listed);
  if (!of || amountMinor === undefined) return [];
  return [
    {
      providerRefundId: id,
      providerReference: of,
      ownId: metadata?.['refund'],
      amountMinor,
      currency: currency.toUpperCase(),
      status: status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
      createdAt: new Date(created * 1_000),
    },
  ];
}

/** Ends of disputes and inquiries by which the merchant keeps the money. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented'];
const TO_BE_ANSWERED: readonly string[] = ['needs_response', 'warning_needs_response'];

function presentDispute(listed: z.infer<typeof dispute>): ReportedDispute[] {
  const { id, currency, created, payment_intent: of, reason, status, evidence_details: evidence } = listed;
  const amountMinor = minorOf(listed);
  if (!of || amountMinor === undefined) return [];
  const dueBy = TO_BE_ANSWERED.includes(status) ? evidence?.due_by : undefined;
  return [
    {
      disputeId: id,
      providerReference: of,
      amountMinor,
      currency: currency.toUpperCase(),
      reason: reason ?? undefined,
      respondBy: dueBy ? new Date(dueBy * 1_000) : undefined,
      outcome: status === 'lost' ? 'lost' : WON.includes(status) ? 'won' : 'open',
      createdAt: new Date(created * 1_000),
    },
  ];
}

/** Turns a refused list into a retry: it says nothing about the money. */
async function asked<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw faultOf(error);
  }
}

/** Parses an answer. Throws ProviderUnavailable for another form. */
function readable<T>(form: z.ZodType<T>, answer: unknown): T {
  const read = form.safeParse(answer);
  if (!read.success) throw new ProviderUnavailable(`stripe: cannot read ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return read.data;
}
