import { type TicketDetails, ticketDetails } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { amountText, type PageLocale } from '../page-locale';
import type { FormValues } from '../posted-form';
import { readAmount } from '../read-amount';
import { amountField, OTHER_AMOUNT, otherAmountField, quantityField } from './field-names';

/** What a ticket costs, in words: `Free`, `₦5,000`, `from ₦2,000`, `As you like`. */
export function priceText({ kind, priceMinor, minPriceMinor, currency }: Tier, { locale, words: { event } }: PageLocale): string {
  if (kind === 'free') return event.free;
  if (kind === 'donation') return minPriceMinor ? event.from(amountText(minPriceMinor, currency, locale)) : event.asYouLike;
  return priceMinor === undefined ? '' : amountText(priceMinor, currency, locale);
}

/** How many are left, where that is worth knowing. */
export function leftText({ soldOut, remaining }: Tier, { locale, words: { event } }: PageLocale): string | undefined {
  if (soldOut) return event.soldOut;
  return remaining === undefined ? undefined : event.left(remaining.toLocaleString(locale));
}

type Tier = PublicEvent['ticketTypes'][number];

/** More than so many tickets are not offered at once, where the merchant sets no bound. */
const USUAL_MOST = 10;
/** What a list to choose from holds, unless more must be taken at once. */
const MOST = 100;

/** A ticket type, and how many of it can be had at once. */
export interface OfferedTier {
  tier: Tier;
  min: number;
  max: number;
}

/** What is taken of one ticket type. */
export interface Chosen {
  offered: OfferedTier;
  quantity: number;
  /** Of a donation: what each is given for, in minor units. */
  amountMinor?: number;
}

/** How many seats are taken at once (D-106). */
export interface SeatLimits {
  mostPerRegistration: number;
  mostPerCheckout: number;
}

/** The ticket types on sale, those that are gone too. */
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

/** Those of which at least as many are left as must be taken at once. */
export function offeredTiers(event: PublicEvent, limits: SeatLimits): OfferedTier[] {
  return tiersOf(event, limits).filter(({ tier, min, max }) => !tier.soldOut && min <= max);
}

/** Whether some of it is for money, so that it is bought by a checkout. */
export function isBought(chosen: readonly Chosen[]): boolean {
  return chosen.some(({ offered: { tier } }) => tier.kind !== 'free');
}

/** What was chosen of these; a number that is not offered is taken as it is, to be refused in words. */
export function chosenOf(tiers: readonly OfferedTier[], values: FormValues): Chosen[] {
  return tiers
    .map((offered) =>
      offered.tier.kind === 'donation'
        ? donationOf(offered, values)
        : { offered, quantity: countIn(values.text(quantityField(offered.tier.ref))) },
    )
    .filter(({ quantity }) => quantity > 0);
}

/** A donation is chosen by its amount. One that is no amount is taken as 0, to be refused in words. */
function donationOf(offered: OfferedTier, values: FormValues): Chosen {
  const { ref, currency } = offered.tier;
  const preset = values.text(amountField(ref));
  if (/^\d{1,15}$/.test(preset)) return { offered, quantity: offered.min, amountMinor: Number(preset) };
  const typed = values.text(otherAmountField(ref));
  if (typed === '' && preset !== OTHER_AMOUNT) return { offered, quantity: 0 };
  return { offered, quantity: offered.min, amountMinor: readAmount(typed, currency) ?? 0 };
}

/** A whole number up to 999; 0 for anything else. */
function countIn(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

/** What is chosen before anybody chooses: as many as must be taken of the one ticket type there is, where it is free, unless more of them would ask for more. */
export function obviousChoice(offers: readonly OfferedTier[], event: PublicEvent): Chosen | undefined {
  const [offered, ...others] = offers;
  if (!offered || others.length > 0 || offered.tier.kind !== 'free') return undefined;
  return offered.min === offered.max || !asksForSeats(offered, event) ? { offered, quantity: offered.min } : undefined;
}

/** Whether a guest may change how many come while filling in the rest: where that asks for nothing more. */
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

/** The most seats that may be taken at once, where more are chosen (D-106). */
export function mostSeatsExceeded(chosen: readonly Chosen[], { mostPerRegistration, mostPerCheckout }: SeatLimits): number | undefined {
  const least = chosen.map(({ offered: { tier } }) => tier.minPerOrder * tier.groupSize);
  const most = Math.max(isBought(chosen) ? mostPerCheckout : mostPerRegistration, ...least);
  const seats = chosen.reduce((sum, { offered: { tier }, quantity }) => sum + quantity * tier.groupSize, 0);
  return seats > most ? most : undefined;
}

/** The details that what is chosen asks for. */
export function detailsOf(chosen: readonly Chosen[], event: PublicEvent): TicketDetails {
  return ticketDetails(
    chosen.map(({ offered, quantity }) => ({ ticket: offered.tier, quantity })),
    event,
  );
}

function asksForSeats(offered: OfferedTier, event: PublicEvent): boolean {
  return detailsOf([{ offered, quantity: 1 }], event).lines.some(({ asksEach }) => asksEach);
}
