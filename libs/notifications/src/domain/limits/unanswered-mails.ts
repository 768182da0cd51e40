import type { MessageKind } from '../message';

/**
 * Groups of mails that strangers can cause, each with a limit of its own for one address and shop (D-153): `unconfirmed` are confirmations
 * of sign-ups and tickets for people whom somebody else named, `registration` what somebody gets who has typed in an address and paid
 * nothing.
 */
export const MAIL_GROUPS = ['unconfirmed', 'registration'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

const GROUPS: Partial<Record<MessageKind, MailGroup>> = {
  newsletter_confirm: 'unconfirmed',
  restock_confirm: 'unconfirmed',
  attendee_ticket: 'unconfirmed',
  ticket_given: 'unconfirmed',
  ticket_given_pending: 'unconfirmed',
  registration_confirmed: 'registration',
  registration_received: 'registration',
  order_confirmed: 'registration',
  transfer_instructions: 'registration',
  payment_event_cancelled: 'registration',
};

/** Returns the group of a kind of mail, unless the merchant or a payment has caused it. */
export function mailGroupOf(kind: MessageKind, { isTrusted }: { isTrusted: boolean }): MailGroup | undefined {
  return isTrusted ? undefined : GROUPS[kind];
}

/** Kinds of mails by which somebody first hears of a seat that another person has taken for them. */
const NAMED_KINDS: readonly MessageKind[] = ['attendee_ticket', 'ticket_given', 'ticket_given_pending'];

/** Returns true for mails that go no more to somebody who has said that they are not meant (D-153). */
export function isForNamed(kind: MessageKind): boolean {
  return NAMED_KINDS.includes(kind);
}

export const NOT_MEANT_REASON =
  'Withheld: the owner of this address has said that they are not meant by it. Ask whoever took the seat for the right address; the link of an earlier mail takes it back.';

const DAY_MS = 86_400_000;
const LIMITS: Readonly<Record<MailGroup, { day: number; week?: number }>> = {
  unconfirmed: { day: 5, week: 20 },
  registration: { day: 20 },
};

/** Unanswered mails of one group to one address, in the last day and the last week. */
export interface UnansweredMails {
  day: number;
  week: number;
}

/** Returns the moments after which mails count. */
export function countedSince(now: Date): { day: Date; week: Date } {
  return { day: new Date(now.getTime() - DAY_MS), week: new Date(now.getTime() - 7 * DAY_MS) };
}

/** Returns the reason why another mail of the group may not go to the address; undefined where it may (D-153). */
export function mailExcess(group: MailGroup, { day, week }: UnansweredMails): string | undefined {
  const limit = LIMITS[group];
  const excess =
    day >= limit.day
      ? `${limit.day} unanswered mails of this kind in a day`
      : limit.week !== undefined && week >= limit.week
        ? `${limit.week} unanswered mails of this kind in a week`
        : undefined;
  return (
    excess &&
    `Withheld: this address has had ${excess}. The count starts over once somebody follows a link of such a mail and presses its button, or pays for an order. Retry the message to send it anyway.`
  );
}

/** Wait for further registrations before their links go in one mail, ms. */
const LIST_AFTER_MS = 60_000;

/**
 * Returns when the mail with links to all registrations is due, after a registration mail was withheld: soon, but a day after the last such
 * mail (D-153).
 */
export function nextListAt(lastListAt: Date | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime() + LIST_AFTER_MS, (lastListAt?.getTime() ?? 0) + DAY_MS));
}
