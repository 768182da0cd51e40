import { MOST_PRINTED } from '../../../ports/ticket-documents';
import type { Support } from '../../../ports/email-sources';
import type { GuestMessageKind } from '../../message';

/** Returns the sentence about attached tickets: all of them, or the first (D-106). */
export function enclosedText(seats: number): string {
  const enclosed =
    seats > MOST_PRINTED
      ? `The first ${MOST_PRINTED} of your ${seats} tickets are attached as a PDF; the link below prints the others.`
      : `${seats === 1 ? 'Your ticket is' : 'Your tickets are'} attached as a PDF.`;
  return `${enclosed} Show the QR code at the door, on your phone or on paper.`;
}

/** Values for the texts of an email to a guest. */
export interface GuestEmailFacts {
  merchant: string;
  event: string;
  /** Seats that the email is about. */
  seats: number;
  /** More seats of the same guest that wait for the merchant's approval. */
  waiting: number;
  /** `Saturday, 5 December 2026, 18:00 to 21:30 (West Africa Standard Time)`, of the first day. */
  when: string;
  /** Seats that let in. */
  admitted: number;
  /** Days of the seats. */
  days: number;
  /** First difference that a notice is about. */
  change?: string;
}

/** The same for the news of a cancelled day. */
export interface DayEmailFacts extends GuestEmailFacts {
  /** `Opening night, Saturday, 5 December 2026`. */
  day: string;
}

/** Texts of one kind of email to a guest, plain; in an SMS the link to the ticket follows where there is one. */
export interface GuestEmailTexts {
  subject(facts: GuestEmailFacts): string;
  heading(facts: GuestEmailFacts): string;
  paragraphs(facts: GuestEmailFacts): string[];
  sms(facts: GuestEmailFacts): string;
}

/** All texts to guests in one language. */
export interface GuestTexts {
  kinds: Record<GuestMessageKind, GuestEmailTexts>;
  greeting(guest: string): string;
  labels: {
    event: string;
    when: string;
    where: string;
    tickets: string;
    waiting: string;
    openTicket: string;
    openTickets: string;
    /** Link of somebody who was named by another person by mistake. */
    notMeant: string;
    seeRegistration: string;
    addTo(wallet: string, holder?: string): string;
    printOthers(count: number): string;
    andMore(count: number): string;
    /** Names in a notice: of a day as it was and as it is, of one that was added, and of one that is no longer. */
    before: string;
    now: string;
    added: string;
    removed: string;
  };
  /** News of a cancelled day: of tickets that end with it, and of those that keep other days. */
  dayCancelled: {
    subject(facts: DayEmailFacts): string;
    heading(facts: DayEmailFacts): string;
    lost: { paragraphs(facts: DayEmailFacts): string[]; sms(facts: DayEmailFacts): string };
    kept: { paragraphs(facts: DayEmailFacts): string[]; sms(facts: DayEmailFacts): string };
  };
  /** Difference in an SMS: at least one of both. */
  change(before: string | undefined, now: string | undefined): string;
  /** Note of a calendar entry. */
  ticketNote(url: string): string;
  /** Line of a printed ticket. */
  seatOf(number: number, seats: number): string;
  /** Reason why the recipient gets this mail. */
  footer(facts: GuestEmailFacts): string;
  /** The same, for the recipient of a given-away ticket. */
  givenFooter(facts: GuestEmailFacts): string;
  /** Greeting of a recipient without a name. */
  greetingOfNobody: string;
  /** Line with the shop's contact, in every mail; at least one of e-mail and phone is set. */
  contact(support: Support, merchant: string): string;
}

const places = (count: number) => (count === 1 ? 'your place' : `your ${count} places`);
const stillWaiting = ({ waiting, merchant }: GuestEmailFacts) =>
  waiting === 0
    ? []
    : [`${waiting === 1 ? 'One place waits' : `${waiting} places wait`} for ${merchant} to approve; you will hear about it separately.`];

/** Returns what a change of the event means for the seats of its reader. */
function stillHolds({ days, admitted, seats, merchant }: GuestEmailFacts): string {
  if (days === 0) return `None of the days of your ticket is left; ask ${merchant} what becomes of it.`;
  if (admitted === 0) return `${merchant} has still to approve ${places(seats)}.`;
  return admitted === 1 ? 'Your ticket stays valid.' : 'Your tickets stay valid.';
}

