import { railsFor, type PaymentAccount, type PaymentGateway, type PaymentRail } from '@svc/payments';
import type { GatewayFactory } from '../gateway-factory';

/** In which modes the sandbox serves rails that have no credentials (`SANDBOX_PAYMENTS`). */
export type SandboxModes = 'off' | 'test' | 'all';

/** The built-in provider needs no credentials. It answers for what it began also where it may begin nothing new. */
export class SandboxFactory implements GatewayFactory {
  readonly provider: string;

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly modes: SandboxModes,
  ) {
    this.provider = gateway.provider;
  }

  mayBegin({ mode }: PaymentAccount): boolean {
    return this.modes === 'all' || this.modes === mode;
  }

  railsOf(currency: string): readonly PaymentRail[] {
    return railsFor(currency);
  }

  async gatewayOf(): Promise<PaymentGateway> {
    return this.gateway;
  }
}
