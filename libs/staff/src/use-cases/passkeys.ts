import { FinalConflict, type IdGenerator, NotFound, type RealClock } from '@svc/kernel';
import { CHALLENGE_MS, type ChallengePurpose, fitsChallenge, MOST_PASSKEYS, type Passkey, passkeyName } from '../domain/passkey';
import { tokenHash } from '../domain/secret-token';
import type { Visitor } from '../domain/session';
import type { CeremonyOptions, PasskeyCeremonies } from '../ports/passkey-ceremonies';
import type { StaffUnitOfWork } from '../ports/staff-tx';
import { FactorRefused, lockForFactors, reportFactor, settleSessions } from './factor-changes';
import type { LimitSignIns } from './limit-sign-ins';
import type { OpenedSession, SessionMint, SignedIn } from './open-session';

/** Asks browsers to sign challenges, and takes each challenge back once (ADR 0171 r6). */
export class PasskeyChallenges {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly clock: RealClock,
  ) {}

  /** Stores the challenge of these options, and returns them for the browser. */
  async ask({ options, challenge }: CeremonyOptions, purpose: ChallengePurpose, personId?: string): Promise<object> {
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    await this.work.run(({ challenges }) => challenges.add({ purpose, personId, expiresAt }, tokenHash(challenge)));
    return options;
  }

  /** Takes the challenge that an answer has signed, whether the answer turns out right or not. @throws FactorRefused */
  async take(response: unknown, purpose: ChallengePurpose, personId?: string): Promise<{ challenge: string; credentialId: string }> {
    const answered = this.ceremonies.answered(response);
    const stored = answered && (await this.work.run(({ challenges }) => challenges.take(tokenHash(answered.challenge))));
    if (!answered || !fitsChallenge(stored, { purpose, personId }, this.clock.now())) throw new FactorRefused();
    return answered;
  }
}

/** Adds and removes passkeys of a person. All throw FreshSignInNeeded, FactorNeeded. */
export class ManagePasskeys {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly challenges: PasskeyChallenges,
    private readonly mint: SessionMint,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /** Returns the options of `navigator.credentials.create`, as JSON. */
  async begin(by: SignedIn): Promise<object> {
    const { person, factors } = await this.work.run((tx) => lockForFactors(tx, by, this.clock.now()));
    if (factors.passkeys.length >= MOST_PASSKEYS) throw new FinalConflict(`There are ${MOST_PASSKEYS} passkeys. Remove one first.`);
    return this.challenges.ask(await this.ceremonies.registration(person, factors.passkeys), 'register', person.id);
  }

  /** Stores the passkey that the browser has made; the session has proved it, and gets another token. @throws FactorRefused */
  async add(by: SignedIn, { response, name }: { response: unknown; name?: string }): Promise<OpenedSession & { passkey: Passkey }> {
    const { personId } = by.session;
    const { challenge } = await this.challenges.take(response, 'register', personId);
    const credential = await this.ceremonies.verifyRegistration(response, challenge);
    if (!credential) throw new FactorRefused();
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const { person } = await lockForFactors(tx, by, now);
      const passkey: Passkey = { ...credential, id: this.ids.next(), personId, name: passkeyName(name), createdAt: now };
      if (!(await tx.factors.addPasskey(passkey))) throw new FactorRefused('This passkey is registered already.');
      await reportFactor(tx, by, { person, factor: 'passkey', name: passkey.name, action: 'create' }, { ids: this.ids, now });
      return { ...(await this.mint.renew(tx, by.session, 'passkey')), passkey };
    });
  }

  /** Removes a passkey, and ends all other sessions. @throws NotFound */
  async remove(by: SignedIn, passkeyId: string): Promise<void> {
    await this.work.run(async (tx) => {
      const now = this.clock.now();
      const { person } = await lockForFactors(tx, by, now);
      const passkey = await tx.factors.removePasskey(person.id, passkeyId);
      if (!passkey) throw new NotFound('passkey');
      await settleSessions(tx, by);
      await reportFactor(tx, by, { person, factor: 'passkey', name: passkey.name, action: 'delete' }, { ids: this.ids, now });
    });
  }
}

/** Signs in by a passkey, or proves one in a session. All throw FactorRefused; signing in throws RateLimited as well. */
export class UsePasskey {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly challenges: PasskeyChallenges,
    private readonly mint: SessionMint,
    private readonly limits: LimitSignIns,
    private readonly clock: RealClock,
  ) {}

  /** Returns the options of `navigator.credentials.get`, as JSON, for whoever it is. */
  async beginSignIn({ ip }: Visitor): Promise<object> {
    await this.limits.attempt(ip);
    return this.challenges.ask(await this.ceremonies.authentication(), 'sign_in');
  }

  async signIn({ response, visitor, requestId }: { response: unknown; visitor: Visitor; requestId: string }): Promise<OpenedSession> {
    await this.limits.attempt(visitor.ip);
    const passkey = await this.verify(response, 'sign_in');
    return this.work.run(async (tx) => {
      const person = await tx.people.lock(passkey.personId);
      if (!person || !(await tx.factors.passkeyBy(passkey.credentialId))) throw new FactorRefused();
      await tx.factors.usePasskey(passkey);
      return this.mint.open(tx, person, { way: 'passkey', visitor, requestId });
    });
  }

  /** Returns the options by which the person of a session proves one of their passkeys. */
  async beginProof({ session: { personId } }: SignedIn): Promise<object> {
    const { passkeys } = await this.work.run(({ factors }) => factors.of(personId));
    return this.challenges.ask(await this.ceremonies.authentication(passkeys), 'prove', personId);
  }

  /** Makes the session fresh, and one of a passkey; it gets another token. @throws NotFound when it was revoked meanwhile */
  async prove({ session: { personId, id } }: SignedIn, response: unknown): Promise<OpenedSession> {
    const passkey = await this.verify(response, 'prove', personId);
    return this.work.run(async (tx) => {
      await tx.people.lock(personId);
      const session = await tx.sessions.lock(personId, id);
      if (!session) throw new NotFound('session');
      if (!(await tx.factors.passkeyBy(passkey.credentialId))) throw new FactorRefused();
      await tx.factors.usePasskey(passkey);
      return this.mint.renew(tx, session, 'passkey');
    });
  }

  private async verify(response: unknown, purpose: 'sign_in' | 'prove', personId?: string): Promise<Passkey> {
    const { challenge, credentialId } = await this.challenges.take(response, purpose, personId);
    const passkey = await this.work.run(({ factors }) => factors.passkeyBy(credentialId));
    if (!passkey || (personId !== undefined && passkey.personId !== personId)) throw new FactorRefused();
    const used = await this.ceremonies.verifyAuthentication(response, challenge, passkey);
    if (!used) throw new FactorRefused();
    return { ...used, lastUsedAt: this.clock.now() };
  }
}
