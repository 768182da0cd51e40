import {
  type Admission,
  admissionOn,
  admitsTo,
  dayAt,
  daysToEnter,
  type DoorDay,
  hasDays,
  latestOf,
  type TicketDays,
} from './admission-day';

const LAGOS = 'Africa/Lagos';

const aDay = (key: string, overrides: Partial<DoorDay> = {}): DoorDay => ({
  id: `id of ${key}`,
  key,
  dayDate: '2030-03-01',
  timezone: LAGOS,
  isRemoved: false,
  ...overrides,
});
/** Builds a day that begins and ends at times of UTC on one date, or on two. */
const timed = (key: string, startAt: string, endAt: string, overrides: Partial<DoorDay> = {}) =>
  aDay(key, { startAt: `${startAt}:00.000Z`, endAt: `${endAt}:00.000Z`, dayDate: startAt.slice(0, 10), ...overrides });
const on = ({ id }: DoorDay, at = '2030-03-01T00:00:00Z'): Admission => ({ at: new Date(at), dayId: id });
const aTicket = (days: DoorDay[], { to = [], admissions = [] }: { to?: DoorDay[]; admissions?: Admission[] } = {}): TicketDays => ({
  days,
  validDayIds: to.map(({ id }) => id),
  admissions,
});
const keyAt = (ticket: TicketDays, at: string) => dayAt(ticket, new Date(at))?.key;

