import { formField } from '@svc/contracts';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT } from '../testing';
import { chooseTickets } from './choose-tickets';
import { giveSeats } from './given-seats';
import { judgeSeats } from './judge-seats';

const diet = formField.parse({ key: 'diet', type: 'select', label: 'What do you eat?', options: ['fish', 'rice'], required: true });
const tier = aTier({ requiresAttendeeDetails: true, minAge: 18, formFields: [diet] });
const judge = (attendees: unknown[], dobMode: 'order' | 'attendee' = 'attendee') => {
  const { rules } = anEventOnSale([tier], { rules: { attendeeEmailRequired: true, dobMode } });
  const event = anEventOnSale([tier]);
  const request = aTicketRequest([aLine(tier, { quantity: attendees.length, attendees: attendees as never })]);
  return judgeSeats(giveSeats(chooseTickets(request.tickets, event, BEFORE_EVENT)), request, rules, { now: BEFORE_EVENT });
};
const whole = { name: 'Ada', email: 'ada@example.com', dateOfBirth: '1990-05-17', responses: { diet: 'fish' } };

describe('what is missing of who sits on seats', () => {
  it('[§4.3 r2, r3, r4] [D-60a] is told of all of them at once, and where: names, answers, ages', () => {
    const seat = (index: number, what: string) => `tickets[0].attendees[${index}].${what}`;
    const { own, faults } = judge([whole, null, { ...whole, dateOfBirth: '2020-01-01', responses: { diet: 'stones' } }]);
    expect(faults.map(({ kind, path }) => [kind, path])).toEqual([
      ['name', seat(1, 'name')], ['email', seat(1, 'email')], ['answer', seat(1, 'responses.diet')], ['answer', seat(2, 'responses.diet')],
      ['birth', seat(1, 'dateOfBirth')], ['age', seat(2, 'dateOfBirth')],
    ]);
    expect(own).toEqual([{ diet: 'fish' }, {}, {}]);
  });

  it('[D-48] is told of the buyer where the event asks the buyer’s age', () => {
    expect(judge([whole], 'order').faults.map(({ kind, path }) => [kind, path])).toEqual([['birth', 'dateOfBirth']]);
  });
});
