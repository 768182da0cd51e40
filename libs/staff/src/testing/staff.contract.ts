import { randomUUID } from 'node:crypto';
import type { Person } from '../domain/person';
import { newLink } from '../domain/sign-in-link';
import { newMail } from '../domain/staff-mail';
import type { StaffReader } from '../ports/staff-reader';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import { aMember, anInvitation, aPasskey, aPerson, aSession, MOMENT } from './staff.builder';

/** A store of staff under test. */
export interface StaffFixture {
  work: StaffUnitOfWork;
  reader: StaffReader;
  /** Makes an empty workspace; returns its id. */
  makeWorkspace(): Promise<string>;
}

const after = (ms: number) => new Date(MOMENT.getTime() + ms);
const aHash = () => `hash-${randomUUID()}`;

/** Behaviour of every store of staff. */
export function staffContract(open: () => StaffFixture): void {
  let fixture: StaffFixture;
  const run = <T>(work: (tx: StaffTx) => Promise<T>) => fixture.work.run(work);
  const insert = async (person: Person = aPerson()): Promise<Person> => {
    await run(({ people }) => people.insert(person));
    return person;
  };

  beforeEach(() => {
    fixture = open();
  });

  describe('people', () => {
    it('[ADR 0171 r1] are one for each address', async () => {
      const ada = await insert(aPerson({ name: 'Ada', language: 'fr' }));
      expect(await run(({ people }) => people.insert(aPerson({ email: ada.email })))).toBe(false);
      expect(await run(({ people }) => people.byEmail(ada.email))).toEqual(ada);
      expect(await run(({ people }) => people.lock(ada.id))).toEqual(ada);
      expect(await run(({ people }) => people.byEmail('nobody@example.com'))).toBeUndefined();
    });

    it('[ADR 0171 r1] are made once, however many make them at once', async () => {
      const email = `${randomUUID()}@example.com`;
      const made = await Promise.all([1, 2, 3].map(() => run(({ people }) => people.insert(aPerson({ email })))));
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it('change their names and languages, and have neither again', async () => {
      const ada = await insert();
      await run(({ people }) => people.update({ ...ada, name: 'Ada', language: 'fr' }));
      expect(await run(({ people }) => people.lock(ada.id))).toEqual({ ...ada, name: 'Ada', language: 'fr' });
      await run(({ people }) => people.update(ada));
      expect(await run(({ people }) => people.lock(ada.id))).toEqual(ada);
    });

    it('[ADR 0171 r1] are deleted with all that is theirs once they have been in no workspace for long', async () => {
      const [left, member, recent] = [await insert(), await insert(), await insert(aPerson({ createdAt: after(1) }))];
      const workspaceId = await fixture.makeWorkspace();
      const hash = aHash();
      await run(async ({ members, sessions, factors, links }) => {
        await members.insert(aMember({ workspaceId, personId: member.id }));
        await sessions.insert(aSession({ personId: left.id }), hash);
        await factors.addPasskey(aPasskey({ personId: left.id }));
        await links.put(newLink({ id: randomUUID(), personId: left.id, purpose: 'sign_in' }, MOMENT), aHash());
      });
      expect(await run(({ people }) => people.purge(after(1), 100))).toBeGreaterThanOrEqual(1);
      const stay = await Promise.all([left, member, recent].map(({ id }) => run(({ people }) => people.lock(id))));
      expect(stay.map(Boolean)).toEqual([false, true, true]);
      expect(await fixture.reader.session(hash)).toBeUndefined();
    });
  });

  describe('members', () => {
    it('[D-5] are those of one workspace, and carry their roles', async () => {
      const [ours, theirs] = [await fixture.makeWorkspace(), await fixture.makeWorkspace()];
      const [ada, bola] = [await insert(aPerson({ name: 'Ada' })), await insert()];
      const [owner, guard] = [
        aMember({ workspaceId: ours, personId: ada.id }),
        aMember({ workspaceId: ours, personId: bola.id, role: 'door', joinedAt: after(1), invitedById: ada.id }),
      ];
      await run(async ({ members }) => {
        for (const member of [owner, guard, aMember({ workspaceId: theirs, personId: bola.id, joinedAt: after(2) })])
          await members.insert(member);
      });
      expect(await run(({ members }) => members.lockAll(ours))).toEqual([owner, guard]);
      expect((await run(({ members }) => members.ofPerson(bola.id))).map(({ workspaceId, role }) => [workspaceId, role])).toEqual([
        [ours, 'door'],
        [theirs, 'owner'],
      ]);
      await run(({ members }) => members.changeRole(guard, 'support'));
      await run(({ members }) => members.remove(owner));
      expect(await fixture.reader.members(ours)).toEqual([
        { ...guard, role: 'support', email: bola.email, name: undefined, factors: { passkeys: 0, totp: 'none' } },
      ]);
    });

    it('[ADR 0171 r2] enter as their workspace demands, which is nothing until somebody sets it', async () => {
      const workspaceId = await fixture.makeWorkspace();
      const { id: personId } = await insert();
      const member = aMember({ workspaceId, personId });
      await run(({ members }) => members.insert(member));
      expect(await run(({ members }) => members.demand(workspaceId))).toBe('none');
      expect(await fixture.reader.memberships(personId)).toEqual([{ ...member, demand: 'none' }]);
      for (const demand of ['any', 'passkey'] as const) {
        await run(({ members }) => members.setDemand(workspaceId, demand));
        expect(await run(({ members }) => members.demand(workspaceId))).toBe(demand);
        expect(await fixture.reader.memberships(personId)).toEqual([{ ...member, demand }]);
      }
    });
  });

  describe('sessions', () => {
    it('[ADR 0171 r3] are found by the hashes of their tokens, with their people and the factors of these', async () => {
      const ada = await insert();
      const [session, hash] = [aSession({ personId: ada.id, way: 'passkey' }), aHash()];
      await run(({ sessions }) => sessions.insert(session, hash));
      expect(await fixture.reader.session(hash)).toEqual({ session, person: ada, factors: { passkeys: 0, totp: 'none' } });
      await run(async ({ factors }) => {
        for (const name of ['Phone', 'Key']) await factors.addPasskey(aPasskey({ personId: ada.id, name }));
        await factors.putTotp({ personId: ada.id, sealed: 'sealed', createdAt: MOMENT });
      });
      expect(await fixture.reader.session(hash)).toMatchObject({ factors: { passkeys: 2, totp: 'unconfirmed' } });
      expect(await fixture.reader.session(aHash())).toBeUndefined();
    });

    it('[ADR 0171 r4] note their requests, and have another token after a proof', async () => {
      const { id: personId } = await insert();
      const [session, former, hash] = [aSession({ personId, device: undefined }), aHash(), aHash()];
      await run(({ sessions }) => sessions.insert(session, former));
      await fixture.reader.noteSeen(session.id, after(60_000));
      await run(({ sessions }) => sessions.renew({ ...session, way: 'link_and_totp', provedAt: after(1) }, hash));
      const renewed = { ...session, way: 'link_and_totp', provedAt: after(1), lastSeenAt: after(60_000) };
      expect((await fixture.reader.session(hash))?.session).toEqual(renewed);
      expect(await fixture.reader.session(former)).toBeUndefined();
      expect(await run(({ sessions }) => sessions.lock(personId, session.id))).toEqual(renewed);
      expect(await run(({ sessions }) => sessions.lock(randomUUID(), session.id))).toBeUndefined();
      await run(({ sessions }) => sessions.changeWay({ id: session.id, way: 'link' }));
      expect((await fixture.reader.session(hash))?.session).toEqual({ ...renewed, way: 'link' });
    });

    it('[ADR 0171 r4] are gone at once when they are revoked, one or all but one', async () => {
      const [ada, bola] = [await insert(), await insert()];
      const made = [1, 2, 3].map((at) => ({ session: aSession({ personId: ada.id, createdAt: after(at) }), hash: aHash() }));
      const other = { session: aSession({ personId: bola.id }), hash: aHash() };
      await run(async ({ sessions }) => {
        for (const { session, hash } of [...made, other]) await sessions.insert(session, hash);
      });
      const [first, second, third] = made.map(({ session }) => session);
      expect(await run(({ sessions }) => sessions.ofPerson(ada.id))).toEqual([first, second, third]);
      expect(await run(({ sessions }) => sessions.remove(bola.id, first!.id))).toBe(false);
      expect(await run(({ sessions }) => sessions.remove(ada.id, first!.id))).toBe(true);
      expect(await fixture.reader.session(made[0]!.hash)).toBeUndefined();
      expect(await run(({ sessions }) => sessions.removeAll(ada.id, third!.id))).toBe(1);
      expect(await run(({ sessions }) => sessions.ofPerson(ada.id))).toEqual([third]);
      expect(await run(({ sessions }) => sessions.removeAll(ada.id))).toBe(1);
      expect(await fixture.reader.session(other.hash)).toBeDefined();
    });

    it('[ADR 0171 r4] are deleted some time after their end', async () => {
      const { id: personId } = await insert();
      const purge = (seenBefore: Date, madeBefore: Date) => run(({ sessions }) => sessions.purge({ seenBefore, madeBefore }, 1_000));
      const [idle, old, live] = [
        aSession({ personId, lastSeenAt: after(-2), createdAt: after(-2) }),
        aSession({ personId, lastSeenAt: after(5), createdAt: after(-10) }),
        aSession({ personId, lastSeenAt: after(5) }),
      ];
      await run(async ({ sessions }) => {
        for (const session of [idle, old, live]) await sessions.insert(session, aHash());
      });
      expect(await purge(after(-1), after(-5))).toBeGreaterThanOrEqual(2);
      expect((await run(({ sessions }) => sessions.ofPerson(personId))).map(({ id }) => id)).toEqual([live.id]);
    });
  });

  describe('links', () => {
    it('[ADR 0171 r5] are taken once, and a newer one ends the former', async () => {
      const { id: personId } = await insert();
      const [former, link] = (['sign_in', 'recovery'] as const).map((purpose) => newLink({ id: randomUUID(), personId, purpose }, MOMENT));
      const [formerHash, hash] = [aHash(), aHash()];
      await run(({ links }) => links.put(former!, formerHash));
      await run(({ links }) => links.put(link!, hash));
      expect(await run(({ links }) => links.take(formerHash))).toBeUndefined();
      const taken = await Promise.all([1, 2, 3].map(() => run(({ links }) => links.take(hash))));
      expect(taken.filter(Boolean)).toEqual([link]);
    });

    it('[ADR 0171 r9] end with a recovery, and are deleted after their end', async () => {
      const { id: personId } = await insert();
      const put = async () => {
        const hash = aHash();
        await run(({ links }) => links.put(newLink({ id: randomUUID(), personId, purpose: 'sign_in' }, MOMENT), hash));
        return hash;
      };
      const ended = await put();
      await run(({ links }) => links.removeAll(personId));
      expect(await run(({ links }) => links.take(ended))).toBeUndefined();
      const old = await put();
      expect(await run(({ links }) => links.purge(after(3_600_000), 100))).toBeGreaterThanOrEqual(1);
      expect(await run(({ links }) => links.take(old))).toBeUndefined();
    });
  });

  describe('invitations', () => {
    it('[ADR 0171 r8] are one for each address of a workspace, and are accepted once by their token', async () => {
      const [workspaceId, elsewhere] = [await fixture.makeWorkspace(), await fixture.makeWorkspace()];
      const former = anInvitation({ workspaceId });
      const invitation = anInvitation({ workspaceId, email: former.email, role: 'finance', language: 'fr', invitedById: randomUUID() });
      const foreign = anInvitation({ workspaceId: elsewhere, email: former.email });
      await run(async ({ invitations }) => {
        for (const each of [former, foreign, invitation]) await invitations.put(each);
      });
      expect(await fixture.reader.invitations(workspaceId, MOMENT)).toEqual([invitation]);
      const hash = aHash();
      expect(await run(({ invitations }) => invitations.take(invitation, hash))).toBeUndefined();
      await run(({ invitations }) => invitations.setHash(invitation, hash));
      expect(await run(({ invitations }) => invitations.find(invitation))).toEqual(invitation);
      const taken = await Promise.all([1, 2].map(() => run(({ invitations }) => invitations.take(invitation, hash))));
      expect(taken.filter(Boolean)).toEqual([invitation]);
      expect(await fixture.reader.invitations(elsewhere, MOMENT)).toEqual([foreign]);
      expect(await run(({ invitations }) => invitations.remove(foreign))).toEqual(foreign);
      expect(await run(({ invitations }) => invitations.remove(foreign))).toBeUndefined();
    });

    it('[ADR 0171 r8] are listed until their end, and deleted after it', async () => {
      const workspaceId = await fixture.makeWorkspace();
      const invitation = anInvitation({ workspaceId });
      await run(({ invitations }) => invitations.put(invitation));
      expect(await fixture.reader.invitations(workspaceId, invitation.expiresAt)).toEqual([]);
      await run(({ invitations }) => invitations.purge(new Date(invitation.expiresAt.getTime() + 1), 100));
      expect(await run(({ invitations }) => invitations.find(invitation))).toBeUndefined();
    });
  });

  describe('passkeys', () => {
    it('[ADR 0171 r6] are found by their credential, which is stored once', async () => {
      const [ada, bola] = [await insert(), await insert()];
      const [phone, key] = [aPasskey({ personId: ada.id }), aPasskey({ personId: ada.id, createdAt: after(1), transports: [] })];
      expect(await run(({ factors }) => factors.addPasskey(phone))).toBe(true);
      expect(await run(({ factors }) => factors.addPasskey(key))).toBe(true);
      const copy = aPasskey({ personId: bola.id, credentialId: phone.credentialId });
      expect(await run(({ factors }) => factors.addPasskey(copy))).toBe(false);
      expect(await run(({ factors }) => factors.of(ada.id))).toEqual({ passkeys: [phone, key] });
      const used = { ...phone, counter: 7, isBackedUp: true, lastUsedAt: after(2) };
      await run(({ factors }) => factors.usePasskey(used));
      expect(await run(({ factors }) => factors.passkeyBy(phone.credentialId))).toEqual(used);
      expect(await run(({ factors }) => factors.removePasskey(bola.id, key.id))).toBeUndefined();
      expect(await run(({ factors }) => factors.removePasskey(ada.id, key.id))).toEqual(key);
      expect(await run(({ factors }) => factors.of(ada.id))).toEqual({ passkeys: [used] });
    });

    it('[ADR 0171 r6] answer a challenge once', async () => {
      const { id: personId } = await insert();
      const challenge = { purpose: 'prove', personId, expiresAt: after(1) } as const;
      const [hash, ofNobody, old] = [aHash(), aHash(), aHash()];
      await run(async ({ challenges }) => {
        await challenges.add(challenge, hash);
        await challenges.add({ purpose: 'sign_in', expiresAt: after(1) }, ofNobody);
        await challenges.add({ purpose: 'sign_in', expiresAt: after(-10) }, old);
      });
      expect(await run(({ challenges }) => challenges.purge(after(-5), 100))).toBeGreaterThanOrEqual(1);
      expect(await run(({ challenges }) => challenges.take(old))).toBeUndefined();
      const taken = await Promise.all([1, 2, 3].map(() => run(({ challenges }) => challenges.take(hash))));
      expect(taken.filter(Boolean)).toEqual([challenge]);
      expect(await run(({ challenges }) => challenges.take(ofNobody))).toEqual({ purpose: 'sign_in', expiresAt: after(1) });
    });
  });

  describe('an authenticator app', () => {
    it('[ADR 0171 r7] is confirmed by its first code, and takes each code once, also of many at once', async () => {
      const { id: personId } = await insert();
      const totp = { personId, sealed: 'sealed', createdAt: MOMENT };
      const spend = (step: number) => run(({ factors }) => factors.spendStep(personId, step, after(step)));
      expect(await spend(1)).toBe(false);
      await run(({ factors }) => factors.putTotp(totp));
      expect(await run(({ factors }) => factors.of(personId))).toEqual({ passkeys: [], totp });
      expect((await Promise.all([5, 5, 5].map(spend))).filter(Boolean)).toHaveLength(1);
      expect([await spend(4), await spend(5), await spend(6)]).toEqual([false, false, true]);
      const confirmed = { ...totp, confirmedAt: after(5), lastStep: 6 };
      expect(await run(({ factors }) => factors.of(personId))).toEqual({ passkeys: [], totp: confirmed });
    });

    it('[ADR 0171 r7] begins again with another secret, and goes', async () => {
      const { id: personId } = await insert();
      await run(({ factors }) => factors.putTotp({ personId, sealed: 'one', createdAt: MOMENT }));
      await run(({ factors }) => factors.spendStep(personId, 9, MOMENT));
      const next = { personId, sealed: 'other', createdAt: after(1) };
      await run(({ factors }) => factors.putTotp(next));
      expect(await run(({ factors }) => factors.of(personId))).toEqual({ passkeys: [], totp: next });
      expect(await run(({ factors }) => factors.removeTotp(personId))).toBe(true);
      expect(await run(({ factors }) => factors.removeTotp(personId))).toBe(false);
    });

    it('[ADR 0171 r9] goes with all passkeys at a recovery, of one person alone', async () => {
      const [ada, bola] = [await insert(), await insert()];
      await run(async ({ factors }) => {
        for (const { id: personId } of [ada, bola]) {
          await factors.addPasskey(aPasskey({ personId }));
          await factors.putTotp({ personId, sealed: 'sealed', createdAt: MOMENT });
        }
        await factors.removeAll(ada.id);
      });
      expect(await run(({ factors }) => factors.of(ada.id))).toEqual({ passkeys: [] });
      expect(await run(({ factors }) => factors.of(bola.id))).toMatchObject({ passkeys: [{}], totp: {} });
    });
  });

  describe('mails', () => {
    it('[ADR 0171 r10] are leased one by one, the first first, and are gone once they are sent', async () => {
      const due = (at: number) => newMail({ id: randomUUID(), kind: 'sign_in_link', email: 'ada@example.com' }, after(at));
      const [second, first, later] = [due(-500), due(-1_000), due(60_000)];
      const mail = { ...first!, language: 'fr', details: { ip: '203.0.113.7' } };
      await run(({ mails }) => mails.plan([second!, mail, later!]));
      const lease = () => run(({ mails }) => mails.lease(MOMENT, after(30_000)));
      const leases = [await lease(), await lease(), await lease()];
      expect(leases.map((each) => each?.id)).toEqual([mail.id, second!.id, undefined]);
      expect(leases[0]).toEqual({ ...mail, attempts: 1, dueAt: after(30_000) });
      await run(({ mails }) => mails.postpone(mail.id, MOMENT));
      expect(await lease()).toMatchObject({ id: mail.id, attempts: 2 });
      for (const { id } of [mail, second!, later!]) await run(({ mails }) => mails.remove(id));
      expect(await run(({ mails }) => mails.lease(after(600_000), after(700_000)))).toBeUndefined();
    });
  });

  it('[ADR 0171 r11] leave nothing of work that fails', async () => {
    const person = aPerson();
    const failing = run(async ({ people }) => {
      await people.insert(person);
      throw new Error('Too late.');
    });
    await expect(failing).rejects.toThrow('Too late.');
    expect(await run(({ people }) => people.byEmail(person.email))).toBeUndefined();
  });
}
