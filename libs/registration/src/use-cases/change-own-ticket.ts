import { factOf } from '@svc/contracts';
import { type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { cancel } from '../domain/registration';
import { canGiveBack, renamed } from '../domain/self-service';
import type { Confirmations } from '../ports/registering';
import type { AttendeeName } from '../domain/event-attendee';
import type { RegistrationUnitOfWork } from '../ports/registration-tx';
import type { RegistrationChanges } from './decide-guests';
import { confirmAgain } from './register-for-free-event';

/** Change of a ticket by its holder, by its link. */
export interface OwnTicketCommand extends AttendeeName {
  /** Serial of the ticket whose link it is: one that was replaced meanwhile changes nothing. */
  serial: number;
  author: Author;
}

/** Outcome; `refused`: it was given back, or its guest is in, so that nothing of it changes any more. */
export type OwnTicketOutcome = 'done' | 'refused';

const BY_GUEST = { by: 'guest' } as const;

/** Changes the name on a ticket, for the holder of its link (ADR 0067). */
export class RenameOwnTicket {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Changes the name; the same one again changes nothing, and is not reported.
   * @throws NotFound for a ticket that does not exist, or was replaced
   */
  execute({ serial, author, name, ...ticket }: OwnTicketCommand & { name: string }): Promise<OwnTicketOutcome> {
    return this.work.run(async ({ attendees, outbox, audit }) => {
      const attendee = await attendees.lock(ticket);
      if (!attendee || attendee.serial !== serial) throw new NotFound('ticket');
      const after = renamed(attendee, name);
      if (after === null) return 'refused';
      if (!after) return 'done';
      const { id: attendeeId, eventId, ticketTypeId, status } = after;
      await attendees.update(ticket, after);
      await outbox.append([
        factOf('attendee.updated.v1', { ...ticket, id: this.ids.next() }, { attendeeId, eventId, ticketTypeId, status }),
      ]);
      await audit.record(ticket.workspaceId, author, [
        { action: 'change', subject: { kind: 'attendee', ref: refOf('att', attendeeId) }, fields: ['name'], details: BY_GUEST },
      ]);
      return 'done';
    });
  }
}

/** Gives a free seat back to sale, for the holder of its ticket's link (ADR 0067). */
export class GiveBackOwnTicket {
  constructor(
    private readonly changes: RegistrationChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the seat back once; one that was given back already is `done`.
   * @throws NotFound for a ticket that does not exist, was bought, or was replaced
   */
  async execute({ serial, author, attendeeId, ...owner }: OwnTicketCommand): Promise<OwnTicketOutcome> {
    let outcome: OwnTicketOutcome = 'done';
    await this.changes.change({ ...owner, author, by: { attendeeId }, details: BY_GUEST }, 'registration.cancelled.v1', (registration) => {
      const seat = registration.seats.find(({ id }) => id === attendeeId);
      if (!seat || seat.serial !== serial) throw new NotFound('ticket');
      const isOver = seat.status === 'cancelled';
      outcome = isOver || canGiveBack(seat) ? 'done' : 'refused';
      return canGiveBack(seat) ? cancel(registration, this.clock.now(owner), [attendeeId]) : { after: registration, changed: [] };
    });
    return outcome;
  }
}

/**
 * Sends the confirmation with its tickets again to the registrant, or the ticket to its new holder, for the holder of its link (ADR
 * 0067).
 */
export class ResendOwnTicket {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly confirmations: Confirmations,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends it at most once in ten minutes (D-51).
   * @throws NotFound for a ticket that does not exist, was bought and not given away, or was replaced
   */
  async execute({ serial, attendeeId, ...owner }: Omit<OwnTicketCommand, 'author'>): Promise<void> {
    const attendee = await this.work.run(({ attendees }) => attendees.lock({ ...owner, attendeeId }));
    const isReceived = attendee?.givenAt !== undefined;
    if (!attendee || attendee.serial !== serial || (!isReceived && !('registrationId' in attendee.takenBy))) throw new NotFound('ticket');
    await confirmAgain(
      this.confirmations,
      { ...owner, id: this.ids.next() },
      { ...attendee.takenBy, attendeeId, isReceived },
      this.clock.now(owner),
    );
  }
}
