import type { MoneyName } from '../domain/money-name';
import type { CheckoutName, Payment, PaymentAttempt, PaymentException, Refund } from '../domain/payment';
import type { OpenedCharge } from './payment-gateway';

/** What a provider answered when it was asked to open a charge: `failed` when it will not charge. */
export type OpeningAnswer = OpenedCharge & { status: 'pending' | 'failed' };

/** Attempts, within a transaction. Whoever changes those of a checkout has locked the checkout. */
export interface AttemptStore {
  insert(attempt: PaymentAttempt): Promise<void>;
  /** Oldest first. */
  ofCheckout(name: CheckoutName): Promise<PaymentAttempt[]>;
  /** Writes status, instructions and expiry; nothing else of it ever changes. */
  update(attempt: PaymentAttempt): Promise<void>;
  /**
   * Notes what came of opening, and answers the attempt as it is now. One that is no longer `created` keeps its status; but
   * what was closed before the provider opened it is `closing` again.
   */
  opened(name: MoneyName, answer: OpeningAnswer): Promise<PaymentAttempt>;
}

/** Booked money, within a transaction. */
export interface PaymentStore {
  /** False when this receipt of this provider is booked already: by whoever was first. */
  insert(payment: Payment): Promise<boolean>;
  /** Oldest first. */
  ofCheckout(name: CheckoutName): Promise<Payment[]>;
  /** Writes what of it is applied, and its disposition. */
  update(payment: Payment): Promise<void>;
}

/** Money to be given back, within a transaction: the worker sends what is pending. */
export interface RefundStore {
  insert(refund: Refund): Promise<void>;
  ofCheckout(name: CheckoutName): Promise<Refund[]>;
}

/** What a person should look at, within a transaction. */
export interface ExceptionStore {
  insert(exception: PaymentException): Promise<void>;
}

/** The money side of a transaction: part of whoever settles or refunds. */
export interface PaymentTx {
  attempts: AttemptStore;
  payments: PaymentStore;
  refunds: RefundStore;
  exceptions: ExceptionStore;
}
