import type { HoldingSession } from '../domain/holds/concurrent-sessions';
import type { HoldStore } from '../ports/checkout-tx';
import { freeLapsed, takeHolds } from './lapsed-holds';

const NOW = new Date('2026-03-01T12:00:00Z');
const session = (id: string, facts: Partial<HoldingSession> = {}): HoldingSession => ({
  id,
  version: 1,
  endsAt: '2026-03-01T11:59:00Z',
  attempts: ['failed'],
  ...facts,
});
const name = { workspaceId: 'w', mode: 'live', checkoutId: 'c' } as const;
const SHORT = [{ kind: 'ticket_type', subjectId: 't', remaining: 0 } as const];

/**
 * Takes from holds that are short as often as there are sessions that ended. Returns the shortages, and the sessions that had to
 * give back each time.
 */
async function take(...ended: HoldingSession[][]) {
  const lapsedEachTime: string[][] = [];
  const take: HoldStore['take'] = async (_name, _changes, _now, lapsed = []) => {
    const left = ended[lapsedEachTime.push(lapsed.map(({ id }) => id)) - 1];
    return left ? { short: [...SHORT], ended: left } : { short: [], ended: [] };
  };
  const holds = { take, convert: async () => undefined, release: async () => undefined };
  return { short: await takeHolds(holds, name, [], NOW), lapsedEachTime };
}

describe('taking the holds of lapsed sessions', () => {
  it('[ADR 0026 r1] takes once when nothing is short', async () => {
    expect(await take()).toEqual({ short: [], lapsedEachTime: [[]] });
  });

  it('[ADR 0026 r1] takes again with the holds of lapsed sessions, and none of sessions for which money is on its way', async () => {
    expect(await take([session('lapsed'), session('paying', { attempts: ['pending'] })])).toEqual({
      short: [],
      lapsedEachTime: [[], ['lapsed']],
    });
    expect(await take([session('paying', { attempts: ['pending'] })])).toEqual({ short: SHORT, lapsedEachTime: [[]] });
  });

  it('[ADR 0026 r1] takes three times at most, each time from those that have lapsed meanwhile', async () => {
    expect(await take([session('a')], [session('b')], [session('c')], [session('d')])).toEqual({
      short: SHORT,
      lapsedEachTime: [[], ['a'], ['b']],
    });
  });

  it('[ADR 0026 r1] sets free the holds of lapsed sessions of an event, and asks for nothing where none has lapsed', async () => {
    const freed: string[][] = [];
    const opening = (ended: HoldingSession[]) => ({
      endedSessions: async () => ended,
      free: async (_owner: unknown, sessions: readonly HoldingSession[]) => freed.push(sessions.map(({ id }) => id)) > 0,
    });
    const owner = { workspaceId: 'w', mode: 'live', eventId: 'e', now: NOW } as const;
    const paying = session('paying', { attempts: ['created'] });
    expect([await freeLapsed(opening([paying]), owner), await freeLapsed(opening([session('lapsed'), paying]), owner)]).toEqual([
      false,
      true,
    ]);
    expect(freed).toEqual([['lapsed']]);
  });
});
