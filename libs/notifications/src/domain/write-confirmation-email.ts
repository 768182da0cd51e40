import { CODE_MINUTES, type ConfirmationCodes } from '@svc/contracts';
import type { ConfirmationEmailSource, SeatsTaken } from '../ports/email-sources';
import type { EmailContent } from './email';
import { type CalendarContext, type CalendarMail, givenAway } from './guest-calendars';
import type { Message } from './message';
import { messageLocaleOf } from './texts';
import { printedName } from './layout/names-in-mails';

/** Writes the mail with a confirmation code; undefined when it would come too late: the code was used, or has expired. */
export function writeConfirmationEmail(
  { workspace, branding, language, confirmation, ticket }: ConfirmationEmailSource,
  { codes, now }: { codes: Pick<ConfirmationCodes, 'codeOf'>; now: Date },
): EmailContent | undefined {
  const { id, purpose, email, createdAt, endedAt } = confirmation;
  if (endedAt !== undefined || now.getTime() >= Date.parse(createdAt) + CODE_MINUTES * 60_000) return undefined;
  const { locale, confirmation: texts } = messageLocaleOf(language);
  const facts = { merchant: workspace.displayName, number: codes.codeOf(id) };
  return {
    language: locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: email,
    subject: texts.subject(facts),
    heading: texts.headings[purpose],
    code: facts.number,
    greeting: '',
    paragraphs: texts.paragraphs(facts),
    facts: ticket ? [{ name: texts.givenAway.event, lines: [ticket.event] }] : [],
    footer: texts.footer(facts.merchant),
    calendars: [],
  };
}

/**
 * Writes the mail to the person who gave a ticket away, or to its former attendee, which removes it from their calendar; undefined when
 * there is no such ticket.
 */
export function writeGivenAwayEmail(
  message: Giver,
  { workspace: { displayName }, branding, language, confirmation, ticket }: ConfirmationEmailSource,
  context: CalendarContext,
): EmailContent | undefined {
  if (!ticket || confirmation.endedAt === undefined) return undefined;
  const {
    locale,
    confirmation: { greeting, footer, givenAway: texts, takenBack },
  } = messageLocaleOf(language);
  const mail = { language: locale, brand: { name: displayName, ...branding }, heading: texts.heading, greeting };
  const { attendeeIds } = message.details;
  if (attendeeIds) {
    return {
      ...mail,
      addressee: message.recipient,
      subject: takenBack.subject(ticket.event),
      paragraphs: takenBack.paragraphs(ticket.event, displayName),
      facts: [{ name: texts.event, lines: [ticket.event] }],
      footer: takenBack.footer(displayName),
      ...calendarsOfAttendee(message, { ...ticket.taken, language }, { attendeeId: ticket.attendeeId, attendeeIds }, context),
    };
  }
  const holder = printedName(ticket.holder);
  return {
    ...mail,
    addressee: confirmation.email,
    subject: texts.subject(ticket.event),
    paragraphs: texts.paragraphs(ticket.event, displayName),
    facts: [{ name: texts.event, lines: [ticket.event] }, ...(holder ? [{ name: texts.holder, lines: [holder] }] : [])],
    footer: footer(displayName),
    ...calendarsOfGiver(message, { ...ticket.taken, language }, ticket.attendeeId, context),
  };
}

type Giver = Pick<Message, 'channel' | 'recipient' | 'details'> & { id?: string };

/** Returns the calendar files for a giver. A giver to whom the seat had been given before has it alone in their calendar. */
function calendarsOfGiver(message: Giver, taken: SeatsTaken, attendeeId: string, context: CalendarContext): Calendars {
  if (!message.details.wasGiven) return calendarsOf(givenAway(message, taken, attendeeId, context));
  const seats = taken.seats.filter((seat) => seat.attendeeId === attendeeId);
  const reader = taken.reader && { subjectId: attendeeId, reader: 'holder' as const };
  return calendarsOf(givenAway(message, { ...taken, seats, reader }, attendeeId, context));
}

/**
 * Returns the calendar files for a former attendee, who had the seats of their address alone in the calendar and knows nothing of the
 * buyer.
 */
function calendarsOfAttendee(
  message: Omit<Giver, 'details'>,
  taken: SeatsTaken,
  { attendeeId, attendeeIds }: { attendeeId: string; attendeeIds: readonly string[] },
  context: CalendarContext,
): Calendars {
  const alone = message.recipient.trim().toLowerCase();
  const seats = taken.seats.filter((seat) => attendeeIds.includes(seat.attendeeId)).map((seat) => ({ ...seat, alone }));
  const reader = taken.reader && seats[0] && { subjectId: seats[0].attendeeId, reader: 'attendee' as const };
  return calendarsOf(givenAway(message, { ...taken, contactName: message.recipient, seats, reader }, attendeeId, context));
}

type Calendars = Pick<EmailContent, 'calendars' | 'notified'>;

const calendarsOf = ({ files: calendars, notified }: CalendarMail): Calendars => ({ calendars, notified });
