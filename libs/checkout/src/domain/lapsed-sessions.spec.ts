import { decideLapsed, type HoldingSession } from './lapsed-sessions';

const NOW = new Date('2026-03-01T12:00:00Z');
const session = (facts: Partial<HoldingSession> = {}): HoldingSession => ({ id: 'a', version: 1, endsAt: '2026-03-01T12:00:00.000000Z', attempts: [], ...facts });

describe('what a session holds', () => {
  it('[ADR 0026 r1] can be had by others once its time is over', () => {
    const sessions = [session(), session({ id: 'b', endsAt: '2026-03-01T11:59:59.999000Z' }), session({ id: 'c', endsAt: '2026-03-01T12:00:00.001000Z' })];
    expect(decideLapsed(sessions, NOW)).toEqual(sessions.slice(0, 2));
  });

  it('[ADR 0026 r1] cannot while money may be on its way', () => {
    for (const status of ['created', 'pending', 'paid', 'closing'] as const) expect(decideLapsed([session({ attempts: ['failed', status] })], NOW)).toEqual([]);
    expect(decideLapsed([session({ attempts: ['failed', 'closed'] })], NOW)).toHaveLength(1);
  });
});
