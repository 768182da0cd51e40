import type { Mode } from '@svc/kernel';
import type { ProviderDashboard } from './moved-money';
import type { PaymentRail, RailQuestion } from '../domain/payment-rails';
import type { PaymentAttempt, PaymentFlow, PaymentInstructions, PaymentTruth } from '../domain/payment';

/** A charge to be opened at a provider. */
export interface OpenCharge {
  attempt: PaymentAttempt;
  buyer: { name?: string; email?: string; phone?: string };
  /** What the buyer reads on the provider's page. */
  description: string;
  /** Where the provider sends the buyer afterwards: our own page, never the merchant's. */
  returnUrl: string;
}

export interface OpenedCharge {
  instructions: PaymentInstructions;
  /** The moment until which it can be paid at the provider; undefined when the provider sets no end. */
  expiresAt?: Date;
}

export interface RefundOrder {
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'reference' | 'provider'>;
  /** The provider's own id of the money. */
  providerReference: string;
  amountMinor: number;
  currency: string;
  /** The same key twice is one refund. */
  idempotencyKey: string;
  /** The provider's own id of the refund, once it is known. */
  providerRefundId?: string;
}

/** How a refund is asked for. */
export interface RefundCalls {
  /** Ends all calls. */
  signal?: AbortSignal;
  /** Before the call that moves money; rejects when it may not be made. */
  beforeMoving?: () => Promise<void>;
}

/** How a refund stands at its provider: taken, or given back as far as the provider can tell. */
export type RefundStanding = 'pending' | 'succeeded';

export interface RefundAnswer {
  standing: RefundStanding;
  /** The provider's own id of the refund. */
  providerRefundId: string;
}

/** What a provider's callback is about, once it is proven to be the provider's. */
export interface ReadCallback {
  /** Unique per provider. */
  eventId: string;
  /** Of the attempt. */
  reference: string;
  /** It reports money on its way back: a refund that was taken may have come to nothing. */
  isOfRefund?: boolean;
  /** It reports a refund or a dispute that may not be of our making: the account's are read now (D-129). */
  moved?: MovedReport;
}

/** Names that a callback gives of money that moved at the provider. */
export interface MovedReport {
  /** The provider's own id of the money, where the reference is not of an attempt. */
  providerReference?: string;
  /** The provider's own id of a refund. */
  providerRefundId?: string;
}

/**
 * A provider of payments. Calls throw ProviderUnavailable when it is unknown whether the provider did what it was
 * asked (time-out, 5xx): they may be made again, and are one and the same by their reference or key. A call ends when its
 * signal is aborted, and asks nothing more of the provider then (D-111).
 */
export abstract class PaymentGateway {
  abstract readonly provider: string;
  /** Where merchants move money without us; absent where nobody can. */
  readonly dashboard?: ProviderDashboard;
  abstract flowOf(rail: PaymentRail): PaymentFlow;
  /** Throws ProviderRefused when it will not charge. The same reference twice is one charge. */
  abstract open(charge: OpenCharge, signal?: AbortSignal): Promise<OpenedCharge>;
  /** The provider's truth, by the reference; one that it does not know is pending without receipts. */
  abstract look(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentTruth>;
  /** Sees to it that nobody can pay it any more. What was paid before stays paid. */
  abstract close(attempt: PaymentAttempt, signal?: AbortSignal): Promise<void>;
  /** Whether the provider itself makes one refund of two requests under one key. */
  abstract readonly takesRefundKeys: boolean;
  /** How a refund stands, by its id or our mark in it; undefined when the provider has none. Throws RefundFailed, ProviderRefused. */
  abstract findRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer | undefined>;
  /** Asks the provider to give money back, once. Throws ProviderRefused when it will not, RefundFailed when it could not. */
  abstract makeRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer>;

  /**
   * Has the money given back unless it was asked for before, and answers how that stands. What cannot be looked up is not
   * asked for (D-111a).
   */
  async refund(order: RefundOrder, { signal, beforeMoving }: RefundCalls = {}): Promise<RefundAnswer> {
    const known = await this.findRefund(order, signal);
    if (known) return known;
    signal?.throwIfAborted();
    await beforeMoving?.();
    signal?.throwIfAborted();
    return this.makeRefund(order, signal);
  }
  /**
   * Undefined when it is the provider's, and about nothing of ours: merchants use their accounts for other things as well.
   * Throws CallbackForged when signature or form are not the provider's.
   */
  abstract readCallback(
    account: PaymentAccount,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReadCallback | undefined>;
}

/** The owner of money: a workspace has an account of its own per mode at each provider. */
export interface PaymentAccount {
  workspaceId: string;
  mode: Mode;
}

/** The providers that the service can use, each spoken to for one account. */
export abstract class PaymentGateways {
  /**
   * For what was begun there: whoever serves its rail by now.
   * @throws NotFound for a provider that we do not use; NoCredentials when the account has none there any more
   */
  abstract of(account: PaymentAccount & { provider: string }): Promise<PaymentGateway>;
  /** The gateways that charge a currency for an account, by rail: the provider whose credentials are set, else the sandbox where it may. */
  abstract serving(account: PaymentAccount, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>>;
}

/** What merchants switched on and off. */
export abstract class RailSettings {
  abstract of(workspaceId: string): Promise<RailQuestion['railSettings']>;
}
