import type { Mode } from '@svc/kernel';
import type { PaymentRail } from '../domain/offered-rails';
import type { PaymentGateway } from './payment-gateway';

/** Whose money it is: a workspace has an account of its own per mode at each provider. */
export interface PaymentAccount {
  workspaceId: string;
  mode: Mode;
}

/** The providers that the service can use, each spoken to for one account. */
export abstract class PaymentGateways {
  /**
   * For what was begun there: whoever serves its rail by now.
   * @throws NotFound for a provider that we do not use; NoCredentials when the account has none there any more
   */
  abstract of(account: PaymentAccount & { provider: string }): Promise<PaymentGateway>;
  /** Who charges a currency for an account, by rail: the provider whose credentials are set, else the sandbox where it may. */
  abstract serving(account: PaymentAccount, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>>;
}
