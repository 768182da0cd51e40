import { NotFound, type Author, type Clock, type IdGenerator, type JobQueue } from '@svc/kernel';
import { enqueueDelivery } from '../domain/delivery-job';
import { auditedDestination } from '../domain/destination';
import { MAX_TRIES } from '../domain/next-attempt';
import { writeEvent } from '../domain/webhook-event';
import { Conflict } from '../domain/webhook.errors';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

export interface PingDestinationCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Sends a `ping` to a destination, once: whether it arrived is seen at the delivery whose id this answers (D-76). */
export class PingDestination {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; Conflict when the destination is disabled */
  async execute({ workspaceId, id, by }: PingDestinationCommand): Promise<string> {
    const now = this.clock.now();
    const event = writeEvent({ id: this.ids.next(), workspaceId, mode: null, createdAt: now }, { type: 'ping', data: { message: 'ping' } });
    const deliveryId = this.ids.next();
    await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(id, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then ping it.');
      await tx.plan.record([event], [{ id: deliveryId, workspaceId, eventId: event.id, destinationId: id, state: 'due', tries: MAX_TRIES - 1 }]);
      await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { sent: 'ping' } }]);
    });
    await enqueueDelivery({ workspaceId, destinationId: id }, this.queue);
    return deliveryId;
  }
}
