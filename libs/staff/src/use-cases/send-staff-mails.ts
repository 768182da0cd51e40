import type { WorkspaceList } from '@svc/access';
import type { RealClock } from '@svc/kernel';
import { type EmailContent, type EmailSender, mailWithoutFiles } from '@svc/notifications';
import type { LinkPurpose } from '../domain/sign-in-link';
import { nextMailAttempt, type StaffMail } from '../domain/staff-mail';
import { invitationPath, signInPath } from '../domain/staff-paths';
import { writeStaffMail } from '../domain/write-staff-mail';
import type { StaffTx, StaffUnitOfWork } from '../ports/staff-tx';
import type { SessionMint } from './open-session';

/** Lease on a mail, longer than any sender takes, ms. */
const LEASE_MS = 120_000;
const MOST_AT_ONCE = 50;

/** Installation that sends mails. */
export interface StaffSite {
  /** PUBLIC_URL. */
  publicUrl: string;
  /** False while nothing goes outward: mails wait (D-135). */
  isOutward: boolean;
}

/**
 * Sends the mails to staff that are due. The token of a link is made here, so that it is in the mail and nowhere else, and a mail for nobody is
 * dropped (ADR 0171 r3, r5).
 */
export class SendStaffMails {
  constructor(
    private readonly work: StaffUnitOfWork,
    private readonly workspaces: Pick<WorkspaceList, 'byId'>,
    private readonly emails: EmailSender,
    private readonly mint: SessionMint,
    private readonly clock: RealClock,
    private readonly site: StaffSite,
  ) {}

  /** Returns the number of mails that were sent. */
  async execute(): Promise<number> {
    let sent = 0;
    for (let taken = 0; this.site.isOutward && taken < MOST_AT_ONCE; taken += 1) {
      const now = this.clock.now();
      const mail = await this.work.run(({ mails }) => mails.lease(now, new Date(now.getTime() + LEASE_MS)));
      if (!mail) return sent;
      if (await this.send(mail)) sent += 1;
    }
    return sent;
  }

  private async send(mail: StaffMail): Promise<boolean> {
    const content = await this.write(mail);
    const outcome = content && (await this.emails.send(mailWithoutFiles({ id: mail.id, recipient: mail.email }, content)));
    const next = outcome && !outcome.ok && !outcome.permanent ? nextMailAttempt(mail, this.clock.now()) : undefined;
    await this.work.run(({ mails }) => (next ? mails.postpone(mail.id, next) : mails.remove(mail.id)));
    return outcome?.ok ?? false;
  }

  /** Writes a mail from the present data, and gives its link a token; undefined for nobody, and for an invitation that was withdrawn. */
  private async write(mail: StaffMail): Promise<EmailContent | undefined> {
    if (mail.kind === 'invitation') return this.writeInvitation(mail);
    return this.work.run(async (tx) => {
      const person = await tx.people.byEmail(mail.email);
      if (!person) return undefined;
      const purpose = PURPOSES[mail.kind];
      const url = purpose && `${this.site.publicUrl}${signInPath(await this.linkOf(tx, person.id, purpose))}`;
      return writeStaffMail(mail, { publicUrl: this.site.publicUrl, language: person.language ?? mail.language, url });
    });
  }

  private async writeInvitation(mail: StaffMail): Promise<EmailContent | undefined> {
    const { invitation: name } = mail.details;
    const shop = name && (await this.workspaces.byId(name.workspaceId))?.displayName;
    if (!name || shop === undefined) return undefined;
    return this.work.run(async (tx) => {
      const invitation = await tx.invitations.find(name);
      if (!invitation || invitation.expiresAt <= this.clock.now()) return undefined;
      const { token, hash } = this.mint.token();
      await tx.invitations.setHash(name, hash);
      const inviter = invitation.invitedById === undefined ? undefined : (await tx.people.lock(invitation.invitedById))?.email;
      const url = `${this.site.publicUrl}${invitationPath(name, token)}`;
      return writeStaffMail(mail, { publicUrl: this.site.publicUrl, language: invitation.language, url, shop, inviter });
    });
  }

  private async linkOf(tx: StaffTx, personId: string, purpose: LinkPurpose): Promise<string> {
    const { link, token, hash } = this.mint.link(personId, purpose);
    await tx.links.put(link, hash);
    return token;
  }
}

/** Purposes of the links in mails. */
const PURPOSES: Readonly<Partial<Record<StaffMail['kind'], LinkPurpose>>> = { sign_in_link: 'sign_in', recovery_link: 'recovery' };
