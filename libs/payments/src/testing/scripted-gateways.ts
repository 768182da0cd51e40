import { NotFound, type Mode } from '@svc/kernel';
import { railsFor, type PaymentRail } from '../domain/offered-rails';
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

  async of({ provider }: { provider: string }): Promise<PaymentGateway> {
    if (provider !== this.gateway.provider) throw new NotFound('payment provider');
    return this.gateway;
  }

  async serving({ mode }: { mode: Mode }, currency: string): Promise<ReadonlyMap<PaymentRail, PaymentGateway>> {
    const served = this.modes.includes(mode) ? railsFor(currency).filter((rail) => this.rails?.includes(rail) ?? true) : [];
    return new Map(served.map((rail) => [rail, this.gateway]));
  }
}
