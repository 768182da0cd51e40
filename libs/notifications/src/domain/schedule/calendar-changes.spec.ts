import type { AdmissionDay } from '@svc/contracts';
import { calendarChanges, type WantedEntry } from './calendar-changes';

const day = (hour: number): AdmissionDay => ({ date: '2026-12-05', startAt: `2026-12-05T${hour}:00:00.000Z`, timezone: 'Africa/Lagos' });
const wanted = (uid: string, hour = 17, first = 2): WantedEntry => ({ uid, day: day(hour), first });

describe('changes of a calendar', () => {
  it('[D-148] request entries that differ, and call off those that are not wanted, each by the next number', () => {
    const first = calendarChanges([], [wanted('a'), wanted('b'), wanted('c')]);
    expect(first.requests.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 2],
    ]);
    const next = calendarChanges(first.entries, [wanted('a', 17, 9), wanted('b', 18, 9)]);
    expect(next.requests).toEqual([{ uid: 'b', sequence: 3, day: day(18) }]);
    expect(next.cancels).toEqual([{ uid: 'c', sequence: 3, day: day(17), isOff: true }]);
  });

  it('[D-148] bring a day back by a number above that by which it was called off, and call nothing off twice', () => {
    const first = calendarChanges([], [wanted('a')]);
    const off = calendarChanges(first.entries, []);
    expect(calendarChanges(off.entries, []).cancels).toEqual([]);
    expect(calendarChanges(off.entries, [wanted('a')]).requests).toMatchObject([{ uid: 'a', sequence: 4 }]);
  });

  it('request all entries with tickets, by a number no lower than that of the ticket', () => {
    const first = calendarChanges([], [wanted('a')]);
    expect(calendarChanges(first.entries, [wanted('a')], { all: true }).requests).toMatchObject([{ sequence: 3 }]);
    expect(calendarChanges(first.entries, [wanted('a', 17, 8)], { all: true }).requests).toMatchObject([{ sequence: 8 }]);
  });

  it('[D-148] send what an earlier attempt has sent by its number again, and anything else by the next', () => {
    const { entries } = calendarChanges([], [wanted('a'), wanted('b')]);
    const attempted = calendarChanges(entries, [wanted('a', 18)]);
    const again = (list: WantedEntry[]) => {
      const { requests, cancels } = calendarChanges(entries, list, { attempted: [...attempted.requests, ...attempted.cancels] });
      return [...requests, ...cancels].map(({ uid, sequence, isOff }) => [uid, sequence, isOff === true]);
    };
    expect(again([wanted('a', 18)])).toEqual([
      ['a', 3, false],
      ['b', 3, true],
    ]);
    expect(again([wanted('a'), wanted('b')])).toEqual([
      ['a', 4, false],
      ['b', 4, false],
    ]);
  });
});
