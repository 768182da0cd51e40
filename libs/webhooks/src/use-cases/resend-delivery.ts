import { NotFound, refOf, type Author, type JobQueue } from '@svc/kernel';
import { enqueueDelivery } from '../domain/delivery-job';
import { auditedDestination } from '../domain/destination';
import { MAX_TRIES } from '../domain/next-attempt';
import { Conflict } from '../domain/webhook.errors';
import type { WebhookTx, WebhookUnitOfWork } from '../ports/webhook-tx';

export interface ResendDeliveryCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/**
 * Sends a delivery now: one that is waiting for its next attempt goes on with its schedule if that fails; one that was
 * delivered, exhausted or held is tried this once.
 */
export class ResendDelivery {
  constructor(
    private readonly unitOfWork: WebhookUnitOfWork,
    private readonly queue: JobQueue,
  ) {}

  /** @throws NotFound; Conflict when its destination is disabled */
  async execute(command: ResendDeliveryCommand): Promise<void> {
    const destinationId = await this.unitOfWork.run((tx) => this.release(tx, command));
    await enqueueDelivery({ workspaceId: command.workspaceId, destinationId }, this.queue);
  }

  /** The destination is locked first, as everywhere, so that no two wait for each other. */
  private async release(tx: WebhookTx, { workspaceId, id, by }: ResendDeliveryCommand): Promise<string> {
    const destinationId = await tx.deliveries.destinationOf(workspaceId, id);
    const destination = destinationId && (await tx.destinations.lock(destinationId, workspaceId));
    if (!destination) throw new NotFound('delivery');
    if (destination.disabled) throw new Conflict('The destination is disabled: enable it, then send this again.');
    await tx.deliveries.resend(workspaceId, id, MAX_TRIES - 1);
    await tx.audit.record(workspaceId, by, [{ ...auditedDestination(destination, 'change'), details: { resent: refOf('whd', id) } }]);
    return destination.id;
  }
}
