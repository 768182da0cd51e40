import type { CredentialsName, HeldCredentials, SealedCredentials, StoredCredentials } from '../domain/provider-credentials';
import type { PaymentAccount } from './payment-gateway';

/** What workspaces' accounts at providers are used with, opened. Nobody but gateways is given the values. */
export abstract class ProviderCredentials {
  /** Of one account; without what this service cannot open. */
  abstract of(account: PaymentAccount): Promise<HeldCredentials>;
  /** Of a workspace, in both modes. */
  abstract ofWorkspace(workspaceId: string): Promise<StoredCredentials[]>;
}

/** The same within a transaction, sealed: for those who set them. */
export interface CredentialStore {
  /** In place of those that were there; false when there were none. */
  put(credentials: SealedCredentials): Promise<boolean>;
  /** False when there were none. */
  remove(name: CredentialsName): Promise<boolean>;
}
