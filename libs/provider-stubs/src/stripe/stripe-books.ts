import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import {
  type CreateSessionForm,
  shownPayment,
  shownSession,
  type StubDispute,
  type StubEvent,
  type StubPayment,
  type StubRefund,
  type StubSession,
} from './stripe-objects';
import { invalid, refuseBetweenSteps, refuseTotal } from './stripe-refusal';

export type StripeCall = 'open' | 'look' | 'close' | 'findRefund' | 'refund' | 'disputes';
/**
 * Fault of a call. `unavailable`: 503, not processed; `timeout`: processed, and the connection closes; `refused`: a 400; `broken`: a 500
 * that is stored under the idempotency key, not processed; `busy`: a 429; `garbled`: processed, with an HTML page as the response;
 * `short`: a 400 for too little balance, which is stored under the key.
 */
export type StripeCallFault = 'unavailable' | 'timeout' | 'refused' | 'broken' | 'busy' | 'garbled' | 'short';
export type StripeFault =
  | { operation: StripeCall; kind: StripeCallFault }
  | { operation: 'callbacks'; kind: 'duplicate' | 'out_of_order' | 'lost' };

/** A posted callback. */
export interface StripeCallback {
  raw: Buffer;
  headers: Record<string, string>;
}

const MINUTE = 60;
const DAY = 86_400;
const idOf = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** Books of one account at Stripe, with scripted buyers. */
export class StripeBooks {
  /** Sessions, newest first. */
  readonly sessions: StubSession[] = [];
  readonly refunds: StubRefund[] = [];
  readonly disputes: StubDispute[] = [];
  /** Address to which callbacks are posted at once; none when absent. */
  callbackUrl?: string;
  /** Number of refund requests. */
  refundsAsked = 0;
  readonly answered = new Map<string, { fingerprint: string; status: number; body: object }>();
  private readonly events: { reference: string; event: StubEvent }[] = [];
  private readonly faults: { fault: StripeFault; times: number }[] = [];

  /** @param now Unix ms */
  constructor(
    readonly access: { secretKey: string; webhookSecret: string },
    private readonly pages: () => string,
    private readonly now: () => number,
  ) {}

  get livemode(): boolean {
    return /^[sr]k_live_/.test(this.access.secretKey);
  }

  /** Makes the next calls or payments fail. */
  setFault(fault: StripeFault, times = 1): void {
    this.faults.push({ fault, times });
  }

  /** Removes every fault. */
  clearFaults(): void {
    this.faults.length = 0;
  }

  takeFault(operation: StripeFault['operation']): StripeFault['kind'] | undefined {
    const entry = this.faults.find(({ fault, times }) => fault.operation === operation && times > 0);
    if (entry) entry.times -= 1;
    return entry?.fault.kind;
  }

