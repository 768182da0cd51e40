import type { KnownFact } from '@svc/contracts';
import type { Clock, IdGenerator, Job } from '@svc/kernel';
import { deliveryJob } from '../domain/delivery';
import { isSubscribed } from '../domain/is-subscribed';
import { type WebhookEvent, webhookEventOf, writeEvent } from '../domain/webhook-event';
import type { DeliveryPlan, PlannedDelivery } from '../ports/webhook-tx';

/** Writes, in the transaction that takes facts from the outbox, the deliveries that follow from them (ADR 0019 r1). */
export class PlanDeliveries {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers the jobs to enqueue after the commit: one for each destination that has something due. */
  async execute(plan: DeliveryPlan, facts: readonly KnownFact[]): Promise<Job[]> {
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
    const due = deliveries.filter(({ state }) => state === 'due');
    return [...new Map(due.map((delivery) => [delivery.destinationId, deliveryJob(delivery)])).values()];
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
