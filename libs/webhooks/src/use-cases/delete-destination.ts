import { NotFound, type Author } from '@svc/kernel';
import { auditedDestination } from '../domain/destination';
import type { WebhookUnitOfWork } from '../ports/webhook-tx';

export interface DeleteDestinationCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Deletes a destination with the log of its deliveries; what is on its way at the moment still arrives. */
export class DeleteDestination {
  constructor(private readonly unitOfWork: WebhookUnitOfWork) {}

  /** @throws NotFound */
  async execute({ workspaceId, id, by }: DeleteDestinationCommand): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const destination = await tx.destinations.lock(id, workspaceId);
      if (!destination) throw new NotFound('webhook destination');
      await tx.destinations.remove(workspaceId, id);
      await tx.audit.record(workspaceId, by, [auditedDestination(destination, 'delete')]);
    });
  }
}