describe('[D-125] the day at the door', () => {
  const fri = timed('fri', '2030-03-01T17:00', '2030-03-01T22:00');
  const sat = timed('sat', '2030-03-02T17:00', '2030-03-02T22:00');

  it.each([
    ['2030-03-01T10:59:59.999Z', undefined],
    ['2030-03-01T11:00:00Z', 'fri'],
    ['2030-03-01T20:00:00Z', 'fri'],
    ['2030-03-02T04:00:00Z', 'fri'],
    ['2030-03-02T04:00:00.001Z', undefined],
    ['2030-03-02T11:00:00Z', 'sat'],
    ['2030-03-03T04:00:00Z', 'sat'],
    ['2030-03-09T20:00:00Z', undefined],
  ])('is that whose window, 6 hours before it begins to 6 hours after its end, holds now: at %s it is %s', (at, key) => {
    expect(keyAt(aTicket([fri, sat]), at)).toBe(key);
  });

  it('is no day of an event without days', () => {
    expect(keyAt(aTicket([]), '2030-03-01T20:00:00Z')).toBeUndefined();
    expect(hasDays(aTicket([]))).toBe(false);
  });

  it('is, among several, the first one that the ticket admits to, even if another has begun', () => {
    const [early, late] = [timed('early', '2030-03-01T10:00', '2030-03-01T14:00'), timed('late', '2030-03-01T16:00', '2030-03-01T20:00')];
    for (const days of [
      [early, late],
      [late, early],
    ]) {
      expect(keyAt(aTicket(days, { to: [late] }), '2030-03-01T12:00:00Z')).toBe('late');
      expect(keyAt(aTicket(days, { to: [early] }), '2030-03-01T17:00:00Z')).toBe('early');
      expect(keyAt(aTicket(days), '2030-03-01T12:00:00Z')).toBe('early');
      expect(keyAt(aTicket(days, { to: [early, late] }), '2030-03-01T17:00:00Z')).toBe('late');
    }
  });

  it('is a day without the ticket where no window is one of its own', () => {
    expect(keyAt(aTicket([fri, sat], { to: [sat] }), '2030-03-01T18:00:00Z')).toBe('fri');
  });

  it('is, among the days of the ticket, one without an admission, even if another has begun', () => {
    const [early, late] = [timed('early', '2030-03-01T10:00', '2030-03-01T14:00'), timed('late', '2030-03-01T16:00', '2030-03-01T20:00')];
    const days = [early, late];
    expect(keyAt(aTicket(days, { admissions: [on(early)] }), '2030-03-01T12:00:00Z')).toBe('late');
    expect(keyAt(aTicket(days, { admissions: [on(late)] }), '2030-03-01T17:00:00Z')).toBe('early');
    expect(keyAt(aTicket(days, { admissions: [on(early), on(late)] }), '2030-03-01T12:00:00Z')).toBe('early');
    expect(keyAt(aTicket(days, { to: [early], admissions: [on(early)] }), '2030-03-01T12:00:00Z')).toBe('early');
  });

  it('is then one that has begun and not ended, even if another is nearer', () => {
    const [long, next] = [timed('long', '2030-03-01T06:00', '2030-03-01T18:00'), timed('next', '2030-03-01T17:30', '2030-03-01T23:00')];
    expect(keyAt(aTicket([next, long]), '2030-03-01T17:29:59Z')).toBe('long');
    expect(keyAt(aTicket([long, next]), '2030-03-01T17:30:00Z')).toBe('next');
    expect(keyAt(aTicket([long, next]), '2030-03-01T18:00:00Z')).toBe('next');
  });

  it('is then the one with the nearest beginning, and among equally near ones the first', () => {
    const [a, b] = [timed('a', '2030-03-01T08:00', '2030-03-01T10:00'), timed('b', '2030-03-01T14:00', '2030-03-01T16:00')];
    expect(keyAt(aTicket([a, b]), '2030-03-01T10:30:00Z')).toBe('a');
    expect(keyAt(aTicket([a, b]), '2030-03-01T11:30:00Z')).toBe('b');
    expect(keyAt(aTicket([a, b]), '2030-03-01T11:00:00Z')).toBe('a');
    expect(keyAt(aTicket([b, a]), '2030-03-01T11:00:00Z')).toBe('b');
  });

  it('goes on over midnight until 6 hours after its end', () => {
    const night = timed('night', '2030-03-01T21:00', '2030-03-02T04:00');
    const next = timed('next', '2030-03-02T21:00', '2030-03-03T04:00');
    expect(keyAt(aTicket([night, next]), '2030-03-02T02:00:00Z')).toBe('night');
    expect(keyAt(aTicket([night, next]), '2030-03-02T09:59:00Z')).toBe('night');
    expect(keyAt(aTicket([night, next]), '2030-03-02T15:01:00Z')).toBe('next');
  });

  describe('a day without times', () => {
    const [first, second] = [aDay('first'), aDay('second', { dayDate: '2030-03-02' })];

    it.each([
      [LAGOS, '2030-02-28T23:00:00Z', '2030-03-01T22:59:59Z'],
      ['Asia/Tokyo', '2030-02-28T15:00:00Z', '2030-03-01T14:59:59Z'],
      ['America/Los_Angeles', '2030-03-01T08:00:00Z', '2030-03-02T07:59:59Z'],
      ['Pacific/Kiritimati', '2030-02-28T10:00:00Z', '2030-03-01T09:59:59Z'],
    ])('is the calendar day in its zone, %s', (timezone, from, until) => {
      const days = [aDay('before', { dayDate: '2030-02-28', timezone }), aDay('day', { timezone }), { ...second, timezone }];
      expect([keyAt(aTicket(days), from), keyAt(aTicket(days), until)]).toEqual(['day', 'day']);
      expect(keyAt(aTicket(days), new Date(Date.parse(from) - 1).toISOString())).toBe('before');
      expect(keyAt(aTicket(days), new Date(Date.parse(until) + 1_000).toISOString())).toBe('second');
    });

    it('lets the ticket of the day after wait for it, also in the evening', () => {
      expect(keyAt(aTicket([first, second], { to: [second] }), '2030-03-01T19:00:00Z')).toBe('first');
      expect(keyAt(aTicket([first, second], { admissions: [on(first)] }), '2030-03-01T19:00:00Z')).toBe('first');
    });

    it('takes the 6 hours before it where there is no other day', () => {
      expect(keyAt(aTicket([first]), '2030-02-28T17:00:00Z')).toBe('first');
      expect(keyAt(aTicket([first]), '2030-02-28T16:59:59Z')).toBeUndefined();
    });

    it('goes on for 6 hours for holders of a ticket of it', () => {
      expect(keyAt(aTicket([first, second], { to: [first] }), '2030-03-02T04:59:00Z')).toBe('first');
      expect(keyAt(aTicket([first, second], { to: [first] }), '2030-03-02T05:01:00Z')).toBe('second');
    });

    it('is as long as the day is where the clocks change', () => {
      const london = (dayDate: string) => [aDay('day', { dayDate, timezone: 'Europe/London' })];
      expect(keyAt(aTicket(london('2030-03-31')), '2030-04-01T05:00:00Z')).toBe('day'); // 23 hours, to 23:00 UTC
      expect(keyAt(aTicket(london('2030-03-31')), '2030-04-01T05:00:01Z')).toBeUndefined();
      expect(keyAt(aTicket(london('2030-10-27')), '2030-10-28T06:00:00Z')).toBe('day'); // 25 hours, to 00:00 UTC
      expect(keyAt(aTicket(london('2030-10-27')), '2030-10-28T06:00:01Z')).toBeUndefined();
    });

    it('begins with the first hour there is where midnight is skipped', () => {
      const days = [aDay('before', { dayDate: '2018-11-03' }), aDay('day', { dayDate: '2018-11-04' })];
      const zoned = days.map((day) => ({ ...day, timezone: 'America/Sao_Paulo' }));
      expect(keyAt(aTicket(zoned), '2018-11-04T02:59:59Z')).toBe('before');
      expect(keyAt(aTicket(zoned), '2018-11-04T03:00:00Z')).toBe('day');
    });

    it('has its one time, if it has only one', () => {
      const [opens, closes] = [aDay('opens', { startAt: '2030-03-01T17:00:00Z' }), aDay('closes', { endAt: '2030-03-01T12:00:00Z' })];
      expect(keyAt(aTicket([opens]), '2030-03-01T10:59:00Z')).toBeUndefined();
      expect(keyAt(aTicket([opens]), '2030-03-02T05:00:00Z')).toBe('opens');
      expect(keyAt(aTicket([closes]), '2030-02-28T23:00:00Z')).toBe('closes');
      expect(keyAt(aTicket([closes]), '2030-03-01T18:00:01Z')).toBeUndefined();
    });
  });
});

