import { z } from 'zod';
import { DomainError } from '@svc/kernel';
import { parseOrRefuse, pathText } from './faults';

const schema = z.strictObject({ name: z.string('Give a name.'), items: z.array(z.strictObject({ qty: z.number('Give a number.') })) });

function refusal(value: unknown): DomainError {
  try {
    parseOrRefuse(schema, value);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('accepted');
}

describe('faults', () => {
  it('are all listed, each by its path', () => {
    const error = refusal({ items: [{ qty: 'two', colour: 'red' }] });
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details?.fields).toEqual({
      name: 'Give a name.',
      'items[0].qty': 'Give a number.',
      'items[0].colour': expect.stringContaining('not known'),
    });
    expect(error.message).toContain('2 more');
  });

  it('have paths as a developer would write them', () => {
    expect(pathText(['products', 3, 'variants', 0, 'priceMinor'])).toBe('products[3].variants[0].priceMinor');
  });
});
