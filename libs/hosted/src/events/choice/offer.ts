import { type TicketDetails, ticketDetails } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { amountText, type PageLocale } from '../../page-locale';
import type { FormValues } from '../../posted-form';
import { readAmount } from '../../read-amount';
import { amountField, isTicketField, OTHER_AMOUNT, otherAmountField, quantityField } from '../field-names';

/** Returns the price of a ticket in words: `Free`, `₦5,000`, `from ₦2,000`, `As you like`. */
export function priceText({ kind, priceMinor, minPriceMinor, currency }: Tier, { locale, words: { event } }: PageLocale): string {
  if (kind === 'free') return event.free;
  if (kind === 'donation') return minPriceMinor ? event.from(amountText(minPriceMinor, currency, locale)) : event.asYouLike;
  return priceMinor === undefined ? '' : amountText(priceMinor, currency, locale);
}

type Tier = PublicEvent['ticketTypes'][number];

/** Most tickets offered at once where the merchant sets no limit. */
const USUAL_MOST = 10;
/** Longest list to choose from, unless more must be taken at once. */
const MOST = 100;

/** Ticket type, with the least and the most that can be taken at once. */
export interface OfferedTier {
  tier: Tier;
  min: number;
  max: number;
}

/** Choice of one ticket type. */
export interface Chosen {
  offered: OfferedTier;
  quantity: number;
  /** Amount of a donation for each ticket, in minor units. */
  amountMinor?: number;
}

/** Limits of seats taken at once (D-106). */
export interface SeatLimits {
  mostPerRegistration: number;
  mostPerCheckout: number;
}

/** Returns the ticket types on sale, including sold-out ones. */
export function tiersOf({ ticketTypes }: PublicEvent, limits: SeatLimits): OfferedTier[] {
  return ticketTypes.map((tier) => ({
    tier,
    min: tier.minPerOrder,
    max: mostOf(tier, tier.kind === 'free' ? limits.mostPerRegistration : limits.mostPerCheckout),
  }));
}

function mostOf({ minPerOrder, maxPerOrder, remaining = Infinity, groupSize }: Tier, mostSeats: number): number {
  const usual = maxPerOrder ?? Math.max(USUAL_MOST, minPerOrder);
  const atOnce = Math.max(minPerOrder, Math.min(MOST, Math.floor(mostSeats / groupSize)));
  return Math.min(usual, remaining, atOnce);
}

/** Returns the ticket types that the page takes, with enough tickets left for the least order. */
export function offeredTiers(event: PublicEvent, limits: SeatLimits): OfferedTier[] {
  return tiersOf(event, limits).filter(({ tier, min, max }) => !tier.soldOut && min <= max && !isSoldElsewhere(tier, event));
}

/** Returns true for a ticket type that costs money where another site sells the event (D-145). */
export function isSoldElsewhere({ kind }: Pick<Tier, 'kind'>, { mode }: Pick<PublicEvent, 'mode'>): boolean {
  return mode === 'external' && kind !== 'free';
}

/** Ticket types that one form takes. */
export interface TierGroup {
  /** True for those that the organiser approves: nothing else is taken with them (D-144). */
  isApproved: boolean;
  tiers: readonly OfferedTier[];
  offers: readonly OfferedTier[];
}

/** Returns the groups of ticket types by form: those that are taken at once, then those that the organiser approves. */
export function groupsOf(tiers: readonly OfferedTier[], offers: readonly OfferedTier[]): TierGroup[] {
  return [false, true]
    .map((isApproved) => {
      const isOfGroup = ({ tier }: OfferedTier) => tier.approvalRequired === isApproved;
      return { isApproved, tiers: tiers.filter(isOfGroup), offers: offers.filter(isOfGroup) };
    })
    .filter((group) => group.tiers.length > 0);
}

/** Returns the chosen ticket types that the organiser approves, where others are chosen beside them. */
export function mixedApproval(chosen: readonly Chosen[]): Chosen[] {
  const approved = chosen.filter(({ offered: { tier } }) => tier.approvalRequired);
  return approved.length < chosen.length ? approved : [];
}

/** Returns true when some of the offered tickets cost money. */
export function isSale(offers: readonly OfferedTier[]): boolean {
  return offers.some(({ tier }) => tier.kind !== 'free');
}

/** Returns true when a chosen ticket costs money, so that a checkout sells it. */
export function isBought(chosen: readonly Chosen[]): boolean {
  return chosen.some(({ offered: { tier } }) => tier.kind !== 'free');
}

/** Returns the chosen numbers that are outside of the limits of one order. */
export function outsideLimits(chosen: readonly Chosen[]): Chosen[] {
  return chosen.filter(({ offered: { tier, min, max }, quantity }) => tier.kind !== 'donation' && (quantity < min || quantity > max));
}

