import type { PaymentRail } from '@svc/contracts';
import {
  CallbackForged,
  type CredentialsOf,
  FLOW_OF,
  type OpenCharge,
  type OpenedCharge,
  type PaymentAccount,
  type PaymentAttempt,
  type PaymentFlow,
  PaymentGateway,
  type PaymentTruth,
  ProviderRefused,
  ProviderUnavailable,
  type ReadCallback,
  type RefundAnswer,
  RefundFailed,
  type RefundOrder,
} from '@svc/payments';
import Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderFetch } from '../provider-fetch';
import { toStripe } from './stripe-amount';
import { StripeDashboard } from './stripe-dashboard';
import { readStripeReportedMoney } from './stripe-reported-money';
import { faultOf, isKeySpent, isUnknown, stripeClient } from './stripe-client';
import { isSessionOf, OPENABLE_MS, sessionFor, sessionIdIn, stripeSession, type StripeSession, truthOf } from './stripe-session';

/** Largest difference between Stripe's clock and ours. */
const SKEW_MS = 5 * 60_000;
const PER_PAGE = 100;
/** Most sessions of the same minutes that are searched for one. */
const MOST_SEARCHED = 20 * PER_PAGE;
const MOST_REFUNDS = 100;
const WITH_MONEY = ['payment_intent.latest_charge'];

export interface StripeAccess {
  credentials: CredentialsOf<'stripe'>;
  /** Without a slash at the end. */
  baseUrl: string;
  send: ProviderFetch;
}

/** Cards of all the world by Stripe Checkout: the buyer pays on Stripe's page, one session for each attempt. */
export class StripePaymentGateway extends PaymentGateway {
  readonly provider = 'stripe';
  readonly takesRefundKeys = true;
  override readonly dashboard = new StripeDashboard((signal) => this.clientOf(signal));

  constructor(private readonly access: StripeAccess) {
    super();
  }

  flowOf(rail: PaymentRail): PaymentFlow {
    return FLOW_OF[rail];
  }

  /**
   * Opens a session. An e-mail address that Stripe refuses is left out (D-120): Stripe then asks for one, under another key,
   * since the first one may be bound to its refusal.
   */
  async open(charge: OpenCharge, signal?: AbortSignal): Promise<OpenedCharge> {
    const { attempt, buyer } = charge;
    try {
      return await this.openBy(attempt.reference, charge, signal);
    } catch (error) {
      if (!buyer.email || !(error instanceof ProviderRefused) || error.facts.cause !== 'buyer') throw error;
      return this.openBy(`${attempt.reference}:no-email`, { ...charge, buyer: { ...buyer, email: undefined } }, signal);
    }
  }

  private async openBy(idempotencyKey: string, charge: OpenCharge, signal?: AbortSignal): Promise<OpenedCharge> {
    const { attempt } = charge;
    const stripe = this.clientOf(signal);
    try {
      return openedBy(attempt, await stripe.checkout.sessions.create(sessionFor(charge), { idempotencyKey }));
    } catch (error) {
      if (!isKeySpent(error)) throw faultOf(error);
    }
    // Stripe will answer this reference thus for a day: either the session exists all the same, or it is lost.
    const session = await this.find(stripe, attempt);
    if (session?.status === 'complete') throw new ProviderUnavailable('stripe: the session is paid, or being paid');
    return openedBy(attempt, session);
  }

