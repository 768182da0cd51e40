import { FinalConflict, type IdGenerator, NotFound, type RealClock, type SecretBox } from '@svc/kernel';
import type { Factors } from '../domain/passkey';
import { contextOfTotp, type Totp, typedTotp } from '../domain/totp';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import type { TotpCodes } from '../ports/totp-codes';
import { FactorRefused, lockForFactors, reportFactor, settleSessions } from './factor-changes';
import type { LimitSignIns } from './limit-sign-ins';
import type { OpenedSession, SessionMint, SignedIn } from './open-session';

const WRONG_CODE = 'This code is not right, or was used before. Wait for the next one of your app.';

/** Secret of an authenticator app, shown once. */
export interface NewTotp {
  /** base32 */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
}

/** Reads typed codes of authenticator apps. */
export class AuthenticatorCodes {
  constructor(
    private readonly codes: TotpCodes,
    private readonly box: SecretBox,
    private readonly limits: LimitSignIns,
  ) {}

  /** Returns a new secret, sealed for its person, and what is shown of it. */
  make({ id, email }: { id: string; email: string }): NewTotp & { sealed: string } {
    const secret = this.codes.newSecret();
    return { secret, uri: this.codes.uri(secret, email), sealed: this.box.seal(secret, contextOfTotp(id)) };
  }

  /** Counts a try, before the transaction, so that a refused one counts as well. @throws RateLimited */
  async count(personId: string): Promise<void> {
    await this.limits.code(personId);
  }

  /** Accepts a code, once. @throws FactorRefused */
  async spend(tx: StaffTx, totp: Totp | undefined, typed: string, now: Date): Promise<void> {
    const code = typedTotp(typed);
    const step = totp && code && this.codes.stepOf(this.box.open(totp.sealed, contextOfTotp(totp.personId)), code, now);
    if (!totp || step === undefined || step === '' || !(await tx.factors.spendStep(totp.personId, step, now)))
      throw new FactorRefused(WRONG_CODE);
  }
}

/** Sets up, uses and removes the authenticator app of a person (ADR 0171 r7). */
export class ManageAuthenticatorApp {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly codes: AuthenticatorCodes,
    private readonly mint: SessionMint,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /**
   * Makes a secret for the person's app, in place of one that was never confirmed.
   * @throws FreshSignInNeeded, FactorNeeded, FinalConflict where there is an app already
   */
  async begin(by: SignedIn): Promise<NewTotp> {
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const { person, factors } = await lockForFactors(tx, by, now);
      refuseSecond(factors);
      const { sealed, ...shown } = this.codes.make(person);
      await tx.factors.putTotp({ personId: person.id, sealed, createdAt: now });
      return shown;
    });
  }

  /** Makes the app a factor by its first code; the session has proved it. @throws as `begin`, FactorRefused, RateLimited */
  async confirm(by: SignedIn, code: string): Promise<OpenedSession> {
    await this.codes.count(by.session.personId);
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const { person, factors } = await lockForFactors(tx, by, now);
      refuseSecond(factors);
      await this.codes.spend(tx, factors.totp, code, now);
      await reportFactor(tx, by, { person, factor: 'totp', action: 'create' }, { ids: this.ids, now });
      return this.mint.renew(tx, by.session, 'totp');
    });
  }

  /** Proves the app by a code: the session is fresh, and has a second factor. @throws FactorRefused, RateLimited, NotFound */
  async prove({ session: { personId, id } }: SignedIn, code: string): Promise<OpenedSession> {
    await this.codes.count(personId);
    return this.work.run(async (tx) => {
      await tx.people.lock(personId);
      const session = await tx.sessions.lock(personId, id);
      if (!session) throw new NotFound('session');
      const { totp } = await tx.factors.of(personId);
      await this.codes.spend(tx, totp?.confirmedAt && totp, code, this.clock.now());
      return this.mint.renew(tx, session, 'totp');
    });
  }

  /** Removes the app, and ends all other sessions. @throws FreshSignInNeeded, FactorNeeded, NotFound */
  async remove(by: SignedIn): Promise<void> {
    await this.work.run(async (tx) => {
      const now = this.clock.now();
      const { person } = await lockForFactors(tx, by, now);
      if (!(await tx.factors.removeTotp(person.id))) throw new NotFound('authenticator app');
      await settleSessions(tx, by);
      await reportFactor(tx, by, { person, factor: 'totp', action: 'delete' }, { ids: this.ids, now });
    });
  }
}

function refuseSecond({ totp }: Factors): void {
  if (totp?.confirmedAt) throw new FinalConflict('There is an authenticator app already. Remove it first.');
}
