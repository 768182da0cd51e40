import { refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets } from './choose-tickets';
import { findShortages } from './find-shortages';

const EVENT = idNumber(1);
const [single, table] = [aTier({ id: idNumber(10) }), aTier({ id: idNumber(11), groupSize: 4 })];
const friday = aTier({ id: idNumber(12), validDayIds: ['fri'] });

function shortages(wanted: [tier: typeof single, quantity: number][], left: Record<string, number>) {
  const event = anEventOnSale([single, table, friday], { left, rules: { dayIds: ['fri', 'sat'] } });
  return findShortages(chooseTickets(wanted.map(([tier, quantity]) => aLine(tier, { quantity })), event, BEFORE_EVENT), event);
}
const short = (tier: typeof single, remaining: number) => ({ ref: refOf('tkt', tier.id), remaining });

describe('what is sold out', () => {
  it('[§4.4 r3] is a ticket type of which fewer are left than wanted', () => {
    expect(shortages([[single, 2]], { [single.id]: 2 })).toEqual([]);
    expect(shortages([[single, 3]], { [single.id]: 2 })).toEqual([short(single, 2)]);
    expect(shortages([[single, 1]], { [single.id]: 0 })).toEqual([short(single, 0)]);
  });

  it('[§4.4 r3] is nothing while nothing has a cap', () => {
    expect(shortages([[single, 1_000]], {})).toEqual([]);
  });

  it('[§4.4 tickets] of an event counts seats, of a ticket type tickets', () => {
    expect(shortages([[table, 2]], { [table.id]: 2, [EVENT]: 8 })).toEqual([]);
    expect(shortages([[table, 2]], { [table.id]: 2, [EVENT]: 7 })).toEqual([short(table, 1)]);
  });

  it('[§4.4 r3] is told by the days a ticket admits to', () => {
    expect(shortages([[friday, 1]], { fri: 1, sat: 0 })).toEqual([]);
    expect(shortages([[single, 1]], { fri: 1, sat: 0 })).toEqual([short(single, 0)]);
  });

  it('[D-60a] [ADR 0008 r1] is judged over all lines together', () => {
    expect(shortages([[single, 1], [single, 1]], { [single.id]: 1 })).toEqual([short(single, 1)]);
    expect(shortages([[single, 2], [table, 1]], { [EVENT]: 5 })).toEqual([short(single, 5), short(table, 1)]);
  });

  it('is never told as less than nothing', () => {
    expect(shortages([[single, 1]], { [single.id]: -3 })).toEqual([short(single, 0)]);
  });
});
