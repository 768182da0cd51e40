import { type PaymentRail, railsCharging } from '@svc/contracts';
import { type Mode, NotFound } from '@svc/kernel';
import { BalanceShort, CallbackForged, ProviderRefused, ProviderUnavailable, RefundFailed } from '../domain/payment.errors';
import type { ReportedRefund } from '../domain/provider-money';
import { type Refusal, type RefusalFacts, refusalOf } from '../domain/refusal';
import { FLOW_OF, type PaymentAttempt, type PaymentFlow, type PaymentTruth, type Receipt } from '../domain/payment';
import {
  type OpenCharge,
  type OpenedCharge,
  PaymentGateway,
  PaymentGateways,
  type ReadCallback,
  type RefundAnswer,
  type RefundOrder,
  type ProviderRefundStatus,
} from '../ports/payment-gateway';
import type { Within } from '../use-cases/payment-attempts';
import { ScriptedDashboard } from './scripted-dashboard';

export type GatewayCall = 'open' | 'look' | 'close' | 'findRefund' | 'refund';
/** `before`: nothing was done; `after`: it was, but no answer came. */
export type GatewayFault = 'before' | 'after' | 'short';

interface Charge {
  charge: OpenCharge;
  receipts: Receipt[];
  state: 'open' | 'failed' | 'closed';
  refusal?: Refusal;
}

const SIGNATURE = 'x-scripted-signature';
const HALF_AN_HOUR_MS = 1_800_000;

/** Provider controlled by the test: `pay`, `refuse`, `down`, `failNext`. It keeps each charge, receipt and refund. */
export class ScriptedGateway extends PaymentGateway {
  readonly provider = 'scripted';
  readonly charges = new Map<string, Charge>();
  /** Refunds by idempotency key. */
  readonly refunds = new Map<string, RefundOrder>();
  override readonly dashboard: ScriptedDashboard;
  /** True when its refunds are listed with our mark. */
  listsMarks = true;
  private readonly refundedAt = new Map<string, Date>();
  readonly calls: { call: GatewayCall; reference: string }[] = [];
  /** True while no call is answered. */
  down = false;
  /** Words with which it refuses to open, or to refund. */
  refusal: Partial<Record<'open' | 'refund', string>> = {};
  /** Causes of its refusals to open. */
  refusalFacts: RefusalFacts = {};
  /** Outcome of accepted refunds: given back at once, not yet, or not at all. */
  refunding: ProviderRefundStatus | 'failed' = 'succeeded';
  takesRefundKeys = true;
  /** Runs before each answer: the test holds answers back here. */
  beforeAnswer: (call: GatewayCall) => Promise<void> = async () => undefined;
  private faults: { call: GatewayCall; fault: GatewayFault }[] = [];
  private counted = 0;

  constructor(private readonly now: () => Date = () => new Date()) {
    super();
    this.dashboard = new ScriptedDashboard(() => this.listed(), now);
  }

  /** Makes the next call of this kind end without an answer. */
  failNext(call: GatewayCall, fault: GatewayFault): void {
    this.faults.push({ call, fault });
  }

  /** Pays as the buyer; the whole amount by default. Money comes to closed charges as well: banks do not know. */
  pay(reference: string, amountMinor?: number, currency?: string): Receipt {
    const { charge, receipts } = this.chargeOf(reference);
    const { attempt } = charge;
    const receipt: Receipt = {
      providerReference: `rcp_${(this.counted += 1)}`,
      amountMinor: amountMinor ?? attempt.amountMinor,
      currency: currency ?? attempt.currency,
      paidAt: this.now(),
    };
    receipts.push(receipt);
    return receipt;
  }

  /** Refuses the buyer's card, permanently for this charge. */
  refuse(reference: string): void {
    const charge = this.chargeOf(reference);
    charge.state = 'failed';
    charge.refusal = refusalOf({ cause: 'card', code: 'generic_decline' }, 'The bank has refused it.');
  }

