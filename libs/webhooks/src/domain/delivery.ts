import type { Job, JobQueue, Mode } from '@svc/kernel';
import type { WebhookEventType } from './event-catalogue';

/** Why no answer came. `blocked`: the address is not public; `interrupted`: this process had to end. */
export const FAILURE_REASONS = ['timeout', 'dns', 'connect', 'tls', 'blocked', 'connection', 'interrupted'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface Answer {
  kind: 'answer';
  status: number;
  /** The header, as it came. */
  retryAfter?: string;
  /** The beginning of the body, at most 16 KiB. */
  body: string;
}

export interface Failure {
  kind: 'failure';
  reason: FailureReason;
}

/** What came of one attempt. */
export type DeliveryOutcome = Answer | Failure;

const GONE = 410;

/** Only 2xx is success; redirects are failures (D-73). */
export function isSuccess(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300;
}

/** The destination says that it will never want events again (D-73). */
export function isGone(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status === GONE;
}

/** The attempt was cut off by this service; it says nothing of the destination. */
export function isInterrupted(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'failure' && outcome.reason === 'interrupted';
}

/** `held`: its destination is disabled; `exhausted`: every attempt has failed. */
/** For how long deliveries are kept, can be looked at and sent again (D-75). */
export const DELIVERIES_KEPT_DAYS = 30;

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

/** Identifies a destination. */
export interface DestinationName {
  workspaceId: string;
  /** UUID. */
  destinationId: string;
}

export const WEBHOOK_DELIVERY_QUEUE = 'webhook-delivery.v2';

/** Has everything sent that a destination is due. */
export function deliveryJob({ workspaceId, destinationId }: DestinationName, dueAt?: Date): Job<DestinationName> {
  return { queue: WEBHOOK_DELIVERY_QUEUE, payload: { workspaceId, destinationId }, dueAt };
}

/** The sweeper, which looks for due deliveries by itself, makes up for a job that cannot be enqueued. */
export async function enqueueDelivery(name: DestinationName, queue: JobQueue): Promise<void> {
  await queue.enqueue([deliveryJob(name)]).catch(() => undefined);
}
