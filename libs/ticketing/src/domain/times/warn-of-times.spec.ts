import { anEvent } from '../../testing';
import type { TicketTypeItemInput } from '../event.item';
import { warnOfTimes } from './warn-of-times';

const entry: TicketTypeItemInput = { key: 'entry', name: 'Entry', kind: 'free' };
const naira = [{ currency: 'NGN', priceMinor: 500_000 }];
const deposit: TicketTypeItemInput = { ...entry, kind: 'deposit', prices: naira, depositType: 'percent', depositValue: 30 };
const event = { startAt: '2026-03-01T18:00:00Z', endAt: '2026-03-03T22:00:00Z' };
const warned = (overrides: Parameters<typeof anEvent>[0]) =>
  warnOfTimes(anEvent({ ...event, ...overrides }), 'Africa/Lagos').map(({ path }) => path);
const ofType = (type: Partial<TicketTypeItemInput>, overrides: Parameters<typeof anEvent>[0] = {}) =>
  warned({ ...overrides, ticketTypes: [{ ...entry, ...type }] }).map((path) => path.replace('ticketTypes[0].', ''));
const days = [
  { key: 'a', dayDate: '2026-03-01' },
  { key: 'b', dayDate: '2026-03-02' },
  { key: 'c', dayDate: '2026-03-03' },
];

describe('the warnings of times that an event has left behind', () => {
  it('[D-148] name doors after the start, and doors a day before it', () => {
    const doors = (doorsAt: string) => warned({ doorsAt });
    expect(doors('2026-03-01T18:00:01Z')).toEqual(['doorsAt']);
    expect([doors('2026-03-01T18:00:00Z'), doors('2026-02-28T18:00:01Z')]).toEqual([[], []]);
    expect(doors('2026-02-28T18:00:00Z')).toEqual(['doorsAt']);
  });

  it('[D-148] name sales, prices and a publication after the end', () => {
    expect(ofType({ onSaleFrom: '2026-03-03T22:00:00Z' })).toEqual(['onSaleFrom']);
    expect(ofType({ onSaleFrom: '2026-03-03T21:59:59Z', onSaleUntil: '2026-03-03T22:00:00Z' })).toEqual([]);
    expect(ofType({ onSaleUntil: '2026-03-03T22:00:01Z' })).toEqual(['onSaleUntil']);
    const phase = (endsAt: string) => ({ key: endsAt.slice(8, 10), prices: naira, endsAt });
    const pricePhases = [phase('2026-02-01T00:00:00Z'), phase('2026-04-02T00:00:00Z')];
    expect(ofType({ kind: 'paid', prices: naira, pricePhases })).toEqual(['pricePhases[1].endsAt']);
    expect(warned({ publishedAt: '2026-03-04T00:00:00Z' })).toEqual(['publishedAt']);
    expect(warned({ publishedAt: '2026-02-01T00:00:00Z' })).toEqual([]);
  });

  it('[D-148] name balances due after the start, of those that are paid at the door after the end', () => {
    expect(ofType({ ...deposit, depositBalanceDueAt: '2026-03-01T18:00:01Z' })).toEqual(['depositBalanceDueAt']);
    expect(ofType({ ...deposit, depositBalanceDueAt: '2026-03-01T18:00:00Z' })).toEqual([]);
    const door = { ...deposit, depositBalanceMode: 'at_door' as const };
    expect(ofType({ ...door, depositBalanceDueAt: '2026-03-03T22:00:00Z' })).toEqual([]);
    expect(ofType({ ...door, depositBalanceDueAt: '2026-03-03T22:00:01Z' })).toEqual(['depositBalanceDueAt']);
  });

  it('[D-148] take a ticket type by the days on which it is valid, in their zone', () => {
    const onSecond = (type: Partial<TicketTypeItemInput>) => ofType({ ...type, validDays: ['b'] }, { days });
    expect(onSecond({ onSaleUntil: '2026-03-02T23:00:00Z' })).toEqual([]);
    expect(onSecond({ onSaleUntil: '2026-03-02T23:00:01Z' })).toEqual(['onSaleUntil']);
    expect(onSecond({ ...deposit, depositBalanceDueAt: '2026-03-01T23:00:00Z' })).toEqual([]);
    expect(onSecond({ ...deposit, depositBalanceDueAt: '2026-03-01T23:00:01Z' })).toEqual(['depositBalanceDueAt']);
    expect(ofType({ onSaleUntil: '2026-03-03T22:00:00Z' }, { days })).toEqual([]);
  });

  it('[D-148] are none of an event with all its times in order', () => {
    const order = {
      ...deposit,
      onSaleFrom: '2026-01-01T00:00:00Z',
      onSaleUntil: '2026-03-01T18:00:00Z',
      depositBalanceDueAt: '2026-02-20T00:00:00Z',
    };
    expect(warned({ doorsAt: '2026-03-01T17:00:00Z', ticketTypes: [order] })).toEqual([]);
  });
});
