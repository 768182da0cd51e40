import type { Mode } from '@svc/kernel';
import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';

/** A column whose values are `Value` in code; absent values are undefined there and null in the database. */
export interface Column<Value> extends EntitySchemaColumnOptions {
  /** Never set: carries the type. */
  readonly holds?: Value;
  /** Marks moments that SQL returns as UTC text with three fractional digits, as the workspace document writes them. */
  readonly asText?: true;
}

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type OptionalFields<C> = { [Field in keyof C]: undefined extends ValueOf<C[Field]> ? Field : never }[keyof C];

/** A row of these columns in code. */
export type Row<C> = { [Field in Exclude<keyof C, OptionalFields<C>>]: ValueOf<C[Field]> } & {
  [Field in OptionalFields<C>]?: ValueOf<C[Field]>;
};
export type RowOf<Entity> = Entity extends EntitySchema<infer R> ? R : never;

/** The one definition of a table: its columns by their fields, which are their names in camel case (ADR 0048). */
export function table<C extends Record<string, Column<unknown>>>(name: string, columns: C): EntitySchema<Row<C>> {
  const named = Object.entries(columns).map(([field, each]) => [field, { name: snakeCase(field), ...each }]);
  return new EntitySchema<Row<C>>({ name, columns: Object.fromEntries(named) as EntitySchema<Row<C>>['options']['columns'] });
}

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const column = <Value>(type: EntitySchemaColumnOptions['type'], options: Partial<Column<Value>> = {}): Column<Value> => ({
  type,
  ...options,
});

export const uuid = () => column<string>('uuid');
export const text = <Value extends string = string>() => column<Value>('text');
export const integer = () => column<number>('integer');
export const float = () => column<number>('double precision');
export const boolean = () => column<boolean>('boolean');
export const json = <Value = object>() => column<Value>('jsonb');
export const bytes = () => column<Buffer>('bytea');
export const moment = () => column<Date>('timestamptz');
/** A date as `YYYY-MM-DD`. */
export const day = () => column<string>('date');

/** A 64-bit number: money in minor units, sizes. Rejects numbers that JavaScript cannot represent exactly. */
export const bigint = () => column<number>('bigint', { transformer: transformerOf(exactNumber) });

/** A moment of the workspace document: UTC text, ISO 8601, with three fractional digits. */
export const momentText = () =>
  column<string>('timestamptz', { asText: true, transformer: transformerOf((value: Date) => value.toISOString()) });

export const list = <Value>(of: Column<Value>): Column<readonly Value[]> => column<readonly Value[]>(of.type, { array: true });

export const primary = <Value>(of: Column<Value>): Column<Value> => ({ ...of, primary: true });
export const nullable = <Value>(of: Column<Value>): Column<Value | undefined> =>
  ({ ...of, nullable: true, transformer: (of.transformer as ValueTransformer | undefined) ?? transformerOf((value) => value) }) as Column<
    Value | undefined
  >;
/** Makes a column that is read only by name: one beside the record that a row is in code. */
export const unselected = <Value>(of: Column<Value>): Column<Value | undefined> => ({ ...of, select: false }) as Column<Value | undefined>;
/** Makes a column that the database computes from the others. */
export const computed = <Value>(of: Column<Value>): Column<Value | undefined> => ({ ...unselected(of), insert: false, update: false });

/** Key columns of a thing of a workspace. */
export const workspaceKey = () => ({ workspaceId: primary(uuid()), id: primary(uuid()) });
/** Key columns of a thing of one mode of a workspace. */
export const modeKey = () => ({ workspaceId: primary(uuid()), mode: primary(text<Mode>()), id: primary(uuid()) });

function transformerOf<Stored>(read: (stored: Stored) => unknown): ValueTransformer {
  return { to: (value: unknown) => value, from: (stored: Stored | null) => (stored === null ? undefined : read(stored)) };
}

function exactNumber(stored: string | number): number {
  const value = Number(stored);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${stored} is beyond what a number tells exactly.`);
  return value;
}