  async look(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentTruth> {
    return truthOf(attempt, await this.find(this.clientOf(signal), attempt));
  }

  async close(attempt: PaymentAttempt, signal?: AbortSignal): Promise<void> {
    const stripe = this.clientOf(signal);
    const session = await this.find(stripe, attempt);
    if (session?.status !== 'open') return;
    try {
      await stripe.checkout.sessions.expire(session.id);
    } catch (error) {
      const fault = faultOf(error);
      if (!(fault instanceof ProviderRefused)) throw fault;
      // Only an open session can be expired: the buyer, or Stripe's clock, was quicker.
      if ((await this.retrieve(stripe, session.id))?.status === 'open') throw new ProviderUnavailable(`stripe: ${fault.reason}`);
    }
  }

  /** Finds a refund by its id, or by its key. Stripe remembers a key for a day, and refunds permanently. */
  async findRefund(
    { providerReference, idempotencyKey, providerRefundId }: RefundOrder,
    signal?: AbortSignal,
  ): Promise<RefundAnswer | undefined> {
    const { refunds } = this.clientOf(signal);
    if (providerRefundId) return answerOf(await this.looked(() => refunds.retrieve(providerRefundId)));
    const made = await this.looked(() => refunds.list({ payment_intent: providerReference, limit: MOST_REFUNDS }));
    const existing = made.data.find(({ metadata }) => metadata?.refund === idempotencyKey);
    return existing && answerOf(existing);
  }

  async makeRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer> {
    const { attempt, providerReference, amountMinor, currency, idempotencyKey, shortAt } = order;
    const metadata = { refund: idempotencyKey, reference: attempt.reference };
    const params = { payment_intent: providerReference, amount: toStripe(amountMinor, currency), metadata };
    const key = ['refund', idempotencyKey, ...(shortAt ? [shortAt.getTime()] : [])].join(':');
    return answerOf(await this.asked(() => this.clientOf(signal).refunds.create(params, { idempotencyKey: key })));
  }

  async readCallback(
    account: PaymentAccount,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReadCallback | undefined> {
    return readStripeCallback(account, raw, headers['stripe-signature'], this.access.credentials.webhookSecret);
  }

  /** Finds a session by the address that it was opened with, or by a search where the answer of opening was lost. */
  private async find(stripe: Stripe, attempt: PaymentAttempt): Promise<StripeSession | undefined> {
    const id = sessionIdIn(attempt.instructions?.checkoutUrl);
    const named = id && (await this.retrieve(stripe, id));
    return named && isSessionOf(named, attempt) ? named : this.search(stripe, attempt);
  }

  private async retrieve(stripe: Stripe, id: string): Promise<StripeSession | undefined> {
    try {
      return readable(stripeSession, await stripe.checkout.sessions.retrieve(id, { expand: WITH_MONEY }));
    } catch (error) {
      if (isUnknown(error)) return undefined;
      throw faultOf(error);
    }
  }

  /** Searches the sessions of the minutes in which it can have been opened, since Stripe finds none by our reference. */
  private search(stripe: Stripe, attempt: PaymentAttempt): Promise<StripeSession | undefined> {
    const begun = attempt.createdAt.getTime();
    const created = { gte: secondsOf(begun - SKEW_MS), lte: secondsOf(begun + OPENABLE_MS + SKEW_MS) };
    const expand = WITH_MONEY.map((path) => `data.${path}`);
    return this.asked(async () => {
      let searched = 0;
      for await (const session of stripe.checkout.sessions.list({ created, limit: PER_PAGE, expand })) {
        if (isSessionOf(session, attempt)) return readable(stripeSession, session);
        if (++searched >= MOST_SEARCHED) throw new ProviderUnavailable('stripe: too many sessions to search through');
      }
      return undefined;
    });
  }

  /** Returns a client for each use, since the package takes no signal and one ends all calls of a client. */
  private clientOf(signal?: AbortSignal): Stripe {
    const {
      credentials: { secretKey },
      baseUrl,
      send,
    } = this.access;
    return stripeClient({ secretKey, baseUrl, send, signal });
  }

  /** Turns a refused read into a retry: it says nothing about the money, and no refund is given up for it. */
  private async looked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.asked(call);
    } catch (error) {
      throw error instanceof ProviderRefused ? new ProviderUnavailable(error.reason) : error;
    }
  }

  private async asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw faultOf(error);
    }
  }
}

const secondsOf = (ms: number): number => Math.floor(ms / 1_000);

function answerOf({ id, status }: Pick<Stripe.Refund, 'id' | 'status'>): RefundAnswer {
  if (status === 'failed' || status === 'canceled') throw new RefundFailed(`stripe: the refund is ${status}`, id);
  return { status: status === 'succeeded' ? 'succeeded' : 'pending', providerRefundId: id };
}

function openedBy(
  attempt: PaymentAttempt,
  session: Pick<StripeSession, 'client_reference_id' | 'livemode' | 'url' | 'expires_at'> | undefined,
): OpenedCharge {
  if (!session?.url || !isSessionOf(session, attempt))
    throw new ProviderRefused('stripe: there is no session that can be paid', { cause: 'attempt', code: 'no_session' });
  return {
    instructions: { accessCode: null, publicKey: null, checkoutUrl: session.url, bankAccount: null },
    expiresAt: new Date(session.expires_at * 1_000),
  };
}

/** Parses an answer. Throws ProviderUnavailable for another form. */
function readable<T>(form: z.ZodType<T>, answer: unknown): T {
  const read = form.safeParse(answer);
  if (!read.success) throw new ProviderUnavailable(`stripe: cannot read ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return read.data;
}

const event = z.object({
  id: z.string().startsWith('evt_'),
  livemode: z.boolean(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});
const ofSession = z.object({ client_reference_id: z.string().startsWith('pay_') });
const ofRefund = z.object({ object: z.literal('refund'), metadata: z.object({ reference: z.string().startsWith('pay_') }) });
/** Events of a refund: one that has succeeded may still fail, weeks later. */
const OF_REFUND: readonly string[] = ['refund.updated', 'refund.failed', 'charge.refund.updated'];
/** The events of a session; Stripe sends those that the merchant has chosen. */
const OURS = /^checkout\.session\./;

/**
 * Reads a callback with a valid signature, of these bytes and within five minutes.
 * @throws CallbackForged
 */
function readStripeCallback(
  account: PaymentAccount,
  raw: Buffer,
  signature: string | undefined,
  webhookSecret: string,
): ReadCallback | undefined {
  const read = event.safeParse(proven(raw, signature, webhookSecret));
  if (!read.success) throw new CallbackForged();
  const { id, livemode, type, data } = read.data;
  if (livemode !== (account.mode === 'live')) return undefined;
  const refund = ofRefund.safeParse(data.object);
  if (refund.success)
    return OF_REFUND.includes(type) ? { eventId: id, reference: refund.data.metadata.reference, isOfRefund: true } : undefined;
  const reported = readStripeReportedMoney(type, data.object);
  if (reported) return { eventId: id, ...reported };
  const session = ofSession.safeParse(data.object);
  return OURS.test(type) && session.success ? { eventId: id, reference: session.data.client_reference_id } : undefined;
}

function proven(raw: Buffer, signature: string | undefined, webhookSecret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(raw, signature ?? '', webhookSecret);
  } catch {
    throw new CallbackForged();
  }
}
