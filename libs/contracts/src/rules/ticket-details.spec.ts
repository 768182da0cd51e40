import { formField } from '../shapes/form-field';
import { type DetailedEvent, type DetailedTicket, ticketDetails } from './ticket-details';

const aTicket = (overrides: Partial<DetailedTicket> = {}): DetailedTicket => ({
  kind: 'paid',
  groupSize: 1,
  requiresAttendeeDetails: false,
  formFields: [],
  ...overrides,
});
const anEvent = (overrides: Partial<DetailedEvent> = {}): DetailedEvent => ({
  dobMode: 'order',
  attendeeEmailRequired: false,
  ...overrides,
});
const question = (key: string, overrides: object = {}) => formField.parse({ key, type: 'text', label: `${key}?`, ...overrides });
const detailsOf = (tickets: readonly DetailedTicket[], event = anEvent(), quantity = 1) =>
  ticketDetails(
    tickets.map((ticket) => ({ ticket, quantity })),
    event,
  );

describe('the required details of a choice of tickets', () => {
  it('[§4.3 contact] [§4.4 contact] are an e-mail, or a phone where all of it is free', () => {
    expect(detailsOf([aTicket({ kind: 'free' })]).contact).toBe('emailOrPhone');
    for (const kind of ['paid', 'donation', 'deposit'] as const)
      expect(detailsOf([aTicket({ kind: 'free' }), aTicket({ kind })]).contact).toBe('email');
  });

  it('[§4.3 r4] [D-96] are the buyer’s date of birth or that of each attendee, as the event asks ages', () => {
    const datesOfBirth = (dobMode: 'order' | 'attendee', minAge?: number) => {
      const { dateOfBirth, lines } = detailsOf([aTicket(), aTicket({ minAge })], anEvent({ dobMode }));
      return [dateOfBirth, ...lines.map(({ seat, asksEach }) => seat.dateOfBirth && asksEach)];
    };
    expect([datesOfBirth('order'), datesOfBirth('order', 18), datesOfBirth('attendee'), datesOfBirth('attendee', 18)]).toEqual([
      [false, false, false],
      [true, false, false],
      [false, false, false],
      [false, false, true],
    ]);
  });

  it('[§4.3 r3] are a name, and an e-mail where the event wants it, of each person whom the tickets admit', () => {
    const named = aTicket({ requiresAttendeeDetails: true, groupSize: 5 });
    expect(detailsOf([named], anEvent(), 2).lines).toEqual([
      { seats: 10, seat: { name: true, email: false, dateOfBirth: false }, asksEach: true, questions: [] },
    ]);
    expect(
      detailsOf([named, aTicket()], anEvent({ attendeeEmailRequired: true })).lines.map(({ seat, asksEach }) => [seat.email, asksEach]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('[§4.3 r2] are answers, each question asked once, required where one of them is, hidden ones never', () => {
    const tickets = [
      aTicket({ formFields: [question('diet'), question('list', { hidden: true, required: true })] }),
      aTicket({ formFields: [question('diet', { required: true }), question('song')] }),
    ];
    const { questions, lines } = detailsOf(tickets);
    expect(questions.map(({ key, required }) => [key, required])).toEqual([
      ['diet', true],
      ['song', false],
    ]);
    expect(lines.map((line) => line.questions)).toEqual([[], []]);
  });

  it.each([
    ['another type', { type: 'number' }],
    ['other words', { label: 'Your size?' }],
    ['other options', { type: 'select', options: ['S', 'L'] }],
    ['a condition', { showIf: { field: 'song', equals: 'x' } }],
    ['another type, and hidden', { type: 'number', hidden: true }],
  ])('are asked for each line alone where one key has two questions: %s', (_, other) => {
    const tickets = [aTicket({ formFields: [question('size'), question('song')] }), aTicket({ formFields: [question('size', other)] })];
    const { questions, lines } = detailsOf(tickets);
    expect(questions).toEqual([]);
    expect(lines[0]!.questions.map(({ key }) => key)).toEqual(['size', 'song']);
    expect(lines[1]!.questions.map(({ key }) => key)).toEqual('hidden' in other ? [] : ['size']);
  });
});
