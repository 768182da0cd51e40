import { aSignUp, aSubscription, SIGNED_UP_AT } from '../testing';
import { confirm, end, type Subscription } from './subscription';
import { decideSignUp, mailsCountSince } from './decide-sign-up';

const after = (minutes: number) => new Date(SIGNED_UP_AT.getTime() + minutes * 60_000);
const decide = (existing: Partial<Subscription> | undefined, minutes = 10, overrides = {}, unanswered = 0) =>
  decideSignUp(existing && aSubscription(existing), aSignUp(overrides), unanswered, after(minutes));

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
    expect(decideSignUp(existing, aSignUp({ name: 'Somebody else' }), 0, after(60))).toEqual({ subscription: existing, isMailed: false });
  });

  it.each(['ended', 'told'] as const)('starts over after it was %s, and keeps its id', (state) => {
    const { subscription } = decide({ state, confirmedAt: after(1), endedAt: after(2) }, 30, { id: 'another', name: 'Adé' });
    expect(subscription).toEqual({ ...aSubscription({ name: 'Adé', mails: 1 }), askedAt: after(30) });
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

describe('an address with unanswered mails', () => {
  it.each([
    [4, true],
    [5, false],
    [6, false],
  ])('after %d mails in a day gets another: %s', (unanswered, isMailed) => {
    expect(decide(undefined, 0, {}, unanswered)).toEqual({ subscription: isMailed ? aSubscription() : undefined, isMailed });
    for (const state of ['pending', 'ended', 'told'] as const) {
      const { subscription, ...decided } = decide({ state }, 10, { name: 'Obi' }, unanswered);
      expect([decided.isMailed, subscription]).toEqual([
        isMailed,
        isMailed ? expect.objectContaining({ state: 'pending', name: 'Obi' }) : aSubscription({ state }),
      ]);
    }
  });

  it.each([
    [1_439, 4],
    [1_440, 1],
  ])('is counted from the start after a day without one: %d min', (minutes, mails) => {
    expect(decide({ mails: 3 }, minutes).subscription!.mails).toBe(mails);
    expect(decide({ mails: 3, state: 'ended', confirmedAt: SIGNED_UP_AT }, minutes).subscription!.mails).toBe(1);
    expect(mailsCountSince(after(1_440))).toEqual(SIGNED_UP_AT);
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
