import { PAYMENT_PROVIDERS } from '@svc/contracts';
import type { SecretBox } from '@svc/kernel';
import {
  heldOf,
  openCredentials,
  type CredentialsName,
  type HeldCredentials,
  type SealedCredentials,
  type StoredCredentials,
} from '../domain/provider-credentials';
import type { PaymentAccount } from '../ports/payment-gateway';
import { ProviderCredentials, type CredentialStore } from '../ports/provider-credentials';

/** Credentials in a map, sealed as in other stores. */
export class InMemoryCredentials extends ProviderCredentials implements CredentialStore {
  private rows = new Map<string, SealedCredentials>();

  constructor(private readonly box: SecretBox) {
    super();
  }

  async put(credentials: SealedCredentials): Promise<boolean> {
    const wasSet = this.rows.has(keyOf(credentials));
    this.rows.set(keyOf(credentials), { ...credentials });
    return wasSet;
  }

  async remove(name: CredentialsName): Promise<boolean> {
    return this.rows.delete(keyOf(name));
  }

  async of({ workspaceId, mode }: PaymentAccount): Promise<HeldCredentials> {
    return heldOf((await this.ofWorkspace(workspaceId)).filter((each) => each.mode === mode));
  }

  async ofWorkspace(workspaceId: string): Promise<StoredCredentials[]> {
    const rows = [...this.rows.values()].filter((row) => row.workspaceId === workspaceId);
    const inOrder = rows.sort(
      (a, b) => PAYMENT_PROVIDERS.indexOf(a.provider) - PAYMENT_PROVIDERS.indexOf(b.provider) || (a.mode < b.mode ? -1 : 1),
    );
    return inOrder.map((row) => openCredentials(row, this.box));
  }

  /** Takes a snapshot of everything; the returned function restores it. */
  remember(): () => void {
    const rows = new Map(this.rows);
    return () => void (this.rows = rows);
  }
}

const keyOf = ({ workspaceId, mode, provider }: CredentialsName): string => `${workspaceId}/${mode}/${provider}`;