/** Returns the lowest price of the offered tickets in minor units, 0 where some are free; undefined where visitors choose what to give. */
export function lowestPriceMinor(offers: readonly OfferedTier[]): number | undefined {
  const prices = offers.map(({ tier: { kind, priceMinor, minPriceMinor } }) => (kind === 'free' ? 0 : (priceMinor ?? minPriceMinor)));
  const fixed = prices.flatMap((price) => price ?? []);
  return fixed.length > 0 && fixed.length === prices.length ? Math.min(...fixed) : undefined;
}

/** Returns the choices from these ticket types; a number that is not offered is passed on, to be refused with an explanation. */
export function chosenOf(tiers: readonly OfferedTier[], values: FormValues): Chosen[] {
  return tiers
    .map((offered) =>
      offered.tier.kind === 'donation'
        ? donationOf(offered, values)
        : { offered, quantity: countIn(values.text(quantityField(offered.tier.ref))) },
    )
    .filter(({ quantity }) => quantity > 0);
}

/** Returns the choice of a donation, made by its amount. An invalid amount counts as 0, to be refused with an explanation. */
function donationOf(offered: OfferedTier, values: FormValues): Chosen {
  const { ref, currency } = offered.tier;
  const preset = values.text(amountField(ref));
  if (/^\d{1,15}$/.test(preset)) return { offered, quantity: offered.min, amountMinor: Number(preset) };
  const typed = values.text(otherAmountField(ref));
  if (typed === '' && preset !== OTHER_AMOUNT) return { offered, quantity: 0 };
  return { offered, quantity: offered.min, amountMinor: readAmount(typed, currency) ?? 0 };
}

/** Tickets of a form that name no ticket type of the page. */
export interface StrayTicket {
  ref: string;
  quantity: number;
}

/** Returns the tickets of a form that the page does not show, such as hidden ones: they are passed on, to be refused like any other. */
export function straysOf(tiers: readonly OfferedTier[], values: FormValues): StrayTicket[] {
  const shown = new Set(tiers.map(({ tier }) => tier.ref));
  const names = values.entriesOf(isTicketField).map(([name]) => name);
  const refs = new Set(names.map((name) => name.slice(name.indexOf('.') + 1)).filter((ref) => !shown.has(ref)));
  return [...refs].flatMap((ref) => {
    const isGift = values.has(amountField(ref)) || values.has(otherAmountField(ref));
    const quantity = isGift ? 1 : countIn(values.text(quantityField(ref)));
    return quantity > 0 ? [{ ref, quantity }] : [];
  });
}

/** Returns a whole number up to 999; 0 for any other text. */
function countIn(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

/** Returns the least order of the only ticket type, unless it is a donation, of which visitors choose the amount; else nothing. */
export function leastChoice([offered, ...others]: readonly OfferedTier[]): Chosen[] {
  return offered && others.length === 0 && offered.tier.kind !== 'donation' ? [{ offered, quantity: offered.min }] : [];
}

/**
 * Returns the choice that needs no step of its own: the least order of the only ticket type where it is free, unless a larger order would
 * require more details.
 */
export function obviousChoice([group, ...others]: readonly TierGroup[], event: PublicEvent): Chosen[] {
  if (!group || others.length > 0) return [];
  return leastChoice(group.offers).filter(
    ({ offered }) => offered.tier.kind === 'free' && (offered.min === offered.max || !asksForSeats(offered, event)),
  );
}

/** Returns true when a guest may change the number of seats beside the details, since more seats require nothing more. */
export function canCountLater(offers: readonly OfferedTier[], event: PublicEvent): boolean {
  const [offered, ...others] = offers;
  return (
    offered !== undefined &&
    others.length === 0 &&
    offered.tier.kind === 'free' &&
    offered.min < offered.max &&
    !asksForSeats(offered, event)
  );
}

/** Returns the most seats allowed at once, when more are chosen (D-106). */
export function mostSeatsExceeded(chosen: readonly Chosen[], { mostPerRegistration, mostPerCheckout }: SeatLimits): number | undefined {
  const least = chosen.map(({ offered: { tier } }) => tier.minPerOrder * tier.groupSize);
  const most = Math.max(isBought(chosen) ? mostPerCheckout : mostPerRegistration, ...least);
  const seats = chosen.reduce((sum, { offered: { tier }, quantity }) => sum + quantity * tier.groupSize, 0);
  return seats > most ? most : undefined;
}

/** Returns the details that the chosen tickets require. */
export function detailsOf(chosen: readonly Chosen[], event: PublicEvent): TicketDetails {
  return ticketDetails(
    chosen.map(({ offered, quantity }) => ({ ticket: offered.tier, quantity })),
    event,
  );
}

function asksForSeats(offered: OfferedTier, event: PublicEvent): boolean {
  return detailsOf([{ offered, quantity: 1 }], event).lines.some(({ asksEach }) => asksEach);
}
