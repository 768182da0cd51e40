import { NotFound, type Mode } from '@svc/kernel';
import type { PaymentRail } from '../domain/offered-rails';
import type { PaymentGateway } from '../ports/payment-gateway';
import { PaymentGateways } from '../ports/payment-gateways';

/** One provider for everything; with `modes`, for those modes alone. */
export class ScriptedGateways extends PaymentGateways {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly modes: readonly Mode[] = ['live', 'test'],
    private readonly rails?: readonly PaymentRail[],
  ) {
    super();
  }

  of(provider: string): PaymentGateway {
    if (provider !== this.gateway.provider) throw new NotFound('payment provider');
    return this.gateway;
  }

  async serving({ mode }: { mode: Mode }, rail: PaymentRail): Promise<PaymentGateway | undefined> {
    return this.modes.includes(mode) && (this.rails?.includes(rail) ?? true) ? this.gateway : undefined;
  }
}
