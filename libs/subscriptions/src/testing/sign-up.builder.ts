import type { SignUp } from '../domain/decide-sign-up';
import type { Subscription } from '../domain/subscription';

/** When people of tests sign up. */
export const SIGNED_UP_AT = new Date('2026-11-22T09:00:00.000Z');

/** Adé, who wants the newsletter of some workspace; give only what the test is about. */
export function aSignUp(given: Partial<SignUp> = {}): SignUp {
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    mode: 'live',
    id: '01890a5d-ac96-774b-bcce-b302099a8060',
    kind: 'newsletter',
    email: 'ade@example.com',
    source: 'hosted',
    ...given,
  };
}

/** What is kept of Adé's wish; give only what the test is about. */
export function aSubscription(given: Partial<Subscription> = {}): Subscription {
  return { ...aSignUp(), state: 'pending', createdAt: SIGNED_UP_AT, askedAt: SIGNED_UP_AT, mails: 1, ...given };
}
