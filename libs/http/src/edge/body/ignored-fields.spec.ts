import { z } from 'zod';
import { ignoredFields, ignoredParameters, ignoredText } from './ignored-fields';

const contact = z.object({ name: z.string(), email: z.string().optional() }).refine(() => true);
const schema = z.object({
  contact: contact.nullable().optional(),
  tickets: z.array(z.object({ ref: z.string() })).default([]),
  responses: z.record(z.string(), z.string()),
  day: z
    .string()
    .transform((text) => text.length)
    .optional(),
  price: z.union([z.object({ minor: z.number() }), z.object({ free: z.literal(true) })]).optional(),
});

describe('ignored fields and parameters of a request', () => {
  it('are named for the query, whether the operation has one or not', () => {
    expect(ignoredParameters(z.object({ limit: z.string() }), '/v1/store/products?limt=3&limit=2&=x&__proto__=1')).toEqual([
      'limt',
      '__proto__',
    ]);
    expect(ignoredParameters(undefined, '/v1/store/storefront?lang=fr')).toEqual(['lang']);
    expect(ignoredParameters(undefined, '/v1/store/storefront')).toEqual([]);
  });

  it('are named for the query where one has no effect without another', () => {
    const query = z.object({ limit: z.string(), updatedSince: z.string() });
    const ignored = (search: string) => ignoredParameters(query, `/v1/store/products?${search}`, { limit: 'updatedSince' });
    expect(['limit=3', 'limit=3&updatedSince=2026-01-01', 'updatedSince=2026-01-01', 'updated=2026-01-01&limit=3'].map(ignored)).toEqual([
      ['limit'],
      [],
      [],
      ['updated', 'limit'],
    ]);
  });

  it('are named for the body by path, except where names are free', () => {
    const body = {
      contact: { name: 'Ada', fax: '1' },
      tickets: [{ ref: 'a' }, { ref: 'b', colour: 'red' }],
      responses: { any: 'thing' },
      day: '2026-01-01',
      note: 'x',
    };
    expect(ignoredFields(schema, body)).toEqual(['contact.fax', 'tickets[1].colour', 'note']);
  });

  it('are for a choice of schemas the fields that none of them has', () => {
    expect(ignoredFields(schema, { price: { minor: 1, free: true, vat: 2 } })).toEqual(['price.vat']);
  });

  it('[D-116] are found for a choice of schemas without a search through all names for each', () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
    const looks = jest.spyOn(Array.prototype, 'includes');
    const names = ignoredFields(schema, { price: { minor: 1, ...unknown } });
    const looked = looks.mock.calls.length;
    looks.mockRestore();
    expect([names.length, looked]).toEqual([20, 0]);
  });

  it('[D-116] are searched until there are more than are reported', () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
    expect(ignoredFields(schema, unknown)).toHaveLength(21);
    expect(ignoredFields(schema, { tickets: [1, unknown, unknown] }).at(-1)).toBe('tickets[1].k20');
  });

  it.each([[null], ['text'], [[{ a: 1 }]], [{ tickets: 'none', contact: null }]])('are none for %j, which the schema refuses', (body) => {
    expect(ignoredFields(schema, body)).toEqual([]);
  });

  it('[D-123] is cut between whole graphemes', () => {
    expect(decodeURI(ignoredText([`${'x'.repeat(55)}👨‍👩‍👧‍👦`])!)).toBe('x'.repeat(55));
    expect(decodeURI(ignoredText([`${'x'.repeat(59)}😀`])!)).toBe('x'.repeat(59));
  });

  it('is written as a header can hold it, twenty names at most', () => {
    expect(ignoredText(['limt', 'contact.fâx', 'a,b\r\nc', '\ud800'])).toBe('limt, contact.f%C3%A2x, a%2Cb%0D%0Ac, %EF%BF%BD');
    expect(ignoredText(Array.from({ length: 30 }, (_, index) => `n${index}`))?.split(', ')).toHaveLength(20);
    expect(ignoredText([])).toBeUndefined();
  });
});
