import {
  type AdmissionDay,
  admissionDays,
  type AttendeeStatus,
  type EventTimes,
  placeForEveryone,
  placeForGuest,
  type PlaceRules,
  type SeatAtPlace,
  type ShopBrand,
  shortCodeText,
  type StorefrontTheme,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { isSeated } from './attendee';
import { isTransferOpen } from './on-sale';
import type { Ticket } from './signed-ticket';

/** One seat as stored. Ids are UUIDs. */
export interface SeatSource extends SeatAtPlace {
  attendeeId: string;
  /** Position among the seats taken together, from 0. */
  position: number;
  serial: number;
  /** Short code of the valid ticket, as it is stored (ADR 0118). */
  shortCode?: string;
  /** Name of the holder; a seat without details stays with the buyer. */
  name?: string;
  tierName: string;
  /** True when the days that it is valid on are all cancelled (D-147): the job that ends it has still to come. */
  isTierCancelled?: boolean;
  /** Price that it was sold for, minor units; absent where it cost nothing, and where a ticket has several seats. */
  priceMinor?: number;
  checkedInAt?: string;
  /** True when the buyer gave it to somebody (ADR 0067). */
  given: boolean;
  /** The e-mail address of the holder, when the holder looks at it in place of the buyer. */
  alone?: string;
}

/** Ways by which a merchant is reached, and its line of terms, such as “Returns within 14 days”. */
export interface PrintedContact {
  email?: string;
  phone?: string;
  promise?: string;
}

/** An entry that mails have put into the calendar of the ticket's reader (D-148). */
export interface MailedEntry {
  uid: string;
  /** Its number in the last mail with it. */
  sequence: number;
  day: AdmissionDay;
  /** It was called off. */
  isOff?: true;
}

/** Cancellation by which a ticket is void: of its event, or of the day or days that it is valid on (D-147). */
export interface TicketCancellation {
  of: 'event' | 'day' | 'days';
  /** Reason of the merchant, plain text. */
  reason?: string;
}

/** A seat with everything that its ticket shows, as stored. Moments are UTC texts. */
export interface TicketSource {
  workspace: { id: string; slug: string; displayName: string; timezone: string };
  /** Look of the merchant: pictures as http(s) addresses, the colour as `#rrggbb` or one of its short forms, `renderConfig.theme`. */
  branding: ShopBrand & { logoUrl?: string; website?: string; theme?: Partial<StorefrontTheme> };
  /** Contact and promise of the merchant, for print. */
  contact?: PrintedContact;
  /** The order that it was bought with. */
  order?: { number: number; currency: string };
  event: Omit<EventTimes, 'timezone'> &
    PlaceRules & {
      id: string;
      /** Incremented by each change. */
      version: number;
      title: string;
      /** Time zone; the store's when absent. */
      timezone?: string;
      doorsAt?: string;
      /** End of the time in which buyers get their money back at once. */
      selfRefundUntil?: string;
      coverUrl?: string;
      /** True when the merchant has deleted it. */
      removed: boolean;
      /** True when the merchant has cancelled it (D-147). */
      isCancelled: boolean;
      /** Reason of the merchant for that. */
      cancelReason?: string;
    };
  seat: SeatSource;
  /** Days of the seat's tier; none means every day. */
  validDayIds: readonly string[];
  /** True for a seat of an order: it was paid for, or came with paid ones. */
  isBought: boolean;
  /** Name of the buyer; absent for a seat that was given away. */
  contactName?: string;
  takenAt: string;
  /** Absent where no mail has put any there. */
  mailedEntries?: readonly MailedEntry[];
  /** All seats that were taken together, this one among them, in their order. */
  group: readonly SeatSource[];
  /** The e-mail address that the seat names, in small letters and without blanks around it. */
  address?: string;
  /** Ids of those of them that name the same e-mail address; absent where this one names none. */
  sameAddress?: readonly string[];
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
  /** Price that its buyer paid for it. */
  price?: { amountMinor: number; currency: string };
  /** Position among those taken together, from 1. */
  number: number;
  /** Days of admission, with the places that the holder may know (D-21, D-113). */
  days: readonly AdmissionDay[];
  /** Text of the QR code, while the seat admits. */
  code?: string;
  /** Short code, for staff to type: `K7QM-3XPD`; while the seat admits. */
  shortCode?: string;
  /** E-mail address to whose seats alone its links lead. */
  alone?: string;
}

/** A seat without what admits its holder. */
type HolderView = Omit<SeatView, 'code' | 'shortCode' | 'price'>;

/** Content of a ticket's page, its print and its calendar entry. */
export interface TicketView {
  merchant: TicketSource['branding'] & { name: string; slug: string };
  event: Pick<TicketSource['event'], 'id' | 'version' | 'title' | 'doorsAt' | 'coverUrl'> & {
    isOver: boolean;
    /** True when the merchant has deleted or cancelled it, or the days of the ticket. */
    removed: boolean;
  };
  seat: SeatView;
  /** Contact and promise of the merchant, for print. */
  contact: PrintedContact;
  /** Number of its order, for its buyer. */
  orderNumber?: number;
  /** Cancellation by which it is void; absent while what it is for is on. */
  cancellation?: TicketCancellation;
  /** True when it was paid for, or came with paid seats. */
  isBought: boolean;
  /** True when the buyer has given it away: it is shown by itself, also to its new holder. */
  isGiven: boolean;
  /** True while the seat is confirmed or waits for approval, and not used, whatever became of its event and type. */
  isUnused: boolean;
  /** True while tickets of the event can change hands. */
  isTransferOpen: boolean;
  /** Number of seats taken together; 1 for one that was given away. */
  seats: number;
  takenAt: string;
  mailedEntries: readonly MailedEntry[];
  /**
   * The others of the group, for its lead: the first seat that was neither given back nor given away. Seats given away are
   * left out.
   */
  others: readonly SeatView[];
}

/** The tickets of an order, as stored. */
export interface OrderTicketsSource extends Pick<TicketSource, 'workspace' | 'event' | 'contactName'> {
  /** Seats in their order, none for an order in test mode; `validDayIds` are of the seat's tier. */
  seats: readonly (SeatSource & Pick<TicketSource, 'validDayIds'>)[];
}

/** The tickets of an order as their buyer sees them; the QR codes are on the page of each. */
export interface OrderTickets {
  event: TicketView['event'] & Pick<TicketSource['event'], 'selfRefundUntil'>;
  /** Days that any of the seats admits to, with the places that their buyer may know. */
  days: readonly AdmissionDay[];
  seats: readonly (HolderView & { admits: boolean; given: boolean })[];
}

/** Returns whether a seat admits its holder: a pending, declined or cancelled one has no code (D-13). */
function admits({ status }: Pick<SeatView, 'status'>): boolean {
  return status === 'confirmed' || status === 'checked_in';
}

/**
 * Returns a ticket as its holder sees it, when the buyer has it as well: with the seats of the same address alone, and nothing
 * of the buyer (D-137).
 */
export function aloneOf(source: TicketSource): TicketSource {
  const { seat, group, address, sameAddress = [] } = source;
  const own = group.filter(
    ({ attendeeId, given: isGiven }) => attendeeId === seat.attendeeId || (sameAddress.includes(attendeeId) && !isGiven),
  );
  const seats = own.map((each, position): SeatSource => ({ ...each, position, alone: address }));
  return {
    ...source,
    contactName: undefined,
    order: undefined,
    group: seats,
    seat: seats.find(({ attendeeId }) => attendeeId === seat.attendeeId)!,
  };
}

/** Returns a ticket as its guest sees it (§4.4, D-21). `sign` makes the text of a seat's QR code (D-80). */
export function presentTicket(source: TicketSource, now: Date, sign: (ticket: Ticket) => string): TicketView {
  const { workspace, branding, event, seat, group } = source;
  const view = (one: SeatSource): SeatView => presentSeat(one, source, sign);
  const cancellation = cancellationOf(source);
  const own = group.filter(({ given: isGiven }) => !isGiven);
  return {
    merchant: { ...branding, name: workspace.displayName, slug: workspace.slug },
    event: { ...presentEvent(event, now), removed: isOff(event) || cancellation !== undefined },
    seat: view(seat),
    contact: source.contact ?? {},
    orderNumber: seat.given ? undefined : source.order?.number,
    cancellation,
    isBought: source.isBought,
    isGiven: seat.given,
    isUnused: seat.status === 'confirmed' || seat.status === 'pending',
    isTransferOpen: isTransferOpen({ ...event, isTierCancelled: seat.isTierCancelled }, now),
    seats: seat.given ? 1 : group.length,
    takenAt: source.takenAt,
    mailedEntries: source.mailedEntries ?? [],
    others: leadOf(own)?.attendeeId === seat.attendeeId ? own.filter(({ attendeeId }) => attendeeId !== seat.attendeeId).map(view) : [],
  };
}

/** Returns the tickets of an order for their buyer (D-21, D-113). */
export function presentOrderTickets(source: OrderTicketsSource, now: Date): OrderTickets {
  const { event, seats, workspace } = source;
  const validDayIds = seats.every((seat) => seat.validDayIds.length > 0) ? seats.flatMap((seat) => seat.validDayIds) : [];
  const days = admissionDays({ ...event, timezone: event.timezone ?? workspace.timezone }, validDayIds);
  const own = seats.filter(({ given: isGiven }) => !isGiven);
  const place = (at: AdmissionDay['location']) => (own.length > 0 ? placeForGuest(event, at, own) : placeForEveryone(event, at));
  return {
    event: { ...presentEvent(event, now), selfRefundUntil: event.selfRefundUntil },
    days: days.map((day) => ({ ...day, location: place(day.location) })),
    seats: seats.map((seat) => ({
      ...presentHolder(seat, { ...source, validDayIds: seat.validDayIds }),
      admits: admits(seat) && !isOff(event) && !seat.isTierCancelled,
      given: seat.given,
    })),
  };
}

function presentEvent(event: TicketSource['event'], now: Date): TicketView['event'] {
  const { id, version, title, doorsAt, coverUrl, endAt } = event;
  return { id, version, title, doorsAt, coverUrl, removed: isOff(event), isOver: now.getTime() >= Date.parse(endAt) };
}

/** Returns the cancellation by which a ticket is void (D-147): that of its event, else of all its days; that of a dropped type ends the seat alone. */
function cancellationOf({ event, seat, validDayIds }: TicketSource): TicketCancellation | undefined {
  if (event.isCancelled) return { of: 'event', reason: event.cancelReason };
  if (!seat.isTierCancelled) return undefined;
  const days = event.days.filter(({ id, isCancelled }) => isCancelled && validDayIds.includes(id));
  if (days.length === 0) return undefined;
  return { of: days.length > 1 ? 'days' : 'day', reason: days.find(({ cancelReason }) => cancelReason)?.cancelReason };
}

/** Returns true for an event that does not take place: the merchant has deleted or cancelled it. */
function isOff({ removed, isCancelled }: Pick<TicketSource['event'], 'removed' | 'isCancelled'>): boolean {
  return removed || isCancelled;
}

function presentSeat(seat: SeatSource, source: TicketSource, sign: (ticket: Ticket) => string): SeatView {
  const { event } = source;
  const { attendeeId, serial, shortCode } = seat;
  const isShown = admits(seat) && !isOff(event) && !seat.isTierCancelled;
  return {
    ...presentHolder(seat, source),
    code: isShown ? sign({ eventId: event.id, ticketId: attendeeId, serial }) : undefined,
    price: priceOf(seat, source),
    shortCode: isShown && shortCode !== undefined ? shortCodeText(shortCode) : undefined,
  };
}

/** Returns the price of a seat that is still its buyer's. */
function priceOf({ priceMinor, given: isGiven }: SeatSource, { order }: TicketSource): SeatView['price'] {
  return order && priceMinor !== undefined && !isGiven ? { amountMinor: priceMinor, currency: order.currency } : undefined;
}

type HolderSource = Pick<TicketSource, 'workspace' | 'event' | 'contactName' | 'validDayIds'>;

function presentHolder(seat: SeatSource, source: HolderSource): HolderView {
  const { contactName, workspace } = source;
  const { attendeeId, serial, name, tierName, checkedInAt, position, alone } = seat;
  return {
    attendeeId,
    alone,
    ref: refOf('att', attendeeId),
    serial,
    holder: name ?? contactName ?? `Guest of ${workspace.displayName}`,
    tier: tierName,
    status: seat.isTierCancelled && isSeated(seat) ? 'cancelled' : seat.status,
    checkedInAt,
    number: position + 1,
    days: daysOf(seat, source),
  };
}

function daysOf(seat: SeatSource, { event, workspace, validDayIds }: HolderSource): AdmissionDay[] {
  const days = admissionDays({ ...event, timezone: event.timezone ?? workspace.timezone }, validDayIds);
  return days.map((day) => ({ ...day, location: placeForGuest(event, day.location, [seat]) }));
}

function leadOf(group: readonly SeatSource[]): SeatSource | undefined {
  return group.find(({ status }) => status !== 'cancelled' && status !== 'declined') ?? group[0];
}
