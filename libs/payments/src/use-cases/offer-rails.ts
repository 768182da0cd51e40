import type { Mode } from '@svc/kernel';
import { offeredRails, PAYMENT_RAILS, type PaymentRail, type RailQuestion } from '../domain/payment-rails';
import type { PaymentGateways, RailSettings } from '../ports/payment-gateway';

export interface OfferRailsQuery {
  workspaceId: string;
  mode: Mode;
  /** ISO 4217 code of what is charged. */
  currency: string;
  /** The merchant's switches, when the caller knows them; else they are read. */
  railSettings?: RailQuestion['railSettings'];
}

/** Of the rails that can charge a currency, those that the merchant has not switched off; and of these those that somebody serves. */
export interface RailChoice {
  switchedOn: PaymentRail[];
  offered: PaymentRail[];
}

/** The rails on which this workspace can charge now, in the order in which buyers see them (D-56). */
export class OfferRails {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly settings: RailSettings,
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
