import type { Clock } from '@svc/kernel';
import { approve, cancel, decline } from '../domain/change-registration';
import type { Registration } from '../domain/registration';
import type { Registrar, RegistrationCommand } from './registrar';

/** Lets a guest in who waits for approval. Throws NotFound, and InvalidInput when they were turned away. */
export class ApproveRegistration {
  constructor(private readonly registrar: Registrar) {}

  execute(command: RegistrationCommand): Promise<Registration> {
    return this.registrar.change(command, 'registration.approved.v1', approve);
  }
}

/** Turns a guest away who waits for approval. Throws NotFound, and InvalidInput when they were let in. */
export class DeclineRegistration {
  constructor(
    private readonly registrar: Registrar,
    private readonly clock: Clock,
  ) {}

  execute(command: RegistrationCommand): Promise<Registration> {
    return this.registrar.change(command, 'registration.declined.v1', (registration) => decline(registration, this.clock.now()));
  }
}

export interface CancelRegistrationCommand extends RegistrationCommand {
  /** Seats to give back; all of them unless told. */
  attendeeIds?: readonly string[];
}

/** Gives seats of a registration back to sale, each once. Throws NotFound, and InvalidInput when a guest is there already. */
export class CancelRegistration {
  constructor(
    private readonly registrar: Registrar,
    private readonly clock: Clock,
  ) {}

  execute({ attendeeIds, ...command }: CancelRegistrationCommand): Promise<Registration> {
    return this.registrar.change(command, 'registration.cancelled.v1', (registration) => cancel(registration, this.clock.now(), attendeeIds));
  }
}
