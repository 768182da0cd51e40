import type { SignUp } from '../domain/decide-sign-up';
import type { Subscription } from '../domain/subscription';

/** Time at which people of tests sign up. */
export const SIGNED_UP_AT = new Date('2026-11-22T09:00:00.000Z');

/** Builds Adé's sign-up for the newsletter of some workspace; give only the fields of the test. */
export function aSignUp(overrides: Partial<SignUp> = {}): SignUp {
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    mode: 'live',
    id: '01890a5d-ac96-774b-bcce-b302099a8060',
    kind: 'newsletter',
    email: 'ade@example.com',
    source: 'hosted',
    ...overrides,
  };
}

/** Builds Adé's subscription; give only the fields of the test. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return { ...aSignUp(), state: 'pending', createdAt: SIGNED_UP_AT, askedAt: SIGNED_UP_AT, ...overrides };
}
