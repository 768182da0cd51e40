import type { FormField } from '../shapes/form-field';
import { checkFormFields } from './form-answers';
import { checkPrices } from './prices';

function aField(overrides: Partial<FormField>): FormField {
  return { key: 'meal', type: 'text', label: 'Meal', required: false, hidden: false, ...overrides };
}

function pathsOf(fields: FormField[]): string[] {
  return checkFormFields(fields, 'formFields').map(({ path }) => path);
}

describe('the questions of a thing', () => {
  it('[§2.1] have keys of their own', () => {
    expect(pathsOf([aField({}), aField({ key: 'Meal' })])).toEqual(['formFields[1].key']);
  });

  it('[§2.1] have options exactly where their type is a choice', () => {
    expect(
      pathsOf([aField({ type: 'select' }), aField({ key: 'b', options: ['x'] }), aField({ key: 'c', type: 'radio', options: ['x', 'x'] })]),
    ).toEqual(['formFields[0].options', 'formFields[1].options', 'formFields[2].options[1]']);
  });

  it('[§2.1] depend only on earlier questions and on answers these offer', () => {
    const meal = aField({ type: 'select', options: ['fish', 'rice'] });
    const allergy = aField({ key: 'allergy', showIf: { field: 'meal', equals: 'fish' } });
    expect(pathsOf([meal, allergy])).toEqual([]);
    expect(pathsOf([allergy, meal])).toEqual(['formFields[0].showIf.field']);
    expect(pathsOf([meal, { ...allergy, showIf: { field: 'meal', equals: 'beef' } }])).toEqual(['formFields[1].showIf.equals']);
  });
});

describe('the prices of a thing', () => {
  it('are in accepted currencies, one in each, below what they are compared with', () => {
    const prices = [
      { currency: 'NGN', priceMinor: 100, compareAtMinor: 100 },
      { currency: 'EUR', priceMinor: 100 },
      { currency: 'NGN', priceMinor: 90, compareAtMinor: 100 },
    ];
    expect(checkPrices(prices, ['NGN', 'USD'], 'prices').map(({ path }) => path)).toEqual([
      'prices[2].currency',
      'prices[0].compareAtMinor',
      'prices[1].currency',
    ]);
  });
});
