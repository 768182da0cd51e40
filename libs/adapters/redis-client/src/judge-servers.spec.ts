import { clusterFault, type ClusterNodeAnswer, peersOf, sentinelFault } from './judge-servers';

const member = (at: string, more: Partial<ClusterNodeAnswer> = {}): ClusterNodeAnswer => ({
  at,
  mode: 'cluster',
  assignedSlots: 16_384,
  id: at,
  peers: ['a:1', 'b:1'],
  ...more,
});
const primary = { host: '10.0.0.1', port: 6_379 };
const sentinel = (at: string, more: object = {}) => ({ at, isSentinel: true, primary, ...more });

describe('[ADR 0168 r3] the nodes of a cluster', () => {
  it.each([
    ['when none answers', []],
    ['when they are whole', [member('a:1'), member('b:1')]],
    ['when one has not heard of the last slots yet', [member('a:1', { assignedSlots: 10_000 }), member('b:1')]],
    ['when they may not be asked for more than their mode', [{ at: 'a:1', mode: 'cluster' }]],
    ['when a node does not say its mode', [{ at: 'a:1' }]],
  ])('are taken %s', (_, answers) => {
    expect(clusterFault(answers)).toBeUndefined();
  });

  it.each([
    ['a refused login', [member('a:1'), { at: 'b:1', refusal: 'WRONGPASS invalid' }], /b:1 .* refuses the login \(WRONGPASS invalid\)/],
    ['a Sentinel', [member('a:1'), { at: 'b:1', mode: 'sentinel' }], /b:1 .*a Sentinel answers/],
    ['a single server', [member('a:1'), { at: 'b:1', mode: 'standalone' }], /b:1 .*a single server/],
    ['a missing slot', [member('a:1', { assignedSlots: 16_383 })], /16383 of 16384 slots/],
    ['two clusters', [member('a:1'), member('c:1', { peers: ['c:1'] })], /different clusters: a:1 does not know c:1/],
  ])('are refused for %s', (_, answers, words) => {
    expect(clusterFault(answers)).toMatch(words);
  });
});

describe('[ADR 0168 r3] the peers of a node', () => {
  const LINES =
    'a1 127.0.0.1:7000@17000 myself,master - 0 0 1 connected 0-8191\nb2 127.0.0.1:7001@17001 master - 0 1 2 connected 8192-16383\n';

  it('are those that it lists', () => {
    expect(peersOf(LINES)).toEqual(['a1', 'b2']);
    expect(peersOf('')).toBeUndefined();
  });

  it('are not judged while it meets one, whose id is another yet', () => {
    expect(peersOf(LINES.replace('b2 127.0.0.1:7001@17001 master', 'c3 127.0.0.1:7001@17001 handshake'))).toBeUndefined();
  });
});

describe('[ADR 0168 r3] Sentinels', () => {
  it.each([
    ['when none answers', [], []],
    ['when they agree', [sentinel('a:1'), sentinel('b:1')], [{ at: '10.0.0.1:6379', role: 'master' }]],
    ['when their primary is away', [sentinel('a:1')], []],
    [
      'while one of them has not heard of a failover',
      [sentinel('a:1'), sentinel('b:1', { primary: { host: '10.0.0.2', port: 6_379 } })],
      [
        { at: '10.0.0.1:6379', role: 'slave' },
        { at: '10.0.0.2:6379', role: 'master' },
      ],
    ],
    ['when their primary loads its data', [sentinel('a:1')], [{ at: '10.0.0.1:6379', refusal: 'LOADING Redis is loading' }]],
  ])('are taken %s', (_, answers, dataNodes) => {
    expect(sentinelFault('tickets', answers, dataNodes)).toBeUndefined();
  });

  it.each([
    ['a Redis', [sentinel('a:1'), { at: 'b:1', isSentinel: false }], [], /b:1 as a Sentinel, but a Redis answers/],
    ['a wrong name', [{ at: 'a:1', isSentinel: true, names: ['mymaster'] }], [], /a:1 .*no primary named tickets: it knows mymaster/],
    ['a Sentinel without a primary', [{ at: 'a:1', isSentinel: true, names: [] }], [], /it knows none/],
    ['their login', [sentinel('a:1', { refusal: 'NOAUTH Authentication required.' })], [], /a:1 .*\?sentinel_password=/],
    [
      'two groups',
      [sentinel('a:1'), sentinel('b:1')],
      [
        { at: '10.0.0.1:6379', role: 'master' },
        { at: '10.0.0.2:6379', role: 'master' },
      ],
      /disagree: 10.0.0.1:6379 and 10.0.0.2:6379 are both primaries/,
    ],
    [
      'the login of the primary',
      [sentinel('a:1')],
      [{ at: '10.0.0.1:6379', refusal: 'WRONGPASS invalid' }],
      /10.0.0.1:6379 refuses the login/,
    ],
  ])('are refused for %s', (_, answers, dataNodes, words) => {
    expect(sentinelFault('tickets', answers, dataNodes)).toMatch(words);
  });
});
