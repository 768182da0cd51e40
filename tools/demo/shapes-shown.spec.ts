import { z } from 'zod';
import { notShown, shapesShown } from './shapes-shown';

const schema = z.object({
  name: z.string(),
  note: z.string().optional(),
  parts: z.array(z.object({ kind: z.enum(['a', 'b']).default('a'), size: z.number().nullable().optional() })).optional(),
});

describe('what an example shows of a schema', () => {
  it('lacks the fields that occur nowhere in it', () => {
    const { fields } = shapesShown(schema, { name: 'x', parts: [{ kind: 'b' }] });
    expect(notShown(fields)).toEqual(['note', 'parts[].size']);
    expect(notShown(shapesShown(schema, { name: 'x', note: '', parts: [{ size: null }, { kind: 'b' }] }).fields)).toEqual([]);
  });

  it('lacks the values of enumerations that occur nowhere, where a default occurs by itself', () => {
    expect(notShown(shapesShown(schema, { name: 'x', parts: [{}] }).values)).toEqual(['parts[].kind = b']);
    expect(notShown(shapesShown(schema, { name: 'x', parts: [{}, { kind: 'b' }] }).values)).toEqual([]);
  });
});
