import {
  type AdmissionDay,
  admissionDays,
  asTextMessage,
  type AttendeeStatus,
  localTimeLine,
  placeForGuest,
  placeLines,
  type TicketLinks,
  type Wallet,
  WALLET_NAMES,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { EmailSeat, GuestEmailSource } from '../ports/email-sources';
import { type CalendarEntry, type CalendarFile, MOST_PRINTED, type SeatSheet, type TicketSheets } from '../ports/ticket-documents';
import type { EmailContent, EmailFact, EmailLink } from './email';
import { type MessageLocale, messageLocaleOf } from './texts';
import type { GuestEmailFacts, GuestTexts } from './texts/en/guest';
import type { GuestMessageKind, Message } from './message';

/** Signs the text of a seat's QR code (D-80). */
export interface TicketCodes {
  sign(ticket: { eventId: string; ticketId: string; serial: number }): string;
}

export interface Stationery {
  links: TicketLinks;
  codes: TicketCodes;
  /** That tickets may be added to. */
  wallets: readonly Wallet[];
  /** Address that calendar entries are from. */
  organiser: string;
  now: Date;
}

/** What is shown of each kind besides its texts. */
const KINDS: Record<GuestMessageKind, { seats: Selection; calendar?: 'REQUEST' | 'CANCEL'; tickets?: true; link?: true }> = {
  registration_confirmed: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  registration_approved: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  registration_received: { seats: 'pending', link: true },
  registration_declined: { seats: 'declined' },
  registration_cancelled: { seats: 'cancelled', calendar: 'CANCEL' },
  ticket_reissued: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  event_rescheduled: { seats: 'admitted', calendar: 'REQUEST', link: true },
  event_cancelled: { seats: 'kept', calendar: 'CANCEL' },
  ticket_given: { seats: 'admitted', calendar: 'REQUEST', tickets: true, link: true },
  ticket_given_pending: { seats: 'pending', link: true },
};
/** `kept`: those that let in, and those that wait for approval. */
type Selection = 'admitted' | 'pending' | 'kept' | 'declined' | 'cancelled';

type GuestMessage = Pick<Message, 'channel' | 'recipient' | 'details'> & { kind: GuestMessageKind };

/**
 * The email that a message comes to by what is stored now (§4.4 r5, D-13); undefined when it would no longer be true:
 * of a confirmation whose seats were given back meanwhile.
 */
export function writeGuestEmail(message: GuestMessage, source: GuestEmailSource, stationery: Stationery): EmailContent | undefined {
  const reader = messageLocaleOf(source.language);
  const { guest: texts, locale } = reader;
  const shown = KINDS[message.kind];
  const seats = seatsOf(message, source, shown.seats);
  if (seats.length === 0 || !isTrueOf(source.event, message.kind, stationery.now)) return undefined;
  const days = daysOf(source, seats);
  const facts = factsOf(source, seats, days, locale);
  const kind = texts.kinds[message.kind];
  const link = shown.link && { url: pageOf(seats[0]!, source, stationery), text: linkText(shown.seats, seats.length, texts) };
  return {
    language: locale,
    brand: { name: facts.merchant, ...source.branding },
    addressee: source.contactName,
    subject: kind.subject(facts),
    heading: kind.heading(facts),
    greeting: texts.greeting(facts.guest),
    paragraphs: kind.paragraphs(facts),
    facts: [...days.flatMap((day) => dayFacts(day, reader)), { name: texts.labels.tickets, lines: seatLines(seats, source, texts) }],
    link,
    printLink: shown.tickets && printLinkOf(seats, source, stationery, texts),
    walletLinks: shown.seats === 'admitted' ? walletLinksOf(seats, source, stationery, texts) : [],
    footer: source.given ? texts.givenFooter(facts) : texts.footer(facts),
    sms: asTextMessage([kind.sms(facts), link?.url].filter(Boolean).join(' '), [facts.merchant, facts.event]),
    calendars: calendarsFor(message, source, days, stationery),
    tickets: shown.tickets && sheetsOf(seats.slice(0, MOST_PRINTED), source, stationery),
  };
}

/** Of an event that was deleted, nothing is true but that, and that seats were given back; once it would be over, that neither. */
function isTrueOf({ removed, endAt }: GuestEmailSource['event'], kind: GuestMessageKind, now: Date): boolean {
  if (kind === 'event_cancelled') return removed && Date.parse(endAt) > now.getTime();
  return !removed || kind === 'registration_cancelled';
}

function seatsOf({ details }: Pick<Message, 'details'>, { seats }: GuestEmailSource, selection: Selection): EmailSeat[] {
  const { attendeeIds } = details;
  const named = attendeeIds ? seats.filter(({ attendeeId }) => attendeeIds.includes(attendeeId)) : seats;
  return named.filter(({ status }) => SELECTED[selection].includes(status));
}

const ADMITTED: readonly AttendeeStatus[] = ['confirmed', 'checked_in'];
const SELECTED: Readonly<Record<Selection, readonly AttendeeStatus[]>> = {
  admitted: ADMITTED,
  pending: ['pending'],
  kept: [...ADMITTED, 'pending'],
  declined: ['declined'],
  cancelled: ['cancelled'],
};

/** Those that a message about tickets is about and that let in. */
export function ticketsOf(message: Pick<Message, 'details'>, source: GuestEmailSource): EmailSeat[] {
  return seatsOf(message, source, 'admitted');
}

/** The days of all these seats, with the places that who has them may know (D-21, D-113). */
function daysOf({ event, workspace }: GuestEmailSource, seats: readonly EmailSeat[]): AdmissionDay[] {
  const everyDay = seats.some(({ validDayIds }) => validDayIds.length === 0);
  const valid = everyDay ? [] : seats.flatMap(({ validDayIds }) => validDayIds);
  return admissionDays({ ...event, timezone: event.timezone ?? workspace.timezone }, valid).map((day) => ({
    ...day,
    location: placeForGuest(event, day.location, seats),
  }));
}

function factsOf(source: GuestEmailSource, seats: readonly EmailSeat[], [first]: readonly AdmissionDay[], locale: string): GuestEmailFacts {
  const waiting = source.seats.filter((seat) => seat.status === 'pending' && !seats.includes(seat)).length;
  const when = first ? localTimeLine(first, locale) : '';
  return {
    merchant: source.workspace.displayName,
    event: source.event.title,
    guest: source.contactName,
    seats: seats.length,
    waiting,
    when,
  };
}

function dayFacts(day: AdmissionDay, { guest: { labels }, locale }: MessageLocale): EmailFact[] {
  const [when, where] = [localTimeLine(day, locale), placeLines(day.location, locale)];
  return [
    { name: labels.when, lines: day.label ? [day.label, when] : [when] },
    ...(where.length > 0 ? [{ name: labels.where, lines: where }] : []),
  ];
}

function seatLines(seats: readonly EmailSeat[], source: GuestEmailSource, { labels }: GuestTexts): string[] {
  const lines = seats.slice(0, MOST_PRINTED).map((seat) => `${holderOf(seat, source)} · ${seat.tierName}`);
  return seats.length > MOST_PRINTED ? [...lines, labels.andMore(seats.length - MOST_PRINTED)] : lines;
}

/** A link to the tickets that the email does not enclose: the page of the first prints them, so many at a time (D-106). */
function printLinkOf(
  seats: readonly EmailSeat[],
  { workspace }: GuestEmailSource,
  { links }: Stationery,
  { labels }: GuestTexts,
): EmailContent['printLink'] {
  const left = seats.length - MOST_PRINTED;
  return left > 0 ? { url: links.print({ workspaceSlug: workspace.slug, ...seats[0]! }), text: labels.printOthers(left) } : undefined;
}

/** Tickets of a mail at most that it has links to passes of; of more, each has them on its page. */
const MOST_IN_WALLETS = 4;

/** Links by which tickets are added to wallets; where there are several, they say whose. */
function walletLinksOf(
  seats: readonly EmailSeat[],
  source: GuestEmailSource,
  { links, wallets }: Stationery,
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

function holderOf({ name }: EmailSeat, { contactName }: GuestEmailSource): string {
  return name ?? contactName;
}

/** Who waits for approval has no ticket to open. */
function linkText(selection: Selection, seats: number, { labels }: GuestTexts): string {
  if (selection === 'pending') return labels.seeRegistration;
  return seats === 1 ? labels.openTicket : labels.openTickets;
}

function pageOf(seat: EmailSeat, { workspace }: GuestEmailSource, { links }: Stationery): string {
  return links.page({ workspaceSlug: workspace.slug, ...seat });
}

/** What calendars are to enter: the days of all seats that let in, whichever the email is about; or to take out: its own days, once no seat lets in, and all that were entered of an event that was deleted. */
function calendarsFor(
  message: GuestMessage,
  source: GuestEmailSource,
  days: readonly AdmissionDay[],
  stationery: Stationery,
): CalendarFile[] {
  const { calendar } = KINDS[message.kind];
  const admitted = seatsOf({ details: {} }, source, 'admitted');
  if (message.kind === 'event_cancelled')
    return admitted.length > 0 ? calendarsOf('CANCEL', message, source, daysOf(source, admitted), stationery) : [];
  if (calendar === 'REQUEST') {
    return calendarsOf(calendar, message, source, daysOf(source, admitted), {
      ...stationery,
      url: pageOf(admitted[0]!, source, stationery),
    });
  }
  const endsAll = source.seats.every(({ status }) => status === 'cancelled' || status === 'declined');
  return calendar && endsAll ? calendarsOf(calendar, message, source, days, stationery) : [];
}

/** The days are entered once, whatever the number of seats: under the name of the registration's first. */
function calendarsOf(
  method: 'REQUEST' | 'CANCEL',
  { channel, recipient }: Pick<Message, 'channel' | 'recipient'>,
  { event, workspace, seats, contactName, language }: GuestEmailSource,
  days: readonly AdmissionDay[],
  { organiser, now, url }: Stationery & { url?: string },
): CalendarFile[] {
  if (channel !== 'email') return [];
  const calledOff = method === 'CANCEL';
  const { attendeeId } = seats[0]!;
  const entries = calendarEntries({
    attendeeId,
    title: event.title,
    days,
    version: event.version,
    url,
    notes: url && messageLocaleOf(language).guest.ticketNote(url),
    locale: language,
    calledOff,
  });
  return entries.map((entry) => ({
    method,
    writtenAt: now,
    organiser: { name: workspace.displayName, email: organiser },
    guest: { name: contactName, email: recipient },
    entries: [entry],
  }));
}

function sheetsOf(seats: readonly EmailSeat[], source: GuestEmailSource, { codes }: Stationery): TicketSheets {
  const { workspace, branding, event, takenAt } = source;
  const { guest: texts, locale } = messageLocaleOf(source.language);
  const sheets = seats.map((seat): SeatSheet => {
    const number = source.seats.indexOf(seat) + 1;
    return {
      holder: holderOf(seat, source),
      tier: seat.tierName,
      days: daysOf(source, [seat]),
      seat: source.seats.length > 1 ? texts.seatOf(number, source.seats.length) : undefined,
      ref: refOf('att', seat.attendeeId),
      code: codes.sign({ eventId: event.id, ticketId: seat.attendeeId, serial: seat.serial }),
    };
  });
  return {
    merchant: workspace.displayName,
    colour: branding.colour,
    title: event.title,
    seats: sheets,
    issuedAt: new Date(takenAt),
    locale,
  };
}

/** A seat as its guest's calendar knows it. */
export interface SeatInCalendar {
  attendeeId: string;
  title: string;
  days: readonly AdmissionDay[];
  /** Of the event; counts up with each change. */
  version: number;
  url?: string;
  notes?: string;
  /** BCP 47, of who reads it. */
  locale?: string;
  /** The seat was given back, or the event is off. */
  calledOff?: boolean;
}

/**
 * The calendar entries of a seat, one for each day (decisions 3.16). They are known by the seat and the day, wherever the
 * service may move; what is called off has a higher number than what was said before of the same event.
 */
export function calendarEntries({
  attendeeId,
  title,
  days,
  version,
  url,
  notes,
  locale,
  calledOff = false,
}: SeatInCalendar): CalendarEntry[] {
  const seat = refOf('att', attendeeId);
  return days.map((day) => ({
    ...day,
    uid: day.id === undefined ? `${seat}@svc` : `${seat}.${refOf('day', day.id)}@svc`,
    sequence: 2 * version + (calledOff ? 1 : 0),
    title: day.label === undefined ? title : `${title}: ${day.label}`,
    url,
    notes,
    locale,
  }));
}
