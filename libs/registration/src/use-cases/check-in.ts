import { InvalidInput, NotFound, refOf, type Author, type Clock } from '@svc/kernel';
import { canBecome } from '@svc/ticketing';
import { TicketRefused } from '../domain/ticket-refused';
import type { AttendeeName, EventAttendee, RegistrationUnitOfWork } from '../ports/registration-tx';

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
      if (serial !== undefined && serial !== attendee.serial) throw new TicketRefused('replaced', 'This ticket was replaced by a newer one; ask for that.');
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
