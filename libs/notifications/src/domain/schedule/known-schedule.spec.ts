import { aGuestEmailSource } from '../../testing';
import { attemptedEntries, baseOf, type EarlierEvent, presumedSchedule } from './known-schedule';
import type { NotifiedRow, NotifiedSchedule } from './notified-schedule';

const [ONE, TWO] = ['01890a5d-ac96-7b13-a6ce-0a7a8a7d9d11', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d12'];
const reader = { subjectId: ONE, reader: 'taker' as const };
const source = aGuestEmailSource();
const present = presumedSchedule(source, source.seats);
const moved: NotifiedSchedule = {
  days: present.days.map((day) => ({ ...day, endAt: '2026-12-05T22:30:00.000Z' })),
  entries: present.entries.map((entry) => ({
    ...entry,
    sequence: entry.sequence + 1,
    day: { ...entry.day, endAt: '2026-12-05T22:30:00.000Z' },
  })),
};
const row = (facts: Partial<NotifiedRow>): NotifiedRow => ({ ...reader, revision: 2, messageId: 'm', schedule: present, ...facts });
const withRow = (facts: Partial<NotifiedRow>) => ({ ...source, reader, notified: [row(facts)] });

describe('the schedule that the next mail is compared with', () => {
  it('is the stored one, and none where none is stored', () => {
    expect(baseOf(withRow({}), 'another')).toEqual(present);
    expect(baseOf({ ...source, reader }, 'another')).toBeUndefined();
  });

  it('[D-148] is the one before, when the same message is tried again', () => {
    expect(baseOf(withRow({ schedule: present, before: moved }), 'm')?.days).toEqual(moved.days);
  });

  it('[D-148] is that of the first attempt, which may have arrived, when all is as before it', () => {
    expect(baseOf(withRow({ schedule: moved, before: present }), 'm')).toEqual(moved);
  });
});

describe('the entries of an earlier attempt', () => {
  it('are those that it has changed, of the same message alone', () => {
    const again = withRow({ schedule: moved, before: present });
    expect(attemptedEntries(again, 'm')).toEqual(moved.entries);
    expect(attemptedEntries(again, 'another')).toEqual([]);
    expect(attemptedEntries(withRow({ schedule: present, before: present }), 'm')).toEqual([]);
  });
});

describe('the presumed schedule of a reader from before', () => {
  const days = [
    { id: ONE, dayDate: '2026-12-05' },
    { id: TWO, dayDate: '2026-12-06' },
  ];
  const earlier: EarlierEvent = { ...source.event, version: 2, days, formerDays: [{ ...days[1]!, id: source.seats[0]!.attendeeId }] };

  it('[D-148] has the entries of the event of that time under both forms of UID, and of removed days', () => {
    const { entries, days: then } = presumedSchedule({ ...source, earlier }, source.seats);
    expect(then.map(({ id }) => id)).toEqual([ONE, TWO]);
    expect(entries.map(({ uid }) => uid.replace(/^att_\w+/, '').replace(/_\w+/, ''))).toEqual(['.day@svc', '.day@svc', '.day@svc', '@svc']);
    expect(new Set(entries.map(({ sequence }) => sequence))).toEqual(new Set([4]));
  });

  it('has those of the days of its tickets alone', () => {
    const seats = source.seats.map((seat) => ({ ...seat, validDayIds: [TWO] }));
    expect(presumedSchedule({ ...source, earlier, seats }, seats).days.map(({ id }) => id)).toEqual([TWO]);
  });

  it('is that of the present event where nothing earlier is known, and empty without seats', () => {
    expect(present.entries).toHaveLength(1);
    expect(presumedSchedule(source, [])).toEqual({ days: [], entries: [] });
  });
});
