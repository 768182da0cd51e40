import type { z } from 'zod';
import type { Messages } from '../messages';
import { faultText } from '../messages/known-faults';
import type { FormValues, Problem } from '../posted-form';

/** Returns the first fault of a field's text by its schema. */
export function faultOf(name: string, schema: z.ZodType, values: FormValues, words: Messages): Problem[] {
  const result = schema.safeParse(values.text(name));
  return result.success ? [] : [{ name, message: faultText(result.error.issues[0]!.message, words) }];
}

/** Parses a text by its schema; undefined when it is invalid or empty. */
export function read(schema: z.ZodType<string>, text: string): string | undefined {
  const result = schema.safeParse(text);
  return result.success && result.data !== '' ? result.data : undefined;
}
