import type { Factor } from './decide-entry';

/** Kinds of mails to staff. Those with a link get its token when they are sent, so that no stored mail holds one (ADR 0171 r10). */
export const STAFF_MAIL_KINDS = ['sign_in_link', 'recovery_link', 'invitation', 'factor_added', 'factor_removed', 'new_sign_in'] as const;
export type StaffMailKind = (typeof STAFF_MAIL_KINDS)[number];

/** Content of a mail beyond its kind. */
export interface StaffMailDetails {
  /** Invitation that it is about. */
  invitation?: { workspaceId: string; id: string };
  factor?: Factor;
  /** Name of the passkey. */
  name?: string;
  /** Browser and address of a sign-in. */
  device?: string;
  ip?: string;
  /** Moment that it is about, ISO 8601. */
  at?: string;
}

/** A mail to one of the staff, or to an address that may be one: who that is is looked up when it is sent. */
export interface StaffMail {
  /** UUIDv7. */
  id: string;
  kind: StaffMailKind;
  /** Address in the form for comparison. */
  email: string;
  /** Language that the reader was served in, BCP 47. */
  language?: string;
  details: StaffMailDetails;
  /** When it is due, or its lease ends. */
  dueAt: Date;
  attempts: number;
  createdAt: Date;
}

const ATTEMPTS_MS = [0, 2_000, 10_000, 30_000, 120_000, 300_000];
const MINUTE_MS = 60_000;
/** Time for which a link is tried: who waits for it asks for another one by then. */
const MOST_AGE_OF_LINK_MS = 15 * MINUTE_MS;
/** Time for which any other mail is tried, since nobody asks for it again. */
const MOST_AGE_MS = 24 * 60 * MINUTE_MS;

/** Returns when a mail is tried again; undefined when it is given up. */
export function nextMailAttempt({ kind, attempts, createdAt }: StaffMail, now: Date): Date | undefined {
  const next = new Date(now.getTime() + (ATTEMPTS_MS[attempts] ?? ATTEMPTS_MS.at(-1)!));
  const mostAge = kind === 'sign_in_link' ? MOST_AGE_OF_LINK_MS : MOST_AGE_MS;
  return next.getTime() - createdAt.getTime() > mostAge ? undefined : next;
}

/** Makes a mail that is due at once. */
export function newMail(
  mail: Pick<StaffMail, 'id' | 'kind' | 'email' | 'language'> & { details?: StaffMailDetails },
  now: Date,
): StaffMail {
  return { ...mail, details: mail.details ?? {}, dueAt: now, attempts: 0, createdAt: now };
}
