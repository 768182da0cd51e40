import { factOf, type KnownFact } from '@svc/contracts';
import { NotFound, refOf, type Author, type IdGenerator } from '@svc/kernel';
import { nextTicket } from '../domain/registration';
import type { AttendeeName, EventAttendee, RegistrationUnitOfWork } from '../ports/registration-tx';

export interface ReissueTicketCommand extends AttendeeName {
  author: Author;
  /** Serial of the ticket that is to be replaced; the valid one's when absent. */
  replaces?: number;
  /** Whether the new ticket is sent to whoever took the seat. */
  notify: boolean;
}

/** Issues the ticket of a seat anew, registered or bought: codes and links of the ones before are void at once (D-80, D-1a). */
export class ReissueTicket {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** A ticket that was replaced before is left as it is. Throws NotFound, and InvalidInput when the seat has no ticket to be replaced. */
  execute({ author, replaces, notify, ...name }: ReissueTicketCommand): Promise<void> {
    return this.work.run(async ({ attendees, outbox, audit }) => {
      const attendee = await attendees.lock(name);
      if (!attendee) throw new NotFound('attendee');
      const anew = nextTicket(attendee, replaces);
      if (!anew) return;
      await attendees.update(name, anew);
      if (notify) await outbox.append([this.tell(name, anew)]);
      await audit.record(name.workspaceId, author, [
        { action: 'change', subject: { kind: 'attendee', ref: refOf('att', anew.id) }, fields: ['ticketSerial'] },
      ]);
    });
  }

  private tell({ workspaceId, mode }: AttendeeName, { id: attendeeId, takenBy }: EventAttendee): KnownFact {
    const head = { id: this.ids.next(), workspaceId, mode };
    if ('orderId' in takenBy) return factOf('order.ticket_reissued.v1', head, { orderId: takenBy.orderId, attendeeId });
    return factOf('registration.ticket_reissued.v1', head, { registrationId: takenBy.registrationId, attendeeId });
  }
}
