import { NotFound } from '@svc/kernel';
import { PaymentGateways, type PaymentAccount, type PaymentGateway, type PaymentRail } from '@svc/payments';

/** In which modes the sandbox serves rails that have no credentials (`SANDBOX_PAYMENTS`). */
export type SandboxModes = 'off' | 'test' | 'all';

/** The gateways that are there; where a workspace has no credentials, the sandbox serves if it may. */
export class KnownGateways extends PaymentGateways {
  constructor(
    private readonly sandbox: PaymentGateway,
    private readonly modes: SandboxModes,
  ) {
    super();
  }

  /** The sandbox answers for what it began also where it may begin nothing new. */
  of(provider: string): PaymentGateway {
    if (provider !== this.sandbox.provider) throw new NotFound('payment provider');
    return this.sandbox;
  }

  async serving({ mode }: PaymentAccount, _rail: PaymentRail): Promise<PaymentGateway | undefined> {
    return this.modes === 'all' || this.modes === mode ? this.sandbox : undefined;
  }
}
