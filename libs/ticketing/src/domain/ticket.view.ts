import { type AdmissionDay, admissionDays, type AttendeeStatus, type EventTimes, placeForGuest, type PlaceRules, type SeatAtPlace } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Ticket } from './signed-ticket';

/** One seat as it is stored. Ids are UUIDs. */
export interface SeatSource extends SeatAtPlace {
  attendeeId: string;
  /** Among the seats taken together, from 0. */
  position: number;
  serial: number;
  /** Who sits there; a seat without details stays with the buyer. */
  name?: string;
  tierName: string;
  checkedInAt?: string;
}

/** A seat and all that its ticket shows, as it is stored. Moments are UTC texts. */
export interface TicketSource {
  workspace: { id: string; slug: string; displayName: string; timezone: string };
  /** How the merchant shows up: pictures as http(s) addresses, the colour as `#rrggbb` or one of its short forms. */
  branding: { logoUrl?: string; colour?: string; website?: string };
  event: Omit<EventTimes, 'timezone'> & PlaceRules & {
    id: string;
    /** Counts up with each change. */
    version: number;
    title: string;
    /** The store's when absent. */
    timezone?: string;
    doorsAt?: string;
    coverUrl?: string;
    /** The merchant has deleted it. */
    removed: boolean;
  };
  seat: SeatSource;
  /** Of the seat's tier; none means every day. */
  validDayIds: readonly string[];
  /** Who took the seats. */
  contactName?: string;
  takenAt: string;
  /** All seats that were taken together, this one among them, in their order. */
  group: readonly SeatSource[];
}

/** One seat as its guest sees it. */
export interface SeatView {
  attendeeId: string;
  ref: string;
  serial: number;
  holder: string;
  tier: string;
  status: AttendeeStatus;
  checkedInAt?: string;
  /** Among those taken together, from 1. */
  number: number;
  /** With the places that who sits there may know (D-21, D-113). */
  days: readonly AdmissionDay[];
  /** Text of the QR code, while the seat admits. */
  code?: string;
}

/** What the page of a ticket, its print and its calendar entry tell. */
export interface TicketView {
  merchant: TicketSource['branding'] & { name: string; slug: string };
  event: Pick<TicketSource['event'], 'id' | 'version' | 'title' | 'doorsAt' | 'coverUrl' | 'removed'> & { isOver: boolean };
  seat: SeatView;
  /** Seats taken together. */
  seats: number;
  takenAt: string;
  /** The others of the group, for who leads it: the first that has not given the seat back. */
  others: readonly SeatView[];
}

/** Whether a seat lets somebody in: of one that waits, was refused or given back there is no code (D-13). */
function admits({ status }: Pick<SeatView, 'status'>): boolean {
  return status === 'confirmed' || status === 'checked_in';
}

/** A ticket as its guest sees it (§4.4, D-21). `sign` makes the text of a seat's QR code (D-80). */
export function presentTicket(source: TicketSource, now: Date, sign: (ticket: Ticket) => string): TicketView {
  const { workspace, branding, event, seat, group } = source;
  const view = (one: SeatSource): SeatView => presentSeat(one, source, sign);
  const { id, version, title, doorsAt, coverUrl, removed } = event;
  return {
    merchant: { ...branding, name: workspace.displayName, slug: workspace.slug },
    event: { id, version, title, doorsAt, coverUrl, removed, isOver: now.getTime() >= Date.parse(event.endAt) },
    seat: view(seat),
    seats: group.length,
    takenAt: source.takenAt,
    others: leadOf(group)?.attendeeId === seat.attendeeId ? group.filter(({ attendeeId }) => attendeeId !== seat.attendeeId).map(view) : [],
  };
}

function presentSeat(seat: SeatSource, source: TicketSource, sign: (ticket: Ticket) => string): SeatView {
  const { contactName, workspace, event } = source;
  const { attendeeId, serial, name, tierName, status, checkedInAt, position } = seat;
  return {
    attendeeId,
    ref: refOf('att', attendeeId),
    serial,
    holder: name ?? contactName ?? `Guest of ${workspace.displayName}`,
    tier: tierName,
    status,
    checkedInAt,
    number: position + 1,
    days: daysOf(seat, source),
    code: admits(seat) && !event.removed ? sign({ eventId: event.id, ticketId: attendeeId, serial }) : undefined,
  };
}

function daysOf(seat: SeatSource, { event, workspace, validDayIds }: TicketSource): AdmissionDay[] {
  const days = admissionDays({ ...event, timezone: event.timezone ?? workspace.timezone }, validDayIds);
  return days.map((day) => ({ ...day, location: placeForGuest(event, day.location, [seat]) }));
}

function leadOf(group: readonly SeatSource[]): SeatSource | undefined {
  return group.find(({ status }) => status !== 'cancelled' && status !== 'declined') ?? group[0];
}
