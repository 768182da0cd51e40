import type { IdGenerator, RealClock } from '@svc/kernel';
import { decideEntry } from '../domain/decide-entry';
import { stateOfFactors } from '../domain/passkey';
import { personAddress } from '../domain/person';
import { presentedHash } from '../domain/secret-token';
import type { Visitor } from '../domain/session';
import { checkLink, LinkRefused } from '../domain/sign-in-link';
import { newMail } from '../domain/staff-mail';
import type { StaffUnitOfWork } from '../ports/staff-tx';
import type { LimitSignIns } from './limit-sign-ins';
import type { OpenedSession, SessionMint } from './open-session';

/** Request for a link by which to sign in. */
export interface RequestSignInCommand {
  /** Address as it was typed. */
  email: string;
  /** Language of the page, BCP 47. */
  language?: string;
  visitor: Visitor;
}

/**
 * Has a link mailed to an address. It does the same for every address: whose that is, and whether it is anybody's, is looked up when the mail
 * is sent (ADR 0171 r5). Throws InvalidInput for what is no address, RateLimited.
 */
export class RequestSignIn {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly limits: LimitSignIns,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  async execute({ email: typed, language, visitor }: RequestSignInCommand): Promise<void> {
    const email = personAddress(typed);
    await this.limits.attempt(visitor.ip, email);
    const mail = newMail({ id: this.ids.next(), kind: 'sign_in_link', email, language }, this.clock.now());
    await this.work.run(({ mails }) => mails.plan([mail]));
  }
}

export interface UseLinkCommand {
  /** Token of the link. */
  token: string | undefined;
  visitor: Visitor;
  requestId: string;
}

/**
 * Signs a person in by a link, which works once. What the session may enter is decided at each of its requests (`AdmitSession`): who has a
 * factor proves it first. Throws LinkRefused, RateLimited.
 */
export class SignInByLink {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly limits: LimitSignIns,
    private readonly mint: SessionMint,
    private readonly clock: RealClock,
  ) {}

  async execute({ token, visitor, requestId }: UseLinkCommand): Promise<OpenedSession> {
    await this.limits.attempt(visitor.ip);
    const hash = presentedHash(token);
    if (hash === undefined) throw new LinkRefused();
    return this.work.run(async (tx) => {
      const link = checkLink(await tx.links.take(hash), this.clock.now());
      const person = await tx.people.lock(link.personId);
      if (!person) throw new LinkRefused();
      const way = link.purpose === 'recovery' ? 'recovery' : 'link';
      const factors = stateOfFactors(await tx.factors.of(person.id));
      if (decideEntry({ way, factors, demand: 'none' }).outcome === 'refused') throw new LinkRefused();
      return this.mint.open(tx, person, { way, visitor, requestId });
    });
  }
}
