import { localTimeText } from '@svc/contracts';
import { DomainError, type DoorDayDetails, idOf, InvalidInput, timestampOf } from '@svc/kernel';
import type { DoorGuest } from '../ports/guest-list';
import {
  type Admission,
  admissionOn,
  admitsTo,
  dayAt,
  daysToEnter,
  type DoorDay,
  hasDays,
  isTicketWithoutDays,
  latestOf,
  type TicketDays,
} from './admission-day';

/** Reasons for refusing a guest at the door. */
export const TICKET_REFUSALS = [
  'not_a_ticket',
  'forged',
  'unknown',
  'other_event',
  'event_cancelled',
  'replaced',
  'pending',
  'declined',
  'cancelled',
  'wrong_day',
  'already_checked_in',
] as const;
export type TicketRefusal = (typeof TICKET_REFUSALS)[number];

/** Facts of a refusal besides its reason. */
interface RefusalDetails {
  /** Time of the earlier admission, as a timestamp. */
  checkedInAt?: string;
  /** Day that is entered. */
  day?: DoorDayDetails;
  /** Keys of the days that the ticket admits to. */
  validDays?: string[];
}

/** Refusal of a guest at the entrance; the message is for the staff there. */
export class TicketRefused extends DomainError {
  constructor(reason: TicketRefusal, message: string, details: RefusalDetails = {}) {
    super('TICKET_REFUSED', message, { reason, ...details });
  }
}

/** Context of an admission besides the guest. */
export interface Door {
  now: Date;
  /** Event that is entered here; any when absent. */
  eventId?: string;
  /** Serial of the shown ticket; absent where the guest was picked from the list. */
  serial?: number;
  /** Key or ref of the day that is entered; that of the moment when absent. */
  day?: string;
}

/**
 * Decides the day on which a guest is admitted here; undefined for an event without days. Throws TicketRefused when they must not
 * be: wrong event, one that is cancelled, or whose day is (D-147), replaced ticket (D-80), no seat (D-13), a day that the ticket does not admit to, here already (D-125);
 * InvalidInput when the day cannot be determined.
 */
export function checkAtDoor(guest: DoorGuest, { eventId, serial, day: named, now }: Door): DoorDay | undefined {
  checkSeat(guest, { eventId, serial });
  if (!hasDays(guest)) {
    if (named !== undefined) throw noDays(guest);
    if (guest.attendee.status === 'checked_in') throw hereAlready(guest, { at: guest.attendee.checkedInAt! });
    return undefined;
  }
  const day = named === undefined ? dayAt(guest, now) : dayNamed(daysToEnter(guest), named);
  if (!day) throw whichDay(guest, named);
  if (day.isCancelled) throw dayCancelled(guest, day);
  if (!admitsTo(guest, day)) throw wrongDay(guest, day);
  const admission = admissionOn(guest, day);
  if (admission) throw hereAlready(guest, admission, day);
  return day;
}

function checkSeat(guest: DoorGuest, { eventId, serial }: Omit<Door, 'now'>): void {
  const { attendee, event } = guest;
  const name = guestName(guest);
  if (eventId !== undefined && eventId !== event.id)
    throw new TicketRefused('other_event', `This ticket is for another event: ${event.title}.`);
  if (event.isCancelled) throw new TicketRefused('event_cancelled', `${event.title} was cancelled: nobody is admitted to it.`);
  if (guest.isTypeDropped) throw new TicketRefused('cancelled', `The seat of ${name} was cancelled.`);
  if (isTicketWithoutDays(guest)) throw new TicketRefused('event_cancelled', `The days of the ticket of ${name} were cancelled.`);
  if (serial !== undefined && serial !== attendee.serial) {
    throw new TicketRefused('replaced', `${name} has got a newer ticket, and this one is not valid any more. Ask for the newer one.`);
  }
  switch (attendee.status) {
    case 'pending':
      throw new TicketRefused('pending', `${name} has not been approved yet.`);
    case 'declined':
      throw new TicketRefused('declined', `${name} was declined.`);
    case 'cancelled':
      throw new TicketRefused('cancelled', `The seat of ${name} was cancelled.`);
    case 'confirmed':
    case 'checked_in':
  }
}

