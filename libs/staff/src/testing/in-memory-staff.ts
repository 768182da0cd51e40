import { InTurn, RecordingAuditTrail, rememberMaps } from '@svc/kernel/testing';
import type { FactorDemand } from '../domain/decide-entry';
import type { Invitation } from '../domain/invitation';
import type { Member } from '../domain/member';
import { type Passkey, type PasskeyChallenge, stateOfFactors } from '../domain/passkey';
import type { Person } from '../domain/person';
import type { StaffSession } from '../domain/session';
import type { SignInLink } from '../domain/sign-in-link';
import type { StaffMail } from '../domain/staff-mail';
import type { Totp } from '../domain/totp';
import type { StaffReader } from '../ports/staff-reader';
import { type StaffTx, StaffUnitOfWork } from '../ports/staff-tx';

type Hashed<T> = T & { hash?: string };

const byTime = <T extends { createdAt: Date; id: string }>(all: readonly T[]): T[] =>
  [...all].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
const byJoining = (all: readonly Member[]): Member[] => [...all].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
const keyOf = ({ workspaceId, personId }: Pick<Member, 'workspaceId' | 'personId'>) => `${workspaceId}/${personId}`;
const nameOf = ({ workspaceId, id }: Pick<Invitation, 'workspaceId' | 'id'>) => `${workspaceId}/${id}`;
const unhashed = <T extends object>({ hash: _, ...rest }: Hashed<T>): T => rest as T;

/** Deletes those of a map that are old, the first ones alone; returns their number. */
function purgeOf<T>(map: Map<string, T>, isOld: (each: T) => boolean, most: number): number {
  const old = [...map].filter(([, each]) => isOld(each)).slice(0, most);
  for (const [key] of old) map.delete(key);
  return old.length;
}

/** Staff in maps, one transaction after another. Work that fails leaves no trace. */
export class InMemoryStaff {
  readonly people = new Map<string, Person>();
  readonly members = new Map<string, Member>();
  readonly demands = new Map<string, FactorDemand>();
  readonly sessions = new Map<string, Hashed<StaffSession>>();
  readonly links = new Map<string, Hashed<SignInLink>>();
  readonly invitations = new Map<string, Hashed<Invitation>>();
  readonly passkeys = new Map<string, Passkey>();
  readonly totps = new Map<string, Totp>();
  readonly challenges = new Map<string, PasskeyChallenge>();
  readonly mails = new Map<string, StaffMail>();
  readonly audit = new RecordingAuditTrail();
  readonly work: StaffUnitOfWork = new (workingOn(this))();

  readonly reader: StaffReader = {
    session: async (hash) => {
      const session = [...this.sessions.values()].find((each) => each.hash === hash);
      const person = session && this.people.get(session.personId);
      if (!session || !person) return undefined;
      return { session: unhashed(session), person, factors: stateOfFactors(this.factorsOf(person.id)) };
    },
    noteSeen: async (id, lastSeenAt) => {
      const session = this.sessions.get(id);
      if (session) this.sessions.set(id, { ...session, lastSeenAt });
    },
    memberships: async (personId) =>
      this.membershipsOf(personId).map((member) => ({ ...member, demand: this.demands.get(member.workspaceId) ?? 'none' })),
    members: async (workspaceId) =>
      byJoining([...this.members.values()].filter((member) => member.workspaceId === workspaceId)).map((member) => {
        const { email, name } = this.people.get(member.personId)!;
        return { ...member, email, name, factors: stateOfFactors(this.factorsOf(member.personId)) };
      }),
    invitations: async (workspaceId, now) =>
      byTime([...this.invitations.values()].filter((each) => each.workspaceId === workspaceId && each.expiresAt > now))
        .reverse()
        .map(unhashed),
  };

  membershipsOf(personId: string): Member[] {
    return byJoining([...this.members.values()].filter((member) => member.personId === personId));
  }

  factorsOf(personId: string): { passkeys: Passkey[]; totp?: Totp } {
    return { passkeys: byTime([...this.passkeys.values()].filter((each) => each.personId === personId)), totp: this.totps.get(personId) };
  }
}

const peopleOf = ({ people, members }: InMemoryStaff): StaffTx['people'] => ({
  lock: async (id) => people.get(id),
  byEmail: async (email) => [...people.values()].find((person) => person.email === email),
  insert: async (person) => {
    if ([...people.values()].some(({ email }) => email === person.email)) return false;
    people.set(person.id, person);
    return true;
  },
  update: async ({ id, name, language }) => void people.set(id, { ...people.get(id)!, name, language }),
  purge: async (before, most) =>
    purgeOf(people, ({ id, createdAt }) => createdAt < before && ![...members.values()].some(({ personId }) => personId === id), most),
});

const membersOf = (memory: InMemoryStaff): StaffTx['members'] => ({
  lockAll: async (workspaceId) => byJoining([...memory.members.values()].filter((member) => member.workspaceId === workspaceId)),
  ofPerson: async (personId) => memory.membershipsOf(personId),
  insert: async (member) => void memory.members.set(keyOf(member), member),
  changeRole: async (name, role) => void memory.members.set(keyOf(name), { ...memory.members.get(keyOf(name))!, role }),
  remove: async (name) => void memory.members.delete(keyOf(name)),
  demand: async (workspaceId) => memory.demands.get(workspaceId) ?? 'none',
  setDemand: async (workspaceId, demand) => void memory.demands.set(workspaceId, demand),
});

