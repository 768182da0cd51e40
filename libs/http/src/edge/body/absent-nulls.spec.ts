import { z } from 'zod';
import { withoutNulls } from './absent-nulls';

const schema = z
  .object({
    name: z.string(),
    phone: z.string().optional(),
    lines: z.array(z.object({ ref: z.string(), quantity: z.number().default(1) })).default([]),
    contact: z.object({ email: z.string().optional() }).optional(),
    seat: z.string().nullable().optional(),
    day: z
      .string()
      .transform((text) => text.length)
      .optional(),
    answers: z.record(z.string(), z.union([z.string(), z.null()])).optional(),
  })
  .refine(() => true);

describe('[D-134] a null in an optional field', () => {
  it('counts as absent, however deep it is, so that defaults hold', () => {
    const body = { name: 'Ada', phone: null, day: null, lines: [{ ref: 'a', quantity: null }], contact: { email: null } };
    expect(withoutNulls(schema, body)).toEqual({ name: 'Ada', lines: [{ ref: 'a' }], contact: {} });
    expect(schema.parse(withoutNulls(schema, body))).toMatchObject({ lines: [{ ref: 'a', quantity: 1 }] });
    expect(withoutNulls(schema, { name: 'Ada', lines: null, contact: null })).toEqual({ name: 'Ada' });
  });

  it('stays where it has a meaning of its own, where the field is required or not known, and as the member of a list', () => {
    const body = { name: null, seat: null, fax: null, answers: { note: null }, lines: [null] };
    expect(withoutNulls(schema, body)).toEqual(body);
  });

  it('is all that is left out: any other body is the same', () => {
    for (const body of [{ name: 'Ada', lines: [{ ref: 'a' }] }, [null], null, 'text', undefined])
      expect(withoutNulls(schema, body)).toBe(body);
  });
});
