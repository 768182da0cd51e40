import { calendarEntries } from './calendar-entries';

const day = { date: '2026-12-05', startAt: '2026-12-05T17:00:00Z', timezone: 'Africa/Lagos' };
const seat = { attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', title: 'Design Fair', days: [day], version: 4 };

describe("a seat in its guest's calendar", () => {
  it('[D-81] has a name that stays', () => {
    expect(calendarEntries(seat)[0]!.uid).toBe('att_01h455vb4pfc9tdkgafa57v781@svc');
    expect(calendarEntries({ ...seat, version: 9, title: 'Fair', url: 'https://other.example' })[0]!.uid).toBe(calendarEntries(seat)[0]!.uid);
  });

  it('[decisions 3.16 calendar] has an entry of its own for each day', () => {
    const ids = ['01890a5d-ac96-7b13-a6ce-0a7a8a7d9d11', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d12'];
    const entries = calendarEntries({ ...seat, days: ids.map((id, index) => ({ ...day, id, label: ['Opening', undefined][index] })) });
    expect(entries.map(({ title }) => title)).toEqual(['Design Fair: Opening', 'Design Fair']);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
    expect(entries[0]!.uid).toMatch(/^att_01h455vb4pfc9tdkgafa57v781\.day_\w{26}@svc$/);
  });

  it('[D-81] is called off by a higher number than it was announced by, and announced anew by a higher one still', () => {
    const sequenceOf = (given: object) => calendarEntries({ ...seat, ...given })[0]!.sequence;
    expect(sequenceOf({ calledOff: true })).toBeGreaterThan(sequenceOf({}));
    expect(sequenceOf({ version: 5 })).toBeGreaterThan(sequenceOf({ calledOff: true }));
  });
});
