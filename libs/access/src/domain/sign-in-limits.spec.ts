import { factorBuckets, invitationBuckets, signInBuckets } from './sign-in-limits';

describe('the limits of signing in', () => {
  it('[ADR 0171 r5] count links by caller and by address', () => {
    expect(signInBuckets({ clientIp: '203.0.113.7', addressHash: 'hash' }, 1).map(({ id, limit }) => [id, limit.burst])).toEqual([
      ['signInPerClient:203.0.113.7', 30],
      ['signInPerAddress:hash', 5],
    ]);
    expect(signInBuckets({ clientIp: '2001:db8:1:2:3::4' }, 2).map(({ id, limit }) => [id, limit.burst])).toEqual([
      ['signInPerClient:2001:db8:1:2::/64', 60],
      ['signInPerClient:2001:db8:1::/48', 240],
    ]);
  });

  it('[ADR 0171 r7] leave a guesser of codes no even chance within a year', () => {
    const [{ limit }] = factorBuckets('ada', 1) as [ReturnType<typeof factorBuckets>[0]];
    const guessesInYear = limit.burst + limit.perMinute * 60 * 24 * 365;
    expect(1 - (1 - 3 / 1_000_000) ** guessesInYear).toBeLessThan(0.5);
  });

  it('count invitations by workspace', () => {
    expect(invitationBuckets('w', 1)).toMatchObject([{ id: 'invitationPerWorkspace:w', limit: { burst: 30 } }]);
  });

  it('are off at a scale of 0', () => {
    expect([signInBuckets({ clientIp: '::1', addressHash: 'hash' }, 0), factorBuckets('ada', 0), invitationBuckets('w', 0)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
