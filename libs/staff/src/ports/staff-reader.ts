import type { FactorDemand, FactorState } from '../domain/decide-entry';
import type { Invitation } from '../domain/invitation';
import type { Member } from '../domain/member';
import type { Person } from '../domain/person';
import type { StaffSession } from '../domain/session';

/** A session with all that a request of it depends on. */
export interface SeenSession {
  session: StaffSession;
  person: Person;
  factors: FactorState;
}

/** A membership, and what the workspace demands. */
export interface Membership extends Member {
  demand: FactorDemand;
}

/** A member with their name and address. */
export interface NamedMember extends Member {
  email: string;
  name?: string;
  factors: FactorState;
}

/** Reads staff. Nothing is cached: a session that was ended is not there any more at its next request. */
export abstract class StaffReader {
  /** Returns the session with the token of this hash, whether its time is over or not. */
  abstract session(hash: string): Promise<SeenSession | undefined>;
  /** Notes a request of a session. */
  abstract noteSeen(sessionId: string, at: Date): Promise<void>;
  /** Returns the workspaces of a person, the earliest membership first. */
  abstract memberships(personId: string): Promise<Membership[]>;
  /** Returns all members of a workspace, the earliest first. */
  abstract members(workspaceId: string): Promise<NamedMember[]>;
  /** Returns the open invitations of a workspace, the newest first. */
  abstract invitations(workspaceId: string, now: Date): Promise<Invitation[]>;
}
