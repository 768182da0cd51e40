import { railsOf, type CredentialsOf, type HeldCredentials, type PaymentAccount, type PaymentGateway, type PaymentProvider, type PaymentRail } from '@svc/payments';
import type { GatewayFactory } from './gateway-factory';

/** A provider at which workspaces have accounts of their own: it serves those that have set credentials. */
export class AccountFactory<P extends PaymentProvider> implements GatewayFactory {
  constructor(
    readonly provider: P,
    private readonly make: (credentials: CredentialsOf<P>) => PaymentGateway | Promise<PaymentGateway>,
  ) {}

  mayBegin(): boolean {
    return true;
  }

  railsOf(currency: string): readonly PaymentRail[] {
    return railsOf(this.provider, currency);
  }

  async gatewayOf(_account: PaymentAccount, held: () => Promise<HeldCredentials>): Promise<PaymentGateway | undefined> {
    const credentials = (await held())[this.provider];
    return credentials && this.make(credentials);
  }
}
