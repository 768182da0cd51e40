import { anEvent } from '../../testing';
import { startsMovedToPast, warnOfPastStart } from './past-starts';

const clock = { now: new Date('2026-11-29T12:00:00Z'), timezone: 'Africa/Lagos' };
const on = (date: string, days: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ startAt: `${date}T18:00:00Z`, endAt: '2027-01-31T22:00:00Z', ...days });
const pathsOf = (...args: Parameters<typeof startsMovedToPast>) => startsMovedToPast(...args).map(({ path }) => path);

describe('a start that moves', () => {
  it('[D-148] is a slip from the future into the past, with both times', () => {
    expect(startsMovedToPast(on('2025-12-14'), on('2026-12-14'), clock)).toEqual([
      { path: 'startAt', before: on('2026-12-14').startAt, after: on('2025-12-14').startAt },
    ]);
  });

  it('[D-148] is none within the future, within the past, and out of the past', () => {
    expect(pathsOf(on('2026-11-30'), on('2026-12-14'), clock)).toEqual([]);
    expect(pathsOf(on('2025-12-14'), on('2025-12-15'), clock)).toEqual([]);
    expect(pathsOf(on('2026-12-14'), on('2025-12-14'), clock)).toEqual([]);
  });

  it('[D-148] is past at the very moment', () => {
    const begins = (startAt: string) => anEvent({ startAt, endAt: '2027-01-01T00:00:00Z' });
    expect(pathsOf(begins('2026-11-29T12:00:00Z'), on('2026-12-14'), clock)).toEqual(['startAt']);
    expect(pathsOf(begins('2026-11-29T12:00:01Z'), on('2026-12-14'), clock)).toEqual([]);
  });

  it('[D-148] is judged for each day by its key, by its time or else its date in its zone', () => {
    const under = (days: Parameters<typeof anEvent>[0]) => on('2026-11-20', days);
    const timed = (startAt: string) => under({ days: [{ key: 'b', dayDate: startAt.slice(0, 10), startAt }] });
    expect(pathsOf(timed('2026-11-28T10:00:00Z'), timed('2026-12-01T10:00:00Z'), clock)).toEqual(['days[b].startAt']);
    const dated = (dayDate: string, timezone?: string) => under({ days: [{ key: 'b', dayDate, timezone }] });
    expect(startsMovedToPast(dated('2026-11-28'), dated('2026-12-01'), clock)).toEqual([
      { path: 'days[b].dayDate', before: '2026-12-01', after: '2026-11-28' },
    ]);
    expect(pathsOf(dated('2026-11-29'), dated('2026-12-01'), clock)).toEqual([]);
    expect(pathsOf(dated('2026-11-29', 'Pacific/Kiritimati'), dated('2026-12-01'), clock)).toEqual(['days[b].dayDate']);
  });

  it('[D-148] takes a day without a time along with its event', () => {
    const first = (date: string) => on(date, { days: [{ key: 'a', dayDate: date }] });
    expect(pathsOf(first('2026-11-28'), first('2026-12-14'), clock)).toEqual(['startAt', 'days[a].dayDate']);
  });

  it('is none of a day that is new', () => {
    const added = on('2026-11-20', { days: [{ key: 'a', dayDate: '2026-11-21' }] });
    expect(pathsOf(added, on('2026-11-20'), clock)).toEqual([]);
  });
});

describe('a new event', () => {
  it('[D-148] is warned of when it begins in the past, in other words while it is under way', () => {
    const [over] = warnOfPastStart({ startAt: '2025-12-14T18:00:00Z', endAt: '2025-12-14T22:00:00Z' }, clock.now);
    const [present] = warnOfPastStart(on('2026-11-20'), clock.now);
    expect([over, present]).toMatchObject([
      { path: 'startAt', message: expect.stringContaining('is over') as string },
      { path: 'startAt', message: expect.stringContaining('has begun') as string },
    ]);
    expect(warnOfPastStart(on('2026-12-14'), clock.now)).toEqual([]);
  });
});
