import type { Mode } from '@svc/kernel';
import type { FailureReason } from './delivery-outcome';
import type { WebhookEventType } from './event-catalogue';

/** `held`: its destination is disabled; `exhausted`: every attempt has failed. */
export const DELIVERY_STATES = ['due', 'sending', 'held', 'delivered', 'exhausted'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One try, as the log keeps it (D-75). */
export interface Attempt {
  /** From 1. */
  attempt: number;
  at: Date;
  durationMs: number;
  /** `answer`, or why none came. */
  outcome: 'answer' | FailureReason;
  status?: number;
  responseBody?: string;
}

/** One event on its way to one destination. */
export interface Delivery {
  workspaceId: string;
  id: string;
  destinationId: string;
  eventId: string;
  type: WebhookEventType;
  mode: Mode | null;
  state: DeliveryState;
  /** When it is tried next, while it is due. */
  dueAt?: Date;
  attempts: number;
  /** Of the event. */
  createdAt: Date;
  deliveredAt?: Date;
  lastAttempt?: Omit<Attempt, 'responseBody'>;
}

/** A delivery with what was sent, and what was answered each time. */
export interface DeliveryRecord extends Delivery {
  body: string;
  /** Latest first. */
  log: Attempt[];
}
