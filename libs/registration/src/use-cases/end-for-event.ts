import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { type EndingCancellation, endingOf } from '@svc/ticketing';
import { cancelForEvent, freedBy } from '../domain/registration';
import type { RegistrationName, RegistrationUnitOfWork } from '../ports/registration-tx';

/** Ends the seats of a registration for a cancelled event (D-147): one fact tells of all of them. */
export class EndRegistrationForEvent {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Ends all seats, or those of some ticket types. */
  execute(name: RegistrationName, choices: EndingCancellation): Promise<void> {
    const ofEvent = endingOf(choices);
    return this.work.run(async ({ registrations, outbox, counts }) => {
      const before = await registrations.lock(name);
      if (!before) return;
      const { after, changed } = cancelForEvent(before, this.clock.now(), choices);
      if (changed.length === 0) return;
      const { workspaceId, mode, id: registrationId } = before;
      await registrations.update(after);
      await outbox.append([
        factOf(
          'registration.cancelled.v1',
          { id: this.ids.next(), workspaceId, mode },
          { registrationId, attendeeIds: changed.map(({ id }) => id), ...(ofEvent && { ofEvent }) },
        ),
      ]);
      await counts.giveBack(workspaceId, freedBy(before, after));
    });
  }
}
