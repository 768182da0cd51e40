import { decideGivingWay, type BuyersSession } from './giving-way';

const NOW = new Date('2026-03-01T12:00:00Z');
const opened = { workspaceId: 'w', mode: 'live', createdAt: NOW } as const;
const session = (id: string, facts: Partial<BuyersSession> = {}): BuyersSession => ({
  id, version: 1, createdAt: '2026-03-01T11:50:00.000000Z', expiresAt: '2026-03-01T12:20:00.000000Z', isSavingUp: false, attempts: [], ...facts,
});
const decide = (...sessions: BuyersSession[]) => decideGivingWay(sessions, opened, 'f').givingWay?.sessionId;

describe('a session of a buyer that gives way', () => {
  it('[D-61] is the oldest of three, told as expired, and none while there are fewer', () => {
    const three = ['a', 'b', 'c'].map((id) => session(id));
    expect([decide(), decide(...three.slice(1)), decide(...three)]).toEqual([undefined, undefined, 'a']);
    expect(decideGivingWay(three, opened, 'f')).toMatchObject({
      sessions: three, givingWay: { fact: { id: 'f', type: 'checkout.expired.v1', workspaceId: 'w', mode: 'live', data: { checkoutId: 'a' } } },
    });
  });

  it('[D-98] ends when the other is opened', () => {
    expect(decideGivingWay(['a', 'b', 'c'].map((id) => session(id)), opened, 'f').givingWay?.endsAt).toEqual(NOW);
  });

  it.each(['created', 'pending', 'paid', 'closing'] as const)('[D-61] is none for which money is on its way (%s), though it counts', (status) => {
    expect(decide(session('a', { attempts: ['failed', status] }), session('b', { attempts: ['failed', 'closed'] }), session('c'))).toBe('b');
    expect(decide(...['a', 'b', 'c'].map((id) => session(id, { attempts: [status] })))).toBeUndefined();
  });

  it('[D-61] does not come of sessions whose time is over', () => {
    expect(decide(session('a', { expiresAt: '2026-03-01T12:00:00.000000Z' }), session('b'), session('c'))).toBeUndefined();
  });

  it('[D-61] [D-15] is no savings plan, and those do not count', () => {
    expect(decide(session('a', { isSavingUp: true }), session('b'), session('c'))).toBeUndefined();
    expect(decide(session('a', { isSavingUp: true }), session('b'), session('c'), session('d'))).toBe('b');
  });
});
