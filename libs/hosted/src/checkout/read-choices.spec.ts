import type { OfferedLine } from '@svc/checkout';
import { formField, type PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { FormValues } from '../posted-form';
import { pageLocaleFor } from '../page-locale';
import { readChoices, valuesOnRecord, type Offered } from './read-choices';

const now = new Date('2026-03-02T06:00:00Z');
const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a80${last}`;
const anOption = (overrides: { id: string; allowQuantity?: boolean; maxQty?: number }) => ({
  label: 'Box',
  prices: [{ currency: 'NGN', priceMinor: 1 }],
  allowQuantity: false,
  ...overrides,
});
const line: OfferedLine = {
  lineId: 'line',
  variantId: id(10),
  questions: [
    formField.parse({ key: 'print', type: 'checkbox', label: 'Print?' }),
    formField.parse({ key: 'what', type: 'text', label: 'What?', required: true, showIf: { field: 'print', equals: 'true' } }),
  ],
  addonGroups: [
    { id: 'wrap', name: 'Wrapping', selectionType: 'single', required: true, minSelect: 1, options: [anOption({ id: id(20) })] },
    {
      id: 'more',
      name: 'Extras',
      selectionType: 'multiple',
      required: false,
      minSelect: 0,
      maxSelect: 2,
      options: [anOption({ id: id(21), allowQuantity: true, maxQty: 3 })],
    },
  ],
  slots: {
    timezone: 'Africa/Lagos',
    durationMinutes: 60,
    availability: { hours: [{ weekday: 'mon', start: '09:00', end: '11:00' }] },
    businessHours: [],
    takenAt: ['2026-03-02T08:00:00Z'],
  },
};
const slot = { startUtc: '2026-03-02T09:00:00Z', startLocal: '2026-03-02T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 60 };
const cart = {
  lines: [
    { id: 'line', quantity: 2, slot, responses: { print: true, what: 'AO' } },
    { id: 'one', parentId: 'line', addonOptionId: id(20), quantity: 2 },
    { id: 'two', parentId: 'line', addonOptionId: id(21), quantity: 4 },
  ],
} as unknown as PricedCart;
const offered = (overrides: Partial<Offered> = {}): Offered => ({
  checkout: { cart, responses: {} },
  lines: [line],
  keptAnswers: new Set(),
  now,
  ...overrides,
});
const whole = {
  lines: '1',
  'line.0.day': '2026-03-02',
  'line.0.slot': slot.startUtc,
  'line.0.group.wrap': id(20),
  [`line.0.option.${id(21)}`]: '2',
  'line.0.responses.print': 'true',
  'line.0.responses.what': 'AO',
};
const read = (fields: Record<string, string>, overrides?: Partial<Offered>) =>
  readChoices(new FormValues(new URLSearchParams(fields)), offered(overrides), pageLocaleFor('en').words);
const addons = [
  { optionRef: refOf('ado', id(20)), quantity: 1 },
  { optionRef: refOf('ado', id(21)), quantity: 2 },
];

describe('the choices of a form for the lines of a cart', () => {
  it('[D-38] are a time, add-ons and answers, with the names of the API', () => {
    const choices = { slotStartUtc: slot.startUtc, addons, responses: { print: true, what: 'AO' } };
    expect(read(whole)).toEqual({
      problems: [],
      choices: { discountCode: '', lines: [choices] },
      lenient: { discountCode: '', lines: [choices] },
    });
  });

  it('[D-38] are the same when the form shows recorded values', () => {
    const recorded = Object.fromEntries(valuesOnRecord(offered()));
    expect({ lines: '1', ...recorded }).toEqual(whole);
  });

  it('[D-38] are reported beside their fields when they are missing; the others are kept', () => {
    const { problems, lenient } = read({ lines: '1', 'line.0.responses.print': 'true' });
    expect(problems).toEqual([
      { name: 'line.0.slot', message: 'Choose a time.' },
      { name: 'line.0.group.wrap', message: 'Choose at least 1 of "Wrapping".' },
      { name: 'line.0.responses.what', message: 'Please answer: What?' },
    ]);
    expect(lenient.lines).toEqual([{ responses: { print: true } }]);
    expect(read({ ...whole, 'line.0.responses.what': '' }).lenient.lines).toEqual([
      { slotStartUtc: slot.startUtc, addons, responses: { print: true } },
    ]);
  });

  it('[D-60b] include no time that is taken, of another day, or invented', () => {
    for (const [day, start] of [
      ['2026-03-02', '2026-03-02T08:00:00Z'],
      ['2026-03-09', slot.startUtc],
      ['x', 'y'],
    ] as const) {
      expect(read({ ...whole, 'line.0.day': day, 'line.0.slot': start }).problems).toEqual([
        { name: 'line.0.slot', message: 'Choose a time.' },
      ]);
    }
  });

  it('are empty in a form that was made for other lines', () => {
    for (const lines of ['2', '', 'x'])
      expect(read({ ...whole, lines, discountCode: 'TEN' })).toEqual({ problems: [], choices: {}, lenient: {} });
  });

  it('[D-1a] leave answers unchanged that a masked link hides', () => {
    const keptAnswers = new Set(['line']);
    expect(read({ lines: '1' }, { keptAnswers }).choices.lines![0]).not.toHaveProperty('responses', expect.anything());
    expect(valuesOnRecord(offered({ keptAnswers })).toString()).not.toContain('AO');
  });
});
