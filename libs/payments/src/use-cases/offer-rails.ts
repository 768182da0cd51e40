import { PAYMENT_RAILS, type PaymentRail } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import { offeredRails, type RailQuestion } from '../domain/payment-rails';
import type { PaymentGateways, RailSettings } from '../ports/payment-gateway';

export interface OfferRailsQuery {
  workspaceId: string;
  mode: Mode;
  /** Currency of the charge, ISO 4217. */
  currency: string;
  /** Merchant's switches, when the caller knows them; else they are read. */
  railSettings?: RailQuestion['railSettings'];
}

/** Rails that can charge a currency and are switched on, and those among them that a provider serves. */
export interface RailChoice {
  switchedOn: PaymentRail[];
  offered: PaymentRail[];
}

/** Returns the rails on which a workspace can charge now, in the order in which buyers see them (D-56). */
export class OfferRails {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly settings: Pick<RailSettings, 'of'>,
  ) {}

  async execute(query: OfferRailsQuery): Promise<PaymentRail[]> {
    return (await this.choose(query)).offered;
  }

  async choose({ workspaceId, mode, currency, railSettings }: OfferRailsQuery): Promise<RailChoice> {
    const [switches, serving] = await Promise.all([
      railSettings ?? this.settings.of(workspaceId),
      this.gateways.serving({ workspaceId, mode }, currency),
    ]);
    const among = (served: readonly PaymentRail[]) => offeredRails({ currency, railSettings: switches, served });
    return { switchedOn: among(PAYMENT_RAILS), offered: among([...serving.keys()]) };
  }
}
