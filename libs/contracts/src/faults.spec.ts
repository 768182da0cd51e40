import { z } from 'zod';
import { DomainError } from '@svc/kernel';
import { faultsOf, parseOrRefuse, pathText } from './faults';

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
  it('[D-118] are shown with the beginning of a long name that a client made up', () => {
    expect(pathText(['x'.repeat(100_000), 3, 'qty'])).toBe(`${'x'.repeat(200)}[3].qty`);
    expect(pathText([`${'x'.repeat(199)}😀 tail`])).toBe('x'.repeat(199));
  });

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

  it.each([
    [z.string(), undefined, 'Give a text; it is missing.'],
    [z.string(), ['a', 'b'], 'Give a text.'],
    [z.number().int(), 1.5, 'Give a whole number.'],
    [z.enum(['card', 'bank_transfer']), 'cash', 'Give one of "card", "bank_transfer".'],
    [z.literal(1), 2, 'Give 1.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Give at most 2 entries.'],
    [z.string().min(3), 'a', 'Give at least 3 characters.'],
    [z.number().positive(), 0, 'Give more than 0.'],
    [z.record(z.string().regex(/^[A-Z]+$/, 'Name a currency.'), z.number()), { x: 1 }, 'Name a currency.'],
    [z.union([z.boolean(), z.number()]), 'x', 'Give true or false. Or: Give a number.'],
  ])('[§7 VALIDATION_ERROR] have advice where the schema has no message: %#', (part, value, message) => {
    expect(faultsOf(part.safeParse(value).error!)[0]!.message).toBe(message);
  });

  it('have advice on fields of responses: computed ones, and those written under another name', () => {
    const fields = refusal({ name: 'Mug', items: [], soldOut: false, attachedProducts: [], constructor: 1 }).details?.fields;
    expect(fields).toEqual({
      soldOut: 'The service works this out; leave it out.',
      attachedProducts: expect.stringContaining('attachedProductRefs'),
      constructor: expect.stringContaining('not known'),
    });
  });

  it('have paths in the notation of developers', () => {
    expect(pathText(['products', 3, 'variants', 0, 'priceMinor'])).toBe('products[3].variants[0].priceMinor');
  });
});
