import { refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets, findShortages } from './choose-tickets';
import { asCancellable, type CancellableDay, type EventParts, findDay, isLastDay, typesOfDay } from './day-cancellation';
import type { EventCancellation } from './event-cancellation';
import { isTransferOpen } from './on-sale';
import { TICKET_PATHS } from './rules-by-path';
import { DaysAreCancelled, EventIsCancelled, TicketsNotOnSale } from './ticketing.errors';

const NOBODY = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };
const cancellation: EventCancellation = {
  at: new Date('2026-02-01T12:00:00Z'),
  refund: 'none',
  notify: true,
  by: { requestId: 'req_1' },
  counts: NOBODY,
};
const day = (key: string, overrides: Partial<CancellableDay> = {}): CancellableDay => ({
  id: `id-${key}`,
  key,
  dayDate: '2026-03-01',
  timezone: 'Africa/Lagos',
  ...overrides,
});
const type = (id: string, ...days: string[]) => ({ id, validDayIds: days.map((key) => `id-${key}`) });
const TYPES = [type('every'), type('fri', 'fri'), type('both', 'fri', 'sat'), type('sat', 'sat')];
const parts = (days: CancellableDay[]): EventParts => ({ days, types: TYPES });

describe('[D-147] the day that is cancelled', () => {
  it('is found by its key, whatever its case, or by its ref', () => {
    const fri = day('fri', { id: idNumber(7) });
    const of = parts([fri, day('sat')]);
    expect([findDay(of, 'FRI'), findDay(of, refOf('day', fri.id)), findDay(of, 'sun')]).toEqual([fri, fri, undefined]);
  });

  it('takes itself from every type that admits on it, and all from those that have no other day left', () => {
    const [fri, sat] = [day('fri'), day('sat')];
    expect(typesOfDay(parts([fri, sat]), fri)).toEqual({ affected: ['every', 'fri', 'both'], lost: ['fri'] });
    const off = day('fri', { cancellation });
    expect(typesOfDay(parts([off, sat, day('sun')]), sat)).toEqual({ affected: ['every', 'both', 'sat'], lost: ['both', 'sat'] });
  });

  it('is the last one where no other is on', () => {
    const [fri, sat] = [day('fri', { cancellation }), day('sat')];
    expect([isLastDay(parts([fri, sat]), sat), isLastDay(parts([day('fri'), sat]), sat), isLastDay(parts([sat]), sat)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('ends with its programme, else with its date in its zone', () => {
    const event = { id: 'event', slug: 'fair', endAt: new Date(0) };
    const endOf = (overrides: Partial<CancellableDay>) => asCancellable(day('fri', overrides), event).endAt.toISOString();
    expect([endOf({}), endOf({ endAt: '2026-03-01T20:00:00Z' })]).toEqual(['2026-03-01T23:00:00.000Z', '2026-03-01T20:00:00.000Z']);
  });
});

describe('[D-147] tickets of an event with a cancelled day', () => {
  const [friday, weekend, every] = [
    aTier({ id: idNumber(10), validDayIds: ['fri'] }),
    aTier({ id: idNumber(11), validDayIds: ['fri', 'sat'] }),
    aTier({ id: idNumber(12) }),
  ];
  const hidden = aTier({ id: idNumber(13), validDayIds: ['fri'], visibility: 'hidden' });
  const rules = { dayIds: ['sat'], cancelledDayIds: ['fri'] };
  const event = anEventOnSale([friday, weekend, every, hidden], { rules, left: { fri: 0, sat: 5 } });
  const off = [refOf('tkt', friday.id)];

  it.each(TICKET_PATHS.filter((path) => path !== 'giveAway'))('are refused by %s where none of their days is left', (path) => {
    const choose = (...tiers: (typeof friday)[]) =>
      chooseTickets(
        tiers.map((tier) => aLine(tier)),
        event,
        { path, now: BEFORE_EVENT },
      );
    expect(() => choose(every, friday)).toThrow(DaysAreCancelled);
    expect(() => choose(every, friday)).toThrow(expect.objectContaining({ details: { invalid: off, cancelled: off } }));
    expect(choose(every, weekend)).toHaveLength(2);
  });

  it('are unknown like all others where they are hidden, and cancelled with their whole event', () => {
    const terms = { path: 'register', now: BEFORE_EVENT } as const;
    expect(() => chooseTickets([aLine(friday), aLine(hidden)], event, terms)).toThrow(TicketsNotOnSale);
    const whole = anEventOnSale([friday], { rules: { ...rules, isCancelled: true } });
    expect(() => chooseTickets([aLine(friday)], whole, terms)).toThrow(EventIsCancelled);
  });

  it('need no seats of the cancelled day', () => {
    const choices = chooseTickets([aLine(weekend), aLine(every)], event, { path: 'register', now: BEFORE_EVENT });
    expect(findShortages(choices, event, 'register')).toEqual([]);
  });

  it('change hands no more where none of their days is left', () => {
    const { endAt } = event.rules;
    expect(isTransferOpen({ endAt, isTierCancelled: true, removed: false }, BEFORE_EVENT)).toBe(false);
  });
});
