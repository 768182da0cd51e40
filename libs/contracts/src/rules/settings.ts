import { z } from 'zod';
import { describedBy } from '../shapes/descriptions';

type Unwrapped<S extends z.ZodType> = S extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : S;

/** Returns the schema of settings with its own defaults, used where nothing is set. */
export function byDefault<Shape extends z.core.$ZodLooseShape>(settings: z.ZodObject<Shape, z.core.$strict>) {
  return settings.default(defaultsOf(settings) as never);
}

/** Returns the defaults of settings. */
export function defaultsOf<S extends z.ZodObject>(settings: S): z.output<S> {
  return settings.parse({}) as z.output<S>;
}

/** Returns true for a value that equals the defaults of its schema. */
export function isDefault<S extends z.ZodObject>(settings: S, value: z.output<S>): boolean {
  return JSON.stringify(settings.parse(value)) === JSON.stringify(defaultsOf(settings));
}

/** Returns the schema of a change of settings: the same fields, optional and without defaults. Omitted fields keep their values. */
export function patchOf<Shape extends z.core.$ZodLooseShape>(settings: z.ZodObject<Shape, z.core.$strict>) {
  const fields = Object.entries(settings.shape).map(([name, field]) => [name, keptIfOmitted(field as z.ZodType)]);
  return z
    .strictObject(Object.fromEntries(fields) as { [Name in keyof Shape]: Shape[Name] extends z.ZodType ? Unwrapped<Shape[Name]> : never })
    .partial();
}

const KEEPING = 'Leave out to keep the current value.';

/** Returns the description of a field of a change: it says what omitting the field does. */
export function inChange(text: string): string {
  if (text.endsWith(KEEPING)) return text;
  return `${text}${text.includes('\n') ? '\n\n' : ' '}${KEEPING}`;
}

/** Returns a field of a change. It is described once: a second description of a named schema would lose the name in documents. */
function keptIfOmitted(field: z.ZodType): z.ZodType {
  const description = field.description ?? bare(field).description;
  const text = description === undefined ? undefined : inChange(description);
  return text === description ? withoutDefault(field) : describedBy(bare(field), text);
}

/** Returns the fields of a change, whose descriptions say what omitting them does. */
export function fieldsOfChange<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, keptIfOmitted(field)])) as Shape;
}

/** Returns a field without its default, and with its description. */
export function withoutDefault(field: z.ZodType): z.ZodType {
  return hasDefault(field) ? describedBy(bare(field), field.description) : field;
}

const hasDefault = (field: z.ZodType): field is z.ZodDefault | z.ZodPrefault =>
  field instanceof z.ZodDefault || field instanceof z.ZodPrefault;

const bare = (field: z.ZodType): z.ZodType => (hasDefault(field) ? (field.unwrap() as z.ZodType) : field);

/** Returns settings after a change: omitted fields stay, and null removes an optional field that is not nullable. */
export function patchedBy<S extends z.ZodObject>(settings: S, now: z.output<S>, patch: object = {}): z.output<S> {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined);
  const taken = named.filter(([name, value]) => value === null && isOptionalWithoutNull(settings.shape[name])).map(([name]) => name);
  const all = { ...now, ...Object.fromEntries(named) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !taken.includes(name))) as z.output<S>;
}

const isOptionalWithoutNull = (field: z.core.$ZodType | undefined): boolean =>
  field instanceof z.ZodOptional && !field.safeParse(null).success;
