import { type Author, type AuditedChange, type Clock, type IdGenerator, type JobQueue, NotFound } from '@svc/kernel';
import { enqueueDelivery } from '../domain/delivery';
import { auditedDestination, Conflict } from '../domain/destination';
import type { WebhookEventType } from '../domain/event-catalogue';
import { isSubscribed } from '../domain/is-subscribed';
import { MAX_TRIES } from '../domain/next-attempt';
import { type WebhookEvent, writeSample } from '../domain/webhook-event';
import type { ListenerDelivery, PlannedDelivery, WebhookTx, WebhookUnitOfWork } from '../ports/webhook-tx';

export interface SendSampleCommand {
  workspaceId: string;
  by: Author;
  type: WebhookEventType;
  /** Destination that it goes to, whatever that subscribes to; the open listeners when absent. */
  destinationId?: string;
}

export interface SampleSent {
  event: WebhookEvent;
  /** Delivery to the destination, which shows the outcome. */
  deliveryId?: string;
  /** Number of the listeners that are given it. */
  listeners: number;
}

/**
 * Sends a sample of an event to one destination, once, or to the open listeners that subscribe to it in test mode: never to whoever else
 * subscribes (ADR 0124 r1).
 */
export class SendSample {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; Conflict when the destination is disabled, or when nobody listens to such events */
  async execute({ workspaceId, by, type, destinationId }: SendSampleCommand): Promise<SampleSent> {
    const createdAt = this.clock.now({ workspaceId, mode: 'test' });
    const event = writeSample({ id: this.ids.next(), workspaceId, createdAt }, type);
    const sent = await this.unitOfWork.run((tx) =>
      destinationId === undefined ? this.toListeners(tx, event) : this.toDestination(tx, event, { destinationId, by }),
    );
    if (destinationId !== undefined) await enqueueDelivery({ workspaceId, destinationId }, this.queue);
    return { event, ...sent };
  }

  private async toListeners({ plan }: WebhookTx, event: WebhookEvent): Promise<Pick<SampleSent, 'listeners'>> {
    const { listeners } = await plan.subscribersOf([event.workspaceId]);
    const open = listeners.filter((listener) => listener.isOpen && isSubscribed(listener, event));
    if (open.length === 0) {
      throw new Conflict(`No listener receives ${event.type} of test mode right now: start the command listen, or name a destination.`);
    }
    const deliveries = open.map(({ id: listenerId }): ListenerDelivery => {
      return { id: this.ids.next(), workspaceId: event.workspaceId, eventId: event.id, listenerId };
    });
    await plan.record([event], [], deliveries);
    return { listeners: open.length };
  }

  private async toDestination(
    tx: WebhookTx,
    event: WebhookEvent,
    { destinationId, by }: { destinationId: string; by: Author },
  ): Promise<Pick<SampleSent, 'deliveryId' | 'listeners'>> {
    const { workspaceId, id: eventId } = event;
    const destination = await tx.destinations.lock(destinationId, workspaceId);
    if (!destination) throw new NotFound('webhook destination');
    if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then send the sample.');
    const delivery: PlannedDelivery = { id: this.ids.next(), workspaceId, eventId, destinationId, state: 'due', tries: MAX_TRIES - 1 };
    await tx.plan.record([event], [delivery]);
    const entry: AuditedChange = { ...auditedDestination(destination, 'change'), details: { sent: `sample of ${event.type}` } };
    await tx.audit.record(workspaceId, by, [entry]);
    return { deliveryId: delivery.id, listeners: 0 };
  }
}
