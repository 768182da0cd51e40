import { type AdmissionDay, admissionDays, placeForEveryone, placeLines, type PricedCart, type PricedLine, priceIn } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { type DeliveryZone, type LineLook, LineLooks, ListDeliveryZones } from '@svc/storefront';
import { Injectable } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { type Checkout, type OfferedLine, ReadChoices, ReadSavingOffer, ReadSeatRules, type SavingOffer } from '@svc/checkout';
import { OfferRails, type PaymentRail } from '@svc/payments';
import type { EventRules } from '@svc/ticketing';
import { ZONE } from './field-names';
import type { FormState } from './seats';
import { storeProfileOf } from '../../edge/caller';

/** How it gets to the buyer, as the page shows it. */
export interface DeliveryView {
  /** Ways of delivery to choose among. */
  zones: readonly DeliveryZone[];
  /** The one that is chosen. */
  zone?: DeliveryZone;
  /** Something is sent to the buyer, and not picked up. */
  needsAddress: boolean;
}

/** Of all ways of delivery those that can be charged in the currency of the cart; the one that the form chose, else the one on record. */
export function deliveryOf(
  { delivery, currency }: PricedCart,
  ways: readonly DeliveryZone[],
  { values, wasSent }: Pick<FormState, 'values' | 'wasSent'>,
): DeliveryView {
  const zones = ways.filter(({ prices }) => priceIn(prices, currency) !== undefined);
  const chosen = wasSent ? zones.find(({ ref }) => ref === values.text(ZONE)) : undefined;
  const zone = chosen ?? zones.find(({ ref }) => delivery && ref === refOf('dlz', delivery.zoneId));
  return { zones, zone, needsAddress: (zone ?? delivery)?.kind === 'delivery' };
}

type Looks = ReadonlyMap<string, LineLook>;

/** How a line is shown beside its words. */
export interface ShownLook {
  /** http(s) address. */
  imageUrl?: string;
  /** What the whole line would cost without its offer, in minor units; only where that is more. */
  insteadOfMinor?: number;
}

/** All that lines are of, to ask how it looks. */
export function subjectsOf(lines: readonly PricedLine[]): string[] {
  return [...new Set(lines.flatMap(idsOf))];
}

/** The picture of the nearest that has one; an add-on stands below what it belongs to, and needs none. */
export function lookOf(line: PricedLine, currency: string, looks: Looks): ShownLook {
  const known = idsOf(line).flatMap((id) => looks.get(id) ?? []);
  const imageUrl = line.parentId === undefined ? known.find((look) => look.imageUrl !== undefined)?.imageUrl : undefined;
  const price = known[0]?.prices?.find((entry) => entry.currency === currency);
  const isOffer =
    price?.compareAtMinor !== undefined && price.priceMinor === line.unitPriceMinor && price.compareAtMinor > line.unitPriceMinor;
  return { ...(imageUrl && { imageUrl }), ...(isOffer && { insteadOfMinor: price.compareAtMinor! * line.quantity }) };
}

/** An event of which tickets are bought, as its buyer is told of it. */
export interface ShownEvent {
  title: string;
  imageUrl?: string;
  /** Those that some of the tickets admit to. */
  days: readonly AdmissionDay[];
  /** What everyone may know of the place, from its name to the country. */
  place: readonly string[];
}

/** The event of these lines, by the store's time zone and in the locale of whoever reads; undefined for goods, and for an event that is gone for good. */
export function eventOf(
  lines: readonly PricedLine[],
  looks: Looks,
  { timezone, locale }: { timezone: string; locale: string },
): ShownEvent | undefined {
  const look = lines[0]?.eventId === undefined ? undefined : looks.get(lines[0].eventId);
  if (!look?.event) return undefined;
  const { title, location, ...event } = look.event;
  const admitted = lines.map(({ ticketTypeId }) => looks.get(ticketTypeId ?? '')?.validDayIds ?? []);
  const days = admissionDays(
    { ...event, timezone: event.timezone ?? timezone },
    admitted.some((ids) => ids.length === 0) ? [] : admitted.flat(),
  );
  return {
    title,
    imageUrl: look.imageUrl,
    days,
    place: placeLines({ ...placeForEveryone(event, location), onlineUrl: undefined }, locale),
  };
}

/** The days that a line admits to, where it does not admit to all of its event's. */
export function dayLabelsOf({ eventId, ticketTypeId }: PricedLine, looks: Looks): string[] {
  const days = looks.get(eventId ?? '')?.event?.days ?? [];
  const admitted = looks.get(ticketTypeId ?? '')?.validDayIds ?? [];
  return days.filter(({ id }) => admitted.includes(id)).map(({ label, dayDate }) => label ?? dayDate);
}

/** Lines that belong together: the tickets of an event, or one of the goods with its add-ons. */
export function groupsOf(lines: readonly PricedLine[]): PricedLine[][] {
  const groups = new Map<string, PricedLine[]>();
  for (const line of lines) {
    const key = line.eventId ?? line.parentId ?? line.id;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Addresses of all pictures that are shown. */
export function picturesOf({
  cart: { lines, currency },
  looks,
}: {
  cart: Pick<PricedCart, 'lines' | 'currency'>;
  looks: Looks;
}): (string | undefined)[] {
  return lines.flatMap((line) => [lookOf(line, currency, looks).imageUrl, looks.get(line.eventId ?? '')?.imageUrl]);
}

/** The nearest first. */
function idsOf({ parentId, variantId, productId, ticketTypeId, eventId }: PricedLine): string[] {
  const ids = parentId === undefined ? [variantId, productId, ticketTypeId, eventId] : [variantId];
  return ids.filter((id) => id !== undefined);
}

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
