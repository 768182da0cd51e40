import { NotFound, type Author, type JobQueue } from '@svc/kernel';
import { enqueueDelivery } from '../domain/delivery-job';
import { auditedDestination } from '../domain/destination';
import { Conflict } from '../domain/webhook.errors';
import type { Replay } from '../ports/delivery-store';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

export interface ReplayEventsCommand {
  workspaceId: string;
  destinationId: string;
  by: Author;
  filter: Pick<Replay, 'eventIds' | 'since' | 'until' | 'types' | 'states'>;
}

/** Sends kept events to a destination once more, on a fresh schedule: single ones, by filter, or all since a moment (D-75). */
export class ReplayEvents {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Answers how many are due now.
   * @throws NotFound; Conflict when the destination is disabled
   */
  async execute({ workspaceId, destinationId, by, filter }: ReplayEventsCommand): Promise<number> {
    const replayed = await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(destinationId, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then replay.');
      const count = await tx.deliveries.replay({ ...filter, workspaceId, destinationId, subscription: destination });
      await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { replayed: count } }]);
      return count;
    });
    await enqueueDelivery({ workspaceId, destinationId }, this.queue);
    return replayed;
  }
}
