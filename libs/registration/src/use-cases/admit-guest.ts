import { NotFound, type Author, type Mode } from '@svc/kernel';
import { readTicketPayload, type TicketSigner } from '@svc/ticketing';
import { checkAtDoor, hereAlready, type Door } from '../domain/check-at-door';
import { TicketRefused } from '../domain/ticket-refused';
import type { DoorGuest, GuestList } from '../ports/guest-list';
import type { CheckInAttendee } from './check-in';

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
    const { guest, serial } = 'code' in shown ? await this.holderOf(shown.code, owner) : { guest: await this.picked(shown.attendeeId, owner), serial: undefined };
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
    if (!this.signer.verify(guest.event.id, code.trim()).ok) throw new TicketRefused('forged', 'This ticket is forged: it was not made by this service.');
    return { guest, serial: payload.serial };
  }

  private async picked(attendeeId: string, owner: { workspaceId: string; mode: Mode }): Promise<DoorGuest> {
    const guest = await this.guests.atDoor({ ...owner, attendeeId });
    if (!guest) throw new NotFound('attendee');
    return guest;
  }
}
