import type { TraceContext } from '@svc/kernel';
import type { DeliveryOutcome } from '../domain/delivery';

export interface SignedDelivery {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Trace that the delivery belongs to, where it is recorded. */
  trace?: TraceContext;
}

/** Sends signed deliveries to their destinations. */
export abstract class WebhookSender {
  /**
   * Posts the body and returns the outcome within 15 s; never rejects. Redirects are not followed, and nothing is sent to an
   * address that is not public (D-73, D-77).
   */
  abstract send(delivery: SignedDelivery): Promise<DeliveryOutcome>;
}
