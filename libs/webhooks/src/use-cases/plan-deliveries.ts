import type { KnownFact } from '@svc/contracts';
import type { Clock, IdGenerator, Job } from '@svc/kernel';
import { deliveryJob } from '../domain/delivery';
import { isSubscribed, type Subscription } from '../domain/is-subscribed';
import { webhookEventOf } from '../domain/event-catalogue';
import { type WebhookEvent, writeEvent } from '../domain/webhook-event';
import type { DeliveryPlan, PlannedDelivery, PlannedHearing } from '../ports/webhook-tx';

/** Writes, in the transaction that takes facts from the outbox, the deliveries that follow from them (ADR 0019 r1), and what listeners are to hear of them (ADR 0074). */
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
    const { deliveries, hearings } = await this.plannedOf(plan, events);
    const wanted = new Set([...deliveries, ...hearings].map(({ eventId }) => eventId));
    if (wanted.size === 0) return [];
    await plan.record(
      events.filter(({ id }) => wanted.has(id)),
      deliveries,
      hearings,
    );
    const due = deliveries.filter(({ state }) => state === 'due');
    return [...new Map(due.map((delivery) => [delivery.destinationId, deliveryJob(delivery)])).values()];
  }

  private async plannedOf(
    plan: DeliveryPlan,
    events: readonly WebhookEvent[],
  ): Promise<{ deliveries: PlannedDelivery[]; hearings: PlannedHearing[] }> {
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
      hearings: events.flatMap((event) => subscribedTo(event, listeners).map(({ id }) => ({ ...about(event), listenerId: id }))),
    };
  }
}

function subscribedTo<Subscriber extends Subscription & { workspaceId: string }>(
  event: WebhookEvent,
  subscribers: readonly Subscriber[],
): Subscriber[] {
  return subscribers.filter((subscriber) => subscriber.workspaceId === event.workspaceId && isSubscribed(subscriber, event));
}
