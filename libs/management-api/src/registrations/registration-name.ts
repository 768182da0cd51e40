import type { Workspace } from '@svc/access';
import { requireFound } from '@svc/http';
import type { GuestList, RegistrationName } from '@svc/registration';
import { presentManagedRegistration, type RegistrationView } from './registration.view';

/** Description of the `ref` of every operation on one registration. */
export const REF = 'The `ref` is that of any of its attendees, or of the group.';

/** Returns the name of the registration behind a ref. Test keys create none (§4.4 r7), so it is a live one. */
export function registrationName({ id }: Workspace, by: RegistrationName['by']): RegistrationName {
  return { workspaceId: id, mode: 'live', by };
}

/** Returns the current state of a registration. @throws NotFound */
export async function present(guests: GuestList, name: RegistrationName): Promise<RegistrationView> {
  return presentManagedRegistration(requireFound('registration', await guests.find(name)));
}
