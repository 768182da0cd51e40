import {
  bucketsFor,
  clientNetworks,
  codesPerDay,
  type Counted,
  DEFAULT_LIMITS,
  failureBuckets,
  isLoopback,
  limitOverrides,
  type RateClass,
  statusOfBucket,
  takeTokens,
} from './rate-limit';
import { anAccessKey, aWorkspace, keyText } from '../testing/access.builder';

const tenAMinute = { perMinute: 10, burst: 10 };

describe('token buckets', () => {
  it('begin full', () => {
    expect(takeTokens(undefined, tenAMinute, 1, 0).grant).toEqual({ granted: 1, remaining: 9, retryAfterMs: 0 });
  });

  it('[decisions 3.9] report the exact time to the next token', () => {
    const empty = takeTokens(undefined, tenAMinute, 10, 0).state;
    const refused = takeTokens(empty, tenAMinute, 1, 1_500);
    expect(refused.grant).toEqual({ granted: 0, remaining: 0, retryAfterMs: 4_500 });
    expect(takeTokens(refused.state, tenAMinute, 1, 5_999).grant.granted).toBe(0);
    expect(takeTokens(refused.state, tenAMinute, 1, 6_000).grant.granted).toBe(1);
  });

  it('gain tokens evenly, at any number of queries between', () => {
    const limit = { perMinute: 7, burst: 3 };
    let { state } = takeTokens(undefined, limit, 3, 0);
    for (let at = 1; at < 8_571; at += 1) state = takeTokens(state, limit, 1, at).state;
    expect(takeTokens(state, limit, 1, 8_572).grant.granted).toBe(1);
  });

  it('never hold more than the burst, nor lose tokens when clocks disagree', () => {
    const { state } = takeTokens(undefined, tenAMinute, 4, 10_000);
    expect(takeTokens(state, tenAMinute, 0, 9_999_999).grant.remaining).toBe(10);
    expect(takeTokens(state, tenAMinute, 0, 5_000)).toMatchObject({ state: { tokens: 6, at: 10_000 }, grant: { remaining: 6 } });
  });

  it('[decisions 3.9] report in whole seconds when they will be full', () => {
    expect(statusOfBucket(tenAMinute, 10)).toEqual({ limit: 10, remaining: 10, resetSeconds: 0 });
    expect(statusOfBucket({ perMinute: 600, burst: 60 }, 59)).toEqual({ limit: 60, remaining: 59, resetSeconds: 1 });
  });
});

const publishable = anAccessKey(keyText('publishable', 'live'));
const { id } = publishable;

function counted(facts: Partial<Counted> = {}): Counted {
  return { key: publishable, workspaceLimits: aWorkspace().settings.limits, clientIp: '203.0.113.7', ...facts };
}