  /** Refuses a card of the buyer, who may give another. */
  decline(reference: string, facts: RefusalFacts): void {
    this.chargeOf(reference).refusal = refusalOf({ cause: 'card', ...facts }, 'The bank has refused it.');
  }

  /** Returns the refunded amount of an attempt, minor units. */
  refundedOf(reference: string): number {
    return this.refunding === 'failed'
      ? 0
      : [...this.refunds.values()]
          .filter(({ attempt }) => attempt.reference === reference)
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  flowOf(rail: PaymentRail): PaymentFlow {
    return FLOW_OF[rail];
  }

  open(charge: OpenCharge): Promise<OpenedCharge> {
    const { attempt } = charge;
    return this.answer('open', attempt.reference, () => {
      if (this.refusal.open) throw new ProviderRefused(this.refusal.open, this.refusalFacts);
      if (!this.charges.has(attempt.reference)) this.charges.set(attempt.reference, { charge, receipts: [], state: 'open' });
      return this.openedOf(this.chargeOf(attempt.reference).charge.attempt);
    });
  }

  look({ reference }: PaymentAttempt): Promise<PaymentTruth> {
    return this.answer('look', reference, () => {
      const charge = this.charges.get(reference);
      if (!charge) return { status: 'pending', receipts: [] };
      const paidMinor = charge.receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const isOver = charge.state === 'failed' || charge.state === 'closed';
      const status = paidMinor >= charge.charge.attempt.amountMinor ? 'paid' : isOver ? 'failed' : 'pending';
      return { status, receipts: [...charge.receipts], ...(charge.refusal && { refusal: charge.refusal }) };
    });
  }

  close({ reference }: PaymentAttempt): Promise<void> {
    return this.answer('close', reference, () => {
      const charge = this.charges.get(reference);
      if (charge?.state === 'open') charge.state = 'closed';
    });
  }

  findRefund({ attempt, idempotencyKey, providerRefundId }: RefundOrder): Promise<RefundAnswer | undefined> {
    return this.answer('findRefund', attempt.reference, () => {
      const byHand = this.dashboard.refunds.find((each) => each.providerRefundId === providerRefundId);
      if (byHand?.status === 'failed') throw new RefundFailed('The bank has sent it back.', byHand.providerRefundId);
      if (byHand) return { status: byHand.status, providerRefundId: byHand.providerRefundId };
      const [key] = [...this.refunds.keys()].filter((each) => each.split('#')[0] === idempotencyKey);
      return key === undefined ? undefined : this.refundAnswer(key);
    });
  }

  /** Makes a refund: one for each key, or, without keys, one for each request. */
  makeRefund(order: RefundOrder): Promise<RefundAnswer> {
    const { attempt, providerReference, amountMinor, idempotencyKey } = order;
    return this.answer('refund', attempt.reference, () => {
      const key = this.takesRefundKeys ? idempotencyKey : `${idempotencyKey}#${this.refunds.size}`;
      if (this.refunds.has(key)) return this.refundAnswer(key);
      if (this.refusal.refund) throw new ProviderRefused(this.refusal.refund);
      const receipt = this.charges.get(attempt.reference)?.receipts.find((each) => each.providerReference === providerReference);
      const before = [...this.refunds.values()]
        .filter((each) => each.providerReference === providerReference)
        .reduce((sum, each) => sum + each.amountMinor, this.dashboard.refundedOf(providerReference));
      if (!receipt || before + amountMinor > receipt.amountMinor) throw new ProviderRefused('More is asked back than was paid.');
      this.refunds.set(key, order);
      this.refundedAt.set(key, this.now());
      return this.refundAnswer(key);
    });
  }

  async readCallback(
    account: { workspaceId: string; mode: Mode },
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReadCallback | undefined> {
    if (headers[SIGNATURE] !== signatureOf(account, raw)) throw new CallbackForged();
    return JSON.parse(raw.toString()) as ReadCallback;
  }

  /** Returns the callback that it would post about this attempt. */
  callbackOf(
    { reference, workspaceId, mode }: PaymentAttempt,
    facts: Pick<ReadCallback, 'isOfRefund' | 'reported'> = {},
  ): { raw: Buffer; headers: Record<string, string> } {
    const raw = Buffer.from(JSON.stringify({ eventId: `evt_${(this.counted += 1)}`, reference, ...facts }));
    return { raw, headers: { [SIGNATURE]: signatureOf({ workspaceId, mode }, raw) } };
  }

  private listed(): ReportedRefund[] {
    return [...this.refunds].map(([key, { providerReference, amountMinor, currency, idempotencyKey }]) => ({
      providerRefundId: `re_${key}`,
      providerReference,
      ...(this.listsMarks && { ownId: idempotencyKey }),
      amountMinor,
      currency,
      status: this.refunding,
      createdAt: this.refundedAt.get(key)!,
    }));
  }

  private refundAnswer(key: string): RefundAnswer {
    const providerRefundId = `re_${key}`;
    if (this.refunding === 'failed') throw new RefundFailed('The bank has sent it back.', providerRefundId);
    return { status: this.refunding, providerRefundId };
  }

  private openedOf({ amountMinor, currency, reference, rail }: PaymentAttempt): OpenedCharge {
    const expiresAt = new Date(this.now().getTime() + HALF_AN_HOUR_MS);
    const nothing = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
    if (rail !== 'bank_transfer') {
      const checkoutUrl = `https://pay.example/${reference}`;
      return { instructions: { ...nothing, checkoutUrl, accessCode: rail === 'card' ? `code-${reference}` : null }, expiresAt };
    }
    const bankAccount = {
      bankName: 'Test Bank',
      bankCode: '999',
      accountNumber: '0123456789',
      accountName: 'Scripted',
      amountMinor,
      currency,
      reference,
      expiresAt: expiresAt.toISOString(),
    };
    return { instructions: { ...nothing, bankAccount }, expiresAt };
  }

  private async answer<T>(call: GatewayCall, reference: string, work: () => T): Promise<T> {
    this.calls.push({ call, reference });
    const at = this.faults.findIndex((each) => each.call === call);
    const fault = this.down ? 'before' : this.faults.splice(at, at < 0 ? 0 : 1)[0]?.fault;
    if (fault === 'before') throw new ProviderUnavailable('5xx');
    if (fault === 'short') throw new BalanceShort('The balance does not suffice.');
    const answered = work();
    await this.beforeAnswer(call);
    if (fault === 'after') throw new ProviderUnavailable('timeout');
    return answered;
  }

  private chargeOf(reference: string): Charge {
    const charge = this.charges.get(reference);
    if (!charge) throw new Error(`The provider knows no charge ${reference}.`);
    return charge;
  }
}

/** Signs a callback. It is no secret: it proves that signatures are checked. */
function signatureOf({ workspaceId, mode }: { workspaceId: string; mode: Mode }, raw: Buffer): string {
  return [workspaceId, mode, raw.length, raw.toString('base64').slice(-12)].join(':');
}

/** Gateways with one provider for everything; with `modes`, for those modes alone. */
export class ScriptedGateways extends PaymentGateways {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly modes: readonly Mode[] = ['live', 'test'],
    private readonly rails?: readonly PaymentRail[],
  ) {
    super();
  }

  async of({ provider }: { provider: string }): Promise<PaymentGateway> {
    if (provider !== this.gateway.provider) throw new NotFound('payment provider');
    return this.gateway;
  }

  async serving({ mode }: { mode: Mode }, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>> {
    const served = this.modes.includes(mode) ? railsCharging(currency).filter((rail) => this.rails?.includes(rail) ?? true) : [];
    return new Map(served.map((rail) => [rail, this.gateway]));
  }
}

/** Waits for work without a timeout. */
export const untimed: Within = (_, work) => work(new AbortController().signal);
