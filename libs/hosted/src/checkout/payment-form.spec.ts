import { FormValues } from '../posted-form';
import { pageLocaleFor } from '../page-locale';
import { orderProblems, readPaymentForm } from './payment-form';

const filledIn = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card', seenTotal: '500000', seenDueNow: '100000' };
const address = { 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba', 'address.country': 'NG' };
const context = {
  contact: {},
  isMasked: false,
  needsAddress: false,
  rails: ['card', 'bank_transfer'],
  restMinor: 500_000,
  words: pageLocaleFor('en').words,
} as const;

const readForm = (fields: Record<string, string>, overrides: Partial<Parameters<typeof readPaymentForm>[1]> = {}) =>
  readPaymentForm(new FormValues(new URLSearchParams(fields)), { ...context, ...overrides });

describe('the form that pays', () => {
  it('is read as the buyer has filled it in', () => {
    expect(
      readForm({ ...filledIn, ...address, 'contact.phone': '+234 803 123 4567', 'address.state': ' Lagos ' }, { needsAddress: true }),
    ).toEqual({
      problems: [],
      payment: {
        rail: 'card',
        acceptedTotalMinor: 500_000,
        acceptedDueNowMinor: 100_000,
        contact: { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' },
        deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', state: 'Lagos', country: 'NG' },
      },
    });
  });

  it('reports all missing fields at once, in the order of the page', () => {
    const { problems } = readForm({}, { needsAddress: true });
    expect(problems.map(({ name }) => name)).toEqual([
      'contact.name',
      'contact.email',
      'address.line1',
      'address.city',
      'address.country',
      'rail',
    ]);
  });

  it('lists problems of all its parts as the page asks for them: contact, delivery, guests, choices, code, payment', () => {
    const names = ['rail', 'line.0.slot', 'seat.1.name', 'discountCode', 'address.city', 'zone', 'contact.email', undefined, 'seat.0.name'];
    expect(orderProblems(names.map((name) => ({ name, message: 'x' }))).map(({ name }) => name)).toEqual([
      undefined,
      'contact.email',
      'zone',
      'address.city',
      'seat.1.name',
      'seat.0.name',
      'line.0.slot',
      'discountCode',
      'rail',
    ]);
  });

  it.each([
    ['contact.email', 'ada@'],
    ['contact.phone', '12'],
    ['contact.name', 'a'.repeat(121)],
    ['address.line1', 'x'.repeat(121)],
    ['address.country', 'XX'],
  ])('says what is wrong with %s', (name, value) => {
    expect(readForm({ ...filledIn, ...address, [name]: value }, { needsAddress: true }).problems).toEqual([
      { name, message: expect.any(String) },
    ]);
  });

  it('[D-119] drops control characters and overrides from a name and an address', () => {
    const entered = { ...filledIn, ...address, 'contact.name': 'A\u202Eda\u0007', 'address.line1': '14 Hughes\r\n Avenue\u2028' };
    expect(readForm(entered, { needsAddress: true })).toMatchObject({
      problems: [],
      payment: { contact: { name: 'Ada' }, deliveryAddress: { line1: '14 Hughes Avenue' } },
    });
  });

  it('[§4.2 r4] accepts offered rails only', () => {
    for (const rail of ['international_card', 'cash', ''])
      expect(readForm({ ...filledIn, rail })).toMatchObject({ problems: [{ name: 'rail' }], payment: { rail: undefined } });
    expect(readForm({ ...filledIn, rail: '' }, { restMinor: 0 }).problems).toEqual([]);
  });

  it('[D-1a] [D-104] asks by a masked link for missing values only, and changes nothing else', () => {
    const masked = {
      isMasked: true,
      contact: { name: 'A***', email: 'a***@example.com' },
      needsAddress: true,
      address: { line1: '1***', city: 'Y***', country: 'NG' },
    };
    expect(readForm({ rail: 'card' }, masked)).toEqual({ problems: [], payment: { rail: 'card' } });
    expect(readForm({ rail: 'card', 'contact.phone': '+2348031234567' }, masked).payment.contact).toEqual({ phone: '+2348031234567' });
    const begun = { ...masked, address: { line1: '1***', city: '', country: '' } };
    expect(readForm({ rail: 'card', 'address.city': 'Yaba' }, begun).problems.map(({ name }) => name)).toEqual(['address.country']);
  });

  it.each(['', '-1', '1.5', '1e9', '<b>', '9'.repeat(16)])('[D-82] takes no consent from an invalid total (%s)', (seenTotal) => {
    expect(readForm({ ...filledIn, seenTotal }).payment.acceptedTotalMinor).toBeUndefined();
    expect(readForm({ ...filledIn, seenDueNow: seenTotal }).payment.acceptedDueNowMinor).toBeUndefined();
  });
});
