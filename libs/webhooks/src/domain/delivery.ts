import type { Job, JobQueue, Mode } from '@svc/kernel';
import type { WebhookEventType } from './event-catalogue';

/** Reasons for a missing answer. `blocked`: the address is not public; `interrupted`: this process had to end. */
export const FAILURE_REASONS = ['timeout', 'dns', 'connect', 'tls', 'blocked', 'connection', 'interrupted'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface Answer {
  kind: 'answer';
  status: number;
  /** The header, unparsed. */
  retryAfter?: string;
  /** The beginning of the body, at most 16 KiB. */
  body: string;
}

export interface Failure {
  kind: 'failure';
  reason: FailureReason;
}

/** Outcome of one attempt. */
export type DeliveryOutcome = Answer | Failure;

const GONE = 410;

/** Returns whether an attempt succeeded: only 2xx is success, and redirects are failures (D-73). */
export function isSuccess(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300;
}

/** Returns whether the destination answered that it never wants events again (D-73). */
export function isGone(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status === GONE;
}

/** Returns whether this service cut the attempt off; such an attempt says nothing about the destination. */
export function isInterrupted(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'failure' && outcome.reason === 'interrupted';
}

/** `held`: its destination is disabled; `exhausted`: every attempt has failed. */
export const DELIVERY_STATES = ['due', 'sending', 'held', 'delivered', 'exhausted'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One attempt, as logged (D-75). */
export interface Attempt {
  /** From 1. */
  attempt: number;
  at: Date;
  durationMs: number;
  /** `answer`, or the reason for its absence. */
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
  /** Moment of the next attempt, while it is due. */
  dueAt?: Date;
  attempts: number;
  /** Creation of the event. */
  createdAt: Date;
  deliveredAt?: Date;
  lastAttempt?: Omit<Attempt, 'responseBody'>;
}

/** A delivery with the body sent and the answer to each attempt. */
export interface DeliveryRecord extends Delivery {
  body: string;
  /** Latest first. */
  log: Attempt[];
}

/** Identifies a destination. */
export interface DestinationName {
  workspaceId: string;
  /** UUID. */
  destinationId: string;
}

export const WEBHOOK_DELIVERY_QUEUE = 'webhook-delivery.v2';

/** Returns the job that sends everything a destination is due. */
export function deliveryJob({ workspaceId, destinationId }: DestinationName, dueAt?: Date): Job<DestinationName> {
  return { queue: WEBHOOK_DELIVERY_QUEUE, payload: { workspaceId, destinationId }, dueAt };
}

/** Enqueues the job; when that fails, the sweeper finds the due deliveries. */
export async function enqueueDelivery(name: DestinationName, queue: JobQueue): Promise<void> {
  await queue.enqueue([deliveryJob(name)]).catch(() => undefined);
}
