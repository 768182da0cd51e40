import type { Due, Mode } from '@svc/kernel';
import type { CheckoutName, ExceptionKind, MoneyName, Payment, PaymentAttempt, PaymentException, Refund } from '../domain/payment';

export interface ExceptionQuery {
  /** Id of an exception, after which the list goes on (smaller ids); from the newest when absent. */
  after?: string;
  limit: number;
  mode?: Mode;
  kind?: ExceptionKind;
  /** True lists only exceptions that nobody has resolved. */
  open?: boolean;
}

/** Refund with the progress of its sending. */
export interface RefundRecord extends Refund {
  tries: number;
  lastError?: string;
  settledAt?: Date;
}

export interface CheckoutMoney {
  attempts: PaymentAttempt[];
  payments: Payment[];
  refunds: RefundRecord[];
}

/** Kinds of work in PostgreSQL, by the names of their queues. */
export const PROVIDER_EVENT_QUEUE = 'provider-event.v2';
export const REFUND_QUEUE = 'refund.v2';
export const PAYMENT_CLOSE_QUEUE = 'payment-close.v2';
export const PAYMENT_LOOK_QUEUE = 'payment-look.v2';
export const MONEY_QUEUES = [PROVIDER_EVENT_QUEUE, REFUND_QUEUE, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE] as const;
export type MoneyQueue = (typeof MONEY_QUEUES)[number];

/** Reads payments, refunds, exceptions and due work. */
export abstract class PaymentLists {
  /** Lists exceptions, newest first. */
  abstract exceptions(workspaceId: string, query: ExceptionQuery): Promise<{ data: PaymentException[]; next?: string }>;
  /** Returns all money of a checkout, oldest first. */
  abstract ofCheckout(checkout: CheckoutName): Promise<CheckoutMoney>;
  /** Returns the work of any workspace that is due in a queue, or will be within `aheadMs`, longest due first. */
  abstract due(queue: MoneyQueue, most: number, aheadMs?: number): Promise<Due<MoneyName>[]>;
}
