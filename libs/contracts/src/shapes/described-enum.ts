import { z } from 'zod';

/** Meaning of each value of an enumeration, for its readers. */
export type Meanings<Value extends string> = Readonly<Record<Value, string>>;

/** Returns an enumeration that is described with the meaning of each of its values. */
export function describedEnum<const Values extends readonly string[]>(values: Values, subject: string, meanings: Meanings<Values[number]>) {
  return z.enum(values).describe(withMeanings(subject, meanings));
}

/** Returns the description of an enumeration with its default named after the subject. */
export function withDefault(enumeration: z.ZodEnum, value: string): string {
  return enumeration.description!.replace('\n', ` Default: \`${value}\`.\n`);
}

/** Returns a description in Markdown: the subject, and below it a list with one line for each value. */
export function withMeanings(subject: string, meanings: Meanings<string>): string {
  return [subject, ...Object.entries(meanings).map(([value, meaning]) => `- \`${value}\`: ${meaning}`)].join('\n');
}
