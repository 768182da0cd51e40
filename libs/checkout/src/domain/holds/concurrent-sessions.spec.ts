import { type BuyersSession, decideGivingWay, decideLapsed, HoldCeilingReached, type HoldingSession, roomAt } from './concurrent-sessions';

const NOW = new Date('2026-03-01T12:00:00Z');
const opened = { workspaceId: 'w', mode: 'live', createdAt: NOW } as const;
const session = (id: string, facts: Partial<BuyersSession> = {}): BuyersSession => ({
  id,
  version: 1,
  createdAt: '2026-03-01T11:50:00.000000Z',
  expiresAt: '2026-03-01T12:20:00.000000Z',
  isSavingUp: false,
  attempts: [],
  ...facts,
});
const decide = (...sessions: BuyersSession[]) => decideGivingWay(sessions, opened, 'f').givingWay?.sessionId;

describe('a session of a buyer that gives way', () => {
  it('[D-61] is the oldest of three, reported as expired, and none while there are fewer', () => {
    const three = ['a', 'b', 'c'].map((id) => session(id));
    expect([decide(), decide(...three.slice(1)), decide(...three)]).toEqual([undefined, undefined, 'a']);
    expect(decideGivingWay(three, opened, 'f')).toMatchObject({
      sessions: three,
      givingWay: { fact: { id: 'f', type: 'checkout.expired.v1', workspaceId: 'w', mode: 'live', data: { checkoutId: 'a' } } },
    });
  });

  it('[D-98] ends when the next one opens', () => {
    expect(
      decideGivingWay(
        ['a', 'b', 'c'].map((id) => session(id)),
        opened,
        'f',
      ).givingWay?.endsAt,
    ).toEqual(NOW);
  });

  it.each(['created', 'pending', 'paid', 'closing'] as const)(
    '[D-61] is none for which money is on its way (%s), though it counts',
    (status) => {
      expect(decide(session('a', { attempts: ['failed', status] }), session('b', { attempts: ['failed', 'closed'] }), session('c'))).toBe(
        'b',
      );
      expect(decide(...['a', 'b', 'c'].map((id) => session(id, { attempts: [status] })))).toBeUndefined();
    },
  );

  it('[D-61] is none of those whose time is over', () => {
    expect(decide(session('a', { expiresAt: '2026-03-01T12:00:00.000000Z' }), session('b'), session('c'))).toBeUndefined();
  });

  it('[D-61] [D-15] is no savings plan, and those do not count', () => {
    expect(decide(session('a', { isSavingUp: true }), session('b'), session('c'))).toBeUndefined();
    expect(decide(session('a', { isSavingUp: true }), session('b'), session('c'), session('d'))).toBe('b');
  });
});

const holding = (facts: Partial<HoldingSession> = {}): HoldingSession => ({
  id: 'a',
  version: 1,
  endsAt: '2026-03-01T12:00:00.000000Z',
  attempts: [],
  ...facts,
});

describe('the holds of a session', () => {
  it('[ADR 0026 r1] are available to others once its time is over', () => {
    const sessions = [
      holding(),
      holding({ id: 'b', endsAt: '2026-03-01T11:59:59.999000Z' }),
      holding({ id: 'c', endsAt: '2026-03-01T12:00:00.001000Z' }),
    ];
    expect(decideLapsed(sessions, NOW)).toEqual(sessions.slice(0, 2));
  });

  it('[ADR 0026 r1] are not while money may be on its way', () => {
    for (const status of ['created', 'pending', 'paid', 'closing'] as const)
      expect(decideLapsed([holding({ attempts: ['failed', status] })], NOW)).toEqual([]);
    expect(decideLapsed([holding({ attempts: ['failed', 'closed'] })], NOW)).toHaveLength(1);
  });
});

describe('a key that holds as much as it may', () => {
  it.each([
    [60_000, 60],
    [1_001, 2],
    [0, 1],
  ])('[D-61] is refused with the remedy, and a wait of %i ms as %i whole seconds', (ms, seconds) => {
    const refusal = new HoldCeilingReached(ms);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: seconds });
    expect(refusal.message).toContain(`Cancel one of them, or wait ${seconds} s`);
  });

  it('[D-61] has room again when one of those ends by which it is full', () => {
    const ends = ['2026-03-01T12:00:00Z', '2026-03-01T12:10:00Z', '2026-03-01T12:20:00Z'].map((text) => new Date(text));
    expect([1, 2, 3].map((most) => roomAt(ends, most))).toEqual([ends[2], ends[1], ends[0]]);
  });
});
