import type { Mode, SecretBox } from '@svc/kernel';
import { heldOf, openCredentials, ProviderCredentials, type HeldCredentials, type PaymentAccount, type SealedCredentials, type StoredCredentials } from '@svc/payments';
import type { DataSource } from 'typeorm';

export class PostgresProviderCredentials extends ProviderCredentials {
  constructor(
    private readonly dataSource: DataSource,
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
    const rows = await this.dataSource.query<SealedCredentials[]>(STORED, [workspaceId, mode ?? null]);
    return rows.map((row) => openCredentials(row, this.box));
  }
}

const STORED = `
  select workspace_id as "workspaceId", mode, provider, sealed, set_at as "setAt"
    from provider_credentials
   where workspace_id = $1 and ($2::text is null or mode = $2)
   order by provider, mode`;
