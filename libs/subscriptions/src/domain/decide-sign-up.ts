import type { Subscription, SubscriptionSource, Wish } from './subscription';

/** At most one mail to confirm in this time, however often somebody signs up (as D-51 has it for registrations). */
const MAIL_AGAIN_AFTER_MS = 10 * 60_000;

/** A wish as it comes in, with the id that it gets when it is new. */
export interface SignUp extends Wish {
  id: string;
  name?: string;
  source: SubscriptionSource;
}

/** What becomes of a sign-up, and whether a mail asks to confirm it. Who signed up is told the same in every case. */
export interface SignUpDecision {
  subscription: Subscription;
  isMailed: boolean;
}

/** What is confirmed stays as it is and is mailed nothing; anything else has to be confirmed, again as well. */
export function decideSignUp(known: Subscription | undefined, { id, ...asked }: SignUp, now: Date): SignUpDecision {
  if (!known) return { subscription: { ...asked, id, state: 'pending', createdAt: now, askedAt: now }, isMailed: true };
  if (known.state === 'confirmed') return { subscription: known, isMailed: false };
  const isMailed = now.getTime() - known.askedAt.getTime() >= MAIL_AGAIN_AFTER_MS;
  const { confirmedAt: _confirmedAt, endedAt: _endedAt, ...kept } = known;
  return { subscription: { ...kept, name: asked.name ?? known.name, source: asked.source, state: 'pending', askedAt: isMailed ? now : known.askedAt }, isMailed };
}
