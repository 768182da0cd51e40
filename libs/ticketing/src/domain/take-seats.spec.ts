import type { DomainError } from '@svc/kernel';
import { refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets } from './choose-tickets';
import type { EventRules, TierRules } from './event-on-sale';
import { takeSeats } from './take-seats';
import type { TicketRequest } from './ticket-request';

function take(request: TicketRequest, tiers: TierRules[] = [aTier()], rules: Partial<EventRules> = {}, mostSeats = 20) {
  const event = anEventOnSale(tiers, { rules });
  return takeSeats(chooseTickets(request.tickets, event, { path: 'register', now: BEFORE_EVENT }), request, event.rules, {
    path: 'register',
    now: BEFORE_EVENT,
    mostSeats,
  }).seats;
}
function refusal(...args: Parameters<typeof take>): DomainError {
  try {
    take(...args);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('Nothing was refused.');
}
const refs = (...tiers: TierRules[]) => tiers.map(({ id }) => refOf('tkt', id));

describe('the quantity of tickets', () => {
  const tier = aTier({ minPerOrder: 2, maxPerOrder: 4 });

  it.each([1, 5])('[§4.3 r1] [§4.4 r4] has its bounds in the ticket type: %i are refused', (quantity) => {
    const { code, message, details } = refusal(aTicketRequest([aLine(tier, { quantity })]), [tier]);
    expect([code, message, details]).toEqual(['VALIDATION_ERROR', 'Take 2 to 4 of "Entry" at a time.', { quantity: refs(tier) }]);
  });

  it.each([2, 4])('[§4.4 r4] may be %i', (quantity) => {
    expect(take(aTicketRequest([aLine(tier, { quantity })]), [tier])).toHaveLength(quantity);
  });

  it('[D-60a] is the sum over all lines', () => {
    expect(take(aTicketRequest([aLine(tier), aLine(tier)]), [tier])).toHaveLength(2);
    expect(refusal(aTicketRequest([aLine(tier, { quantity: 3 }), aLine(tier, { quantity: 2 })]), [tier]).details).toEqual({
      quantity: refs(tier),
    });
    expect(
      refusal(aTicketRequest([aLine(tier, { quantity: 3, amountMinor: 1 }), aLine(tier, { quantity: 2, amountMinor: 2 })]), [tier]).details,
    ).toEqual({ quantity: refs(tier) });
  });

  it('names every ticket type that is out of bounds', () => {
    const pair = aTier({ id: idNumber(11), name: 'Pair', minPerOrder: 2 });
    const exact = aTier({ id: idNumber(12), name: 'Three', minPerOrder: 3, maxPerOrder: 3 });
    expect(refusal(aTicketRequest([aLine(pair), aLine(exact)]), [pair, exact])).toMatchObject({
      message: 'Take at least 2 of "Pair" at a time.',
      details: { quantity: refs(pair, exact) },
    });
    expect(refusal(aTicketRequest([aLine(exact)]), [exact])).toMatchObject({ message: 'Take 3 of "Three" at a time.' });
  });

  it('[D-39] ends at 10,000 seats in one order', () => {
    const crowd = aTier({ groupSize: 1_000 });
    expect(take(aTicketRequest([aLine(crowd, { quantity: 10 })]), [crowd], {}, 100_000)).toHaveLength(10_000);
    expect(refusal(aTicketRequest([aLine(crowd, { quantity: 11 })]), [crowd], {}, 100_000)).toMatchObject({
      message: 'Take at most 10,000 seats at a time.',
    });
  });
});

describe('the seats taken at a time', () => {
  const table = aTier({ id: idNumber(11), name: 'Table', groupSize: 4, maxPerOrder: 1_000 });
  const entry = aTier({ maxPerOrder: 1_000 });

  it('[D-106] end at the ceiling, over all ticket types, whatever maxPerOrder says; a group ticket counts its seats', () => {
    const asks = (tables: number, entries: number) =>
      aTicketRequest([aLine(table, { quantity: tables }), aLine(entry, { quantity: entries })]);
    expect(take(asks(4, 4), [table, entry])).toHaveLength(20);
    expect(refusal(asks(4, 5), [table, entry])).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: 'Take at most 20 seats at a time.',
      details: { quantity: refs(table, entry) },
    });
    expect(refusal(aTicketRequest([aLine(entry, { quantity: 21 })]), [entry]).details).toEqual({ quantity: refs(entry) });
  });

  it('[D-106] are never less than one ticket of a type, or its minPerOrder', () => {
    const coach = aTier({ groupSize: 50 });
    const class30 = aTier({ minPerOrder: 30 });
    expect(take(aTicketRequest([aLine(coach)]), [coach])).toHaveLength(50);
    expect(refusal(aTicketRequest([aLine(coach, { quantity: 2 })]), [coach]).message).toBe('Take at most 50 seats at a time.');
    expect(take(aTicketRequest([aLine(class30, { quantity: 30 })]), [class30])).toHaveLength(30);
    expect(refusal(aTicketRequest([aLine(class30, { quantity: 31 })]), [class30]).message).toBe('Take at most 30 seats at a time.');
    expect(refusal(aTicketRequest([aLine(entry, { quantity: 2 })]), [entry], {}, 1).message).toBe('Take at most 1 seat at a time.');
  });
});

