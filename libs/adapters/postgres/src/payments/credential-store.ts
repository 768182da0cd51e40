import type { CredentialsName, CredentialStore, SealedCredentials } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { putRow } from '../rows/row-writes';
import { PostgresChangeLog } from '../sync/postgres-change-log';
import { credentialsEntity } from './payment.entities';

/** Credentials within a transaction. To set them changes the workspace: what buyers can pay with. */
export class PostgresCredentialStore implements CredentialStore {
  constructor(private readonly manager: EntityManager) {}

  async put(credentials: SealedCredentials): Promise<boolean> {
    const wasSet = await putRow(this.manager, credentialsEntity, credentials);
    await this.note(credentials.workspaceId);
    return wasSet;
  }

  async remove({ workspaceId, mode, provider }: CredentialsName): Promise<boolean> {
    const { affected } = await this.manager.delete(credentialsEntity, { workspaceId, mode, provider });
    await this.note(workspaceId);
    return affected! > 0;
  }

  private note(workspaceId: string): Promise<void> {
    return new PostgresChangeLog(this.manager, workspaceId).record([{ kind: 'workspace', id: workspaceId }]);
  }
}