/** Creates the refusal of a guest with an earlier admission on that day. */
export function hereAlready(guest: DoorGuest, { at }: Admission, day?: DoorDay): TicketRefused {
  const { timezone } = day ?? guest.event;
  const on = day ? ` on ${nameOf(day)}` : '';
  return new TicketRefused('already_checked_in', `${guestName(guest)} was let in already${on}, ${localTime(at, timezone)}.`, {
    checkedInAt: timestampOf(at),
    day: day && detailsOf(day),
  });
}

/**
 * Finds the admission to undo (D-125): that of the named day, else the latest; undefined when there is none.
 * @throws InvalidInput when the event has no such day
 */
export function admissionToUndo(ticket: TicketDays, named?: string): Admission | undefined {
  if (named === undefined) return latestOf(ticket.admissions);
  const day = dayNamed(ticket.days, named);
  if (!day) throw unknownDay(ticket.days);
  return ticket.admissions.find(({ dayId }) => dayId === day.id) ?? admissionOn(ticket, day);
}

/** Finds a day by key, or by ref; existing days go before removed ones. */
function dayNamed(days: readonly DoorDay[], named: string): DoorDay | undefined {
  const id = idOf('day', named);
  const meant = days.filter((day) => day.id === id || day.key === named.toLowerCase());
  return meant.find(({ isRemoved }) => !isRemoved) ?? meant[0];
}

function whichDay(guest: DoorGuest, named: string | undefined): InvalidInput {
  const days = daysToEnter(guest).filter(({ isCancelled }) => !isCancelled);
  if (named !== undefined) return unknownDay(days);
  const fault = `No day of ${guest.event.title} is on now. Say in "day" which one is entered: ${listOf(days)}.`;
  return new InvalidInput(fault, { fields: { day: fault }, accepted: days.map(({ key }) => key) });
}

function unknownDay(days: readonly DoorDay[]): InvalidInput {
  const fault = days.length > 0 ? `Give the key or the ref of a day of this event: ${listOf(days)}.` : NO_DAYS;
  return new InvalidInput(fault, { fields: { day: fault }, accepted: days.map(({ key }) => key) });
}

const NO_DAYS = 'This event has no days; leave "day" out.';

function noDays({ event }: DoorGuest): InvalidInput {
  return new InvalidInput(`${event.title} has no days.`, { fields: { day: NO_DAYS } });
}

function dayCancelled({ event }: DoorGuest, day: DoorDay): TicketRefused {
  const message = `${nameOf(day)} of ${event.title} was cancelled: nobody is admitted on it.`;
  return new TicketRefused('event_cancelled', message, { day: detailsOf(day) });
}

function wrongDay(guest: DoorGuest, day: DoorDay): TicketRefused {
  const valid = daysToEnter(guest).filter((each) => admitsTo(guest, each) && !each.isCancelled);
  const admits = valid.length > 0 ? `admits on ${listOf(valid, nameOf)}` : 'admits on none of the days there are';
  return new TicketRefused('wrong_day', `The ticket of ${guestName(guest)} does not admit on ${nameOf(day)}; it ${admits}.`, {
    day: detailsOf(day),
    validDays: valid.map(({ key }) => key),
  });
}

/** Most days named in a sentence. */
const MOST_NAMED = 10;

function listOf(days: readonly DoorDay[], nameIt = ({ key }: DoorDay) => key): string {
  const named = days.slice(0, MOST_NAMED).map(nameIt).join(', ');
  return days.length > MOST_NAMED ? `${named} …` : named;
}

/** Returns the name of a day: `Makers' Day (Saturday, 5 December 2026)`. */
function nameOf({ label, dayDate, timezone }: DoorDay): string {
  const { date } = localTimeText({ date: dayDate, timezone });
  return label === undefined ? date : `${label} (${date})`;
}

/** Returns the details of a day for responses. */
export function detailsOf({ key, label, dayDate }: DoorDay): DoorDayDetails {
  return { key, label, dayDate };
}

function guestName({ name = 'This guest' }: DoorGuest): string {
  return name;
}

function localTime(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' });
  return `at ${time.format(at)} on ${day.format(at)}`;
}
