import { closingAt, refuseWhileClosed, StoreClosed, writtenClosing } from './shop-closing';
import { SUSPENDED } from './suspension';

const NOW = new Date('2026-12-24T12:00:00.000Z');
const at = (until: string | null, note?: string) => ({ until, ...(note !== undefined && { note }) });

describe('the closing of a shop', () => {
  it('[D-158] lasts until its end, which opens the shop at that very moment', () => {
    const now = NOW.toISOString();
    expect(closingAt(undefined, NOW)).toBeUndefined();
    expect(closingAt(at(null), NOW)).toEqual({ until: null });
    expect(closingAt(at('2026-12-24T12:00:00.001Z'), NOW)).toBeDefined();
    expect(closingAt(at(now), NOW)).toBeUndefined();
  });

  it('[D-158] refuses in live mode alone, with the end and the note', () => {
    const refusal = (closed: Parameters<typeof closingAt>[0], mode: 'live' | 'test') => {
      try {
        refuseWhileClosed(closed, { mode, now: NOW });
        return undefined;
      } catch (error) {
        return error as StoreClosed;
      }
    };
    expect(refusal(at(null), 'test')).toBeUndefined();
    expect(refusal(at('2026-12-24T11:00:00.000Z'), 'live')).toBeUndefined();
    expect(refusal(at('2027-01-04T00:00:00.000Z', 'On holiday'), 'live')).toMatchObject({
      code: 'STORE_CLOSED',
      details: { until: '2027-01-04T00:00:00.000Z', note: 'On holiday' },
    });
    expect(refusal(at(null), 'live')?.details).toEqual({ until: null });
    for (const mode of ['live', 'test'] as const) expect(refusal(SUSPENDED, mode)?.details).toEqual({ until: null });
  });

  it('[D-158] is written with an end, or until further notice, and with one line of note', () => {
    expect(writtenClosing.parse({})).toEqual({ until: null });
    expect(writtenClosing.parse({ until: '2027-01-03', note: 'On holiday' })).toEqual({ until: '2027-01-03', note: 'On holiday' });
    for (const wrong of [{ until: 'soon' }, { until: 5 }, { til: null }, { note: '' }, { note: 'x'.repeat(301) }])
      expect(writtenClosing.safeParse(wrong).success).toBe(false);
  });
});
