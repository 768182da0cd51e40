import type { z } from 'zod';
import type { Messages } from '../messages';
import { faultText } from '../messages/known-faults';
import type { FormValues, Problem } from '../posted-form';

/** What is wrong with the text of a field, by the schema that judges it. */
export function faultOf(name: string, schema: z.ZodType, values: FormValues, words: Messages): Problem[] {
  const result = schema.safeParse(values.text(name));
  return result.success ? [] : [{ name, message: faultText(result.error.issues[0]!.message, words) }];
}

/** A text as its schema takes it; undefined where it does not, or nothing was entered. */
export function read(schema: z.ZodType<string>, text: string): string | undefined {
  const result = schema.safeParse(text);
  return result.success && result.data !== '' ? result.data : undefined;
}
