import type { PersonCorrection } from '@svc/contracts';
import { type Author, type Clock, NotFound, refOf } from '@svc/kernel';
import type { Contact, ContactName } from '../domain/contact';
import { correctContact, correctionOfSeat, MOST_OPEN_PLACES, type OpenPlaces, TooManyOpenPlaces } from '../domain/correct-contact';
import type { CustomerTx, CustomerUnitOfWork } from '../ports/customer-tx';

export interface CorrectContactCommand extends ContactName {
  author: Author;
  correction: PersonCorrection;
  /** True when an address that mails went to before is notified once. */
  notifyOld: boolean;
}

/** Corrects a person for their merchant, with what of theirs is not over, in one transaction (D-149). */
export class CorrectContact {
  constructor(
    private readonly work: CustomerUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * A correction that changes nothing writes nothing.
   * @throws NotFound, AddressOfOtherContact, TooManyOpenPlaces; all errors of the corrections of orders, registrations and seats, by which nothing
   * is changed
   */
  execute(command: CorrectContactCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const before = await tx.contacts.lock(command);
      if (!before) throw new NotFound('contact');
      const corrected = correctContact(before, command.correction);
      const open = await tx.places.open(before, this.clock.now());
      if (countOf(open) > MOST_OPEN_PLACES) throw new TooManyOpenPlaces();
      if (corrected.fields.length > 0) {
        await tx.contacts.correct(corrected.after);
        const subject = { kind: 'contact' as const, ref: refOf('con', before.id) };
        await tx.audit.record(before.workspaceId, command.author, [{ action: 'change', subject, fields: [...corrected.fields] }]);
      }
      await correctPlaces(tx, before, open, { ...command, correction: corrected.ofPlaces });
    });
  }
}

/** Corrects what of a contact is not over. The first of it notifies the former address, so that this hears of it once. */
async function correctPlaces({ places }: CustomerTx, before: Contact, open: OpenPlaces, command: CorrectContactCommand): Promise<void> {
  const { workspaceId, mode, author, correction } = command;
  const corrections = [
    ...open.orders.map((id) => ({ at: { orderId: id }, correction })),
    ...open.registrations.map((id) => ({ at: { registrationId: id }, correction })),
    ...open.seats.map((seat) => ({ at: { attendeeId: seat.id }, correction: correctionOfSeat(seat, before, correction) })),
  ];
  for (const [nth, place] of corrections.entries())
    await places.correct({ workspaceId, mode, author, ...place, notifyOld: command.notifyOld && nth === 0 });
}

const countOf = ({ orders, registrations, seats }: OpenPlaces): number => orders.length + registrations.length + seats.length;
