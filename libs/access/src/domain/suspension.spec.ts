import { aWorkspace, MOMENT } from '../testing/access.builder';
import { closingInForce, goesOnWhileSuspended, railsInForce, refuseWhileSuspended, suspensionAfter } from './suspension';

const LATER = new Date(MOMENT.getTime() + 1_000);
const suspended = { reason: 'Fraud', since: MOMENT };

describe('a suspension', () => {
  it('[D-159] [ADR 0163 r1] lasts from its first reason until it is lifted', () => {
    expect(suspensionAfter(undefined, undefined, LATER)).toBeUndefined();
    expect(suspensionAfter(undefined, { reason: 'Fraud' }, MOMENT)).toEqual(suspended);
    expect(suspensionAfter(suspended, { reason: 'Takedown' }, LATER)).toEqual({ reason: 'Takedown', since: MOMENT });
    expect(suspensionAfter(suspended, undefined, LATER)).toBe(suspended);
    expect(suspensionAfter(suspended, null, LATER)).toBeUndefined();
  });

  it('[D-159] [ADR 0163 r2] closes the shop in both modes, whatever its merchant has set, and offers no way to pay', () => {
    const { settings } = aWorkspace();
    const closed = { until: '2026-03-02T00:00:00.000Z', note: 'On holiday' };
    expect(closingInForce({ settings: { ...settings, closed } })).toBe(closed);
    expect(closingInForce({ suspended, settings: { ...settings, closed } })).toEqual({ until: null, isSuspended: true });
    expect(railsInForce({ settings })).toBe(settings.rails);
    expect(Object.values(railsInForce({ suspended, settings })).map(({ enabled }) => enabled)).toEqual([false, false, false]);
  });

  it('[D-159] [ADR 0163 r5] refuses writes that are not marked, with the reason, and no reads', () => {
    const refusal = (method: string, more = {}) => {
      try {
        refuseWhileSuspended({ suspended }, { method, ...more });
        return undefined;
      } catch (error) {
        return error;
      }
    };
    expect(refusal('PATCH')).toMatchObject({ code: 'WORKSPACE_SUSPENDED', details: { reason: 'Fraud' } });
    expect([refusal('GET'), refusal('POST', { writesNothing: true }), refusal('POST', { whileSuspended: 'allowed' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => refuseWhileSuspended({}, { method: 'PATCH' })).not.toThrow();
    expect(goesOnWhileSuspended({ method: 'DELETE' })).toBe(false);
  });
});
