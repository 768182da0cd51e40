import type { Subscription, SubscriptionSource, Wish } from './subscription';

/** At most one mail to confirm in this time, however often somebody signs up (as D-51 has it for registrations). */
const MAIL_AGAIN_AFTER_MS = 10 * 60_000;

/**
 * Most mails to confirm anything that one address gets without answering one: then none for a day. Anybody can type in
 * anybody's address, and a stranger answers none.
 */
const MOST_UNANSWERED_MAILS = 5;
const DAY_MS = 86_400_000;

/** Mails before this moment are not held against an address any more. */
export function mailsCountSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** A wish as it comes in, with the id that it gets when it is new. */
export interface SignUp extends Wish {
  id: string;
  name?: string;
  source: SubscriptionSource;
  /** BCP 47, in which they are served. */
  language?: string;
}

/** What becomes of a sign-up, and whether a mail asks to confirm it. Who signed up gets the same response in every case. */
export interface SignUpDecision {
  /** Undefined when it is not kept. */
  subscription?: Subscription;
  isMailed: boolean;
}

/**
 * What is confirmed stays as it is and is mailed nothing; anything else has to be confirmed, again as well. For an
 * address that leaves too many mails unanswered everything stays as it is.
 * @param unanswered how many mails to confirm anything have gone to the address since `mailsCountSince`, and were not
 */
export function decideSignUp(known: Subscription | undefined, { id, ...asked }: SignUp, unanswered: number, now: Date): SignUpDecision {
  const isRested = !known || now.getTime() - known.askedAt.getTime() >= MAIL_AGAIN_AFTER_MS;
  if (known?.state === 'confirmed' || (isRested && unanswered >= MOST_UNANSWERED_MAILS)) return { subscription: known, isMailed: false };
  if (!known) return { subscription: { ...asked, id, state: 'pending', createdAt: now, askedAt: now, mails: 1 }, isMailed: true };
  const { confirmedAt: _confirmedAt, endedAt: _endedAt, ...kept } = known;
  const subscription: Subscription = {
    ...kept,
    name: asked.name ?? known.name,
    source: asked.source,
    language: asked.language ?? known.language,
    state: 'pending',
  };
  return isRested
    ? { subscription: { ...subscription, askedAt: now, mails: mailsWithOneMore(known, now) }, isMailed: true }
    : { subscription, isMailed: false };
}

function mailsWithOneMore({ askedAt, mails, confirmedAt }: Subscription, now: Date): number {
  return !confirmedAt && askedAt > mailsCountSince(now) ? mails + 1 : 1;
}
