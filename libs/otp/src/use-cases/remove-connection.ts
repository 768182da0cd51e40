import { NotFound, type Author } from '@svc/kernel';
import type { SenderUnitOfWork } from '../ports/sender-connections';
import { auditedConnection } from './set-connection';

export interface RemoveConnectionCommand {
  workspaceId: string;
  by: Author;
}

/** Forgets a workspace's own number. What it has sent stays valid; no more is told of its delivery. */
export class RemoveConnection {
  constructor(private readonly work: SenderUnitOfWork) {}

  /** @throws NotFound */
  execute({ workspaceId, by }: RemoveConnectionCommand): Promise<void> {
    return this.work.run(async ({ connections, audit }) => {
      const kind = await connections.remove(workspaceId);
      if (!kind) throw new NotFound('connected number');
      await audit.record(workspaceId, by, [auditedConnection(kind, 'delete')]);
    });
  }
}