/** Texts to guests in English. */
export const ENGLISH_GUEST: GuestTexts = {
  kinds: {
    registration_confirmed: {
      subject: ({ event }) => `You’re registered: ${event}`,
      heading: () => 'You’re in',
      paragraphs: (facts) => [
        `${facts.merchant} has confirmed ${places(facts.seats)} at ${facts.event}.`,
        enclosedText(facts.seats),
        ...stillWaiting(facts),
      ],
      sms: ({ merchant, event, when }) => `${merchant}: you’re registered for ${event}, ${when}. Your ticket:`,
    },
    registration_received: {
      subject: ({ event }) => `We have your registration: ${event}`,
      heading: () => 'Your registration has been received',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} looks at each registration for ${event} and will let you know.`,
        `Until then ${places(seats)} ${seats === 1 ? 'is' : 'are'} kept for you. This is not a ticket yet.`,
      ],
      sms: ({ merchant, event }) =>
        `${merchant}: we have your registration for ${event}. You will hear from us once it is approved. See where it stands:`,
    },
    registration_approved: {
      subject: ({ event }) => `You’re approved: ${event}`,
      heading: () => 'You’re approved',
      paragraphs: (facts) => [
        `${facts.merchant} has approved ${places(facts.seats)} at ${facts.event}.`,
        enclosedText(facts.seats),
        ...stillWaiting(facts),
      ],
      sms: ({ merchant, event, when }) => `${merchant}: you’re approved for ${event}, ${when}. Your ticket:`,
    },
    registration_declined: {
      subject: ({ event }) => `Your registration for ${event}`,
      heading: () => 'Your registration was not approved',
      paragraphs: ({ merchant, event }) => [`${merchant} could not give you a place at ${event}. Nothing more is needed from you.`],
      sms: ({ merchant, event }) => `${merchant}: your registration for ${event} was not approved.`,
    },
    registration_reopened: {
      subject: ({ event }) => `Your registration is open again: ${event}`,
      heading: () => 'Your registration is open again',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} had declined your registration for ${event}, and is now considering it again. You will hear from them.`,
        `Until then ${places(seats)} ${seats === 1 ? 'is' : 'are'} kept for you. This is not a ticket yet.`,
      ],
      sms: ({ merchant, event }) =>
        `${merchant}: your registration for ${event} is open again. You will hear from us once it is approved. See where it stands:`,
    },
    registration_cancelled: {
      subject: ({ event }) => `Cancelled: ${event}`,
      heading: ({ seats }) => (seats === 1 ? 'Your place was cancelled' : 'Your places were cancelled'),
      paragraphs: ({ event, seats }) => [
        `${seats === 1 ? 'Your place' : `${seats} of your places`} at ${event} ${seats === 1 ? 'has' : 'have'} been given back, and the ${seats === 1 ? 'ticket' : 'tickets'} no longer ${seats === 1 ? 'admits' : 'admit'} anyone.`,
      ],
      sms: ({ merchant, event, seats }) => `${merchant}: ${places(seats)} at ${event} ${seats === 1 ? 'was' : 'were'} cancelled.`,
    },
    ticket_reissued: {
      subject: ({ event }) => `Your new ticket: ${event}`,
      heading: () => 'Here is your new ticket',
      paragraphs: (facts) => [
        `${facts.merchant} has issued your ticket for ${facts.event} anew. The one before admits nobody any more, and its link no longer opens.`,
        enclosedText(facts.seats),
      ],
      sms: ({ merchant, event, when }) =>
        `${merchant}: here is your new ticket for ${event}, ${when}. The one before is no longer valid. Your ticket:`,
    },
    ticket_changed: {
      subject: ({ event }) => `Your ticket has changed: ${event}`,
      heading: () => 'Here is your ticket as it is now',
      paragraphs: (facts) => [
        `${facts.merchant} has changed the kind of your ticket for ${facts.event}. Its code stays the same; what it is valid for is listed below.`,
        enclosedText(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant}: your ticket for ${event} has changed. It is for ${when}. Your ticket:`,
    },
    event_rescheduled: {
      subject: ({ event }) => `New time or place: ${event}`,
      heading: () => 'The time or place has changed',
      paragraphs: (facts) => [`${facts.merchant} has changed when or where ${facts.event} takes place. ${stillHolds(facts)}`],
      sms: (facts) => `${facts.merchant}: ${facts.event} has a new time or place: ${facts.change ?? facts.when}. ${stillHolds(facts)}`,
    },
    event_cancelled: {
      subject: ({ event }) => `Cancelled: ${event}`,
      heading: () => 'The event does not take place',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} has cancelled ${event}. ${seats === 1 ? 'Your place is' : `Your ${seats} places are`} no longer kept, and no ticket for it admits anyone.`,
      ],
      sms: ({ merchant, event, when }) => `${merchant}: ${event}, ${when}, is cancelled. Your ticket is no longer valid.`,
    },
    ticket_given: {
      subject: ({ event }) => `A ticket for you: ${event}`,
      heading: () => 'You were given a ticket',
      paragraphs: (facts) => [
        `Whoever had this ticket for ${facts.event} has given it to you. The place is yours, and no other ticket for it is valid.`,
        enclosedText(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant}: you were given a ticket for ${event}, ${when}. Your ticket:`,
    },
    ticket_given_pending: {
      subject: ({ event }) => `A place for you: ${event}`,
      heading: () => 'You were given a place',
      paragraphs: ({ merchant, event }) => [
        `Whoever had this place at ${event} has given it to you. ${merchant} looks at each guest and will let you know.`,
        'Until then the place is kept for you. This is not a ticket yet.',
      ],
      sms: ({ merchant, event }) =>
        `${merchant}: you were given a place at ${event}. You will hear from us once it is approved. See where it stands:`,
    },
    attendee_ticket: {
      subject: ({ merchant, event, seats }) => `${merchant} has ${seats === 1 ? 'a ticket' : 'tickets'} for you: ${event}`,
      heading: ({ seats }) => (seats === 1 ? 'Here is your ticket' : 'Here are your tickets'),
      paragraphs: (facts) => [
        `Somebody has taken ${facts.seats === 1 ? 'a place' : `${facts.seats} places`} at ${facts.event} for you.`,
        enclosedText(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant}: a place at ${event}, ${when}, was taken for you. Your ticket:`,
    },
  },
  greeting: (guest) => `Hello ${guest},`,
  labels: {
    event: 'Event',
    when: 'When',
    where: 'Where',
    tickets: 'Tickets',
    waiting: 'Waiting for approval',
    openTicket: 'Open your ticket',
    openTickets: 'Open your tickets',
    notMeant: 'Not meant for you? Say so, and get no more of these mails',
    seeRegistration: 'See where your registration stands',
    addTo: (wallet, holder) => (holder === undefined ? `Add to ${wallet}` : `Add to ${wallet} (${holder})`),
    printOthers: (count) => `Print the other ${count} ${count === 1 ? 'ticket' : 'tickets'}`,
    andMore: (count) => `and ${count} more`,
    before: 'Before',
    now: 'Now',
    added: 'New day',
    removed: 'No longer',
  },
  footer: ({ merchant, event }) => `You get this mail because this address was given when registering for ${event} with ${merchant}.`,
  givenFooter: ({ merchant, event }) =>
    `You get this mail because a ticket for ${event} by ${merchant} was given to this address. If you do not know why, write to ${merchant}.`,
  change: (before, now) =>
    now === undefined ? `no longer ${before}` : before === undefined ? `also ${now}` : `${now} (before: ${before})`,
  greetingOfNobody: 'Hello,',
  contact: ({ email, phone }, merchant) =>
    `Questions? ${[email && `Write to ${merchant}: ${email}`, phone && `Call ${email ? '' : `${merchant}: `}${phone}`].filter(Boolean).join('. ')}.`,
  dayCancelled: {
    subject: ({ event, day }) => `Cancelled: ${event}, ${day}`,
    heading: () => 'A day of the event does not take place',
    lost: {
      paragraphs: ({ merchant, event, day, seats }) => [
        `${merchant} has cancelled a day of ${event}: ${day}. ${seats === 1 ? 'Your place is' : `Your ${seats} places are`} no longer kept, and no ticket for that day alone admits anyone.`,
      ],
      sms: ({ merchant, event, day }) => `${merchant}: ${event}, ${day}, is cancelled. Your ticket is no longer valid.`,
    },
    kept: {
      paragraphs: ({ merchant, event, day, seats }) => [
        `${merchant} has cancelled a day of ${event}: ${day}. Nobody is admitted on that day.`,
        `${seats === 1 ? 'Your ticket is' : `Your ${seats} tickets are`} valid as before on the days below, and only on these.`,
      ],
      sms: ({ merchant, event, day }) => `${merchant}: ${event}, ${day}, is cancelled. Your ticket is valid on its other days only:`,
    },
  },
  ticketNote: (url) => `Your ticket: ${url}`,
  seatOf: (number, seats) => `Ticket ${number} of ${seats}`,
};
