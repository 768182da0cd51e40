import { formField } from '@svc/contracts';
import { anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '@svc/ticketing/testing';
import type { EventRules } from '@svc/ticketing';
import type { CheckoutSeat } from '../checkout';
import { offerSeats } from './seat-details';
import { applySeatDetails, type SeatsInput } from './seat-details';

const diet = formField.parse({ key: 'diet', type: 'select', label: 'What do you eat?', options: ['fish', 'rice'], required: true });
const source = formField.parse({ key: 'source', type: 'text', label: 'Source', hidden: true });
const dinner = aTier({ name: 'Dinner', requiresAttendeeDetails: true, minAge: 18, formFields: [diet, source] });
const entry = aTier({
  id: idNumber(11),
  name: 'Entry',
  formFields: [formField.parse({ key: 'size', type: 'text', label: 'Which size?' })],
});
const seat = (position: number, overrides: Partial<CheckoutSeat> = {}): CheckoutSeat => ({
  id: idNumber(700 + position),
  lineId: idNumber(800),
  ticketTypeId: dinner.id,
  position,
  ticket: position,
  countedDayIds: ['fri'],
  responses: {},
  ...overrides,
});
const onRecord = { name: 'Ada', responses: { diet: 'fish', source: 'poster' } };
const rulesOf = (rules: Partial<EventRules> = {}) => anEventOnSale([dinner, entry], { rules }).rules;
const apply = (
  input: SeatsInput,
  { seats = [seat(0, onRecord), seat(1)], rules = rulesOf(), dateOfBirth = undefined as string | undefined, responses = {} } = {},
) => applySeatDetails({ seats, responses, dateOfBirth }, input, rules, BEFORE_EVENT);
const faultsOf = (...args: Parameters<typeof apply>) => apply(...args).faults.map(({ kind, path }) => `${kind} ${path}`);

describe('the details of attendees from a buyer', () => {
  it('[§4.3 r2, r3, r4] are required until complete, by the rules of the opening, with the paths of missing ones', () => {
    expect(faultsOf({})).toEqual(['name seats[1].name', 'answer seats[1].responses.diet', 'birth dateOfBirth']);
    expect(faultsOf({ seats: [undefined, { name: 'Bisi', responses: { diet: 'rice' } }], dateOfBirth: '1990-05-17' })).toEqual([]);
    expect(faultsOf({}, { rules: rulesOf({ dobMode: 'attendee', attendeeEmailRequired: true }) })).toContain('birth seats[0].dateOfBirth');
  });

  it('[D-96] include each guest’s own age where the event asks for all: the buyer’s date stands in for no seat, a blank one neither', () => {
    const rules = rulesOf({ dobMode: 'attendee' });
    const entered = { seats: [{ dateOfBirth: '1990-05-17' }, { name: 'Bisi', responses: { diet: 'rice' } }] };
    expect(faultsOf(entered, { rules, dateOfBirth: '1980-01-01' })).toEqual(['birth seats[1].dateOfBirth']);
    const blank = {
      seats: [seat(0), seat(1)],
      rules: anEventOnSale([aTier({ minAge: 18 })], { rules: { dobMode: 'attendee' } }).rules,
      dateOfBirth: '1980-01-01',
    };
    expect(faultsOf({}, blank)).toEqual(['birth seats[0].dateOfBirth', 'birth seats[1].dateOfBirth']);
    expect(faultsOf({ seats: [{ dateOfBirth: '1990-05-17' }, { dateOfBirth: '2020-01-01' }] }, blank)).toEqual([
      'age seats[1].dateOfBirth',
    ]);
  });

  it('[§4.3 tickets] are kept with the seat, whose ticket stays the same', () => {
    const { seats, dateOfBirth } = apply({
      seats: [
        { name: ' Ọlá ', phone: '+234 803 123 4567' },
        { email: 'bisi@example.com', responses: { diet: 'rice' } },
      ],
      dateOfBirth: '1990-05-17',
    });
    expect(seats).toEqual([
      seat(0, { ...onRecord, name: 'Ọlá', phone: '+2348031234567' }),
      seat(1, { email: 'bisi@example.com', responses: { diet: 'rice' } }),
    ]);
    expect(dateOfBirth).toBe('1990-05-17');
  });

  it('[D-36] leave the seat with the buyer when they are blank, and remove emptied fields', () => {
    expect(apply({ seats: [{ name: '', responses: { diet: null } }] }).seats[0]).toEqual(seat(0, { responses: { source: 'poster' } }));
  });

  it.each<[string, SeatsInput, string]>([
    ['a name without end', { seats: [{ name: 'x'.repeat(121) }] }, 'form seats[0].name'],
    ['no address', { seats: [{ email: '<script>' }] }, 'form seats[0].email'],
    ['no number', { seats: [{ phone: '12' }] }, 'form seats[0].phone'],
    ['no day', { dateOfBirth: '2001-02-30' }, 'form dateOfBirth'],
    ['a day to come', { dateOfBirth: '2090-01-01' }, 'form dateOfBirth'],
    ['a choice that is none', { seats: [{ responses: { diet: 'stones' } }] }, 'answer seats[0].responses.diet'],
  ])('are refused by their path where they do not fit: %s', (_, input, fault) => {
    expect(faultsOf(input)).toContain(fault);
  });

  it('[D-119] lose characters of a name that are no part of one line of text', () => {
    const { seats, faults } = apply({ seats: [{ name: 'Ad\u202ea\u0007 \u200fשרה' }] });
    expect(seats[0]!.name).toBe('Ada \u200fשרה');
    expect(faults.map(({ path }) => path)).not.toContain('seats[0].name');
  });

  it('leave those on record where they do not fit', () => {
    expect(apply({ seats: [{ name: 'x'.repeat(121), email: 'ada@example.com' }] }).seats[0]).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
    });
  });

  it('[D-49] include the answers of the order for seats that have none of their own', () => {
    const { seats, responses, faults } = apply({ responses: { size: 'L', other: 'x' } }, { seats: [seat(0, { ticketTypeId: entry.id })] });
    expect([seats[0]!.responses, responses, faults]).toEqual([{}, { size: 'L' }, []]);
  });

  it('stay unchanged for seats whose ticket type is gone', () => {
    const gone = seat(0, { ...onRecord, ticketTypeId: idNumber(99) });
    expect(apply({ seats: [{ name: 'Other' }] }, { seats: [gone], responses: { a: 'b' } })).toMatchObject({
      seats: [gone],
      responses: { a: 'b' },
      faults: [],
    });
  });
});

describe('the questions about the people on the seats', () => {
  it('[§2.6] [D-49] are asked for each seat of a ticket type that wants details, and once for the others; hidden ones never', () => {
    const { seats, questions, asksBuyersBirth } = offerSeats(
      { seats: [seat(0), seat(1), seat(2, { ticketTypeId: entry.id })] },
      rulesOf({ attendeeEmailRequired: true }),
    );
    expect(
      seats.map(({ number, of, needsName, needsEmail, asksBirth, questions: own }) => [
        number,
        of,
        needsName,
        needsEmail,
        asksBirth,
        own.map(({ key }) => key),
      ]),
    ).toEqual([
      [1, 2, true, true, false, ['diet']],
      [2, 2, true, true, false, ['diet']],
      [1, 1, false, false, false, []],
    ]);
    expect([questions.map(({ key }) => key), asksBuyersBirth]).toEqual([['size'], true]);
    expect(offerSeats({ seats: [seat(0)] }, rulesOf({ dobMode: 'attendee' }))).toMatchObject({
      asksBuyersBirth: false,
      seats: [{ asksBirth: true }],
    });
  });
});
