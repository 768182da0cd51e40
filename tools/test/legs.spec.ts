import { legsOf, runnableLegs, stagesOf } from './legs.mjs';

describe('the legs of a run', () => {
  it('are those of its tier', () => {
    expect(legsOf({ tier: 'ci' }).map(({ database, node, suites }) => [database, node, suites.includes('integration')])).toEqual([
      ['embedded', undefined, false],
      ['ordinary', '24', true],
    ]);
  });

  it('have the suites that are asked for, where the tier has them', () => {
    expect(legsOf({ tier: 'ci', suite: 'unit,integration' }).map(({ database, suites }) => [database, suites])).toEqual([
      ['embedded', ['unit']],
      ['ordinary', ['integration']],
    ]);
    expect(legsOf({ tier: 'ci', suite: 'lint' })).toHaveLength(1);
  });

  it('are one, of all suites, on a database that is asked for', () => {
    expect(legsOf({ tier: 'ci', database: 'ordinary', suite: 'e2e,integration' })).toEqual([
      { database: 'ordinary', suites: ['e2e', 'integration'] },
    ]);
  });

  it.each([
    [{ tier: 'quick' }, 'There is no tier quick. The tiers are default, ci, full.'],
    [{ tier: 'ci', suite: 'unit,smoke' }, 'There is no suite smoke. The suites are lint, types,'],
    [{ tier: 'ci', database: 'oracle' }, 'There is no database oracle. The databases are embedded, ordinary, distributed.'],
  ])('are refused for %j', (options, why) => {
    expect(() => legsOf(options)).toThrow(why);
  });

  it('[ADR 0170 r3] are all run where PostgreSQL has Citus, and said to be left out where it has not', () => {
    const legs = legsOf({ tier: 'full', suite: 'unit,conformance' });
    expect(legs.map(({ database }) => database)).toEqual(['embedded', 'ordinary', 'distributed']);
    expect(runnableLegs(legs, true)).toEqual({ legs });
    expect(runnableLegs(legs, false)).toEqual({
      legs: legs.slice(0, 2),
      leftOut: 'Left out on a distributed PostgreSQL, since the PostgreSQL that is installed here has no Citus: conformance.',
    });
    expect(runnableLegs(legs.slice(0, 2), false)).toEqual({ legs: legs.slice(0, 2) });
  });

  it('run their suites in stages', () => {
    expect(stagesOf({ suites: ['browser', 'unit', 'start'] }).map(({ suites }) => suites.map(({ name }) => name))).toEqual([
      ['unit'],
      ['browser'],
      ['start'],
    ]);
  });
});