  open(form: CreateSessionForm): StubSession {
    const now = this.seconds();
    const amount = form.line_items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0);
    const { currency } = form.line_items[0]!.price_data;
    refuseTotal(amount, currency);
    if (form.expires_at < now + 30 * MINUTE || form.expires_at > now + DAY) {
      throw invalid('`expires_at` must be between 30 minutes and 24 hours from now.', { param: 'expires_at' });
    }
    const id = idOf(this.livemode ? 'cs_live' : 'cs_test');
    const session: StubSession = {
      id,
      object: 'checkout.session',
      adaptive_pricing: form.adaptive_pricing,
      amount_total: amount,
      cancel_url: form.cancel_url,
      client_reference_id: form.client_reference_id,
      created: now,
      currency,
      customer_email: form.customer_email ?? null,
      expires_at: form.expires_at,
      livemode: this.livemode,
      metadata: form.metadata,
      mode: form.mode,
      payment_intent: null,
      payment_method_types: form.allowed_payment_method_types,
      payment_status: 'unpaid',
      status: 'open',
      success_url: form.success_url,
      url: `${this.pages()}/c/pay/${id}#fidkdWxOYHwnPyd1blpxYHZxWjA0`,
    };
    this.sessions.unshift(session);
    return session;
  }

  find(id: string): StubSession | undefined {
    const session = this.sessions.find((each) => each.id === id);
    if (session?.status === 'open' && session.expires_at <= this.seconds()) this.end(session);
    return session;
  }

  /** Returns the session of a payment attempt. Throws where there is none. */
  sessionOf(reference: string): StubSession {
    const id = this.sessions.find(({ client_reference_id }) => client_reference_id === reference)?.id;
    const session = id && this.find(id);
    if (!session) throw new Error(`Stripe knows no session of ${reference}.`);
    return session;
  }

  expire(id: string): StubSession {
    const session = this.find(id);
    if (!session) throw invalid(`No such checkout.session: ${id}`, { code: 'resource_missing', param: 'session' }, 404);
    if (session.status !== 'open')
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
    return this.end(session);
  }

  /**
   * Pays as the buyer: the requested amount, or another one, which real Stripe would not permit. Sends the callbacks.
   * Throws when the session does not accept a payment.
   */
  async pay(reference: string, { amountMinor, currency }: { amountMinor?: number; currency?: string } = {}): Promise<void> {
    const session = this.payable(reference);
    const amount = amountMinor ?? session.amount_total;
    const payment = this.paymentOf(session, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: { id: idOf('ch'), object: 'charge', created: this.seconds() },
    });
    if (currency) payment.currency = currency.toLowerCase();
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: payment });
    await this.deliver(reference, [
      this.event('payment_intent.succeeded', shownPayment(payment)),
      this.event('checkout.session.completed', shownSession(session, [])),
    ]);
  }

  /** Declines the buyer's card; Stripe's page stays open for another one. */
  async decline(reference: string): Promise<void> {
    const session = this.payable(reference);
    const payment = this.paymentOf(session, { status: 'requires_payment_method', amount_received: 0, latest_charge: null });
    session.payment_intent = { ...payment, last_payment_error: DECLINED };
    await this.deliver(reference, [this.event('payment_intent.payment_failed', shownPayment(session.payment_intent))]);
  }

  refund({
    payment_intent: id,
    amount,
    metadata,
  }: {
    payment_intent: string;
    amount: number;
    metadata: Record<string, string>;
  }): StubRefund {
    const payment = this.sessions.map((session) => session.payment_intent).find((each) => each?.id === id);
    if (!payment) throw invalid(`No such payment_intent: ${id}`, { code: 'resource_missing', param: 'payment_intent' }, 404);
    refuseBetweenSteps(amount, payment.currency);
    const left = payment.amount_received - this.refundedOf(id);
    if (left === 0) throw invalid('This charge has already been refunded.', { code: 'charge_already_refunded' });
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
    const refund: StubRefund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      charge: payment.latest_charge?.id ?? null,
      created: this.seconds(),
      currency: payment.currency,
      metadata,
      payment_intent: id,
      reason: null,
      status: 'succeeded',
    };
    this.refunds.unshift(refund);
    return refund;
  }

  /** Refunds an attempt as the merchant in the dashboard; the whole rest by default. */
  async refundInDashboard(reference: string, amount?: number): Promise<StubRefund> {
    const { id } = this.paidBy(reference);
    const left = this.sessionOf(reference).payment_intent!.amount_received - this.refundedOf(id);
    const refund = this.refund({ payment_intent: id, amount: amount ?? left, metadata: {} });
    await this.deliver(reference, [this.event('refund.created', { ...refund })]);
    return refund;
  }

  /** Opens a dispute of a whole attempt by the buyer's bank; the merchant has a week to respond. */
  async dispute(reference: string, reason = 'fraudulent'): Promise<StubDispute> {
    const payment = this.paidBy(reference);
    const dispute: StubDispute = {
      id: idOf('du'),
      object: 'dispute',
      amount: payment.amount_received,
      charge: payment.latest_charge?.id ?? null,
      created: this.seconds(),
      currency: payment.currency,
      evidence_details: { due_by: this.seconds() + 7 * DAY },
      livemode: this.livemode,
      metadata: {},
      payment_intent: payment.id,
      reason,
      status: 'needs_response',
    };
    this.disputes.unshift(dispute);
    await this.deliver(reference, [this.event('charge.dispute.created', { ...dispute })]);
    return dispute;
  }

  async endDisputes(reference: string, status: 'won' | 'lost'): Promise<void> {
    const ended = this.disputes.filter(({ payment_intent: id }) => id === this.paidBy(reference).id);
    for (const dispute of ended) Object.assign(dispute, { status });
    await this.deliver(
      reference,
      ended.map((dispute) => this.event('charge.dispute.closed', { ...dispute })),
    );
  }

  private paidBy(reference: string): StubPayment {
    const payment = this.sessionOf(reference).payment_intent;
    if (!payment?.amount_received) throw new Error(`Nothing was paid by ${reference}.`);
    return payment;
  }

  /** Ends the refunds of an attempt: the bank returns them, or they succeed after all. */
  async endRefunds(reference: string, status: 'failed' | 'succeeded' = 'failed'): Promise<void> {
    const ended = this.refunds.filter(({ payment_intent: id }) => id === this.sessionOf(reference).payment_intent?.id);
    for (const refund of ended) Object.assign(refund, { status });
    await this.deliver(
      reference,
      ended.flatMap((refund) => [
        this.event('refund.updated', refund),
        ...(status === 'failed' ? [this.event('refund.failed', refund)] : []),
      ]),
    );
  }

  refundedOf(paymentId: string | undefined): number {
    return this.refunds
      .filter(({ payment_intent: id, status }) => id === paymentId && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Returns the callbacks of an attempt so far, oldest first, signed now. */
  callbacksOf(reference: string): StripeCallback[] {
    return this.events.filter((each) => each.reference === reference).map(({ event }) => this.signed(event));
  }

  /**
   * Returns a signed event. @param at time of signing, Unix seconds; the clock of the machine by default, since that is used to verify it
   */
  signed(event: StubEvent, at?: number): StripeCallback {
    const payload = JSON.stringify(event, undefined, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.access.webhookSecret, timestamp: at });
    return { raw: Buffer.from(payload), headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
  }

  event(type: string, object: object): StubEvent {
    return {
      id: idOf('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.seconds(),
      data: { object },
      livemode: this.livemode,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
  }

  private async deliver(reference: string, events: StubEvent[]): Promise<void> {
    const delivered = withFault(this.takeFault('callbacks'), events);
    this.events.push(...delivered.map((event) => ({ reference, event })));
    for (const event of this.callbackUrl ? delivered : []) {
      const { raw, headers } = this.signed(event);
      await fetch(this.callbackUrl!, { method: 'POST', body: new Uint8Array(raw), headers }).catch(() => undefined);
    }
  }

  private end(session: StubSession): StubSession {
    Object.assign(session, { status: 'expired', url: null });
    this.events.push({ reference: session.client_reference_id, event: this.event('checkout.session.expired', shownSession(session, [])) });
    return session;
  }

  private payable(reference: string): StubSession {
    const session = this.sessionOf(reference);
    if (session.status !== 'open') throw new Error(`The session of ${reference} takes no payment: it is ${session.status}.`);
    return session;
  }

  private paymentOf(session: StubSession, facts: Pick<StubPayment, 'status' | 'amount_received' | 'latest_charge'>): StubPayment {
    const { amount_total: amount, currency, livemode, metadata } = session;
    return {
      id: session.payment_intent?.id ?? idOf('pi'),
      object: 'payment_intent',
      amount,
      currency,
      created: this.seconds(),
      livemode,
      metadata,
      last_payment_error: null,
      ...facts,
    };
  }

  private seconds(): number {
    return Math.floor(this.now() / 1_000);
  }
}

const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;

function withFault(fault: StripeFault['kind'] | undefined, events: StubEvent[]): StubEvent[] {
  switch (fault) {
    case 'lost':
      return [];
    case 'duplicate':
      return [...events, ...events];
    case 'out_of_order':
      return events.toReversed();
    default:
      return events;
  }
}
