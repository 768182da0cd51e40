import { endOfSession, FreshSignInNeeded, hasSessionEnded, isFresh, isSeenAgain, newSession, refuseStale } from './session';

const SIGNED_IN = new Date('2026-12-01T09:00:00Z');
const after = (ms: number) => new Date(SIGNED_IN.getTime() + ms);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };
const session = newSession({ id: 's', personId: 'p', way: 'link', visitor }, SIGNED_IN);

describe('a session', () => {
  it('[ADR 0171 r4] ends after 12 hours without a request', () => {
    expect([hasSessionEnded(session, after(12 * HOUR - 1)), hasSessionEnded(session, after(12 * HOUR))]).toEqual([false, true]);
    const seen = { ...session, lastSeenAt: after(11 * HOUR) };
    expect([hasSessionEnded(seen, after(23 * HOUR - 1)), hasSessionEnded(seen, after(23 * HOUR))]).toEqual([false, true]);
  });

  it('[ADR 0171 r4] ends after 30 days, however often it is used', () => {
    const busy = { ...session, lastSeenAt: after(30 * DAY - 1) };
    expect(endOfSession(busy)).toEqual(after(30 * DAY));
    expect([hasSessionEnded(busy, after(30 * DAY - 1)), hasSessionEnded(busy, after(30 * DAY))]).toEqual([false, true]);
  });

  it('[ADR 0171 r4] is fresh for 15 minutes, and again after another proof', () => {
    expect([isFresh(session, after(15 * MINUTE - 1)), isFresh(session, after(15 * MINUTE))]).toEqual([true, false]);
    expect(() => refuseStale(session, after(15 * MINUTE))).toThrow(FreshSignInNeeded);
    expect(() => refuseStale({ ...session, provedAt: after(15 * MINUTE) }, after(15 * MINUTE))).not.toThrow();
  });

  it('[ADR 0171 r4] asks a token for no fresh sign-in', () => {
    expect(() => refuseStale(undefined, after(DAY))).not.toThrow();
  });

  it('is noted once a minute', () => {
    expect([isSeenAgain(session, after(MINUTE - 1)), isSeenAgain(session, after(MINUTE))]).toEqual([false, true]);
  });

  it('has at most 200 characters of its browser', () => {
    const made = newSession({ id: 's', personId: 'p', way: 'link', visitor: { ip: '::1', userAgent: 'x'.repeat(500) } }, SIGNED_IN);
    expect(made.device).toHaveLength(200);
  });
});