describe('the seats of a request', () => {
  const table = aTier({ name: 'Table', groupSize: 2 });

  it('[§4.3 tickets] are as many as tickets times their group size, in the order of the attendees', () => {
    const seats = take(aTicketRequest([aLine(table, { quantity: 2, attendees: [{ name: 'Ada' }, null, {}, { name: 'Bisi' }] })]), [table]);
    expect(seats.map(({ position, ticket, name }) => [position, ticket, name])).toEqual([
      [0, 0, 'Ada'],
      [1, 0, undefined],
      [2, 1, undefined],
      [3, 1, 'Bisi'],
    ]);
  });

  it('[D-36] stay with the buyer where an entry is blank', () => {
    const [seat] = take(aTicketRequest([aLine(aTier(), { attendees: [{ name: ' ', email: '', responses: {} }] })]));
    expect(seat).toEqual({ ticketTypeId: idNumber(10), position: 0, ticket: 0, countedDayIds: [], responses: {} });
  });

  it.each([1, 3, 5])('[D-36] [§4.3 tickets] are refused with %i attendees for 4', (length) => {
    const line = aLine(table, { quantity: 2, attendees: Array<null>(length).fill(null) });
    expect(refusal(aTicketRequest([line]), [table])).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { quantity: refs(table) },
      message: expect.stringContaining('2 attendees for each "Table" ticket'),
    });
  });

  it('[D-60a] keep their attendees when lines are merged', () => {
    const lines = [
      aLine(aTier(), { attendees: [{ name: 'Ada' }] }),
      aLine(aTier(), { quantity: 2 }),
      aLine(aTier(), { attendees: [{ name: 'Bisi' }] }),
    ];
    expect(take(aTicketRequest(lines)).map(({ name, ticket }) => [name, ticket])).toEqual([
      ['Ada', 0],
      [undefined, 1],
      [undefined, 2],
      ['Bisi', 3],
    ]);
  });

  it('[ADR 0008 r1] count on the days the ticket admits to, or on all of them', () => {
    const friday = aTier({ id: idNumber(11), validDayIds: ['fri'] });
    const seats = take(aTicketRequest([aLine(), aLine(friday)]), [aTier(), friday], { dayIds: ['fri', 'sat'] });
    expect(seats.map(({ countedDayIds }) => countedDayIds)).toEqual([['fri', 'sat'], ['fri']]);
  });
});

describe('the holder of a seat', () => {
  const named = aTier({ name: 'Dinner', requiresAttendeeDetails: true });

  it.each([
    ['no attendees', undefined],
    ['a blank one', [{ name: 'Ada' }, null]],
    ['one without a name', [{ name: 'Ada' }, { email: 'bisi@example.com' }]],
  ])('[§4.3 r3] [§4.4 r4] has to be named where the ticket type asks for it: %s', (_, attendees) => {
    const { code, message } = refusal(aTicketRequest([aLine(named, { quantity: 2, attendees })]), [named]);
    expect([code, message]).toEqual(['VALIDATION_ERROR', 'Enter a name for each "Dinner" ticket']);
  });

  it('[§2.6] has to be reachable where the event asks for it', () => {
    const ada = aTicketRequest([aLine(named, { attendees: [{ name: 'Ada' }] })]);
    expect(refusal(ada, [named], { attendeeEmailRequired: true }).message).toBe('Enter an e-mail for each "Dinner" ticket');
    expect(take(ada, [named])).toHaveLength(1);
    expect(take(aTicketRequest(), [aTier()], { attendeeEmailRequired: true })).toHaveLength(1);
  });

  it('[D-133] has to be reachable wherever a seat is given by name, whether the ticket type asks for names or not', () => {
    const request = (attendee: object) => aTicketRequest([aLine(aTier(), { quantity: 2, attendees: [attendee, null] })]);
    const rules = { attendeeEmailRequired: true };
    expect(refusal(request({ name: 'Ada' }), [aTier()], rules).message).toContain('Enter an e-mail');
    expect(take(request({ name: 'Ada', email: 'ada@example.com' }), [aTier()], rules)).toHaveLength(2);
    expect(take(request({ name: 'Ada' }), [aTier()])).toHaveLength(2);
  });
});
