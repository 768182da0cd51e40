import type { KnownFact } from '@svc/contracts';
import type { Clock, IdGenerator, Job } from '@svc/kernel';
import { deliveryJob } from '../domain/delivery';
import { isSubscribed, type Subscription } from '../domain/is-subscribed';
import { webhookEventOf } from '../domain/event-catalogue';
import { type WebhookEvent, writeEvent } from '../domain/webhook-event';
import type { DeliveryPlan, ListenerDelivery, PlannedDelivery } from '../ports/webhook-tx';

/**
 * Writes the deliveries that follow from facts, to destinations (ADR 0019 r1) and listeners (ADR 0074), in the transaction
 * that takes the facts from the outbox.
 */
export class PlanDeliveries {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the jobs to enqueue after the commit: one for each destination that has something due. */
  async execute(plan: DeliveryPlan, facts: readonly KnownFact[]): Promise<Job[]> {
    const events = facts.flatMap((fact) => {
      const content = webhookEventOf(fact);
      const { id, workspaceId, mode } = fact;
      const createdAt = this.clock.now({ workspaceId, mode: mode ?? 'live' });
      return content ? [writeEvent({ id, workspaceId, mode, createdAt }, content)] : [];
    });
    if (events.length === 0) return [];
    const { deliveries, listenerDeliveries } = await this.plannedOf(plan, events);
    const wanted = new Set([...deliveries, ...listenerDeliveries].map(({ eventId }) => eventId));
    if (wanted.size === 0) return [];
    await plan.record(
      events.filter(({ id }) => wanted.has(id)),
      deliveries,
      listenerDeliveries,
    );
    const due = deliveries.filter(({ state }) => state === 'due');
    return [...new Map(due.map((delivery) => [delivery.destinationId, deliveryJob(delivery)])).values()];
  }

  private async plannedOf(
    plan: DeliveryPlan,
    events: readonly WebhookEvent[],
  ): Promise<{ deliveries: PlannedDelivery[]; listenerDeliveries: ListenerDelivery[] }> {
    const { destinations, listeners } = await plan.subscribersOf([...new Set(events.map(({ workspaceId }) => workspaceId))]);
    const about = ({ workspaceId, id: eventId }: WebhookEvent) => ({ id: this.ids.next(), workspaceId, eventId });
    return {
      deliveries: events.flatMap((event) =>
        subscribedTo(event, destinations).map(({ id, enabled }) => ({
          ...about(event),
          destinationId: id,
          state: enabled ? ('due' as const) : ('held' as const),
        })),
      ),
      listenerDeliveries: events.flatMap((event) => subscribedTo(event, listeners).map(({ id }) => ({ ...about(event), listenerId: id }))),
    };
  }
}

function subscribedTo<Subscriber extends Subscription & { workspaceId: string }>(
  event: WebhookEvent,
  subscribers: readonly Subscriber[],
): Subscriber[] {
  return subscribers.filter((subscriber) => subscriber.workspaceId === event.workspaceId && isSubscribed(subscriber, event));
}
