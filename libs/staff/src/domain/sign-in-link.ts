import { DomainError } from '@svc/kernel';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const LINK_PURPOSES = ['sign_in', 'recovery'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Validity of links: that of a recovery is mailed when its reader does not wait for it. */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = { sign_in: 15 * MINUTE_MS, recovery: 24 * HOUR_MS };

/** A link by which a person signs in, once. */
export interface SignInLink {
  /** UUIDv7. */
  id: string;
  personId: string;
  purpose: LinkPurpose;
  createdAt: Date;
  expiresAt: Date;
}

/** Makes a link, which takes the place of the person's former one (ADR 0171 r5). */
export function newLink({ id, personId, purpose }: Pick<SignInLink, 'id' | 'personId' | 'purpose'>, now: Date): SignInLink {
  return { id, personId, purpose, createdAt: now, expiresAt: new Date(now.getTime() + LINK_MS[purpose]) };
}

/** The link was used, has ended, or never was one: the answer is the same. */
export class LinkRefused extends DomainError {
  constructor() {
    super('UNAUTHORIZED', 'This link no longer works: it was used, a newer one was sent, or its time is over. Ask for another one.');
  }
}

/** Refuses a link whose time is over, and one that there is not. @throws LinkRefused */
export function checkLink(link: SignInLink | undefined, now: Date): SignInLink {
  if (!link || link.expiresAt <= now) throw new LinkRefused();
  return link;
}