describe('[D-125] days of an event from which one was removed', () => {
  const [gone, fri, sat] = [
    aDay('gone', { isRemoved: true }),
    timed('fri', '2030-03-01T17:00', '2030-03-01T22:00'),
    timed('sat', '2030-03-02T17:00', '2030-03-02T22:00'),
  ];

  it('are the existing ones, and the removed one for tickets that name it', () => {
    expect(daysToEnter(aTicket([gone, fri, sat]))).toEqual([fri, sat]);
    expect(daysToEnter(aTicket([gone, fri, sat], { to: [gone] }))).toEqual([gone, fri, sat]);
    expect(keyAt(aTicket([gone, fri, sat], { to: [gone] }), '2030-03-01T18:00:00Z')).toBe('gone');
  });

  it('are none once all are removed', () => {
    const ticket = aTicket([gone], { to: [gone] });
    expect([hasDays(ticket), daysToEnter(ticket), keyAt(ticket, '2030-03-01T18:00:00Z')]).toEqual([false, [], undefined]);
  });

  it('keep an admission of the removed day, on the day at whose door it was made', () => {
    const admitted = on(gone, '2030-03-01T18:00:00Z');
    const ticket = aTicket([gone, fri, sat], { admissions: [admitted] });
    expect([admissionOn(ticket, fri), admissionOn(ticket, sat)]).toEqual([admitted, undefined]);
    expect(keyAt(ticket, '2030-03-02T18:00:00Z')).toBe('sat');
  });

  it('count an admission at no day’s door on none of them', () => {
    const ticket = aTicket([gone, fri, sat], { admissions: [on(gone, '2030-02-20T18:00:00Z')] });
    expect([admissionOn(ticket, fri), admissionOn(ticket, sat)]).toEqual([undefined, undefined]);
  });

  it('take over an admission from before there were any', () => {
    const ticket = aTicket([fri, sat], { admissions: [{ at: new Date('2030-03-02T18:00:00Z') }] });
    expect([admissionOn(ticket, fri), admissionOn(ticket, sat)]).toEqual([undefined, ticket.admissions[0]]);
  });
});

describe('[D-125] a ticket', () => {
  const [fri, sat] = [aDay('fri'), aDay('sat')];

  it('admits to the days that it names, and to every day when it names none', () => {
    expect([admitsTo(aTicket([fri, sat], { to: [sat] }), fri), admitsTo(aTicket([fri, sat], { to: [sat] }), sat)]).toEqual([false, true]);
    expect([fri, sat].map((day) => admitsTo(aTicket([fri, sat]), day))).toEqual([true, true]);
  });

  it('was last used by its latest admission', () => {
    const [early, late] = [on(fri, '2030-03-01T18:00:00Z'), on(sat, '2030-03-02T18:00:00Z')];
    expect([latestOf([late, early]), latestOf([early, late]), latestOf([])]).toEqual([late, late, undefined]);
  });
});
