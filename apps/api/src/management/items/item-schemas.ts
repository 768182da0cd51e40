import type { RefPrefix } from '@svc/kernel';
import type { NestedRefs } from '@svc/workspace-document';
import { z } from 'zod';

/** Schemas that follow from the one schema of an item: it is written once, in its context. */

/** What a PATCH takes: every field may be absent, null takes it away. */
export function patchBody(item: z.ZodObject, id: string): z.ZodObject {
  const fields = Object.entries(item.shape).map(([name, field]) => [name, withoutDefault(field as z.ZodType).nullable().optional()] as const);
  return z.strictObject(Object.fromEntries(fields)).meta({ id, description: 'A field that is given is replaced whole; null takes it away.' });
}

/** What is answered: the item with its ref, the refs of what is nested in it, and when it was made and written. */
export function itemView(item: z.ZodObject, refs: { prefix: RefPrefix; nested?: NestedRefs }, id: string): z.ZodObject {
  const times = {
    createdAt: z.string().meta({ format: 'date-time' }),
    updatedAt: z.string().meta({ format: 'date-time' }).describe('When it was last written, with 6 fractional digits.'),
  };
  return withRefs(item, refs).extend(times).meta({ id });
}

function withRefs(item: z.ZodObject, { prefix, nested = {} }: { prefix: RefPrefix; nested?: NestedRefs }): z.ZodObject {
  const lists = Object.entries(nested).map(([list, of]) => [list, z.array(withRefs(membersOf(item.shape[list] as z.ZodType), of))] as const);
  return z.object({ ref: z.string().meta({ examples: [`${prefix}_01h455vb4pex5vsknk084sn02q`] }), ...item.shape, ...Object.fromEntries(lists) });
}

function membersOf(list: z.ZodType): z.ZodObject {
  return (withoutDefault(list) as z.ZodArray<z.ZodObject>).element;
}

function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? (field.unwrap() as z.ZodType) : field;
}
