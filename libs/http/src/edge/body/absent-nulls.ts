import { z } from 'zod';
import { unwrapped } from './ignored-fields';

/**
 * Returns a body without the nulls in optional fields at any depth, which count as absent (D-134); returns the body itself if it has
 * none. A null remains where its schema accepts it, where the field is required or unknown, and in lists.
 */
export function withoutNulls(schema: z.ZodType, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const plain = unwrapped(schema);
  if (Array.isArray(body)) return plain instanceof z.ZodArray ? ofList(plain.element as z.ZodType, body) : body;
  return plain instanceof z.ZodObject ? ofObject(plain.shape as Record<string, z.ZodType>, body as Record<string, unknown>) : body;
}

function ofList(member: z.ZodType, values: readonly unknown[]): readonly unknown[] {
  const members = values.map((value) => withoutNulls(member, value));
  return members.some((value, index) => value !== values[index]) ? members : values;
}

function ofObject(shape: Readonly<Record<string, z.ZodType>>, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(body);
  const fields = entries.flatMap(([name, value]): [string, unknown][] => {
    if (!Object.hasOwn(shape, name)) return [[name, value]];
    return value === null && isAbsence(shape[name]!) ? [] : [[name, withoutNulls(shape[name]!, value)]];
  });
  const isSame = fields.length === entries.length && fields.every(([name, value]) => value === body[name]);
  return isSame ? body : Object.fromEntries(fields);
}

function isAbsence(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success && !schema.safeParse(null).success;
}
