import type { Mode } from '@svc/kernel';
import type { PaymentRail } from '../domain/offered-rails';
import type { PaymentGateway } from './payment-gateway';

/** Whose money it is: a workspace has an account of its own per mode at each provider. */
export interface PaymentAccount {
  workspaceId: string;
  mode: Mode;
}

/** The providers that the service can use. */
export abstract class PaymentGateways {
  /** @throws NotFound */
  abstract of(provider: string): PaymentGateway;
  /** Who charges on this rail: the provider whose credentials work, else the sandbox where it is allowed; undefined when nobody does. */
  abstract serving(account: PaymentAccount, rail: PaymentRail): Promise<PaymentGateway | undefined>;
}
