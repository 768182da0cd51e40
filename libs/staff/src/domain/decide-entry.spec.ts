import {
  decideEntry,
  type Entry,
  type Factor,
  FACTOR_DEMANDS,
  type FactorDemand,
  FACTORS,
  factorsOf,
  type FactorState,
  TOTP_STATES,
  type Way,
  wayAfter,
  WAYS,
  wayWithout,
} from './decide-entry';

interface Case {
  way: Way;
  factors: FactorState;
  demand: FactorDemand;
}

const STATES: FactorState[] = [0, 1, 3].flatMap((passkeys) => TOTP_STATES.map((totp) => ({ passkeys, totp })));
const WALK: Case[] = WAYS.flatMap((way) => STATES.flatMap((factors) => FACTOR_DEMANDS.map((demand) => ({ way, factors, demand }))));

const PROVES: Readonly<Record<Way, readonly Factor[]>> = { link: [], passkey: ['passkey'], link_and_totp: ['totp'], recovery: [] };
const MEETS: Readonly<Record<FactorDemand, (proved: readonly Factor[]) => boolean>> = {
  none: () => true,
  any: (proved) => proved.length > 0,
  passkey: (proved) => proved.includes('passkey'),
};
const nameOf = ({ way, factors: { passkeys, totp }, demand }: Case) => `${way}, ${passkeys} passkeys, totp ${totp}, demand ${demand}`;
const thoseWith = (is: (entry: Entry, walked: Case) => boolean) => WALK.filter((walked) => is(decideEntry(walked), walked)).map(nameOf);
const own = ({ factors }: Case) => factorsOf(factors);
const hasProved = (walked: Case) => PROVES[walked.way].some((factor) => own(walked).includes(factor));

describe('the walk over every way in, state of factors and demand', () => {
  it('[ADR 0171 r2] has all of them', () => {
    expect(WALK).toHaveLength(4 * 9 * 3);
    expect(new Set(WALK.map(nameOf)).size).toBe(WALK.length);
  });

  it('[ADR 0171 r2] lets nobody in without the factor that the workspace demands', () => {
    expect(thoseWith(({ outcome }, walked) => outcome === 'allowed' && !MEETS[walked.demand](PROVES[walked.way]))).toEqual([]);
  });

  it('[ADR 0171 r2] lets nobody in who has a factor and has proved none, whatever the workspace demands', () => {
    expect(thoseWith(({ outcome }, walked) => outcome === 'allowed' && own(walked).length > 0 && !hasProved(walked))).toEqual([]);
  });

  it('[ADR 0171 r2] lets nobody enrol a factor who has one that they have not proved', () => {
    const enrols = (entry: Entry) => entry.outcome === 'needs_factor' && entry.by === 'enrol';
    expect(thoseWith((entry, walked) => enrols(entry) && own(walked).length > 0 && !hasProved(walked))).toEqual([]);
  });

  it('[ADR 0171 r2] asks for the use of factors that the person has alone, and for at least one', () => {
    expect(
      thoseWith((entry, walked) => {
        if (entry.outcome !== 'needs_factor') return false;
        const usable = entry.by === 'use' ? own(walked) : FACTORS;
        return entry.factors.length === 0 || !entry.factors.every((factor) => usable.includes(factor));
      }),
    ).toEqual([]);
  });

  it('[ADR 0171 r2] never asks to enrol a factor that does not meet the demand, or that the person has', () => {
    expect(
      thoseWith(
        (entry, walked) =>
          entry.outcome === 'needs_factor' &&
          entry.by === 'enrol' &&
          entry.factors.some((factor) => own(walked).includes(factor) || !MEETS[walked.demand]([factor])),
      ),
    ).toEqual([]);
  });

  it('[ADR 0171 r2] leads everybody in after the factors that it asks for, whatever they have', () => {
    const ends = (walked: Case, steps: number): string => {
      const entry = decideEntry(walked);
      if (entry.outcome !== 'needs_factor') return entry.outcome;
      if (steps === 0) return 'no end';
      const [factor] = entry.factors as [Factor];
      const enrolled = factor === 'passkey' ? { ...walked.factors, passkeys: 1 } : { ...walked.factors, totp: 'confirmed' as const };
      return ends({ ...walked, way: wayAfter(walked.way, factor), factors: entry.by === 'enrol' ? enrolled : walked.factors }, steps - 1);
    };
    const wrong = WALK.filter((walked) => ends(walked, 2) !== (decideEntry(walked).outcome === 'refused' ? 'refused' : 'allowed'));
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('[ADR 0171 r2] refuses a session whose factor is gone, and a link of a recovery after which a factor was added, and no other', () => {
    const refused = (walked: Case) =>
      PROVES[walked.way].some((factor) => !own(walked).includes(factor)) || (walked.way === 'recovery' && own(walked).length > 0);
    expect(thoseWith(({ outcome }, walked) => (outcome === 'refused') !== refused(walked))).toEqual([]);
  });

  it('[ADR 0171 r7] counts an authenticator app that was never confirmed as none', () => {
    const without = (walked: Case): Case => ({ ...walked, factors: { ...walked.factors, totp: 'none' } });
    const unconfirmed = WALK.filter(({ factors }) => factors.totp === 'unconfirmed');
    expect(unconfirmed.map(decideEntry)).toEqual(unconfirmed.map((walked) => decideEntry(without(walked))));
  });
});

describe('a person in two workspaces', () => {
  it('[ADR 0171 r2] enters the one that demands nothing beyond their own factors, and enrols one for the other', () => {
    const factors: FactorState = { passkeys: 0, totp: 'none' };
    expect(FACTOR_DEMANDS.map((demand) => decideEntry({ way: 'link', factors, demand }))).toEqual([
      { outcome: 'allowed' },
      { outcome: 'needs_factor', by: 'enrol', factors: ['passkey', 'totp'] },
      { outcome: 'needs_factor', by: 'enrol', factors: ['passkey'] },
    ]);
  });
});

describe('the way of a session', () => {
  it.each<[Way, Factor, Way]>([
    ['link', 'totp', 'link_and_totp'],
    ['link', 'passkey', 'passkey'],
    ['recovery', 'totp', 'link_and_totp'],
    ['link_and_totp', 'passkey', 'passkey'],
    ['passkey', 'totp', 'passkey'],
  ])('[ADR 0171 r2] %s becomes stronger by a %s: %s', (way, factor, after) => {
    expect(wayAfter(way, factor)).toBe(after);
  });

  it('[ADR 0171 r2] proves no more than is left when a factor is removed', () => {
    expect(WAYS.map((way) => wayWithout(way, { passkeys: 0, totp: 'confirmed' }))).toEqual(['link', 'link', 'link_and_totp', 'recovery']);
    expect(WAYS.map((way) => wayWithout(way, { passkeys: 1, totp: 'none' }))).toEqual(['link', 'passkey', 'link', 'recovery']);
  });
});
