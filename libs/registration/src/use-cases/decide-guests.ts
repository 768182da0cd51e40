import { factOf, type KnownFact } from '@svc/contracts';
import { type AuditedChange, type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { refuseLateApproval } from '../domain/late-approval';
import { approve, cancel, decline, freedBy, leadOf, type Registration, type RegistrationChange } from '../domain/registration';
import type { RegistrationName, RegistrationStore, RegistrationUnitOfWork } from '../ports/registration-tx';

/** Registration to change, and the author of the change. */
export interface RegistrationCommand extends RegistrationName {
  author: Author;
  /** Further details for the audit log. */
  details?: AuditedChange['details'];
}

type ChangeFact = 'registration.approved.v1' | 'registration.declined.v1' | 'registration.cancelled.v1';

/** Changes registrations: fact, audit entry and freed seats are written with each change, in one transaction. */
export class RegistrationChanges {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** Changes a registration and returns it; a decision without changes writes nothing. Throws NotFound, and all errors of `decide`. */
  change(
    command: RegistrationCommand,
    fact: ChangeFact,
    decide: (registration: Registration, store: RegistrationStore) => RegistrationChange | Promise<RegistrationChange>,
  ): Promise<Registration> {
    return this.work.run(async ({ registrations, outbox, audit, counts }) => {
      const before = await registrations.lock(command);
      if (!before) throw new NotFound('registration');
      const { after, changed } = await decide(before, registrations);
      if (changed.length === 0) return before;
      await registrations.update(after);
      await outbox.append([
        this.factOfChange(
          fact,
          after,
          changed.map(({ id }) => id),
        ),
      ]);
      await audit.record(before.workspaceId, command.author, [
        {
          action: 'change',
          subject: { kind: 'registration', ref: refOf('att', leadOf(before.seats).id) },
          fields: ['status'],
          details: command.details,
        },
      ]);
      await counts.giveBack(before.workspaceId, freedBy(before, after));
      return after;
    });
  }

  private factOfChange(type: ChangeFact, { workspaceId, mode, id: registrationId }: Registration, attendeeIds: string[]): KnownFact {
    const head = { id: this.ids.next(), workspaceId, mode };
    const changed = { registrationId, attendeeIds };
    return type === 'registration.cancelled.v1' ? factOf(type, head, changed) : factOf(type, head, changed);
  }
}

export interface CancelRegistrationCommand extends RegistrationCommand {
  /** Seats to give back; all of them when absent. */
  attendeeIds?: readonly string[];
}

export interface ApproveRegistrationCommand extends RegistrationCommand {
  /** True to approve a guest although the event, or every day of the ticket, is over (D-148). */
  force?: boolean;
}

/** Decides about the guests of a workspace; each method returns the changed registration. */
export class DecideGuests {
  constructor(
    private readonly changes: RegistrationChanges,
    private readonly clock: Clock,
  ) {}

  /** Approves a waiting guest. Throws NotFound, InvalidInput when they were declined, and ApprovedTooLate unless it is forced. */
  approve({ force = false, ...command }: ApproveRegistrationCommand): Promise<Registration> {
    return this.changes.change(command, 'registration.approved.v1', async (registration, store) => {
      const change = approve(registration);
      const isJudged = change.changed.length > 0 && !force;
      if (isJudged) refuseLateApproval(change.changed, await store.timesOf(registration), this.clock.now());
      return change;
    });
  }

  /** Declines a waiting guest. Throws NotFound, and InvalidInput when they were approved. */
  decline(command: RegistrationCommand): Promise<Registration> {
    return this.changes.change(command, 'registration.declined.v1', (registration) => decline(registration, this.clock.now()));
  }

  /** Gives seats of a registration back to sale, each once. Throws NotFound, and InvalidInput when a guest is there already. */
  cancel({ attendeeIds, ...command }: CancelRegistrationCommand): Promise<Registration> {
    return this.changes.change(command, 'registration.cancelled.v1', (registration) => cancel(registration, this.clock.now(), attendeeIds));
  }
}
