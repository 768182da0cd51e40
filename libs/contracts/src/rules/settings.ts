import { z } from 'zod';

type Unwrapped<S extends z.ZodType> = S extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : S;

/** Returns the settings with their own defaults, for where nothing is set of them. */
export function byDefault<Shape extends z.core.$ZodLooseShape>(settings: z.ZodObject<Shape, z.core.$strict>) {
  return settings.default(defaultsOf(settings) as never);
}

/** Returns the value of settings of which nothing is set. */
export function defaultsOf<S extends z.ZodObject>(settings: S): z.output<S> {
  return settings.parse({}) as z.output<S>;
}

/** Returns whether a value, as its schema reads it, is what its defaults are. */
export function isDefault<S extends z.ZodObject>(settings: S, value: z.output<S>): boolean {
  return JSON.stringify(settings.parse(value)) === JSON.stringify(defaultsOf(settings));
}

/** Returns the schema of a change of settings: the same fields without defaults, none of them needed. A field that is omitted keeps its value. */
export function patchOf<Shape extends z.core.$ZodLooseShape>(settings: z.ZodObject<Shape, z.core.$strict>) {
  const fields = Object.entries(settings.shape).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]);
  return z
    .strictObject(Object.fromEntries(fields) as { [Name in keyof Shape]: Shape[Name] extends z.ZodType ? Unwrapped<Shape[Name]> : never })
    .partial();
}

/** Returns settings after a change: what it omits stays, and null takes away a field that is optional and has no null. */
export function patchedBy<S extends z.ZodObject>(settings: S, now: z.output<S>, patch: object = {}): z.output<S> {
  const named = Object.entries(patch).filter(([, value]) => value !== undefined);
  const taken = named.filter(([name, value]) => value === null && isOptionalWithoutNull(settings.shape[name])).map(([name]) => name);
  const all = { ...now, ...Object.fromEntries(named) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !taken.includes(name))) as z.output<S>;
}

const isOptionalWithoutNull = (field: z.core.$ZodType | undefined): boolean =>
  field instanceof z.ZodOptional && !field.safeParse(null).success;
