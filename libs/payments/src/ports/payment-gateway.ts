import type { PaymentRail } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { ProviderDashboard } from './provider-money';
import type { RailQuestion } from '../domain/payment-rails';
import type { PaymentAttempt, PaymentFlow, PaymentInstructions, PaymentTruth } from '../domain/payment';

/** Charge to open at a provider. */
export interface OpenCharge {
  attempt: PaymentAttempt;
  buyer: { name?: string; email?: string; phone?: string };
  /** Description on the provider's page. */
  description: string;
  /** Page of this service to which the provider sends the buyer back, never the merchant's. */
  returnUrl: string;
}

export interface OpenedCharge {
  instructions: PaymentInstructions;
  /** End of the time to pay at the provider; undefined when the provider sets no end. */
  expiresAt?: Date;
}

export interface RefundOrder {
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'reference' | 'provider'>;
  /** Provider's id of the money. */
  providerReference: string;
  amountMinor: number;
  currency: string;
  /** Idempotency key: two requests with the same key make one refund. */
  idempotencyKey: string;
  /** Time of the last answer that the merchant's money does not suffice, if any: providers repeat it under a key that they have answered. */
  shortAt?: Date;
  /** Provider's id of the refund, once it is known. */
  providerRefundId?: string;
}

/** Options for the calls of a refund. */
export interface RefundCalls {
  /** Ends all calls. */
  signal?: AbortSignal;
  /** Runs before the call that makes the refund; rejects when it may not be made. */
  beforeRefund?: () => Promise<void>;
}

/** State of a refund at its provider: accepted, or given back as far as the provider can tell. */
export type ProviderRefundStatus = 'pending' | 'succeeded';

export interface RefundAnswer {
  status: ProviderRefundStatus;
  /** Provider's id of the refund. */
  providerRefundId: string;
}

/** Content of a provider's callback, once it is proven to be the provider's. */
export interface ReadCallback {
  /** Id of the event, unique per provider. */
  eventId: string;
  /** Reference of the attempt. */
  reference: string;
  /** True when it reports money on its way back: an accepted refund may have failed. */
  isOfRefund?: boolean;
  /** Reported refund or dispute that this service may not have made: the account is read now (D-129). */
  reported?: ReportedMoney;
}

/** Ids in a callback about a refund or a dispute at the provider. */
export interface ReportedMoney {
  /** Provider's id of the money, where the reference is not of an attempt. */
  providerReference?: string;
  /** Provider's id of a refund. */
  providerRefundId?: string;
}

/**
 * Gateway to a provider of payments. Calls throw ProviderUnavailable when it is unknown whether the provider did the requested work
 * (time-out, 5xx): they can be retried, and are one and the same by their reference or key. A call ends when its signal is aborted,
 * and sends nothing more to the provider then (D-111).
 */
export abstract class PaymentGateway {
  abstract readonly provider: string;
  /** Dashboard in which merchants move money; absent where there is none. */
  readonly dashboard?: ProviderDashboard;
  abstract flowOf(rail: PaymentRail): PaymentFlow;
  /** Opens a charge. Throws ProviderRefused when the provider refuses. The same reference twice is one charge. */
  abstract open(charge: OpenCharge, signal?: AbortSignal): Promise<OpenedCharge>;
  /** Returns the provider's report, by the reference; an unknown one is pending without receipts. */
  abstract look(attempt: PaymentAttempt, signal?: AbortSignal): Promise<PaymentTruth>;
  /** Closes an attempt, so that nobody can pay it any more. Earlier payments stay paid. */
  abstract close(attempt: PaymentAttempt, signal?: AbortSignal): Promise<void>;
  /** True when the provider makes one refund of two requests under one key. */
  abstract readonly takesRefundKeys: boolean;
  /**
   * Returns the state of a refund, by its id or our mark in it; undefined when the provider has none. Throws RefundFailed,
   * ProviderRefused.
   */
  abstract findRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer | undefined>;
  /** Asks the provider to give money back, once. Throws ProviderRefused when it refuses, RefundFailed when it could not. */
  abstract makeRefund(order: RefundOrder, signal?: AbortSignal): Promise<RefundAnswer>;

  /**
   * Requests a refund unless the provider has it already, and returns its state. Without an answer to the search nothing is
   * requested (D-111a).
   */
  async refund(order: RefundOrder, { signal, beforeRefund }: RefundCalls = {}): Promise<RefundAnswer> {
    const existing = await this.findRefund(order, signal);
    if (existing) return existing;
    signal?.throwIfAborted();
    await beforeRefund?.();
    signal?.throwIfAborted();
    return this.makeRefund(order, signal);
  }
  /**
   * Reads a callback. Returns undefined for the provider's callbacks that are not about this service: merchants use their accounts
   * for other things as well. Throws CallbackForged when signature or form are not the provider's.
   */
  abstract readCallback(
    account: PaymentAccount,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<ReadCallback | undefined>;
}

/** Owner of money: a workspace has an account of its own per mode at each provider. */
export interface PaymentAccount {
  workspaceId: string;
  mode: Mode;
}

/** Providers that the service can use, each connected to one account. */
export abstract class PaymentGateways {
  /**
   * Returns the gateway for existing money: the present server of its rail.
   * @throws NotFound for an unknown provider; NoCredentials when the account has none there any more
   */
  abstract of(account: PaymentAccount & { provider: string }): Promise<PaymentGateway>;
  /**
   * Returns the gateways that charge a currency for an account, by rail: the provider whose credentials are set, else the sandbox
   * where allowed.
   */
  abstract serving(account: PaymentAccount, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>>;
}

/** Switches of merchants for their rails, and of the operator for all payments of a workspace. */
export abstract class RailSettings {
  abstract of(workspaceId: string): Promise<RailQuestion['railSettings']>;
  /** Returns true while the operator has suspended the workspace: no payment begins meanwhile (D-159). */
  abstract isSuspended(workspaceId: string): Promise<boolean>;
}
