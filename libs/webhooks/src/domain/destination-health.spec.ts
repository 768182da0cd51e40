import { answered, timedOut } from '../testing';
import { judgeHealth, type DestinationHealth, type Result } from './destination-health';

const HOUR = 3_600_000;
const t0 = 1_000_000_000_000;
const failed: Result = { outcome: answered(500), exhausted: false };
const lost: Result = { outcome: answered(500), exhausted: true };
const succeeded: Result = { outcome: answered(200), exhausted: false };
const failing = (facts: DestinationHealth = {}): DestinationHealth => ({ failingSince: t0, failures: 19, ...facts });

describe('the health of a destination', () => {
  it('[D-74] remembers the first of consecutive failures, and their number', () => {
    const once = judgeHealth({}, [failed, failed], t0).health;
    expect(once).toMatchObject({ failingSince: t0, failures: 2 });
    expect(judgeHealth(once, [failed], t0 + HOUR).health).toMatchObject({ failingSince: t0, failures: 3 });
  });

  it('[D-74] is good again after one success', () => {
    const { health, warnings, disable } = judgeHealth(failing({ told: ['exhausted'] }), [failed, succeeded], t0 + 200 * HOUR);
    expect({ ...health, breaker: undefined, warnings, disable }).toEqual({ warnings: [], breaker: undefined, disable: undefined });
  });

  it.each<[string, DestinationHealth, number, 'failing' | undefined]>([
    ['120 h and 20 failures', failing(), 120, 'failing'],
    ['119 h', failing(), 119, undefined],
    ['19 failures', failing({ failures: 18 }), 130, undefined],
  ])('[D-74] ends after 120 h of consecutive failures, at least 20 of them: %s', (_, health, hours, disable) => {
    expect(judgeHealth(health, [failed], t0 + hours * HOUR).disable).toBe(disable);
  });

  it('[D-73] ends at once with a 410', () => {
    expect(judgeHealth({}, [{ outcome: answered(410), exhausted: false }], t0).disable).toBe('gone');
    expect(judgeHealth({}, [succeeded, { outcome: answered(410), exhausted: false }], t0).disable).toBe('gone');
  });

  it('[D-74] has the merchant notified of the first exhausted event, and after 72 h, once each', () => {
    const first = judgeHealth(failing(), [lost], t0 + HOUR);
    expect(first.warnings).toEqual(['exhausted']);
    expect(judgeHealth(first.health, [lost], t0 + 2 * HOUR).warnings).toEqual([]);
    const later = judgeHealth(first.health, [failed], t0 + 72 * HOUR);
    expect(later.warnings).toEqual(['failing_for_days']);
    expect(judgeHealth(later.health, [lost], t0 + 73 * HOUR).warnings).toEqual([]);
  });

  it('ignores attempts that this service cut off', () => {
    const interrupted: Result = { outcome: { kind: 'failure', reason: 'interrupted' }, exhausted: false };
    expect(judgeHealth(failing(), [interrupted], t0 + 200 * HOUR)).toEqual({ health: failing(), warnings: [] });
  });

  it('opens the breaker when most of many attempts fail', () => {
    const results = Array.from({ length: 10 }, () => ({ outcome: timedOut, exhausted: false }));
    expect(judgeHealth({}, results, t0).health.breaker).toMatchObject({ trips: 1 });
  });
});
