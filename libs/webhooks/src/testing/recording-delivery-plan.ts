import type { WebhookEvent } from '../domain/webhook-event';
import type { DeliveryPlan, PlannedDelivery, SubscribedDestination } from '../ports/delivery-plan';

/** Remembers what was planned, for the destinations it was given. */
export class RecordingDeliveryPlan implements DeliveryPlan {
  readonly events: WebhookEvent[] = [];
  readonly deliveries: PlannedDelivery[] = [];

  constructor(private readonly destinations: readonly SubscribedDestination[] = []) {}

  async destinationsOf(workspaceIds: readonly string[]): Promise<SubscribedDestination[]> {
    return this.destinations.filter(({ workspaceId }) => workspaceIds.includes(workspaceId));
  }

  async record(events: readonly WebhookEvent[], deliveries: readonly PlannedDelivery[]): Promise<void> {
    this.events.push(...events);
    this.deliveries.push(...deliveries);
  }
}
