import type { EventPage, PriceStage, PublicEvent } from '@svc/storefront';
import type { Tone } from '../../page';
import { amountText, type PageLocale } from '../../page-locale';
import { shortDate, shortDeadline } from './short-dates';

type Tier = PublicEvent['ticketTypes'][number];

/** One thing to know of a ticket type before it is taken. */
export interface TicketNote {
  text: string;
  tone?: Tone;
}

/** Page on which the notes stand, and the moment at which it is read. */
export interface NoteReader extends PageLocale {
  page: Pick<EventPage, 'event' | 'priceStages'>;
  now: Date;
}

/** Fewer tickets than this are few where the merchant has not said what few are. */
const FEW = 10;

/** Returns what a visitor should know of a ticket type: how long its price lasts, what is paid now, whom and which days it is for. */
export function ticketNotes(tier: Tier, reader: NoteReader): TicketNote[] {
  const { words, locale } = reader;
  const { tickets } = words.event;
  const { groupSize, minAge, approvalRequired, minPerOrder, soldOut } = tier;
  if (soldOut) return noted([daysText(tier, reader)]);
  return [
    ...priceNotes(tier, reader),
    ...(isFew(tier) ? [{ text: tickets.few(tier.remaining!.toLocaleString(locale)), tone: 'warn' as const }] : []),
    ...noted([
      depositText(tier, reader),
      daysText(tier, reader),
      attendanceText(tier, reader),
      groupSize > 1 && tickets.admits(groupSize),
      minAge !== undefined && tickets.fromAge(minAge),
      minPerOrder > 1 && tickets.least(minPerOrder),
      approvalRequired && tickets.approval,
    ]),
  ];
}

function noted(texts: readonly (string | false | undefined)[]): TicketNote[] {
  return texts.flatMap((text) => (text ? [{ text }] : []));
}

function isFew({ remaining, lowStockThreshold = FEW }: Tier): boolean {
  return remaining !== undefined && remaining <= lowStockThreshold;
}

/** Returns the end of the present price, by time and by count, and the price after it. */
function priceNotes(tier: Tier, { page, words, locale, now }: NoteReader): TicketNote[] {
  const { priceEndsAt, priceRemaining, remaining = Infinity, currency } = tier;
  const { tickets } = words.event;
  const next = nextPrice(page.priceStages[tier.ref] ?? []);
  const price = next === undefined ? undefined : amountText(next, currency, locale);
  const isCounted = priceRemaining !== undefined && priceRemaining < remaining;
  const count = isCounted ? priceRemaining.toLocaleString(locale) : undefined;
  if (priceEndsAt === undefined) return noted([count && (price ? tickets.leftThen(count, price) : tickets.leftAtPrice(count))]);
  const until = shortDeadline(priceEndsAt, page.event.timezone, { locale, now });
  return noted([price ? tickets.untilThen(until, price) : tickets.until(until), count && tickets.leftAtPrice(count)]);
}

/**
 * Returns the price that follows the first one, minor units. Undefined where there is none, or where it depends on whether the first ends
 * by its time or by its count.
 */
export function nextPrice([first, ...later]: readonly PriceStage[]): number | undefined {
  if (!first) return undefined;
  const { endsAt, left } = first;
  const afterTime = later.find(
    (stage) => stage.endsAt === undefined || endsAt === undefined || Date.parse(stage.endsAt) > Date.parse(endsAt),
  );
  const [afterCount] = later;
  if (left === undefined) return afterTime?.priceMinor;
  if (endsAt === undefined) return afterCount?.priceMinor;
  return afterTime?.priceMinor === afterCount?.priceMinor ? afterCount?.priceMinor : undefined;
}

/** Returns the part of a deposit's price that is paid now, and when or how the rest is paid. */
function depositText(tier: Tier, { page, words, locale, now }: NoteReader): string | undefined {
  const { depositDueNowMinor: first, priceMinor, currency, depositBalanceMode, depositBalanceDueAt } = tier;
  if (tier.kind !== 'deposit' || first === undefined || priceMinor === undefined || first >= priceMinor) return undefined;
  const { deposit } = words.event.tickets;
  const [paid, rest] = [first, priceMinor - first].map((minor) => amountText(minor, currency, locale)) as [string, string];
  if (depositBalanceDueAt) return deposit.by(paid, rest, shortDeadline(depositBalanceDueAt, page.event.timezone, { locale, now }));
  return depositBalanceMode === 'at_door' ? deposit.atDoor(paid, rest) : deposit.later(paid, rest);
}

/** Returns true for a ticket type whose days are all cancelled, while the event itself is on. */
export function areDaysCancelled({ validDays = [] }: Tier, { days = [], cancelled }: PublicEvent): boolean {
  const valid = days.filter(({ ref }) => validDays.includes(ref));
  return !cancelled && valid.length > 0 && valid.every((day) => day.cancelled);
}

function daysText(tier: Tier, { page, words, locale, now }: NoteReader): string | undefined {
  const isOff = areDaysCancelled(tier, page.event);
  const days = (page.event.days ?? []).filter(({ ref, cancelled }) => tier.validDays?.includes(ref) && (!cancelled || isOff));
  if (days.length === 0) return undefined;
  const names = days.map(({ label, dayDate }) => [label, shortDate(dayDate, { locale, now })].filter(Boolean).join(', '));
  return words.event.tickets.validOn(names.join('; '));
}

/** Said only of an event that takes place in both ways. */
function attendanceText({ attendance }: Tier, { page, words }: NoteReader): string | undefined {
  return attendance && page.event.format === 'hybrid' ? words.event.tickets.attendance[attendance] : undefined;
}
