import type { SecretSource } from '@svc/access';
import { type AuditedChange, type Author, type IdGenerator, type RealClock } from '@svc/kernel';
import { auditedSession } from '../domain/audited';
import { type Way, wayAfter, type Factor } from '../domain/decide-entry';
import type { Person } from '../domain/person';
import { TOKEN_LENGTH, tokenHash } from '../domain/secret-token';
import { type LinkPurpose, newLink, type SignInLink } from '../domain/sign-in-link';
import { hasSessionEnded, newSession, type StaffSession, type Visitor } from '../domain/session';
import { newMail } from '../domain/staff-mail';
import type { StaffTx } from '../ports/staff-tx';

/** A session, and the token of its cookie, which is available only now. */
export interface OpenedSession {
  session: StaffSession;
  token: string;
}

/** Request of a signed-in person. */
export interface SignedIn {
  session: StaffSession;
  /** `req_…` */
  requestId: string;
}

/** Returns the author of a change that a person makes. */
export const authorOf = ({ session: { personId }, requestId }: SignedIn): Author => ({ personId, requestId });

/** Records changes about a person in the audit log of each of their workspaces. */
export async function auditEverywhere(tx: StaffTx, personId: string, author: Author, changes: readonly AuditedChange[]): Promise<void> {
  for (const { workspaceId } of await tx.members.ofPerson(personId)) await tx.audit.record(workspaceId, author, changes);
}

/** Makes the tokens of sessions, links and invitations, and the sessions themselves. */
export class SessionMint {
  constructor(
    private readonly secrets: SecretSource,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /** Returns a new token of 256 bits, and its hash. */
  token(): { token: string; hash: string } {
    const token = this.secrets.base62(TOKEN_LENGTH);
    return { token, hash: tokenHash(token) };
  }

  /** Makes a link of a person, with its token. */
  link(personId: string, purpose: LinkPurpose): { link: SignInLink; token: string; hash: string } {
    return { link: newLink({ id: this.ids.next(), personId, purpose }, this.clock.now()), ...this.token() };
  }

  /** Opens a session; the person gets a mail about a browser that none of their other sessions is of. */
  async open(
    tx: StaffTx,
    person: Person,
    { way, visitor, requestId }: { way: Way; visitor: Visitor; requestId: string },
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const { token, hash } = this.token();
    const session = newSession({ id: this.ids.next(), personId: person.id, way, visitor }, now);
    const others = (await tx.sessions.ofPerson(person.id)).filter((each) => !hasSessionEnded(each, now));
    await tx.sessions.insert(session, hash);
    await auditEverywhere(tx, person.id, { personId: person.id, requestId }, [auditedSession(session, 'create')]);
    if (!others.some(({ device }) => device === session.device)) await this.mailOf(tx, person, session, now);
    return { session, token };
  }

  /** Gives a session that has proved a factor another token: who had the former one is out (OWASP ASVS 5, 7.2.4). */
  async renew(tx: StaffTx, session: StaffSession, factor: Factor): Promise<OpenedSession> {
    const { token, hash } = this.token();
    const renewed = { ...session, way: wayAfter(session.way, factor), provedAt: this.clock.now() };
    await tx.sessions.renew(renewed, hash);
    return { session: renewed, token };
  }

  private async mailOf(tx: StaffTx, { email, language }: Person, { device, ip }: StaffSession, now: Date): Promise<void> {
    const details = { device, ip, at: now.toISOString() };
    await tx.mails.plan([newMail({ id: this.ids.next(), kind: 'new_sign_in', email, language, details }, now)]);
  }
}
