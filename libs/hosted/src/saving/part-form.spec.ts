import { FormValues } from '../posted-form';
import { pageLocaleFor } from '../page-locale';
import { readPartForm, type PartSettings } from './part-form';

const settings: PartSettings = {
  ...pageLocaleFor('en'),
  currency: 'NGN',
  rails: ['card'],
  leastMinor: 50_000,
  mostMinor: 1_000_000,
  asksPayer: false,
};
const offer = { latestDate: '2030-08-01' };
const read = (fields: Record<string, string>, more: Partial<PartSettings> = {}) =>
  readPartForm(new FormValues(new URLSearchParams({ rail: 'card', partMinor: '5,000', ...fields })), { ...settings, ...more });

describe('the form that pays a part', () => {
  it('says how much is paid, how, and that the price was seen', () => {
    expect(read({ seenTotal: '1000000' })).toEqual({
      problems: [],
      part: { partMinor: 500_000, rail: 'card', deadline: undefined, acceptedTotalMinor: 1_000_000 },
    });
  });

  it('[D-104] asks for the payer where it is not the buyer', () => {
    expect(read({}, { asksPayer: true }).problems.map(({ name }) => name)).toEqual(['payer.name', 'payer.email']);
    expect(read({ 'payer.name': 'Bísí', 'payer.email': 'bisi@' }, { asksPayer: true })).toMatchObject({
      problems: [{ name: 'payer.email' }],
      part: { payer: undefined },
    });
    expect(read({ 'payer.name': 'Bísí', 'payer.email': 'bisi@example.com' }, { asksPayer: true })).toMatchObject({
      problems: [],
      part: { payer: { name: 'Bísí', email: 'bisi@example.com' } },
    });
  });

  it.each(['499.99', '10,000.01', 'much', ''])('asks for a part from the least to what is missing: %s', (partMinor) => {
    expect(read({ partMinor }).problems).toEqual([{ name: 'partMinor', message: 'Give an amount from ₦500 to ₦10,000.' }]);
  });

  it('accepts the least amount, and everything that is missing', () => {
    expect(['500', '10,000'].map((partMinor) => read({ partMinor }).problems)).toEqual([[], []]);
  });

  it('[D-128] asks for a part that payment providers can charge; the last may be what is missing', () => {
    const dinars = { currency: 'KWD', leastMinor: 500, mostMinor: 10_333 };
    const problems = (partMinor: string) => read({ partMinor }, dinars).problems.map(({ message }) => message);
    expect([problems('5.12'), problems('5.125'), problems('10.333')]).toEqual([[], ['Give an amount in steps of KWD\u00a00.010.'], []]);
  });

  it('asks for the day of a plan that has not begun, of those that are offered', () => {
    const problem = [{ name: 'deadline', message: 'Choose a day from today until Thursday, 1 August 2030.' }];
    for (const deadline of ['', '2030-08-02', 'soon']) expect(read({ deadline }, { offer }).problems).toEqual(problem);
    expect(read({ deadline: '2030-07-15' }, { offer })).toMatchObject({ problems: [], part: { deadline: '2030-07-15' } });
    const fixed = { ...offer, fixedDates: ['2030-07-01'] };
    expect([
      read({ deadline: '2030-07-15' }, { offer: fixed }).problems,
      read({ deadline: '2030-07-01' }, { offer: fixed }).problems,
    ]).toEqual([problem, []]);
    expect(read({ deadline: '2030-07-15' }).part.deadline).toBeUndefined();
  });

  it('asks how it is paid, of the rails that are offered', () => {
    expect(read({ rail: 'bank_transfer' }).problems).toEqual([{ name: 'rail', message: 'Choose how you want to pay.' }]);
  });
});
