import { factOf, type FactData, type KnownFact } from '@svc/contracts';
import { NotFound, refOf, type Author, type IdGenerator } from '@svc/kernel';
import type { RegistrationChange } from '../domain/change-registration';
import { freedBy, leadOf, type Registration } from '../domain/registration';
import type { RegistrationName, RegistrationUnitOfWork } from '../ports/registration-tx';

/** Which registration a merchant changes, and who does it. */
export interface RegistrationCommand extends RegistrationName {
  author: Author;
}

type ChangeFact = 'registration.approved.v1' | 'registration.declined.v1' | 'registration.cancelled.v1';

/** Changes registrations: who is told, what is noted and which seats come free goes with each change, in one transaction. */
export class Registrar {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers the registration afterwards; a change that changes nothing is told to nobody. Throws NotFound, and what `decide` throws. */
  change(command: RegistrationCommand, fact: ChangeFact, decide: (registration: Registration) => RegistrationChange): Promise<Registration> {
    return this.work.run(async ({ registrations, outbox, audit, counts }) => {
      const before = await registrations.lock(command);
      if (!before) throw new NotFound('registration');
      const { after, changed } = decide(before);
      if (changed.length === 0) return before;
      await registrations.update(after);
      await outbox.append([this.tell(fact, after, changed.map(({ id }) => id))]);
      await audit.record(before.workspaceId, command.author, [
        { action: 'change', subject: { kind: 'registration', ref: refOf('att', leadOf(before.seats).id) }, fields: ['status'] },
      ]);
      await counts.giveBack(before.workspaceId, freedBy(before, after));
      return after;
    });
  }

  private tell(type: ChangeFact, { workspaceId, mode, id: registrationId }: Registration, attendeeIds: string[]): KnownFact {
    const data: FactData['registration.cancelled.v1'] = { registrationId, attendeeIds };
    const head = { id: this.ids.next(), workspaceId, mode };
    return type === 'registration.cancelled.v1' ? factOf(type, head, data) : factOf(type, head, { registrationId });
  }
}
