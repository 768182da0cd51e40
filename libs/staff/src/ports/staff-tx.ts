import type { Role } from '@svc/access';
import { type AuditTrail, UnitOfWork } from '@svc/kernel';
import type { FactorDemand } from '../domain/decide-entry';
import type { Invitation } from '../domain/invitation';
import type { Member } from '../domain/member';
import type { Factors, Passkey, PasskeyChallenge } from '../domain/passkey';
import type { Person } from '../domain/person';
import type { StaffSession } from '../domain/session';
import type { SignInLink } from '../domain/sign-in-link';
import type { StaffMail } from '../domain/staff-mail';
import type { Totp } from '../domain/totp';

/** People of the installation. */
export interface PersonStore {
  /** Returns the person, locked until the transaction ends. */
  lock(id: string): Promise<Person | undefined>;
  /** Finds a person by an address in the form for comparison. */
  byEmail(email: string): Promise<Person | undefined>;
  /** Returns false, and writes nothing, when there is a person with the address. */
  insert(person: Person): Promise<boolean>;
  /** Writes name and language. */
  update(person: Person): Promise<void>;
  /** Deletes up to `most` people who are in no workspace, and were made before; returns their number. */
  purge(before: Date, most: number): Promise<number>;
}

/** Members of workspaces, and what each workspace demands of them. */
export interface MemberStore {
  /** Returns all members of a workspace, oldest first, which nobody else changes until the transaction ends. */
  lockAll(workspaceId: string): Promise<Member[]>;
  /** Returns the memberships of a person in all workspaces, oldest first. */
  ofPerson(personId: string): Promise<Member[]>;
  insert(member: Member): Promise<void>;
  changeRole(name: Pick<Member, 'workspaceId' | 'personId'>, role: Role): Promise<void>;
  remove(name: Pick<Member, 'workspaceId' | 'personId'>): Promise<void>;
  /** Returns the demand of a workspace; `none` where nobody has set one. */
  demand(workspaceId: string): Promise<FactorDemand>;
  setDemand(workspaceId: string, demand: FactorDemand): Promise<void>;
}

/** Sessions. Hashes are those of their tokens. */
export interface SessionStore {
  insert(session: StaffSession, hash: string): Promise<void>;
  /** Returns the session, locked until the transaction ends. */
  lock(personId: string, id: string): Promise<StaffSession | undefined>;
  ofPerson(personId: string): Promise<StaffSession[]>;
  /** Writes the way, the last proof, and the hash of another token in place of the former one. */
  renew(session: StaffSession, hash: string): Promise<void>;
  /** Writes the way. */
  changeWay(session: Pick<StaffSession, 'id' | 'way'>): Promise<void>;
  /** Returns false when there was none. */
  remove(personId: string, id: string): Promise<boolean>;
  /** Deletes all sessions of a person, but for one; returns their number. */
  removeAll(personId: string, butId?: string): Promise<number>;
  /** Deletes up to `most` sessions without a request since `seenBefore`, or begun before `madeBefore`; returns their number. */
  purge(ended: { seenBefore: Date; madeBefore: Date }, most: number): Promise<number>;
}

/** Links of sign-ins: a person has one at most. */
export interface LinkStore {
  /** Writes a link in place of the person's former one. */
  put(link: SignInLink, hash: string): Promise<void>;
  /** Removes the link with this hash and returns it, so that nobody else uses it. */
  take(hash: string): Promise<SignInLink | undefined>;
  removeAll(personId: string): Promise<void>;
  purge(before: Date, most: number): Promise<number>;
}

/** Invitations: a workspace has one at most for each address. */
export interface InvitationStore {
  /** Writes an invitation without a token, in place of the former one of its address. */
  put(invitation: Invitation): Promise<void>;
  find(name: Pick<Invitation, 'workspaceId' | 'id'>): Promise<Invitation | undefined>;
  /** Gives it a token, in place of the former one. */
  setHash(name: Pick<Invitation, 'workspaceId' | 'id'>, hash: string): Promise<void>;
  /** Removes the invitation with this token and returns it, so that nobody else uses it. */
  take(name: Pick<Invitation, 'workspaceId' | 'id'>, hash: string): Promise<Invitation | undefined>;
  /** Returns the removed one. */
  remove(name: Pick<Invitation, 'workspaceId' | 'id'>): Promise<Invitation | undefined>;
  purge(before: Date, most: number): Promise<number>;
}

/** Factors of people. */
export interface FactorStore {
  of(personId: string): Promise<Factors>;
  passkeyBy(credentialId: string): Promise<Passkey | undefined>;
  /** Returns false, and writes nothing, when the credential is stored already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  /** Writes counter, backup and last use. */
  usePasskey(passkey: Passkey): Promise<void>;
  /** Returns the removed one. */
  removePasskey(personId: string, id: string): Promise<Passkey | undefined>;
  /** Writes a secret in place of the person's former one. */
  putTotp(totp: Totp): Promise<void>;
  /** Accepts the code of a step, and confirms the secret; returns false when a code of it, or of a later one, was accepted before. */
  spendStep(personId: string, step: number, at: Date): Promise<boolean>;
  /** Returns false when there was none. */
  removeTotp(personId: string): Promise<boolean>;
  removeAll(personId: string): Promise<void>;
}

/** Challenges that browsers are to sign. Hashes are SHA-256 of the challenge, base64url. */
export interface ChallengeStore {
  add(challenge: PasskeyChallenge, hash: string): Promise<void>;
  /** Removes the challenge and returns it, so that nobody else answers it. */
  take(hash: string): Promise<PasskeyChallenge | undefined>;
  purge(before: Date, most: number): Promise<number>;
}

/** Mails to staff that are to be sent; a mail that was sent is deleted. */
export interface StaffMailStore {
  plan(mails: readonly StaffMail[]): Promise<void>;
  /** Leases the mail that is due first, which nobody else has: it counts an attempt, and is due again at `until`. */
  lease(now: Date, until: Date): Promise<StaffMail | undefined>;
  /** Sets when it is due again. */
  postpone(id: string, dueAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Stores of staff, bound to one transaction. It sees the rows of all workspaces, and each call names its own. */
export interface StaffTx {
  people: PersonStore;
  members: MemberStore;
  sessions: SessionStore;
  links: LinkStore;
  invitations: InvitationStore;
  factors: FactorStore;
  challenges: ChallengeStore;
  mails: StaffMailStore;
  audit: AuditTrail;
}

/** Runs work on staff in one transaction. */
export abstract class StaffUnitOfWork extends UnitOfWork<StaffTx> {}
