import { aGuestEmailSource } from '../../testing';
import { type EventSchedule, type GuestSchedule, isConcerned } from './concerned-guests';
import { presumedSchedule } from './known-schedule';

const [ONE, TWO] = ['01890a5d-ac96-7b13-a6ce-0a7a8a7d9d11', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d12'];
const days = [
  { id: ONE, dayDate: '2026-12-05' },
  { id: TWO, dayDate: '2026-12-06' },
];
const source = aGuestEmailSource({ event: { days } });
const moved = [days[0]!, { ...days[1]!, dayDate: '2026-12-07' }];
const schedule = (facts: Partial<EventSchedule> = {}): EventSchedule => ({
  workspaceId: 'workspace',
  event: { ...source.event, days: moved },
  workspace: source.workspace,
  ...facts,
});
const seats = (validDayIds: readonly string[], status: 'confirmed' | 'pending' = 'confirmed') =>
  source.seats.map((seat) => ({ ...seat, validDayIds, status }));
const guest = (facts: Partial<GuestSchedule>) => ({
  schedule: { seats: source.seats, since: '2026-11-01T08:00:00.000Z', isMailed: true, ...facts },
});

describe('a guest of a changed event', () => {
  it.each(['confirmed', 'pending'] as const)(
    '[D-148] is concerned where a day of a %s seat differs from what they were notified of',
    (status) => {
      const of = (validDayIds: readonly string[]) => {
        const own = seats(validDayIds, status);
        return guest({ seats: own, notified: presumedSchedule({ ...source, seats: own }, own) });
      };
      expect([[], [TWO], [ONE]].map((valid) => isConcerned(schedule(), of(valid)))).toEqual([true, true, false]);
    },
  );

  it('[D-148] is not concerned once all is back where it was', () => {
    const notified = presumedSchedule(source, source.seats);
    expect(isConcerned(schedule({ event: source.event }), guest({ notified }))).toBe(false);
  });

  it('[D-148] is concerned by the event of the time when schedules began, or later by nothing, and by anything after a mail of the release before', () => {
    const earlier = { schedule: { ...source.event, formerDays: [] }, writtenAt: '2026-11-10T08:00:00.000Z' };
    const late = '2026-11-11T08:00:00.000Z';
    expect(isConcerned(schedule({ earlier }), guest({}))).toBe(true);
    expect(isConcerned(schedule({ earlier, event: source.event }), guest({}))).toBe(false);
    expect(isConcerned(schedule({ earlier }), guest({ since: late, isMailed: false }))).toBe(false);
    expect(isConcerned(schedule({ earlier }), guest({ since: late }))).toBe(true);
  });
});
