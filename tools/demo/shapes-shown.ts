import type { z } from 'zod';

/** Parts of a schema that occur in an example: fields that may be absent, and values of enumerations. */
export interface ShapesShown {
  fields: Map<z.core.$ZodType, { path: string; shown: boolean }>;
  values: Map<string, { path: string; shown: boolean }>;
}

/** Paths of the fields of a cancelled event, which only the service writes, and of a closed shop: the demo has no such event, and is open. */
export const OF_OTHER_STATES = /^(events\[\](\.days\[\])?\.(cancel|deletedAt)|storefront\.closed)/;

/**
 * Walks a schema beside an example of it. A field counts once, by its own schema: what several shapes share need be
 * shown in one of them only.
 */
export function shapesShown(schema: z.core.$ZodType, example: unknown): ShapesShown {
  const shapes: ShapesShown = { fields: new Map(), values: new Map() };
  walk(schema, [example], '', shapes);
  return shapes;
}

/** Returns the paths of shapes that do not occur. */
export function notShown(shapes: ShapesShown['fields'] | ShapesShown['values']): string[] {
  return [...shapes.values()].filter(({ shown }) => !shown).map(({ path }) => path);
}

/** @param examples every value that the example has at this path */
function walk(schema: z.core.$ZodType, examples: readonly unknown[], path: string, shapes: ShapesShown): void {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const values = examples.filter((example) => example !== undefined && example !== null);
  switch (def.type) {
    case 'default':
      return walk(
        def.innerType,
        examples.map((example) => example ?? def.defaultValue),
        path,
        shapes,
      );
    case 'optional':
    case 'prefault':
    case 'nullable':
      return walk(def.innerType, values, path, shapes);
    case 'array':
      return walk(
        def.element,
        values.flatMap((list) => list as unknown[]),
        `${path}[]`,
        shapes,
      );
    case 'record':
      return walk(
        def.valueType,
        values.flatMap((record) => Object.values(record as object) as unknown[]),
        `${path}.*`,
        shapes,
      );
    case 'union':
      return def.options.forEach((option) =>
        walk(
          option,
          values.filter((value) => fits(option, value)),
          path,
          shapes,
        ),
      );
    case 'enum':
      return Object.values(def.entries).forEach((value) =>
        noteValue(String(value), Object.values(def.entries).join(), values, path, shapes),
      );
    case 'object':
      return Object.entries(def.shape).forEach(([name, field]) => walkField(field, values, name, path, shapes));
    default:
  }
}

function walkField(field: z.core.$ZodType, owners: readonly unknown[], name: string, path: string, shapes: ShapesShown): void {
  const here = path === '' ? name : `${path}.${name}`;
  const values = owners.map((owner) => (owner as Record<string, unknown>)[name]);
  if (field._zod.optin === 'optional') {
    const shape = shapes.fields.get(field);
    shapes.fields.set(field, { path: shape?.path ?? here, shown: shape?.shown === true || values.some((value) => value !== undefined) });
  }
  walk(field, values, here, shapes);
}

function noteValue(value: string, list: string, examples: readonly unknown[], path: string, { values }: ShapesShown): void {
  const key = `${list}: ${value}`;
  const shape = values.get(key);
  values.set(key, { path: shape?.path ?? `${path} = ${value}`, shown: shape?.shown === true || examples.includes(value) });
}

function fits(schema: z.core.$ZodType, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}
