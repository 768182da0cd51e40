import { readShortCode } from '@svc/contracts';
import { type AuditedChange, type Author, type Clock, InvalidInput, type Mode, NotFound, refOf } from '@svc/kernel';
import { canBecome, readTicketPayload, type TicketSigner } from '@svc/ticketing';
import { type Admission, admissionOn, type DoorDay, latestOf, type TicketDays } from '../domain/admission-day';
import { admissionToUndo, checkAtDoor, hereAlready, TicketRefused } from '../domain/check-at-door';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';
import type { RegistrationUnitOfWork } from '../ports/registration-tx';
import type { DoorGuest, GuestList } from '../ports/guest-list';

export interface CheckInCommand extends AttendeeName {
  author: Author;
  /** Serial of the shown ticket; an older one than the last issued is not valid (D-80). */
  serial?: number;
  /** Day that is entered; absent for an event without days. */
  day?: DoorDay;
}

export interface CheckedIn {
  attendee: EventAttendee;
  admission: Admission;
  /** True when the guest was admitted before, by this admission: the ticket was shown before. */
  already: boolean;
}

/**
 * Admits an attendee at the door, once on each day. Throws NotFound, TicketRefused for a ticket that was replaced, and InvalidInput
 * when they hold no valid one.
 */
export class CheckInAttendee {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ author, serial, day, ...name }: CheckInCommand): Promise<CheckedIn> {
    return this.work.run(async ({ attendees, admissions, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      if (serial !== undefined && serial !== attendee.serial)
        throw new TicketRefused('replaced', 'This ticket was replaced by a newer one; ask for that.');
      const before = earlierAdmission(attendee, await admissions.of(name), day);
      if (before) return { attendee, admission: before, already: true };
      if (attendee.status !== 'checked_in' && !canBecome(attendee.status, 'checked_in'))
        throw new InvalidInput(`This guest is ${attendee.status} and cannot be let in.`);
      const admission: Admission = { at: this.clock.now(), dayId: day?.id };
      const there: EventAttendee = { ...attendee, status: 'checked_in', checkedInAt: admission.at };
      await admissions.add(name, admission);
      await attendees.update(name, there);
      await audit.record(name.workspaceId, author, [changedOf(attendee, there, day?.key)]);
      return { attendee: there, admission, already: false };
    });
  }
}

/** Returns the admission that prevents another one: of that day, or any for an event without days. */
function earlierAdmission({ status, checkedInAt }: EventAttendee, ticket: TicketDays, day: DoorDay | undefined): Admission | undefined {
  if (day) return admissionOn(ticket, day);
  return status === 'checked_in' ? { at: checkedInAt! } : undefined;
}

export interface UndoCheckInCommand extends AttendeeName {
  author: Author;
  /** Key or ref of the day whose admission is undone; the latest when absent. */
  day?: string;
}

/** Undoes an admission; the guest stays checked in while another one is left. Throws NotFound, and InvalidInput for an unknown day. */
export class UndoCheckIn {
  constructor(private readonly work: RegistrationUnitOfWork) {}

  execute({ author, day, ...name }: UndoCheckInCommand): Promise<EventAttendee> {
    return this.work.run(async ({ attendees, admissions, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      const ticket = await admissions.of(name);
      const undone = admissionToUndo(ticket, day);
      if (attendee.status !== 'checked_in' || !undone) return attendee;
      await admissions.remove(name, undone);
      const last = latestOf(ticket.admissions.filter((each) => each !== undone));
      const after: EventAttendee = { ...attendee, status: last ? 'checked_in' : 'confirmed', checkedInAt: last?.at };
      await attendees.update(name, after);
      await audit.record(name.workspaceId, author, [changedOf(attendee, after, ticket.days.find(({ id }) => id === undone.dayId)?.key)]);
      return after;
    });
  }
}

function changedOf(before: EventAttendee, { id, status }: EventAttendee, day: string | undefined): AuditedChange {
  const fields = status === before.status ? ['admissions'] : ['status'];
  return { action: 'change', subject: { kind: 'attendee', ref: refOf('att', id) }, fields, ...(day !== undefined && { details: { day } }) };
}

export interface AdmitGuestCommand {
  workspaceId: string;
  mode: Mode;
  by: Author;
  /** Content of the ticket's QR code, its short code as it was typed, or the attendee picked from the list. */
  shown: { code: string } | { attendeeId: string };
  /** Event that is entered here; any when absent. */
  eventId?: string;
  /** Key or ref of the day that is entered; that of the moment when absent. */
  day?: string;
}

interface Owner {
  workspaceId: string;
  mode: Mode;
}

/** Guest who was admitted. */
export interface AdmittedGuest extends DoorGuest {
  admission: Admission;
  /** Absent for an event without days. */
  day?: DoorDay;
}

/** Admits a guest at the door, once on each day, by the code of their ticket, its short code or by hand (D-80, D-125, ADR 0118). */
export class AdmitGuest {
  constructor(
    private readonly guests: GuestList,
    private readonly signer: TicketSigner,
    private readonly checkIn: CheckInAttendee,
    private readonly clock: Clock,
  ) {}

  /**
   * Admits the guest and returns them. Among several guests with the same ticket one is admitted: the day is decided by the earlier
   * reading.
   * @throws TicketRefused with the reason; NotFound for an attendee who was picked by hand; InvalidInput when the day has to be
   * named
   */
  async execute({ workspaceId, mode, by, shown, eventId, day: named }: AdmitGuestCommand): Promise<AdmittedGuest> {
    const owner = { workspaceId, mode };
    const { guest, serial } =
      'code' in shown ? await this.holderOf(shown.code, owner) : { guest: await this.picked(shown.attendeeId, owner), serial: undefined };
    const day = checkAtDoor(guest, { eventId, serial, day: named, now: this.clock.now() });
    const { attendee, admission, already } = await this.checkIn.execute({
      ...owner,
      attendeeId: guest.attendee.id,
      author: by,
      serial,
      day,
    });
    if (already) throw hereAlready(guest, admission, day);
    return { ...guest, attendee, admission, day };
  }

  /** Finds the holder of a ticket by its short code, or by its QR code, which must be signed by this service for their event. */
  private async holderOf(code: string, owner: Owner): Promise<{ guest: DoorGuest; serial: number }> {
    const shortCode = readShortCode(code);
    if (shortCode !== undefined) return this.holderByCode(shortCode, owner);
    const payload = readTicketPayload(code.trim());
    if (!payload) throw new TicketRefused('not_a_ticket', 'This is not a ticket of this service.');
    const guest = await this.guests.atDoor({ ...owner, attendeeId: payload.ticketId });
    if (!guest) throw unknownTicket();
    if (!this.signer.verify(guest.event.id, code.trim()).ok)
      throw new TicketRefused('forged', 'This ticket is forged: it was not made by this service.');
    return { guest, serial: payload.serial };
  }

  private async holderByCode(code: string, owner: Owner): Promise<{ guest: DoorGuest; serial: number }> {
    const ticket = await this.guests.ticketByCode({ ...owner, code });
    const guest = ticket && (await this.guests.atDoor({ ...owner, attendeeId: ticket.attendeeId }));
    if (!guest) throw unknownTicket();
    return { guest, serial: ticket.serial };
  }

  private async picked(attendeeId: string, owner: Owner): Promise<DoorGuest> {
    const guest = await this.guests.atDoor({ ...owner, attendeeId });
    if (!guest) throw new NotFound('attendee');
    return guest;
  }
}

function unknownTicket(): TicketRefused {
  return new TicketRefused('unknown', 'There is no guest with this ticket.');
}
