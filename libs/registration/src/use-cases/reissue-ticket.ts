import { factOf, type KnownFact } from '@svc/contracts';
import { NotFound, refOf, type Author, type IdGenerator } from '@svc/kernel';
import { nextTicket } from '../domain/registration';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';
import type { RegistrationUnitOfWork } from '../ports/registration-tx';

export interface ReissueTicketCommand extends AttendeeName {
  author: Author;
  /** Serial of the ticket to replace; the valid one's when absent. */
  replaces?: number;
  /** True when the new ticket is sent to the registrant or buyer. */
  notify: boolean;
}

/** Reissues the ticket of a seat, registered or bought: codes and links of the ones before are void at once (D-80, D-1a). */
export class ReissueTicket {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Reissues the ticket; one that was replaced before is left as it is. Throws NotFound, and InvalidInput when the seat has no
   * ticket to replace.
   */
  execute({ author, replaces, notify, ...name }: ReissueTicketCommand): Promise<void> {
    return this.work.run(async ({ attendees, outbox, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      const reissued = nextTicket(attendee, replaces);
      if (!reissued) return;
      await attendees.update(name, reissued);
      if (notify) await outbox.append([this.factOf(name, reissued)]);
      await audit.record(name.workspaceId, author, [
        { action: 'change', subject: { kind: 'attendee', ref: refOf('att', reissued.id) }, fields: ['ticketSerial'] },
      ]);
    });
  }

  private factOf({ workspaceId, mode }: AttendeeName, { id: attendeeId, takenBy }: EventAttendee): KnownFact {
    const head = { id: this.ids.next(), workspaceId, mode };
    if ('orderId' in takenBy) return factOf('order.ticket_reissued.v1', head, { orderId: takenBy.orderId, attendeeId });
    return factOf('registration.ticket_reissued.v1', head, { registrationId: takenBy.registrationId, attendeeId });
  }
}
