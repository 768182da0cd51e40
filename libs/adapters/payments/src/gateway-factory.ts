import type { HeldCredentials, PaymentAccount, PaymentGateway, PaymentRail } from '@svc/payments';

/** A provider that the service can use: what it charges, and its gateway for one account. */
export interface GatewayFactory {
  readonly provider: string;
  /** Whether charges may be begun there for an account, given that it has a gateway. */
  mayBegin(account: PaymentAccount): boolean;
  /** On which rails it charges a currency. */
  railsOf(currency: string): readonly PaymentRail[];
  /** Undefined when the account lacks what it takes. @param held reads the account's credentials */
  gatewayOf(account: PaymentAccount, held: () => Promise<HeldCredentials>): Promise<PaymentGateway | undefined>;
}
