import {
  type CredentialsName,
  type CredentialStore,
  type HeldCredentials,
  heldOf,
  openCredentials,
  type PaymentAccount,
  ProviderCredentials,
  type RailQuestion,
  RailSettings,
  type SealedCredentials,
  type StoredCredentials,
} from '@svc/payments';
import type { Mode, SecretBox } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { putRow } from '../rows/row-writes';
import { PostgresChangeLog } from '../sync/change-feed';
import { IsNull, Not } from 'typeorm';
import { credentialsEntity } from './payment.entities';
import { workspaceEntity } from '../access/access.entities';

/** Credentials within a transaction. Setting them changes the workspace: the rails for its buyers. */
export class PostgresCredentialStore implements CredentialStore {
  constructor(private readonly sql: Sql) {}

  async put(credentials: SealedCredentials): Promise<boolean> {
    const wasSet = await putRow(this.sql, credentialsEntity, credentials);
    await this.note(credentials.workspaceId);
    return wasSet;
  }

  async remove({ workspaceId, mode, provider }: CredentialsName): Promise<boolean> {
    const { affected } = await this.sql.repository(credentialsEntity).delete({ workspaceId, mode, provider });
    await this.note(workspaceId);
    return affected! > 0;
  }

  private note(workspaceId: string): Promise<void> {
    return new PostgresChangeLog(this.sql, workspaceId).record([{ kind: 'workspace', id: workspaceId }]);
  }
}

export class PostgresProviderCredentials extends ProviderCredentials {
  constructor(
    private readonly sql: Sql,
    private readonly box: SecretBox,
  ) {
    super();
  }

  async of({ workspaceId, mode }: PaymentAccount): Promise<HeldCredentials> {
    return heldOf(await this.stored(workspaceId, mode));
  }

  ofWorkspace(workspaceId: string): Promise<StoredCredentials[]> {
    return this.stored(workspaceId);
  }

  private async stored(workspaceId: string, mode?: Mode): Promise<StoredCredentials[]> {
    const rows = await this.sql.repository(credentialsEntity).find({
      where: { workspaceId, ...(mode && { mode }) },
      order: { provider: 'asc', mode: 'asc' },
    });
    return rows.map((row) => openCredentials(row, this.box));
  }
}

export class PostgresRailSettings extends RailSettings {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(workspaceId: string): Promise<RailQuestion['railSettings']> {
    const workspace = await this.sql.repository(workspaceEntity).findOne({ select: { settings: true }, where: { id: workspaceId } });
    return workspace?.settings.rails ?? {};
  }

  async isSuspended(workspaceId: string): Promise<boolean> {
    return this.sql.repository(workspaceEntity).existsBy({ id: workspaceId, suspendedAt: Not(IsNull()) });
  }
}
