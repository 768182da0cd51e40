import type { CredentialsName, HeldCredentials, SealedCredentials, StoredCredentials } from '../domain/provider-credentials';
import type { PaymentAccount } from './payment-gateway';

/** Opened credentials of workspaces' accounts at providers. Their values go to gateways alone. */
export abstract class ProviderCredentials {
  /** Returns the credentials of one account, without those that this service cannot open. */
  abstract of(account: PaymentAccount): Promise<HeldCredentials>;
  /** Returns the credentials of a workspace, in both modes. */
  abstract ofWorkspace(workspaceId: string): Promise<StoredCredentials[]>;
}

/** Sealed credentials within a transaction, for changes. */
export interface CredentialStore {
  /** Replaces the credentials of an account; false when there were none. */
  put(credentials: SealedCredentials): Promise<boolean>;
  /** Removes credentials; false when there were none. */
  remove(name: CredentialsName): Promise<boolean>;
}
