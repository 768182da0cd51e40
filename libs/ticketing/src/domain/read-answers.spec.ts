import { formField, type FIELD_TYPES, type FormField, type GivenAnswers } from '@svc/contracts';
import type { DomainError } from '@svc/kernel';
import { aLine, anEventOnSale, aTicketRequest, aTier, BEFORE_EVENT } from '../testing';
import { chooseTickets } from './choose-tickets';
import { readAnswers } from './read-answers';
import { takeSeats } from './take-seats';

const ask = (key: string, overrides: Partial<FormField> = {}): FormField =>
  formField.parse({ key, type: 'text', label: `What ${key}?`, ...overrides });
const read = (fields: FormField[], answers: GivenAnswers) => readAnswers(fields, [{ path: 'responses', answers: answers }]);
function refusal(fields: FormField[], answers: GivenAnswers): DomainError {
  try {
    read(fields, answers);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('Nothing was refused.');
}

describe('answers', () => {
  it.each<GivenAnswers>([{}, { diet: null }, { diet: ' ' }, { diet: [] }])(
    '[§4.3 r2] [§4.4 r4] are missing in %j, which is reported by the label',
    (answers) => {
      expect(refusal([ask('diet', { required: true })], answers)).toMatchObject({
        code: 'VALIDATION_ERROR',
        message: 'Please answer: What diet?',
      });
    },
  );

  it('[D-49] are asked for in the order of the questions: the first that is missing is named', () => {
    const fields = [ask('a'), ask('b', { required: true }), ask('c', { required: true })];
    expect(refusal(fields, { c: 'yes' }).message).toBe('Please answer: What b?');
    expect(refusal(fields, { b: 'yes' }).message).toBe('Please answer: What c?');
  });

  it('[D-49] [§2.1] are asked for when their condition holds', () => {
    const fields = [
      ask('meal', { type: 'select', options: ['fish', 'rice'] }),
      ask('bones', { required: true, showIf: { field: 'meal', equals: 'fish' } }),
      ask('why', { required: true, showIf: { field: 'bones', equals: 'no' } }),
    ];
    expect(read(fields, {})).toEqual({});
    expect(refusal(fields, { meal: 'fish' }).message).toBe('Please answer: What bones?');
    expect(refusal(fields, { meal: 'fish', bones: 'no' }).message).toBe('Please answer: What why?');
    expect(read(fields, { meal: 'rice', bones: 'no', why: 'kept to myself' })).toEqual({ meal: 'rice' });
  });

  it('[§2.1] hold for a truth, a number, and one of several choices', () => {
    const shown = (field: FormField, equals: string, answer: GivenAnswers[string]) =>
      'more' in read([field, ask('more', { showIf: { field: 'first', equals } })], { first: answer, more: 'x' });
    expect(shown(ask('first', { type: 'checkbox' }), 'true', true)).toBe(true);
    expect(shown(ask('first', { type: 'checkbox' }), 'true', false)).toBe(false);
    expect(shown(ask('first', { type: 'number' }), '7', 7)).toBe(true);
    expect(shown(ask('first', { type: 'multi_select', options: ['a', 'b'] }), 'b', ['a', 'b'])).toBe(true);
  });

  it('[D-49] are true for a required checkbox', () => {
    const terms = [ask('terms', { type: 'checkbox', required: true })];
    expect(refusal(terms, { terms: false }).message).toBe('Please answer: What terms?');
    expect(read(terms, { terms: true })).toEqual({ terms: true });
    expect(read([ask('news', { type: 'checkbox' })], { news: 'false' })).toEqual({ news: false });
  });

  it('are never required of hidden fields and headings', () => {
    expect(read([ask('utm', { hidden: true, required: true }), ask('intro', { type: 'heading', required: true })], { intro: 'x' })).toEqual(
      {},
    );
    expect(read([ask('utm', { hidden: true })], { utm: 'mail' })).toEqual({ utm: 'mail' });
  });

  it('are dropped when their questions are not asked, whatever they are called', () => {
    expect(read([ask('diet')], JSON.parse('{"__proto__":"x","constructor":"y","other":1}') as GivenAnswers)).toEqual({});
    expect(refusal([ask('constructor', { required: true })], {}).message).toBe('Please answer: What constructor?');
  });

  it.each<[(typeof FIELD_TYPES)[number], GivenAnswers[string], unknown]>([
    ['text', ' rice ', 'rice'],
    ['textarea', 'one\ntwo', 'one\ntwo'],
    ['email', 'ada@example.com', 'ada@example.com'],
    ['phone', '+234 803 123 4567', '+2348031234567'],
    ['number', '12.5', 12.5],
    ['number', -3, -3],
    ['date', '2026-02-28', '2026-02-28'],
    ['time', '09:30', '09:30'],
    ['url', 'https://example.com/a', 'https://example.com/a'],
    ['file', 'https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['country', 'NG', 'NG'],
    ['rating', 5, 5],
    ['select', 'red', 'red'],
    ['radio', 'blue', 'blue'],
    ['multi_select', ['red', 'red', 'blue'], ['red', 'blue']],
    ['multi_select', 'red', ['red']],
    ['checkbox', 'true', true],
  ])('[D-49] [D-21] are accepted for a %s question when they are %j', (type, answer, expected) => {
    expect(read([ask('q', { type, options: ['red', 'blue'] })], { q: answer })).toEqual({ q: expected });
  });

  it.each<[(typeof FIELD_TYPES)[number], GivenAnswers[string]]>([
    ['text', 7],
    ['textarea', 'bell\u0007'],
    ['text', 'x'.repeat(5_001)],
    ['textarea', 'lanigiro \u202eon'],
    ['textarea', true],
    ['email', 'ada'],
    ['phone', '0803 123 4567'],
    ['number', 'twelve'],
    ['number', true],
    ['date', '2026-02-30'],
    ['time', '24:00'],
    ['url', 'javascript:alert(1)'],
    ['file', 'cv.pdf'],
    ['country', 'Nigeria'],
    ['rating', 6],
    ['rating', 2.5],
    ['select', 'green'],
    ['select', ['red']],
    ['radio', 'RED'],
    ['multi_select', ['red', 'green']],
    ['multi_select', true],
    ['checkbox', 'maybe'],
  ])('[D-49] are refused for a %s question when they are %j, with their path', (type, answer) => {
    const { code, details } = refusal([ask('q', { type, options: ['red', 'blue'] })], { q: answer });
    expect([code, Object.keys(details?.fields ?? {})]).toEqual(['VALIDATION_ERROR', ['responses.q']]);
  });
});

describe('answers for several seats', () => {
  const tier = aTier({ formFields: [ask('diet', { required: true }), ask('size')] });
  const take = (attendees: unknown[] | undefined, responses: GivenAnswers) => {
    const event = anEventOnSale([tier]);
    const request = aTicketRequest([aLine(tier, { quantity: 2, attendees: attendees as never })], { responses });
    return takeSeats(chooseTickets(request.tickets, event, { path: 'register', now: BEFORE_EVENT }), request, event.rules, {
      path: 'register',
      now: BEFORE_EVENT,
      mostSeats: 20,
    });
  };

  const taken = (...args: Parameters<typeof take>) => {
    const { seats, responses } = take(...args);
    return [responses, ...seats.map((seat) => seat.responses)];
  };

  it('[D-49] are given once for the order where there are no attendees', () => {
    expect(taken(undefined, { diet: 'rice' })).toEqual([{ diet: 'rice' }, {}, {}]);
  });

  it('[D-49] are an attendee’s own, else those of the order', () => {
    expect(taken([{ name: 'Ada', responses: { diet: 'fish' } }, null], { diet: 'rice', size: 'L' })).toEqual([
      { diet: 'rice', size: 'L' },
      { diet: 'fish' },
      {},
    ]);
    expect(() => take([{ name: 'Ada', responses: { diet: 'fish' } }, { name: 'Bisi' }], {})).toThrow('Please answer: What diet?');
  });

  it('[D-49] are named with the attendee they are of when they do not fit', () => {
    expect(() => take([{ name: 'Ada', responses: { diet: 'fish' } }, { responses: { diet: 5 } }], {})).toThrow(
      'tickets[0].attendees[1].responses.diet',
    );
  });
});
