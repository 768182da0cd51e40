import { randomUUID } from 'node:crypto';
import { LeasedTokens, type Role, SecretSource } from '@svc/access';
import { InMemoryRateLimiter, RecordingAccessLog } from '@svc/access/testing';
import type { IdGenerator, RealClock } from '@svc/kernel';
import { InMemorySecretBox } from '@svc/kernel/testing';
import type { Person } from '../domain/person';
import { newLink, type LinkPurpose } from '../domain/sign-in-link';
import type { StaffMailKind } from '../domain/staff-mail';
import { AcceptInvitation, ManageInvitations } from '../use-cases/invitations';
import { AdmitSession, type AdmittedSession } from '../use-cases/admit-session';
import { AuthenticatorCodes, ManageAuthenticatorApp } from '../use-cases/authenticator-app';
import { LimitSignIns } from '../use-cases/limit-sign-ins';
import { ManageMembers } from '../use-cases/members';
import { type OpenedSession, SessionMint, type SignedIn } from '../use-cases/open-session';
import { ManagePasskeys, PasskeyChallenges, UsePasskey } from '../use-cases/passkeys';
import { RecoverPerson } from '../use-cases/recover-person';
import { ManageSessions } from '../use-cases/sessions';
import { RequestSignIn, SignInByLink } from '../use-cases/sign-in-by-link';
import { InMemoryStaff } from './in-memory-staff';
import { PlainTotpCodes } from './plain-totp-codes';
import { ScriptedCeremonies } from './scripted-ceremonies';
import { aMember, aPerson, MOMENT } from './staff.builder';

/** Secrets that differ, and have the form of real ones. */
export class CountedSecrets extends SecretSource {
  private made = 0;

  base62(length: number): string {
    this.made += 1;
    return String(this.made).padStart(length, 'a');
  }
}

const REQUEST = 'req_01h455vb4pex5vsknk084sn02q';

/** Use cases of staff over one store in memory, by a clock that tests move. */
export class StaffWorld {
  now = MOMENT;
  readonly staff = new InMemoryStaff();
  readonly clock: RealClock = { now: () => this.now };
  readonly ids: IdGenerator = { next: () => randomUUID() };
  readonly visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };
  readonly ceremonies = new ScriptedCeremonies();
  readonly totp = new PlainTotpCodes();
  readonly mint: SessionMint;
  readonly limits: LimitSignIns;
  readonly admit: AdmitSession;
  readonly request: RequestSignIn;
  readonly byLink: SignInByLink;
  readonly passkeys: ManagePasskeys;
  readonly usePasskey: UsePasskey;
  readonly app: ManageAuthenticatorApp;
  readonly sessions: ManageSessions;
  readonly members: ManageMembers;
  readonly invitations: ManageInvitations;
  readonly accept: AcceptInvitation;
  readonly recover: RecoverPerson;

  /** @param scale RATE_LIMIT_SCALE; 0 is without limits */
  constructor(scale = 0) {
    const { staff, ids, clock } = this;
    const { work } = staff;
    this.mint = new SessionMint(new CountedSecrets(), ids, clock);
    const tokens = new LeasedTokens(new InMemoryRateLimiter(() => this.now.getTime()), new RecordingAccessLog());
    this.limits = new LimitSignIns(tokens, clock, scale);
    const challenges = new PasskeyChallenges(work, this.ceremonies, clock);
    this.admit = new AdmitSession(staff.reader, clock);
    this.request = new RequestSignIn(work, this.limits, ids, clock);
    this.byLink = new SignInByLink(work, this.limits, this.mint, clock);
    this.passkeys = new ManagePasskeys(work, this.ceremonies, challenges, this.mint, ids, clock);
    this.usePasskey = new UsePasskey(work, this.ceremonies, challenges, this.mint, this.limits, clock);
    this.app = new ManageAuthenticatorApp(
      work,
      new AuthenticatorCodes(this.totp, new InMemorySecretBox(), this.limits),
      this.mint,
      ids,
      clock,
    );
    this.sessions = new ManageSessions(work, clock);
    this.members = new ManageMembers(work, clock);
    this.invitations = new ManageInvitations(work, this.limits, ids, clock);
    this.accept = new AcceptInvitation(work, this.limits, this.mint, ids, clock);
    this.recover = new RecoverPerson(work, ids, clock);
  }

  pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  /** Makes a person with roles in workspaces. */
  async hire(roles: Readonly<Record<string, Role>> = {}, fields: Partial<Person> = {}): Promise<Person> {
    const person = aPerson(fields);
    await this.staff.work.run(async ({ people, members }) => {
      await people.insert(person);
      for (const [workspaceId, role] of Object.entries(roles)) await members.insert(aMember({ workspaceId, personId: person.id, role }));
    });
    return person;
  }

  /** Makes a link for a person as if it was mailed; returns its token. */
  async linkFor({ id: personId }: Person, purpose: LinkPurpose = 'sign_in'): Promise<string> {
    const { token, hash } = this.mint.token();
    await this.staff.work.run(({ links }) => links.put(newLink({ id: randomUUID(), personId, purpose }, this.now), hash));
    return token;
  }

  /** Signs a person in by a link. */
  async signIn(person: Person, visitor = this.visitor): Promise<OpenedSession> {
    return this.byLink.execute({ token: await this.linkFor(person), visitor, requestId: REQUEST });
  }

  /** Returns the request of a session as its person makes it. */
  by({ session }: Pick<OpenedSession, 'session'>): SignedIn & { author: { personId: string; requestId: string } } {
    return { session, requestId: REQUEST, author: { personId: session.personId, requestId: REQUEST } };
  }

  /** Registers a passkey in a session; returns the session as it is then. */
  async addPasskey(opened: OpenedSession, credentialId: string = randomUUID()): Promise<OpenedSession & { credentialId: string }> {
    const options = await this.passkeys.begin(this.by(opened));
    const added = await this.passkeys.add(this.by(opened), { response: this.ceremonies.answer(options, credentialId), name: 'Phone' });
    return { ...added, credentialId };
  }

  /** Sets up an authenticator app in a session; returns the session as it is then, and the secret. */
  async addApp(opened: OpenedSession): Promise<OpenedSession & { secret: string }> {
    const { secret } = await this.app.begin(this.by(opened));
    const confirmed = await this.app.confirm(this.by(opened), this.totp.codeAt(secret, this.now));
    return { ...confirmed, secret };
  }

  admitted({ token }: Pick<OpenedSession, 'token'>): Promise<AdmittedSession | undefined> {
    return this.admit.execute(token);
  }

  /** Returns the kinds of mails to an address that are planned. */
  mailsTo(email: string): StaffMailKind[] {
    return [...this.staff.mails.values()].filter((mail) => mail.email === email).map(({ kind }) => kind);
  }

  /** Returns the audit log: workspace, action, subject and author of each entry. */
  audited(): (string | undefined)[][] {
    return this.staff.audit.entries.map(({ workspaceId, action, subject, author }) => [workspaceId, action, subject.kind, author.personId]);
  }
}
