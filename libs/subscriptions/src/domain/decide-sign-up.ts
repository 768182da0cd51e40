import type { Subscription, SubscriptionSource, Wish } from './subscription';

/** Least time between two confirmation mails, however often somebody signs up (as D-51 has it for registrations). */
const MAIL_AGAIN_AFTER_MS = 10 * 60_000;

/** Most unanswered confirmation mails to one address: then none for a day. Anybody can type in any address, and a stranger answers none. */
const MOST_UNANSWERED_MAILS = 5;
const DAY_MS = 86_400_000;

/** Returns the moment from which mails count as unanswered. */
export function mailsCountSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Sign-up as it comes in, with the id for a new subscription. */
export interface SignUp extends Wish {
  id: string;
  name?: string;
  source: SubscriptionSource;
  /** Language of the person, BCP 47. */
  language?: string;
}

/** Result of a sign-up, and whether a confirmation mail is sent. The response is the same in every case. */
export interface SignUpDecision {
  /** Undefined when nothing is stored. */
  subscription?: Subscription;
  isMailed: boolean;
}

/**
 * Decides about a sign-up. A confirmed subscription stays as it is without a mail; any other has to be confirmed (again). With too
 * many unanswered mails to the address nothing changes.
 * @param unanswered number of confirmation mails to the address since `mailsCountSince` that were not answered
 */
export function decideSignUp(existing: Subscription | undefined, { id, ...signUp }: SignUp, unanswered: number, now: Date): SignUpDecision {
  const isRested = !existing || now.getTime() - existing.askedAt.getTime() >= MAIL_AGAIN_AFTER_MS;
  if (existing?.state === 'confirmed' || (isRested && unanswered >= MOST_UNANSWERED_MAILS))
    return { subscription: existing, isMailed: false };
  if (!existing) return { subscription: { ...signUp, id, state: 'pending', createdAt: now, askedAt: now, mails: 1 }, isMailed: true };
  const { confirmedAt: _confirmedAt, endedAt: _endedAt, ...rest } = existing;
  const subscription: Subscription = {
    ...rest,
    name: signUp.name ?? existing.name,
    source: signUp.source,
    language: signUp.language ?? existing.language,
    state: 'pending',
  };
  return isRested
    ? { subscription: { ...subscription, askedAt: now, mails: mailsWithOneMore(existing, now) }, isMailed: true }
    : { subscription, isMailed: false };
}

function mailsWithOneMore({ askedAt, mails, confirmedAt }: Subscription, now: Date): number {
  return !confirmedAt && askedAt > mailsCountSince(now) ? mails + 1 : 1;
}
