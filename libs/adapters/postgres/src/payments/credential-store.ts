import type { CredentialsName, CredentialStore, SealedCredentials } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { PostgresChangeLog } from '../sync/postgres-change-log';

/** Credentials within a transaction. To set them changes the workspace: what buyers can pay with. */
export class PostgresCredentialStore implements CredentialStore {
  constructor(private readonly manager: EntityManager) {}

  async put({ workspaceId, mode, provider, sealed, setAt }: SealedCredentials): Promise<boolean> {
    const [{ was_set }] = await this.manager.query<[{ was_set: boolean }]>(
      `insert into provider_credentials (workspace_id, mode, provider, sealed, set_at) values ($1, $2, $3, $4, $5)
       on conflict (workspace_id, mode, provider) do update set sealed = excluded.sealed, set_at = excluded.set_at
       returning xmax <> 0 as was_set`,
      [workspaceId, mode, provider, sealed, setAt],
    );
    await this.note(workspaceId);
    return was_set;
  }

  async remove({ workspaceId, mode, provider }: CredentialsName): Promise<boolean> {
    const [removed] = await this.manager.query<[unknown[]]>(
      'delete from provider_credentials where (workspace_id, mode, provider) = ($1, $2, $3) returning provider',
      [workspaceId, mode, provider],
    );
    await this.note(workspaceId);
    return removed.length > 0;
  }

  private note(workspaceId: string): Promise<void> {
    return new PostgresChangeLog(this.manager, workspaceId).record([{ kind: 'workspace', id: workspaceId }]);
  }
}
