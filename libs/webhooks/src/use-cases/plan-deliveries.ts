import type { KnownFact } from '@svc/contracts';
import type { Bell, Clock, IdGenerator } from '@svc/kernel';
import { isSubscribed } from '../domain/is-subscribed';
import { writeEvent, type WebhookEvent } from '../domain/webhook-event';
import { webhookEventOf } from '../domain/webhook-event-of';
import type { DeliveryPlan, PlannedDelivery } from '../ports/delivery-plan';
import { WEBHOOK_DELIVERY_QUEUE } from './destination-bell';

/** Writes, in the transaction that takes facts from the outbox, the deliveries that follow from them (mechanisms 2.8). */
export class PlanDeliveries {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers the bells to ring after the commit: one for each destination that has something due. */
  async execute(plan: DeliveryPlan, facts: readonly KnownFact[]): Promise<Bell[]> {
    const events = facts.flatMap((fact) => {
      const content = webhookEventOf(fact);
      const { id, workspaceId, mode } = fact;
      const createdAt = this.clock.now({ workspaceId, mode: mode ?? 'live' });
      return content ? [writeEvent({ id, workspaceId, mode, createdAt }, content)] : [];
    });
    if (events.length === 0) return [];
    const deliveries = await this.deliveriesOf(plan, events);
    if (deliveries.length === 0) return [];
    const wanted = new Set(deliveries.map(({ eventId }) => eventId));
    await plan.record(events.filter(({ id }) => wanted.has(id)), deliveries);
    const due = deliveries.filter(({ state }) => state === 'due').map(({ destinationId }) => destinationId);
    return [...new Set(due)].map((subject) => ({ queue: WEBHOOK_DELIVERY_QUEUE, subject }));
  }

  private async deliveriesOf(plan: DeliveryPlan, events: readonly WebhookEvent[]): Promise<PlannedDelivery[]> {
    const destinations = await plan.destinationsOf([...new Set(events.map(({ workspaceId }) => workspaceId))]);
    return events.flatMap((event) =>
      destinations
        .filter((destination) => destination.workspaceId === event.workspaceId && isSubscribed(destination, event))
        .map(({ id, enabled }) => ({
          id: this.ids.next(),
          workspaceId: event.workspaceId,
          eventId: event.id,
          destinationId: id,
          state: enabled ? ('due' as const) : ('held' as const),
        })),
    );
  }
}
