import { refOf, type DomainError } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets } from './choose-tickets';
import type { EventRules } from './event-on-sale';
import { takeSeats } from './take-seats';
import type { TicketRequest } from './ticket-request';

const [adult, open] = [aTier({ minAge: 18, name: 'Club' }), aTier({ id: idNumber(11) })];

function ask(request: TicketRequest, rules: Partial<EventRules> = {}): Pick<DomainError, 'code' | 'message' | 'details'> | 'welcome' {
  const event = anEventOnSale([adult, open], { rules });
  try {
    takeSeats(chooseTickets(request.tickets, event, BEFORE_EVENT), request, event.rules, BEFORE_EVENT);
    return 'welcome';
  } catch (error) {
    const { code, message, details } = error as DomainError;
    return { code, message, details };
  }
}
const buyer = (dateOfBirth?: string, rules?: Partial<EventRules>) => ask(aTicketRequest([aLine(adult)], { dateOfBirth }), rules);
const holders = (attendees: ({ name?: string; dateOfBirth?: string } | null)[], dateOfBirth?: string) =>
  ask(aTicketRequest([aLine(adult, { quantity: attendees.length, attendees })], { dateOfBirth }), { dobMode: 'attendee' });
const age = [refOf('tkt', adult.id)];

describe('the age of guests', () => {
  it('[§4.3 r4] [§4.4 r4] [D-48] has to be told where a ticket type has a minimum', () => {
    expect(buyer()).toEqual({ code: 'VALIDATION_ERROR', message: 'You must be at least 18 years old: give the date of birth.', details: { age } });
    expect(ask(aTicketRequest([aLine(open)]))).toBe('welcome');
  });

  it('[D-48] counts on the day the event starts', () => {
    expect(buyer('2008-03-01')).toBe('welcome');
    expect(buyer('2008-03-02')).toEqual({ code: 'VALIDATION_ERROR', message: 'You must be at least 18 years old when the event starts.', details: { age } });
  });

  it('[D-48] counts by the calendar of the event’s place', () => {
    const lateEvening = { startAt: '2026-03-01T23:30:00.000Z', endAt: '2026-03-02T03:00:00.000Z' };
    expect(buyer('2008-03-02', { ...lateEvening, timezone: 'Africa/Lagos' })).toBe('welcome');
    expect(buyer('2008-03-02', { ...lateEvening, timezone: 'Europe/London' })).toMatchObject({ details: { age } });
  });

  it('[D-48] of who is born on 29 February is reached on 1 March', () => {
    expect(buyer('2008-02-29')).toBe('welcome');
    expect(buyer('2008-02-29', { startAt: '2026-02-28T18:00:00.000Z' })).toMatchObject({ details: { age } });
  });

  it('[§4.3 r4] is the buyer’s for every seat where the event asks once per order', () => {
    const request = aTicketRequest([aLine(adult, { quantity: 2, attendees: [{ name: 'Ada', dateOfBirth: '2020-01-01' }, null] })], { dateOfBirth: '1990-01-01' });
    expect(ask(request)).toBe('welcome');
  });

  it('[§4.3 r4] is each attendee’s where the event asks them all; a seat that stays with the buyer goes by theirs', () => {
    const old = { name: 'Ada', dateOfBirth: '1990-01-01' };
    expect(holders([old, old])).toBe('welcome');
    expect(holders([old, { name: 'Bisi', dateOfBirth: '2010-01-01' }], '1980-01-01')).toMatchObject({ details: { age } });
    expect(holders([old, { name: 'Bisi' }], '1980-01-01')).toMatchObject({ message: expect.stringContaining('give the date of birth'), details: { age } });
    expect(holders([old, null], '1980-01-01')).toBe('welcome');
    expect(holders([old, null])).toMatchObject({ details: { age } });
  });

  it.each(['2026-02-02', '1895-01-31'])('[D-48] is nobody’s when born on %s', (dateOfBirth) => {
    expect(buyer(dateOfBirth)).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { dateOfBirth: expect.any(String) } } });
    expect(holders([{ name: 'Ada', dateOfBirth }])).toMatchObject({ details: { fields: { 'tickets[0].attendees[0].dateOfBirth': expect.any(String) } } });
  });

  it('[D-48] may be that of someone born today, or 130 years old', () => {
    for (const dateOfBirth of ['2026-02-01', '1895-03-01']) expect(ask(aTicketRequest([aLine(open)], { dateOfBirth }))).toBe('welcome');
  });
});
