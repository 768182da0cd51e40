import { NotFound } from '@svc/kernel';
import { NoCredentials, PaymentGateways, type HeldCredentials, type PaymentAccount, type PaymentGateway, type PaymentRail, type ProviderCredentials } from '@svc/payments';
import type { GatewayFactory } from './gateway-factory';

/** The gateways that can be made. */
export class KnownGateways extends PaymentGateways {
  /** @param factories of two that can serve a rail the first does */
  constructor(
    private readonly factories: readonly GatewayFactory[],
    private readonly credentials: Pick<ProviderCredentials, 'of'>,
  ) {
    super();
  }

  async of({ provider, workspaceId, mode }: PaymentAccount & { provider: string }): Promise<PaymentGateway> {
    const factory = this.factories.find((known) => known.provider === provider);
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
