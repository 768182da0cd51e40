import { formField } from '@svc/contracts';
import { type DomainError, refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { chooseTickets } from './choose-tickets';
import { giveSeats, judgeSeats } from './judge-seats';
import type { EventRules } from './event-on-sale';
import { takeSeats } from './take-seats';
import type { TicketRequest } from './ticket-request';

const diet = formField.parse({ key: 'diet', type: 'select', label: 'What do you eat?', options: ['fish', 'rice'], required: true });
const tier = aTier({ requiresAttendeeDetails: true, minAge: 18, formFields: [diet] });
const judge = (attendees: unknown[], dobMode: 'order' | 'attendee' = 'attendee') => {
  const { rules } = anEventOnSale([tier], { rules: { attendeeEmailRequired: true, dobMode } });
  const event = anEventOnSale([tier]);
  const request = aTicketRequest([aLine(tier, { quantity: attendees.length, attendees: attendees as never })]);
  return judgeSeats(giveSeats(chooseTickets(request.tickets, event, { path: 'register', now: BEFORE_EVENT }), 'register'), request, rules, {
    now: BEFORE_EVENT,
  });
};
const whole = { name: 'Ada', email: 'ada@example.com', dateOfBirth: '1990-05-17', responses: { diet: 'fish' } };

describe('missing details of seats', () => {
  it('[§4.3 r2, r3, r4] [D-60a] are all named at once, with their paths: names, answers, ages', () => {
    const seat = (index: number, field: string) => `tickets[0].attendees[${index}].${field}`;
    const { own, faults } = judge([whole, null, { ...whole, dateOfBirth: '2020-01-01', responses: { diet: 'stones' } }]);
    expect(faults.map(({ kind, path }) => [kind, path])).toEqual([
      ['name', seat(1, 'name')],
      ['email', seat(1, 'email')],
      ['answer', seat(1, 'responses.diet')],
      ['answer', seat(2, 'responses.diet')],
      ['birth', seat(1, 'dateOfBirth')],
      ['age', seat(2, 'dateOfBirth')],
    ]);
    expect(own).toEqual([{ diet: 'fish' }, {}, {}]);
  });

  it('[D-48] are stated of the buyer where the event asks the buyer’s age', () => {
    expect(judge([whole], 'order').faults.map(({ kind, path }) => [kind, path])).toEqual([['birth', 'dateOfBirth']]);
  });
});

const [adult, open] = [aTier({ minAge: 18, name: 'Club' }), aTier({ id: idNumber(11) })];

function ask(
  request: TicketRequest,
  rules: Partial<EventRules> = {},
  blankSeatsWait?: boolean,
): Pick<DomainError, 'code' | 'message' | 'details'> | 'welcome' {
  const event = anEventOnSale([adult, open], { rules });
  const refusal = refusalOf(() =>
    takeSeats(chooseTickets(request.tickets, event, { path: 'register', now: BEFORE_EVENT }), request, event.rules, {
      path: 'register',
      now: BEFORE_EVENT,
      mostSeats: 20,
      blankSeatsWait,
    }),
  );
  return refusal ? { code: refusal.code, message: refusal.message, details: refusal.details } : 'welcome';
}
function refusalOf(taking: () => unknown): DomainError | undefined {
  try {
    taking();
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
}
const buyer = (dateOfBirth?: string, rules?: Partial<EventRules>) => ask(aTicketRequest([aLine(adult)], { dateOfBirth }), rules);
const holders = (attendees: ({ name?: string; dateOfBirth?: string } | null)[], dateOfBirth?: string) =>
  ask(aTicketRequest([aLine(adult, { quantity: attendees.length, attendees })], { dateOfBirth }), { dobMode: 'attendee' });
const age = [refOf('tkt', adult.id)];
const old = { name: 'Ada', dateOfBirth: '1990-01-01' };

describe('the age of guests', () => {
  it('[§4.3 r4] [§4.4 r4] [D-48] has to be given where a ticket type has a minimum', () => {
    expect(buyer()).toEqual({
      code: 'VALIDATION_ERROR',
      message: 'You must be at least 18 years old: give the date of birth.',
      details: { age },
    });
    expect(ask(aTicketRequest([aLine(open)]))).toBe('welcome');
  });

  it('[D-48] counts on the day the event starts', () => {
    expect(buyer('2008-03-01')).toBe('welcome');
    expect(buyer('2008-03-02')).toEqual({
      code: 'VALIDATION_ERROR',
      message: 'You must be at least 18 years old when the event starts.',
      details: { age },
    });
  });

  it('[D-48] counts by the calendar of the event’s place', () => {
    const lateEvening = { startAt: '2026-03-01T23:30:00.000Z', endAt: '2026-03-02T03:00:00.000Z' };
    expect(buyer('2008-03-02', { ...lateEvening, timezone: 'Africa/Lagos' })).toBe('welcome');
    expect(buyer('2008-03-02', { ...lateEvening, timezone: 'Europe/London' })).toMatchObject({ details: { age } });
  });

  it('[D-48] is reached on 1 March by people born on 29 February', () => {
    expect(buyer('2008-02-29')).toBe('welcome');
    expect(buyer('2008-02-29', { startAt: '2026-02-28T18:00:00.000Z' })).toMatchObject({ details: { age } });
  });

  it('[§4.3 r4] is the buyer’s for every seat where the event asks once per order', () => {
    const request = aTicketRequest([aLine(adult, { quantity: 2, attendees: [{ name: 'Ada', dateOfBirth: '2020-01-01' }, null] })], {
      dateOfBirth: '1990-01-01',
    });
    expect(ask(request)).toBe('welcome');
  });

  it('[§4.3 r4] [D-96] is each attendee’s own where the event asks them all; the buyer’s date stands in for no seat', () => {
    expect(holders([old, old])).toBe('welcome');
    expect(holders([old, { name: 'Bisi', dateOfBirth: '2010-01-01' }], '1980-01-01')).toMatchObject({
      message: 'You must be at least 18 years old when the event starts.',
      details: { age },
    });
    for (const [dateOfBirth, silent] of [
      ['1980-01-01', null],
      ['1980-01-01', {}],
      ['1980-01-01', { name: 'Bisi' }],
      ['1980-01-01', { name: ' ', dateOfBirth: '' }],
      [undefined, null],
    ] as const) {
      expect(holders([old, silent], dateOfBirth)).toEqual({
        code: 'VALIDATION_ERROR',
        message: 'tickets[0].attendees[1].dateOfBirth: Give the date of birth of who sits there.',
        details: { fields: { 'tickets[0].attendees[1].dateOfBirth': expect.any(String) } },
      });
    }
  });

  it('[D-96] is asked of every seat at once, under the paths of the request: of group tickets, of lines of one type, and where no attendee is named', () => {
    const group = aTier({ id: idNumber(12), minAge: 18, groupSize: 2 });
    const lines = [aLine(open), aLine(group, { quantity: 2, attendees: [old, null, old, {}] }), aLine(group)];
    const event = anEventOnSale([open, group], { rules: { dobMode: 'attendee' } });
    const taking = () =>
      takeSeats(
        chooseTickets(lines, event, { path: 'register', now: BEFORE_EVENT }),
        aTicketRequest(lines, { dateOfBirth: '1980-01-01' }),
        event.rules,
        {
          path: 'register',
          now: BEFORE_EVENT,
          mostSeats: 20,
        },
      );
    const paths = ['tickets[1].attendees[1]', 'tickets[1].attendees[3]', 'tickets[2].attendees[0]', 'tickets[2].attendees[1]'];
    expect(refusalOf(taking)?.details).toEqual({
      fields: Object.fromEntries(paths.map((path) => [`${path}.dateOfBirth`, expect.any(String)])),
    });
  });

  it('[D-96] may be given later for seats without details where they are paid on a page; a seat with details is judged at once', () => {
    const waiting = (
      attendees: ({ name?: string; dateOfBirth?: string } | null)[] | undefined,
      rules: Partial<EventRules> = { dobMode: 'attendee' },
    ) => ask(aTicketRequest([aLine(adult, { quantity: 2, attendees })]), rules, true);
    for (const attendees of [undefined, [null, {}], [old, null]]) expect(waiting(attendees)).toBe('welcome');
    expect(waiting([null, { name: 'Bisi' }])).toMatchObject({
      details: { fields: { 'tickets[0].attendees[1].dateOfBirth': expect.any(String) } },
    });
    expect(waiting([null, { dateOfBirth: '2010-01-01' }])).toMatchObject({ details: { age } });
    expect(waiting(undefined, { dobMode: 'order' })).toMatchObject({ details: { age } });
  });

  it.each(['2026-02-02', '1895-01-31'])('[D-48] is nobody’s when born on %s', (dateOfBirth) => {
    expect(buyer(dateOfBirth)).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields: { dateOfBirth: expect.any(String) } } });
    expect(holders([{ name: 'Ada', dateOfBirth }])).toMatchObject({
      details: { fields: { 'tickets[0].attendees[0].dateOfBirth': expect.any(String) } },
    });
  });

  it('[D-48] may be that of someone born today, or 130 years old', () => {
    for (const dateOfBirth of ['2026-02-01', '1895-03-01']) expect(ask(aTicketRequest([aLine(open)], { dateOfBirth }))).toBe('welcome');
  });
});
