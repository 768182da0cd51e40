import type { PaymentProvider, PaymentRail } from '@svc/contracts';
import {
  type CredentialsOf,
  type HeldCredentials,
  NoCredentials,
  type PaymentAccount,
  type PaymentGateway,
  PaymentGateways,
  type ProviderCredentials,
  railsOf,
} from '@svc/payments';
import { NotFound } from '@svc/kernel';

/** A provider that the service can use: its currencies and rails, and its gateway for one account. */
export interface GatewayFactory {
  readonly provider: string;
  /** Returns whether charges may be begun there for an account, given that it has a gateway. */
  mayBegin(account: PaymentAccount): boolean;
  /** Returns the rails on which it charges a currency. */
  railsOf(currency: string): readonly PaymentRail[];
  /**
   * Returns the gateway; undefined when the account lacks credentials.
   * @param held reads the account's credentials
   */
  gatewayOf(account: PaymentAccount, held: () => Promise<HeldCredentials>): Promise<PaymentGateway | undefined>;
}

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

/** The gateways of all factories. */
export class KnownGateways extends PaymentGateways {
  /** @param factories in order of precedence: of two that can serve a rail the first does */
  constructor(
    private readonly factories: readonly GatewayFactory[],
    private readonly credentials: Pick<ProviderCredentials, 'of'>,
  ) {
    super();
  }

  async of({ provider, workspaceId, mode }: PaymentAccount & { provider: string }): Promise<PaymentGateway> {
    const factory = this.factories.find((candidate) => candidate.provider === provider);
    if (!factory) throw new NotFound('payment provider');
    const account = { workspaceId, mode };
    const gateway = await factory.gatewayOf(account, () => this.credentials.of(account));
    if (!gateway) throw new NoCredentials(provider, mode);
    return gateway;
  }

  async serving(account: PaymentAccount, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>> {
    const held = readOnce(() => this.credentials.of(account));
    const served = this.factories
      .filter((factory) => factory.mayBegin(account) && factory.railsOf(currency).length > 0)
      .map(async (factory) => ({ rails: factory.railsOf(currency), gateway: await factory.gatewayOf(account, held) }));
    const serving = new Map<PaymentRail, PaymentGateway>();
    for (const { rails, gateway } of await Promise.all(served)) {
      for (const rail of rails) if (gateway && !serving.has(rail)) serving.set(rail, gateway);
    }
    return serving;
  }
}

function readOnce(read: () => Promise<HeldCredentials>): () => Promise<HeldCredentials> {
  let reading: Promise<HeldCredentials> | undefined;
  return () => (reading ??= read());
}
