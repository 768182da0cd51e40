import {
  type AdmissionDay,
  admissionDays,
  type PaymentRail,
  placeForEveryone,
  placeLines,
  type PricedCart,
  type PricedLine,
  priceIn,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { type DeliveryZone, type LineLook, LineLooks } from '@svc/storefront';
import { Injectable } from '@nestjs/common';
import { railsInForce, type Workspace } from '@svc/access';
import { type Checkout, type OfferedLine, ReadChoices, ReadSavingOffer, ReadSeatRules, type SavingOffer } from '@svc/checkout';
import { OfferRails } from '@svc/payments';
import type { EventRules } from '@svc/ticketing';
import { ZONE } from './field-names';
import type { FormState } from './seats';
import { type DeliveryOffer, DeliveryOffers } from './delivery-offers';

/** Delivery of a checkout, as the page shows it. */
export interface DeliveryView {
  /** Delivery zones to choose among. */
  zones: readonly DeliveryZone[];
  /** Chosen zone. */
  zone?: DeliveryZone;
  /** The goods are delivered to the buyer, not picked up. */
  needsAddress: boolean;
}

/** Returns the delivery zones with a price in the currency of the cart, and the zone of the form, else of the cart. */
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

/** Picture and former price of a line. */
export interface ShownLook {
  /** http(s) address. */
  imageUrl?: string;
  /** Former price of the whole line, in minor units; only where it is higher. */
  insteadOfMinor?: number;
}

/** Returns the ids of the variants, products, ticket types and events of lines, without duplicates. */
export function subjectsOf(lines: readonly PricedLine[]): string[] {
  return [...new Set(lines.flatMap(idsOf))];
}

/** Returns the picture and former price of a line; the most specific picture wins. An add-on has no picture. */
export function lookOf(line: PricedLine, currency: string, looks: Looks): ShownLook {
  const candidates = idsOf(line).flatMap((id) => looks.get(id) ?? []);
  const imageUrl = line.parentId === undefined ? candidates.find((look) => look.imageUrl !== undefined)?.imageUrl : undefined;
  const price = candidates[0]?.prices?.find((entry) => entry.currency === currency);
  const isOffer =
    price?.compareAtMinor !== undefined && price.priceMinor === line.unitPriceMinor && price.compareAtMinor > line.unitPriceMinor;
  return { ...(imageUrl && { imageUrl }), ...(isOffer && { insteadOfMinor: price.compareAtMinor! * line.quantity }) };
}

/** Event of the tickets in a cart, as its buyer sees it. */
export interface ShownEvent {
  title: string;
  imageUrl?: string;
  /** Days to which at least one of the tickets admits. */
  days: readonly AdmissionDay[];
  /** Public lines of the location, from its name to the country. */
  place: readonly string[];
}

/** Returns the countries to which one of these zones delivers, ISO 3166; undefined where one covers every country, or none delivers. */
export function countriesOf(zones: readonly Pick<DeliveryZone, 'kind' | 'countries'>[]): string[] | undefined {
  const delivering = zones.filter(({ kind }) => kind === 'delivery');
  if (delivering.length === 0 || delivering.some(({ countries }) => countries.length === 0)) return undefined;
  return [...new Set(delivering.flatMap(({ countries }) => countries.map((country) => country.toUpperCase())))];
}

/** Returns the event of these lines, in its own or the store's time zone and the reader's locale; undefined for goods and deleted events. */
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

/** Returns the labels of the days to which a ticket line admits; empty when it admits to all days of its event. */
export function dayLabelsOf({ eventId, ticketTypeId }: PricedLine, looks: Looks): string[] {
  const days = looks.get(eventId ?? '')?.event?.days ?? [];
  const admitted = looks.get(ticketTypeId ?? '')?.validDayIds ?? [];
  return days.filter(({ id, isCancelled }) => admitted.includes(id) && !isCancelled).map(({ label, dayDate }) => label ?? dayDate);
}

/** Groups lines: the tickets of one event, or a product with its add-ons. */
export function groupsOf(lines: readonly PricedLine[]): PricedLine[][] {
  const groups = new Map<string, PricedLine[]>();
  for (const line of lines) {
    const key = line.eventId ?? line.parentId ?? line.id;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** Returns the addresses of all pictures of a cart. */
export function picturesOf({
  cart: { lines, currency },
  looks,
}: {
  cart: Pick<PricedCart, 'lines' | 'currency'>;
  looks: Looks;
}): (string | undefined)[] {
  return lines.flatMap((line) => [lookOf(line, currency, looks).imageUrl, looks.get(line.eventId ?? '')?.imageUrl]);
}

/** Returns the ids of a line, the most specific first. */
function idsOf({ parentId, variantId, productId, ticketTypeId, eventId }: PricedLine): string[] {
  const ids = parentId === undefined ? [variantId, productId, ticketTypeId, eventId] : [variantId];
  return ids.filter((id) => id !== undefined);
}

/** Choices and details that are still open to a buyer. */
export interface Offers extends DeliveryOffer {
  /** Choices of each line. */
  lines: readonly OfferedLine[];
  /** Rules for the details of seats; absent when the checkout has no seats. */
  seatRules?: EventRules;
  /** Terms of a savings plan; absent when none is offered. */
  saving?: SavingOffer;
}

export const NO_OFFERS: Offers = { lines: [], zones: [], businessHours: [] };

/** Reads the rails, choices and pictures of the page of a checkout. */
@Injectable()
export class CheckoutOffers {
  constructor(
    private readonly offerRails: OfferRails,
    private readonly readChoices: ReadChoices,
    private readonly readSeatRules: ReadSeatRules,
    private readonly delivery: DeliveryOffers,
    private readonly readSavingOffer: ReadSavingOffer,
    private readonly lineLooks: LineLooks,
  ) {}

  /** Returns the rails that can charge a checkout (§4.2 r4). */
  rails({ mode, cart }: Checkout, workspace: Workspace): Promise<PaymentRail[]> {
    return this.offerRails.execute({ workspaceId: workspace.id, mode, currency: cart.currency, railSettings: railsInForce(workspace) });
  }

  /** Returns pictures and prices by the ids of `subjectsOf`. */
  looks({ workspaceId, cart }: Checkout): Promise<ReadonlyMap<string, LineLook>> {
    return this.lineLooks.read(workspaceId, subjectsOf(cart.lines));
  }

  /** Returns the open choices of a checkout; `NO_OFFERS` once it has ended. */
  async choices(checkout: Checkout, workspace: Workspace): Promise<Offers> {
    if (checkout.status !== 'open') return NO_OFFERS;
    const isDelivered = checkout.cart.lines.some(({ needsDelivery }) => needsDelivery);
    const [lines, seatRules, delivery, saving] = await Promise.all([
      this.readChoices.execute(checkout),
      this.readSeatRules.execute(checkout),
      isDelivered ? this.delivery.of(workspace) : { zones: [], businessHours: [] },
      this.readSavingOffer.execute(checkout),
    ]);
    return { lines, seatRules, ...delivery, saving };
  }
}
