import type { Mode, SecretBox } from '@svc/kernel';
import { heldOf, openCredentials, ProviderCredentials, type HeldCredentials, type PaymentAccount, type StoredCredentials } from '@svc/payments';
import type { DataSource } from 'typeorm';
import { credentialsEntity } from './payment.entities';

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
    const rows = await this.dataSource.manager.find(credentialsEntity, { where: { workspaceId, ...(mode && { mode }) }, order: { provider: 'asc', mode: 'asc' } });
    return rows.map((row) => openCredentials(row, this.box));
  }
}
