import type { Subscription, SubscriptionSource, Wish } from './subscription';

/** Least time between two confirmation mails, however often somebody signs up (as D-51 has it for registrations). */
const MAIL_AGAIN_AFTER_MS = 10 * 60_000;

const DAY_MS = 86_400_000;

/** Returns the moment after which a withheld confirmation mail stands for further ones. */
export function withheldSince(now: Date): Date {
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
  subscription: Subscription;
  isMailed: boolean;
}

/**
 * Decides about a sign-up. A confirmed subscription stays as it is without a mail; any other has to be confirmed (again). Its mail may be
 * withheld, since addresses get a limited number of mails that nobody answers (D-153).
 * @param isWithheld a confirmation mail of this subscription was withheld since `withheldSince`; the merchant can send that one
 */
export function decideSignUp(
  existing: Subscription | undefined,
  { id, ...signUp }: SignUp,
  isWithheld: boolean,
  now: Date,
): SignUpDecision {
  const isRested = !existing || (!isWithheld && now.getTime() - existing.askedAt.getTime() >= MAIL_AGAIN_AFTER_MS);
  if (existing?.state === 'confirmed') return { subscription: existing, isMailed: false };
  if (!existing) return { subscription: { ...signUp, id, state: 'pending', createdAt: now, askedAt: now }, isMailed: true };
  const { confirmedAt: _confirmedAt, endedAt: _endedAt, ...rest } = existing;
  const subscription: Subscription = {
    ...rest,
    name: signUp.name ?? existing.name,
    source: signUp.source,
    language: signUp.language ?? existing.language,
    state: 'pending',
  };
  return isRested ? { subscription: { ...subscription, askedAt: now }, isMailed: true } : { subscription, isMailed: false };
}
