import type { Mode } from '@svc/kernel';
import { offeredRails, type PaymentRail, type RailQuestion } from '../domain/offered-rails';
import type { PaymentGateways } from '../ports/payment-gateways';
import type { RailSettings } from '../ports/rail-settings';

export interface OfferRailsQuery {
  workspaceId: string;
  mode: Mode;
  /** ISO 4217 code of what is charged. */
  currency: string;
  /** The merchant's switches, when the caller knows them; else they are read. */
  railSettings?: RailQuestion['railSettings'];
}

/** The rails on which this workspace can charge now, in the order in which buyers see them (D-56). */
export class OfferRails {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly settings: RailSettings,
  ) {}

  async execute({ workspaceId, mode, currency, railSettings }: OfferRailsQuery): Promise<PaymentRail[]> {
    const [switches, serving] = await Promise.all([railSettings ?? this.settings.of(workspaceId), this.gateways.serving({ workspaceId, mode }, currency)]);
    return offeredRails({ currency, railSettings: switches, served: [...serving.keys()] });
  }
}