describe('rate classes', () => {
  it('[decisions 3.9] have the defaults of the table', () => {
    expect(DEFAULT_LIMITS).toMatchObject({
      publishableReadPerClient: { perMinute: 10 * 60, burst: 60 },
      publishableRead: { perMinute: 1_000 * 60, burst: 2_000 },
      registerPerClient: { perMinute: 10, burst: 10 },
      register: { perMinute: 100 * 60, burst: 500 },
      secretReadLive: { perMinute: 100 * 60, burst: 200 },
      secretReadTest: { perMinute: 25 * 60, burst: 50 },
      checkoutCreateLive: { perMinute: 50 * 60, burst: 500 },
      checkoutReadPerRef: { perMinute: 2 * 60, burst: 10 },
      identity: { perMinute: 25 * 60, burst: 50 },
      failedAuthentication: { perMinute: 10, burst: 20 },
    });
  });

  it('[D-139] a visitor named with a secret key counts first, by the limit of a client, and no visitor is counted where none is named', () => {
    const secret = anAccessKey(keyText('secret', 'live'));
    const own = { perMinute: 2, burst: 4 };
    const workspaceLimits = { registerPerClient: own };
    expect(bucketsFor('otp_send', counted({ key: secret, visitor: 'ada', workspaceLimits }), 1)).toEqual([
      { id: 'visitor:ada', limit: own, exact: true, what: 'requests of this visitor', of: 'visitor' },
      ...bucketsFor('otp_send', counted({ key: secret }), 1),
    ]);
    expect(bucketsFor('otp_send', counted({ key: secret, visitor: 'ada' }), 0)).toEqual([]);
  });

  it('[decisions 3.9] a publishable read counts for the client, then for the key', () => {
    expect(bucketsFor('read', counted(), 1)).toEqual([
      { id: `publishableReadPerClient:${id}:203.0.113.7`, limit: DEFAULT_LIMITS.publishableReadPerClient, exact: false, of: 'client' },
      { id: `publishableRead:${id}`, limit: DEFAULT_LIMITS.publishableRead, exact: false },
    ]);
  });

  it.each([
    ['read', 'live', ['secretReadLive']],
    ['read', 'test', ['secretReadTest']],
    ['register', 'live', ['register']],
    ['checkout_create', 'live', ['checkoutCreateLive']],
    ['checkout_create', 'test', ['checkoutCreateTest']],
    ['identity', 'live', ['identity']],
    ['otp_send', 'live', ['otpSend']],
  ] as const)('[decisions 3.9] %s by a %s secret key counts for the key alone', (rate: RateClass, mode, names) => {
    const key = anAccessKey(keyText('secret', mode));
    expect(bucketsFor(rate, counted({ key }), 1).map((bucket) => bucket.id)).toEqual(names.map((name) => `${name}:${id}`));
  });

  it('[decisions 3.9] [D-141] reading a checkout counts for the client and the key, then for that checkout, whose status responses report', () => {
    const buckets = bucketsFor('checkout_read', counted({ subject: 'chk_1' }), 1);
    expect(buckets.map((bucket) => [bucket.id, bucket.closest ?? false])).toEqual([
      [`publishableReadPerClient:${id}:203.0.113.7`, false],
      [`publishableRead:${id}`, false],
      [`checkoutReadPerRef:${id}:chk_1`, true],
    ]);
  });

  it('[D-140] a client of IPv6 counts as its /64, and as its /48 with four times the limit', () => {
    const { perMinute, burst } = DEFAULT_LIMITS.publishableReadPerClient;
    const buckets = bucketsFor('read', counted({ clientIp: '2001:db8:1:2::9' }), 1);
    expect(buckets.map((bucket) => [bucket.id, bucket.limit])).toEqual([
      [`publishableReadPerClient:${id}:2001:db8:1:2::/64`, { perMinute, burst }],
      [`publishableReadPerClient:${id}:2001:db8:1::/48`, { perMinute: 4 * perMinute, burst: 4 * burst }],
      [`publishableRead:${id}`, DEFAULT_LIMITS.publishableRead],
    ]);
    expect(failureBuckets('2001:db8:1:2::9', 1).map((bucket) => [bucket.id, bucket.limit.burst])).toEqual([
      ['failedAuthentication:2001:db8:1:2::/64', 20],
      ['failedAuthentication:2001:db8:1::/48', 80],
    ]);
  });

  it.each([
    ['event_page_checkout', ['eventPageCheckoutPerClient', 'checkoutCreateLive']],
    ['unlock_code', ['unlockCodePerClient']],
  ] as const)(
    'what visitors of an event do counts for the client at that event, what they hold for the workspace as well: %s',
    (rate: RateClass, [ofClient, ...others]) => {
      const buckets = bucketsFor(rate, counted({ subject: 'evt_1' }), 1);
      expect(buckets.map((bucket) => bucket.id)).toEqual([`${ofClient}:${id}:203.0.113.7:evt_1`, ...others.map((name) => `${name}:${id}`)]);
      expect(buckets[0]!.exact).toBe(true);
    },
  );

  it('name their buckets plainly and shortly for any text of a client', () => {
    const hostile = `\u0000'é${'x'.repeat(5_000)}`;
    const buckets = [...bucketsFor('checkout_read', counted({ subject: hostile, clientIp: hostile }), 1), ...failureBuckets(hostile, 1)];
    for (const bucket of buckets) expect(bucket.id).toMatch(/^[\w.:/?-]{1,320}$/);
  });

  it('[decisions 3.9] registrations are counted exactly', () => {
    expect(bucketsFor('register', counted(), 1).map(({ exact }) => exact)).toEqual([true, true]);
  });

  it('[decisions 3.9] a limit of the key overrides the workspace’s, which overrides the default', () => {
    const [ofKey, ofWorkspace] = [
      { perMinute: 1, burst: 1 },
      { perMinute: 2, burst: 2 },
    ];
    const workspaceLimits = { publishableRead: ofWorkspace, publishableReadPerClient: ofWorkspace };
    const key = { ...publishable, limits: { publishableRead: ofKey } };
    expect(bucketsFor('read', counted({ key, workspaceLimits }), 1).map(({ limit }) => limit)).toEqual([ofWorkspace, ofKey]);
  });

  it('[decisions 3.9] RATE_LIMIT_SCALE multiplies the defaults, and 0 switches them off', () => {
    expect(bucketsFor('read', counted(), 2)[0]!.limit).toEqual({ perMinute: 1_200, burst: 120 });
    expect(bucketsFor('read', counted(), 0.001)[0]!.limit).toEqual({ perMinute: 0.6, burst: 1 });
    expect(bucketsFor('read', counted(), 0)).toEqual([]);
    expect(failureBuckets('203.0.113.7', 0)).toEqual([]);
  });

  it('[§8 r9] a key sends 100 codes a day, or the limit of its workspace, or its own', () => {
    expect([
      codesPerDay({}, {}),
      codesPerDay({}, { otpSendsPerDay: 7 }),
      codesPerDay({ otpSendsPerDay: 1_000 }, { otpSendsPerDay: 7 }),
    ]).toEqual([100, 7, 1_000]);
    for (const otpSendsPerDay of [0, 1.5, '100']) expect(limitOverrides.safeParse({ otpSendsPerDay }).success).toBe(false);
  });

  it('take only known names and whole numbers as settings', () => {
    expect(limitOverrides.safeParse({ publishableRead: { perMinute: 5, burst: 1 } }).success).toBe(true);
    for (const bad of [
      { unknown: { perMinute: 5, burst: 1 } },
      { register: { perMinute: 0, burst: 1 } },
      { register: { perMinute: 1.5, burst: 1 } },
      { failedAuthentication: { perMinute: 1, burst: 1 } },
    ]) {
      expect(limitOverrides.safeParse(bad).success).toBe(false);
    }
  });
});

describe('client networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('[decisions 3.9] %s is counted as %s', (ip, network) => {
    expect(clientNetworks(ip)[0]).toEqual({ network, times: 1 });
  });

  it('recognise the own machine', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['128.0.0.1', '::2', '10.0.0.1', '2001:db8::127'].some(isLoopback)).toBe(false);
  });
});
