import type { Subscription } from '../domain/is-subscribed';
import type { WebhookEvent } from '../domain/webhook-event';

/** A destination as far as planning needs it. */
export interface SubscribedDestination extends Subscription {
  workspaceId: string;
  id: string;
  enabled: boolean;
}

/** One event for one destination: due at once, or held back while the destination is disabled (D-74). */
export interface PlannedDelivery {
  /** UUIDv7, `whd_…` in headers. */
  id: string;
  workspaceId: string;
  eventId: string;
  destinationId: string;
  state: 'due' | 'held';
  /** Attempts of its schedule that are left out. */
  tries?: number;
}

/** Where the relay's transaction writes what follows from facts for webhooks. */
export interface DeliveryPlan {
  destinationsOf(workspaceIds: readonly string[]): Promise<SubscribedDestination[]>;
  /** Writes events and their deliveries; an event, or a delivery of it to a destination, that is known already stays as it is. */
  record(events: readonly WebhookEvent[], deliveries: readonly PlannedDelivery[]): Promise<void>;
}
