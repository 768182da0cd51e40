import { Injectable } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ReadChoices, ReadSavingOffer, ReadSeatRules, type Checkout, type OfferedLine, type SavingOffer } from '@svc/checkout';
import { OfferRails, type PaymentRail } from '@svc/payments';
import { LineLooks, ListDeliveryZones, type DeliveryZone, type LineLook } from '@svc/storefront';
import type { EventRules } from '@svc/ticketing';
import { storeProfileOf } from '../../edge/caller';
import { subjectsOf } from './line-looks';

/** What a buyer can still choose and tell. */
export interface Offers {
  /** For each line. */
  lines: readonly OfferedLine[];
  /** By which seats are judged; absent when there are none to judge. */
  seatRules?: EventRules;
  /** Ways of delivery; none when nothing is delivered. */
  zones: readonly DeliveryZone[];
  /** How it can be paid in parts; absent when it cannot. */
  saving?: SavingOffer;
}

export const NO_OFFERS: Offers = { lines: [], zones: [] };

/** Gathers what the page of a checkout offers. */
@Injectable()
export class CheckoutOffers {
  constructor(
    private readonly offerRails: OfferRails,
    private readonly readChoices: ReadChoices,
    private readonly readSeatRules: ReadSeatRules,
    private readonly listZones: ListDeliveryZones,
    private readonly readSavingOffer: ReadSavingOffer,
    private readonly lineLooks: LineLooks,
  ) {}

  /** Rails that can charge it (§4.2 r4). */
  rails({ mode, cart }: Checkout, { id: workspaceId, settings }: Workspace): Promise<PaymentRail[]> {
    return this.offerRails.execute({ workspaceId, mode, currency: cart.currency, railSettings: settings.rails });
  }

  /** How what is bought looks, by the ids of its lines' subjects. */
  looks({ workspaceId, cart }: Checkout): Promise<ReadonlyMap<string, LineLook>> {
    return this.lineLooks.read(workspaceId, subjectsOf(cart.lines));
  }

  /** Nothing once it has ended. */
  async choices(checkout: Checkout, workspace: Workspace): Promise<Offers> {
    if (checkout.status !== 'open') return NO_OFFERS;
    const isDelivered = checkout.cart.lines.some(({ needsDelivery }) => needsDelivery);
    const [lines, seatRules, zones, saving] = await Promise.all([
      this.readChoices.execute(checkout),
      this.readSeatRules.execute(checkout),
      isDelivered ? this.listZones.execute({ store: storeProfileOf(workspace) }) : [],
      this.readSavingOffer.execute(checkout),
    ]);
    return { lines, seatRules, zones, saving };
  }
}
