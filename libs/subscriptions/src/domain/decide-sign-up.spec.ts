import { aSignUp, aSubscription, SIGNED_UP_AT } from '../testing';
import { confirm, end, type Subscription } from './subscription';
import { decideSignUp, withheldSince } from './decide-sign-up';

const after = (minutes: number) => new Date(SIGNED_UP_AT.getTime() + minutes * 60_000);
const decide = (existing: Partial<Subscription> | undefined, minutes = 10, overrides = {}, isWithheld = false) =>
  decideSignUp(existing && aSubscription(existing), aSignUp(overrides), isWithheld, after(minutes));

describe('signing up', () => {
  it('waits for its mail to be answered', () => {
    expect(decide(undefined, 0)).toEqual({ subscription: aSubscription(), isMailed: true });
  });

  it.each([
    [0, false],
    [9.9, false],
    [10, true],
    [1_000, true],
  ])('sends another mail no sooner than ten minutes after the last: %d min, %s', (minutes, isMailed) => {
    expect(decide({}, minutes)).toMatchObject({ isMailed, subscription: { state: 'pending', askedAt: after(isMailed ? minutes : 0) } });
  });

  it('changes nothing of a confirmed subscription, not even the name', () => {
    const existing = aSubscription({ state: 'confirmed', confirmedAt: after(1) });
    expect(decideSignUp(existing, aSignUp({ name: 'Somebody else' }), false, after(60))).toEqual({
      subscription: existing,
      isMailed: false,
    });
  });

  it.each(['ended', 'told'] as const)('starts over after it was %s, and keeps its id', (state) => {
    const { subscription } = decide({ state, confirmedAt: after(1), endedAt: after(2) }, 30, { id: 'another', name: 'Adé' });
    expect(subscription).toEqual({ ...aSubscription({ name: 'Adé' }), askedAt: after(30) });
  });
});

describe('[D-114] the language of a subscription', () => {
  it('is that of the person’s last sign-up, as far as one is known', () => {
    const languages = [
      decide(undefined, 0, { language: 'fr-CI' }),
      decide({ language: 'en-NG' }, 30, { language: 'fr-CI' }),
      decide({ language: 'fr-CI' }, 30),
    ].map(({ subscription }) => subscription?.language);
    expect(languages).toEqual(['fr-CI', 'fr-CI', 'fr-CI']);
  });
});

describe('[D-153] a sign-up whose confirmation mail was withheld', () => {
  it.each(['pending', 'ended', 'told'] as const)('plans no second one beside it, however long ago it was %s', (state) => {
    expect(decide({ state }, 1_000, { name: 'Obi' }, true)).toEqual({
      subscription: { ...aSubscription({ name: 'Obi' }), confirmedAt: undefined, endedAt: undefined },
      isMailed: false,
    });
  });

  it('may be mailed again a day later', () => {
    expect(withheldSince(after(1_440))).toEqual(SIGNED_UP_AT);
  });
});

describe('the answer to its mail', () => {
  it.each([
    ['pending', 'confirmed'],
    ['confirmed', 'confirmed'],
    ['told', 'told'],
    ['ended', 'ended'],
  ] as const)('confirms a waiting subscription: %s becomes %s', (state, then) => {
    expect(confirm(aSubscription({ state }), after(1)).state).toBe(then);
  });

  it.each([
    ['pending', 'ended'],
    ['confirmed', 'ended'],
    ['told', 'told'],
    ['ended', 'ended'],
  ] as const)('ends a subscription that is not over: %s becomes %s', (state, then) => {
    expect(end(aSubscription({ state }), after(1)).state).toBe(then);
  });
});
