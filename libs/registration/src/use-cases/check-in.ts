import { type Author, type Clock, InvalidInput, type Mode, NotFound, refOf } from '@svc/kernel';
import { canBecome, readTicketPayload, type TicketSigner } from '@svc/ticketing';
import { checkAtDoor, type Door, hereAlready, TicketRefused } from '../domain/check-at-door';
import type { AttendeeName, EventAttendee, RegistrationUnitOfWork } from '../ports/registration-tx';
import type { DoorGuest, GuestList } from '../ports/guest-list';

export interface CheckInCommand extends AttendeeName {
  author: Author;
  /** Of the ticket that is shown; an older one than the last issued is not valid (D-80). */
  serial?: number;
}

export interface CheckedIn {
  attendee: EventAttendee;
  /** Whether they were there already, since `attendee.checkedInAt`: the ticket was shown before. */
  already: boolean;
}

/** Lets an attendee in at the door. Throws NotFound, TicketRefused for a ticket that was replaced, and InvalidInput when they hold no valid one. */
export class CheckInAttendee {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ author, serial, ...name }: CheckInCommand): Promise<CheckedIn> {
    return this.work.run(async ({ attendees, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      if (serial !== undefined && serial !== attendee.serial)
        throw new TicketRefused('replaced', 'This ticket was replaced by a newer one; ask for that.');
      if (attendee.status === 'checked_in') return { attendee, already: true };
      if (!canBecome(attendee.status, 'checked_in')) throw new InvalidInput(`This guest is ${attendee.status} and cannot be let in.`);
      const there: EventAttendee = { ...attendee, status: 'checked_in', checkedInAt: this.clock.now() };
      await attendees.update(name, there);
      await audit.record(name.workspaceId, author, [changedStatus(there)]);
      return { attendee: there, already: false };
    });
  }
}

/** Takes a check-in back. Throws NotFound. */
export class UndoCheckIn {
  constructor(private readonly work: RegistrationUnitOfWork) {}

  execute({ author, ...name }: Omit<CheckInCommand, 'serial'>): Promise<EventAttendee> {
    return this.work.run(async ({ attendees, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      if (attendee.status !== 'checked_in') return attendee;
      const expected: EventAttendee = { ...attendee, status: 'confirmed', checkedInAt: undefined };
      await attendees.update(name, expected);
      await audit.record(name.workspaceId, author, [changedStatus(expected)]);
      return expected;
    });
  }
}

function changedStatus({ id }: EventAttendee) {
  return { action: 'change' as const, subject: { kind: 'attendee', ref: refOf('att', id) }, fields: ['status'] };
}

export interface AdmitGuestCommand {
  workspaceId: string;
  mode: Mode;
  by: Author;
  /** What was read from the ticket's QR code, or whom the door has picked from the list. */
  shown: { code: string } | { attendeeId: string };
  /** The event that is entered here; any when absent. */
  eventId?: string;
}

/** Lets a guest in at the door, once, by the code of their ticket or by hand (D-80). */
export class AdmitGuest {
  constructor(
    private readonly guests: GuestList,
    private readonly signer: TicketSigner,
    private readonly checkIn: CheckInAttendee,
  ) {}

  /** Answers the guest, who is in. Throws TicketRefused, which says why not; NotFound for an attendee who was picked by hand. */
  async execute({ workspaceId, mode, by, shown, eventId }: AdmitGuestCommand): Promise<DoorGuest> {
    const owner = { workspaceId, mode };
    const { guest, serial } =
      'code' in shown ? await this.holderOf(shown.code, owner) : { guest: await this.picked(shown.attendeeId, owner), serial: undefined };
    const door: Door = { eventId, serial };
    checkAtDoor(guest, door);
    const { attendee, already } = await this.checkIn.execute({ ...owner, attendeeId: guest.attendee.id, author: by, serial });
    const inside = { ...guest, attendee };
    if (already) throw hereAlready(inside);
    return inside;
  }

  /** Who holds a ticket, by its code, which must be one that this service has signed for their event. */
  private async holderOf(code: string, owner: { workspaceId: string; mode: Mode }): Promise<{ guest: DoorGuest; serial: number }> {
    const payload = readTicketPayload(code.trim());
    if (!payload) throw new TicketRefused('not_a_ticket', 'This is no ticket of this service.');
    const guest = await this.guests.atDoor({ ...owner, attendeeId: payload.ticketId });
    if (!guest) throw new TicketRefused('unknown', 'There is no guest with this ticket.');
    if (!this.signer.verify(guest.event.id, code.trim()).ok)
      throw new TicketRefused('forged', 'This ticket is forged: it was not made by this service.');
    return { guest, serial: payload.serial };
  }

  private async picked(attendeeId: string, owner: { workspaceId: string; mode: Mode }): Promise<DoorGuest> {
    const guest = await this.guests.atDoor({ ...owner, attendeeId });
    if (!guest) throw new NotFound('attendee');
    return guest;
  }
}
