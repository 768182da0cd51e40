import { factOf } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { applies } from '@svc/ticketing';
import { TooManyRegistering } from '../domain/decide-registration';
import { freedBy, leadOf, type RegistrationChange } from '../domain/registration';
import { declinedSeats, keysToReopen, NotReopened, REOPEN, reopen } from '../domain/reopen';
import { NotBooked, type RegistrationTx, type RegistrationUnitOfWork } from '../ports/registration-tx';
import type { RegistrationCommand } from './decide-guests';

/** Tries to decide by rules that hold still; more are made only while the event is saved at the very same time. */
const ATTEMPTS = 5;

/**
 * Opens a declined registration again, for a merchant (D-149, amends D-13): its declined seats wait for approval, and take what they had given
 * back from the counters, in the order in which bookings take it.
 */
export class ReopenRegistration {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing where the seats wait already. Throws NotFound, NotReopened, and InvalidInput when no seat was declined. */
  async execute(command: RegistrationCommand): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) if (await this.attempt(command)) return;
    throw new TooManyRegistering();
  }

  /** Returns false when the event was saved meanwhile, so that the decision has to be made again. */
  private async attempt(command: RegistrationCommand): Promise<boolean> {
    try {
      await this.work.run((tx) => this.reopenIn(tx, command));
      return true;
    } catch (error) {
      if (error instanceof NotBooked) return false;
      throw error;
    }
  }

  private async reopenIn(tx: RegistrationTx, command: RegistrationCommand): Promise<void> {
    const { registrations, giving, counts } = tx;
    const before = await registrations.lock(command);
    if (!before) throw new NotFound('registration');
    const [first] = declinedSeats(before);
    if (!first) return;
    const { workspaceId, mode, id: registrationId, eventId } = before;
    const holders = await registrations.lockGuests({ workspaceId, mode, registrationId, eventId }, keysToReopen(before));
    const name = { workspaceId, mode, attendeeId: first.id };
    const terms = (await giving.terms(name))!;
    const change = reopen(before, terms, this.clock.now());
    if (holders.length > 0) throw new NotReopened('already_registered');
    // One that had ended gets the key of the address that its guest has now.
    if (before.endedAt && (before.contact.email ?? before.contact.phone)) await registrations.correct(change.after);
    await this.write(tx, command, change);
    const isTaken = await counts.take(workspaceId, freedBy(change.after, before));
    if (!isTaken && applies('capacity', REOPEN)) throw new NotReopened('sold_out');
    if ((await giving.terms(name))!.rules.version !== terms.rules.version) throw new NotBooked('rules_changed');
  }

  private async write(
    { registrations, outbox, audit }: RegistrationTx,
    { author, details }: RegistrationCommand,
    { after, changed }: RegistrationChange,
  ): Promise<void> {
    const { workspaceId, mode, id: registrationId, eventId } = after;
    const head = () => ({ id: this.ids.next(), workspaceId, mode });
    await registrations.update(after);
    await outbox.append([
      factOf('registration.reopened.v1', head(), { registrationId, attendeeIds: changed.map(({ id }) => id) }),
      ...changed.map(({ id: attendeeId, ticketTypeId, status }) =>
        factOf('attendee.updated.v1', head(), { attendeeId, eventId, ticketTypeId, status }),
      ),
    ]);
    const subject = { kind: 'registration', ref: refOf('att', leadOf(after.seats).id) };
    await audit.record(workspaceId, author, [{ action: 'change', subject, fields: ['status'], details }]);
  }
}