const sessionsOf = ({ sessions }: InMemoryStaff): StaffTx['sessions'] => ({
  insert: async (session, hash) => void sessions.set(session.id, { ...session, hash }),
  lock: async (personId, id) => {
    const session = sessions.get(id);
    return session?.personId === personId ? unhashed(session) : undefined;
  },
  ofPerson: async (personId) => byTime([...sessions.values()].filter((each) => each.personId === personId)).map(unhashed),
  renew: async ({ id, way, provedAt }, hash) => void sessions.set(id, { ...sessions.get(id)!, way, provedAt, hash }),
  changeWay: async ({ id, way }) => void sessions.set(id, { ...sessions.get(id)!, way }),
  remove: async (personId, id) => sessions.get(id)?.personId === personId && sessions.delete(id),
  removeAll: async (personId, butId) => purgeOf(sessions, (each) => each.personId === personId && each.id !== butId, Infinity),
  purge: async ({ seenBefore, madeBefore }, most) =>
    purgeOf(sessions, ({ lastSeenAt, createdAt }) => lastSeenAt < seenBefore || createdAt < madeBefore, most),
});

const linksOf = ({ links }: InMemoryStaff): StaffTx['links'] => ({
  put: async (link, hash) => void links.set(link.personId, { ...link, hash }),
  take: async (hash) => {
    const link = [...links.values()].find((each) => each.hash === hash);
    if (link) links.delete(link.personId);
    return link && unhashed(link);
  },
  removeAll: async (personId) => void links.delete(personId),
  purge: async (before, most) => purgeOf(links, ({ expiresAt }) => expiresAt < before, most),
});

const invitationsOf = ({ invitations }: InMemoryStaff): StaffTx['invitations'] => {
  const take = async (name: Pick<Invitation, 'workspaceId' | 'id'>, isTaken: (each: Hashed<Invitation>) => boolean) => {
    const invitation = invitations.get(nameOf(name));
    if (!invitation || !isTaken(invitation)) return undefined;
    invitations.delete(nameOf(name));
    return unhashed(invitation);
  };
  return {
    put: async (invitation) => {
      purgeOf(invitations, ({ workspaceId, email }) => workspaceId === invitation.workspaceId && email === invitation.email, 1);
      invitations.set(nameOf(invitation), invitation);
    },
    find: async (name) => {
      const invitation = invitations.get(nameOf(name));
      return invitation && unhashed(invitation);
    },
    setHash: async (name, hash) => void invitations.set(nameOf(name), { ...invitations.get(nameOf(name))!, hash }),
    take: (name, hash) => take(name, (each) => each.hash === hash),
    remove: (name) => take(name, () => true),
    purge: async (before, most) => purgeOf(invitations, ({ expiresAt }) => expiresAt < before, most),
  };
};

const factorsOf = (memory: InMemoryStaff): StaffTx['factors'] => {
  const { passkeys, totps } = memory;
  return {
    of: async (personId) => memory.factorsOf(personId),
    passkeyBy: async (credentialId) => [...passkeys.values()].find((each) => each.credentialId === credentialId),
    addPasskey: async (passkey) => {
      if ([...passkeys.values()].some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
      passkeys.set(passkey.id, passkey);
      return true;
    },
    usePasskey: async ({ id, counter, isBackedUp, lastUsedAt }) =>
      void passkeys.set(id, { ...passkeys.get(id)!, counter, isBackedUp, lastUsedAt }),
    removePasskey: async (personId, id) => {
      const passkey = passkeys.get(id);
      if (passkey?.personId !== personId) return undefined;
      passkeys.delete(id);
      return passkey;
    },
    putTotp: async (totp) => void totps.set(totp.personId, totp),
    spendStep: async (personId, step, at) => {
      const totp = totps.get(personId);
      if (!totp || (totp.lastStep !== undefined && totp.lastStep >= step)) return false;
      totps.set(personId, { ...totp, lastStep: step, confirmedAt: totp.confirmedAt ?? at });
      return true;
    },
    removeTotp: async (personId) => totps.delete(personId),
    removeAll: async (personId) => {
      totps.delete(personId);
      purgeOf(passkeys, (each) => each.personId === personId, Infinity);
    },
  };
};

const challengesOf = ({ challenges }: InMemoryStaff): StaffTx['challenges'] => ({
  add: async (challenge, hash) => void challenges.set(hash, challenge),
  take: async (hash) => {
    const challenge = challenges.get(hash);
    challenges.delete(hash);
    return challenge;
  },
  purge: async (before, most) => purgeOf(challenges, ({ expiresAt }) => expiresAt < before, most),
});

const mailsOf = ({ mails }: InMemoryStaff): StaffTx['mails'] => ({
  plan: async (planned) => {
    for (const mail of planned) mails.set(mail.id, mail);
  },
  lease: async (now, dueAt) => {
    const due = [...mails.values()].filter((mail) => mail.dueAt <= now).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
    if (!due) return undefined;
    const leased = { ...due, attempts: due.attempts + 1, dueAt };
    mails.set(leased.id, leased);
    return leased;
  },
  postpone: async (id, dueAt) => void mails.set(id, { ...mails.get(id)!, dueAt }),
  remove: async (id) => void mails.delete(id),
});

const workingOn = (memory: InMemoryStaff) =>
  class extends StaffUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { people, members, demands, sessions, links, invitations, passkeys, totps, challenges, mails } = memory;
      return rememberMaps(people, members, demands, sessions, links, invitations, passkeys, totps, challenges, mails);
    });

    private readonly tx: StaffTx = {
      people: peopleOf(memory),
      members: membersOf(memory),
      sessions: sessionsOf(memory),
      links: linksOf(memory),
      invitations: invitationsOf(memory),
      factors: factorsOf(memory),
      challenges: challengesOf(memory),
      mails: mailsOf(memory),
      audit: memory.audit,
    };

    run<T>(work: (tx: StaffTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }
  };
