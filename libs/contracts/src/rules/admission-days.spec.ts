import { admissionDays, daysLeft, type EventTimes, isWithoutDays } from './admission-days';

const event: EventTimes = {
  startAt: '2026-12-05T09:00:00.000Z',
  endAt: '2026-12-07T20:00:00.000Z',
  timezone: 'Africa/Lagos',
  location: { venueName: 'Freedom Park' },
  days: [
    { id: 'sat', label: "Makers' Day", dayDate: '2026-12-05', endAt: '2026-12-05T22:00:00.000Z' },
    { id: 'sun', dayDate: '2026-12-06', location: { venueName: 'Terra Kulture' } },
    { id: 'mon', dayDate: '2026-12-08', timezone: 'Pacific/Apia' },
  ],
};

describe('the days a ticket admits to', () => {
  it('are the whole event where it has no days', () => {
    const { startAt, endAt, timezone, location } = event;
    expect(admissionDays({ ...event, days: [] }, [])).toEqual([{ date: '2026-12-05', startAt, endAt, timezone, location }]);
  });

  it('[§2.6] are every day where its tier names none, and else those it names', () => {
    expect(admissionDays(event, []).map(({ id }) => id)).toEqual(['sat', 'sun', 'mon']);
    expect(admissionDays(event, ['mon', 'sun']).map(({ id }) => id)).toEqual(['sun', 'mon']);
  });

  it('start and end with the event where they have no times and it does on that date in their zone', () => {
    const [first, second, third] = admissionDays(event, []);
    expect(first).toMatchObject({ startAt: event.startAt, endAt: '2026-12-05T22:00:00.000Z' });
    expect(second).toMatchObject({ startAt: undefined, endAt: undefined });
    expect(third).toMatchObject({ startAt: undefined, endAt: event.endAt, timezone: 'Pacific/Apia' });
  });

  it('are where the event is unless they have a place of their own', () => {
    expect(admissionDays(event, []).map(({ location }) => location?.venueName)).toEqual(['Freedom Park', 'Terra Kulture', 'Freedom Park']);
  });
});

const EVENT = { dayIds: ['sat', 'sun'], cancelledDayIds: ['fri'] };
const type = (...validDayIds: string[]) => ({ validDayIds });

describe('[D-147] a ticket type of an event with a cancelled day', () => {
  it('admits to the days of its own that are on, else to every day that is', () => {
    expect([daysLeft(type('fri', 'sat'), EVENT), daysLeft(type('fri'), EVENT), daysLeft(type(), EVENT)]).toEqual([
      ['sat'],
      [],
      ['sat', 'sun'],
    ]);
  });

  it('is without days once those that it names are cancelled, those removed aside', () => {
    expect([type('fri'), type('fri', 'removed')].map((each) => isWithoutDays(each, EVENT))).toEqual([true, true]);
    expect([type(), type('fri', 'sat'), type('removed'), type('sun')].map((each) => isWithoutDays(each, EVENT))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is as ever where no day is cancelled', () => {
    expect([daysLeft(type('fri'), { dayIds: ['fri'] }), isWithoutDays(type('gone'), { dayIds: ['fri'] })]).toEqual([['fri'], false]);
  });
});
