import type { KnownPerson, NewContact } from '../domain/contact';

/** Where the relay's transaction writes who became known by what has happened. */
export interface ContactPlan {
  /** Who took these registrations: their ids come back as `id`. Those that were erased since are left out. */
  registrants(of: readonly { workspaceId: string; id: string }[]): Promise<(KnownPerson & { id: string })[]>;
  /** Makes contacts, or fills in those of the same people; each person is told of once, in the order of `eachOnce`. */
  join(people: readonly NewContact[]): Promise<void>;
}
