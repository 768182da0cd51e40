import {
  type AdmissionDay,
  amountText,
  asTextMessage,
  doorsText,
  localTimeLine,
  localTimeText,
  printedNotes,
  printedMarkOf,
  shopColour,
  shortCodeText,
  type SubscriptionLinks,
  type Wallet,
  WALLET_NAMES,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { EmailSeat, GuestEmailSource } from '../ports/email-sources';
import { MOST_PRINTED, type SeatSheet, type TicketSheets } from '../ports/ticket-documents';
import type { EmailContent, EmailLink } from './email';
import { type CalendarContext, type CalendarMail, dayDeletedFrom, deletedFrom, entered, takenOut } from './guest-calendars';
import { dayNewsOf, daysOf, isAdmitted, lostSeats, pageOf, seatsOf, type Selection } from './guest-seats';
import { changeText, dayFacts, noticeFacts } from './layout/day-facts';
import { noticeChanges } from './schedule/known-schedule';
import type { DayChange } from './schedule/schedule-change';
import { messageLocaleOf } from './texts';
import type { GuestEmailFacts, GuestTexts } from './texts/en/guest';
import type { GuestMessageKind, Message } from './message';
import { greetedName, greetingTo, printedName } from './layout/names-in-mails';
import { isForNamed } from './limits/unanswered-mails';

/** Signs the text of a seat's QR code (D-80). */
export interface TicketCodes {
  sign(ticket: { eventId: string; ticketId: string; serial: number }): string;
}

export interface EmailContext extends CalendarContext {
  codes: TicketCodes;
  /** Wallets that tickets can be added to. */
  wallets: readonly Wallet[];
  subscriptions?: SubscriptionLinks;
}

/** Content of each kind beside its texts. */
const KINDS: Record<GuestMessageKind, { seats: Selection; calendar?: 'REQUEST' | 'CANCEL'; tickets?: true; link?: true }> = {
  registration_confirmed: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  registration_approved: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  registration_received: { seats: 'pending', link: true },
  registration_declined: { seats: 'declined' },
  registration_reopened: { seats: 'pending', link: true },
  registration_cancelled: { seats: 'cancelled', calendar: 'CANCEL' },
  ticket_reissued: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  ticket_changed: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  event_rescheduled: { seats: 'kept', calendar: 'REQUEST', link: true },
  event_cancelled: { seats: 'kept', calendar: 'CANCEL' },
  ticket_given: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  ticket_given_pending: { seats: 'pending', link: true },
  attendee_ticket: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
};
type GuestMessage = Pick<Message, 'channel' | 'recipient' | 'details'> & { id?: string; kind: GuestMessageKind };

/**
 * Writes the email of a message from the present data (§4.4 r5, D-13); undefined when it would no longer be true, such as a confirmation
 * whose seats were given back meanwhile.
 */
export function writeGuestEmail(message: GuestMessage, source: GuestEmailSource, context: EmailContext): EmailContent | undefined {
  const isOfDay = message.kind === 'event_cancelled' && message.details.dayId !== undefined;
  return isOfDay ? writeDayCancelledEmail(message, source, context) : writeSeatsEmail(message, source, context);
}

function writeSeatsEmail(message: GuestMessage, source: GuestEmailSource, context: EmailContext): EmailContent | undefined {
  const reader = messageLocaleOf(source.language);
  const { guest: texts, locale } = reader;
  const shown = KINDS[message.kind];
  const isEventCancelled = message.kind === 'event_cancelled';
  const seats = isEventCancelled ? lostSeats(message, source) : seatsOf(message, source, shown.seats);
  if (seats.length === 0 || !isTrueOf(source.event, message, context.now)) return undefined;
  const changes = message.kind === 'event_rescheduled' ? noticeChanges(source, message.id) : undefined;
  if (changes?.length === 0) return undefined;
  const days = daysOf(source, seats);
  const facts = { ...factsOf(source, seats, days, locale), change: changeText(changes, reader) };
  const kind = texts.kinds[message.kind];
  const { files: calendars, notified } = calendarsFor(message, source, { seats, changes }, context);
  const link = shown.link && { url: pageOf(seats[0]!, source, context), text: linkText(facts, texts) };
  return {
    language: locale,
    brand: { name: facts.merchant, ...source.branding },
    addressee: greetedName(source.contactName) ?? '',
    subject: kind.subject(facts),
    heading: kind.heading(facts),
    greeting: greetingTo(source.contactName, texts),
    paragraphs: kind.paragraphs(facts),
    facts: [...noticeFacts(days, reader, changes), { name: texts.labels.tickets, lines: seatLines(seats, source, texts, shown.tickets) }],
    link,
    secondLink: notMeantLink(message, source, seats, context, texts),
    printLink: shown.tickets && printLinkOf(seats, source, context, texts),
    walletLinks: shown.link ? walletLinksOf(seats.filter(isAdmitted), source, context, texts) : [],
    footer: source.given ? texts.givenFooter(facts) : texts.footer(facts),
    sms: asTextMessage([kind.sms(facts), link?.url].filter(Boolean).join(' '), [facts.merchant, facts.event]),
    calendars,
    notified,
    tickets: shown.tickets && sheetsOf(seats.slice(0, MOST_PRINTED), source, context),
  };
}

/**
 * Writes the email that a day of an event is cancelled (D-147): that seats have ended with it, or that they keep the other days; undefined
 * when there are no such seats any more, or the whole event is cancelled since.
 */
function writeDayCancelledEmail(message: GuestMessage, source: GuestEmailSource, context: EmailContext): EmailContent | undefined {
  const reader = messageLocaleOf(source.language);
  const { guest: texts, locale } = reader;
  const news = dayNewsOf(message, source);
  if (!news || (source.event.removed && !news.areLost)) return undefined;
  const { day, seats, areLost } = news;
  const days = areLost ? [day] : daysOf(source, seats);
  const date = localTimeText(day, locale).date;
  const facts = { ...factsOf(source, seats, days, locale), day: day.label ? `${day.label}, ${date}` : date };
  const written = texts.dayCancelled[areLost ? 'lost' : 'kept'];
  const { files: calendars, notified } = dayDeletedFrom(message, source, news, context);
  const link = areLost ? undefined : { url: pageOf(seats[0]!, source, context), text: linkText(facts, texts) };
  return {
    language: locale,
    brand: { name: facts.merchant, ...source.branding },
    addressee: greetedName(source.contactName) ?? '',
    subject: texts.dayCancelled.subject(facts),
    heading: texts.dayCancelled.heading(facts),
    greeting: greetingTo(source.contactName, texts),
    paragraphs: written.paragraphs(facts),
    facts: [...days.flatMap((each) => dayFacts(each, reader)), { name: texts.labels.tickets, lines: seatLines(seats, source, texts) }],
    link,
    secondLink: notMeantLink(message, source, seats, context, texts),
    walletLinks: [],
    footer: source.given ? texts.givenFooter(facts) : texts.footer(facts),
    sms: asTextMessage([written.sms(facts), link?.url].filter(Boolean).join(' '), [facts.merchant, facts.event]),
    calendars,
    notified,
    hasFixedWording: true,
  };
}

/** Returns the link by which somebody for whom another person took the seats says that they are not meant (D-153). */
function notMeantLink(
  { id, kind }: GuestMessage,
  { workspace }: GuestEmailSource,
  seats: readonly EmailSeat[],
  { subscriptions }: EmailContext,
  { labels }: GuestTexts,
): EmailLink | undefined {
  const isNamed = isForNamed(kind) || seats.some(({ alone }) => alone !== undefined);
  if (!isNamed || id === undefined || !subscriptions) return undefined;
  return { url: subscriptions.notMeant({ workspaceSlug: workspace.slug, messageId: id }), text: labels.notMeant };
}

/**
 * Returns true while a message of this kind holds: for a cancelled or deleted event only its cancellation and seats given back. After its end
 * the former holds only where it names seats, since the merchant wanted it then (D-147).
 */
function isTrueOf({ removed, endAt }: GuestEmailSource['event'], { kind, details }: GuestMessage, now: Date): boolean {
  if (kind === 'event_cancelled') return removed && (details.attendeeIds !== undefined || Date.parse(endAt) > now.getTime());
  return !removed || kind === 'registration_cancelled';
}

/** Returns the seats that a message about tickets covers and that let in. */
export function ticketsOf(message: Pick<Message, 'details'>, source: GuestEmailSource): EmailSeat[] {
  return seatsOf(message, source, 'admitted');
}

function factsOf(source: GuestEmailSource, seats: readonly EmailSeat[], days: readonly AdmissionDay[], locale: string): GuestEmailFacts {
  const [first] = days;
  const waiting = source.seats.filter((seat) => seat.status === 'pending' && !seats.includes(seat)).length;
  const when = first ? localTimeLine(first, locale) : '';
  return {
    merchant: source.workspace.displayName,
    event: source.event.title,
    seats: seats.length,
    admitted: seats.filter(isAdmitted).length,
    days: days.length,
    waiting,
    when,
  };
}

/** Returns a line for each seat; `withCodes`: with the short codes of their tickets (ADR 0118). */
function seatLines(seats: readonly EmailSeat[], source: GuestEmailSource, { labels }: GuestTexts, withCodes = false): string[] {
  const lines = seats.slice(0, MOST_PRINTED).map((seat) => {
    const code = withCodes && seat.shortCode ? [shortCodeText(seat.shortCode)] : [];
    return [holderOf(seat, source), seat.tierName, ...code].filter(Boolean).join(' · ');
  });
  return seats.length > MOST_PRINTED ? [...lines, labels.andMore(seats.length - MOST_PRINTED)] : lines;
}

/** Returns the link to the tickets that the email does not enclose: the page of the first prints them, so many at a time (D-106). */
function printLinkOf(
  seats: readonly EmailSeat[],
  { workspace }: GuestEmailSource,
  { links }: EmailContext,
  { labels }: GuestTexts,
): EmailContent['printLink'] {
  const left = seats.length - MOST_PRINTED;
  return left > 0 ? { url: links.print({ workspaceSlug: workspace.slug, ...seats[0]! }), text: labels.printOthers(left) } : undefined;
}

/** Most tickets of a mail with links to passes; beyond that, each ticket's page has them. */
const MOST_IN_WALLETS = 4;

/** Returns links that add tickets to wallets; where there are several, they name the attendee. */
function walletLinksOf(
  seats: readonly EmailSeat[],
  source: GuestEmailSource,
  { links, wallets }: EmailContext,
  { labels }: GuestTexts,
): EmailLink[] {
  if (seats.length > MOST_IN_WALLETS) return [];
  const {
    workspace: { slug: workspaceSlug },
  } = source;
  return seats.flatMap((seat) =>
    wallets.map((wallet) => ({
      url: links.pass({ workspaceSlug, ...seat }, wallet),
      text: labels.addTo(WALLET_NAMES[wallet], seats.length > 1 ? holderOf(seat, source) : undefined),
    })),
  );
}

/** Returns the name of a seat's holder as mails and tickets show it. */
function holderOf({ name }: EmailSeat, { contactName }: GuestEmailSource): string | undefined {
  return printedName(name ?? contactName);
}

/** Returns the text of the link: a pending seat has no ticket to open. */
function linkText({ admitted, seats }: GuestEmailFacts, { labels }: GuestTexts): string {
  if (admitted === 0) return labels.seeRegistration;
  return seats === 1 ? labels.openTicket : labels.openTickets;
}

/** Returns the entries that calendars are to add or to remove. */
function calendarsFor(
  message: GuestMessage,
  source: GuestEmailSource,
  { seats, changes }: { seats: readonly EmailSeat[]; changes?: readonly DayChange[] },
  context: EmailContext,
): CalendarMail {
  if (message.kind === 'event_cancelled') return deletedFrom(message, source, context);
  const { calendar } = KINDS[message.kind];
  if (calendar === 'REQUEST') return entered(message, source, context, { all: changes === undefined });
  return takenOut(message, source, calendar ? seats : [], context);
}

function sheetsOf(seats: readonly EmailSeat[], source: GuestEmailSource, { codes }: EmailContext): TicketSheets {
  const { workspace, branding, event, takenAt, order, contact = {} } = source;
  const { guest: texts, locale } = messageLocaleOf(source.language);
  const sheets = seats.map((seat): SeatSheet => {
    const number = source.seats.indexOf(seat) + 1;
    const { shortCode, priceMinor } = seat;
    const days = daysOf(source, [seat]);
    return {
      holder: holderOf(seat, source) ?? '',
      tier: seat.tierName,
      days,
      doors: doorsText(event.doorsAt, days, locale),
      order: order && String(order.number),
      price: order && priceMinor !== undefined ? amountText(priceMinor, order.currency, locale) : undefined,
      shortCode: shortCode === undefined ? undefined : shortCodeText(shortCode),
      seat: source.seats.length > 1 ? texts.seatOf(number, source.seats.length) : undefined,
      ref: refOf('att', seat.attendeeId),
      code: codes.sign({ eventId: event.id, ticketId: seat.attendeeId, serial: seat.serial }),
    };
  });
  return {
    merchant: workspace.displayName,
    colour: shopColour(branding),
    ...printedMarkOf(branding),
    coverUrl: event.coverUrl,
    title: event.title,
    seats: sheets,
    notes: printedNotes(contact),
    issuedAt: new Date(takenAt),
    locale,
  };
}
