import type { DeliveryOutcome } from '../domain/delivery';

/** An attempt that failed, without its body and the answer. */
export interface FailedAttempt {
  workspaceId: string;
  destinationId: string;
  deliveryId: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  outcome: DeliveryOutcome;
}

/** Log of failed attempts for the operator (ADR 0162 r3). */
export abstract class DeliveryFailures {
  /** Never throws. */
  abstract failed(attempt: FailedAttempt): void;
}
