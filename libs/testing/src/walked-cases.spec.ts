describe('the cases of a walk', () => {
  const inTier = (tier: string | undefined) => {
    const { TEST_TIER } = process.env;
    if (tier === undefined) delete process.env['TEST_TIER'];
    else process.env['TEST_TIER'] = tier;
    try {
      let walked!: typeof import('./walked-cases');
      jest.isolateModules(() => (walked = jest.requireActual<typeof import('./walked-cases')>('./walked-cases')));
      return walked;
    } finally {
      if (TEST_TIER === undefined) delete process.env['TEST_TIER'];
      else process.env['TEST_TIER'] = TEST_TIER;
    }
  };

  it.each([
    ['ci', [2]],
    ['default', [2]],
    ['full', [1, 2, 3]],
    ['', [1, 2, 3]],
    [undefined, [1, 2, 3]],
  ])('are in the tier %j: %j', (tier, cases) => {
    expect(inTier(tier).casesOf([1, 2, 3], (one) => one === 2)).toEqual(cases);
  });

  it.each(['ci', 'full'])('have a sample that is not empty, in the tier %s', (tier) => {
    expect(() => inTier(tier).casesOf([1], () => false)).toThrow('The sample has no case');
  });
});
