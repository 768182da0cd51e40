import type { EntitySchema, ObjectLiteral } from 'typeorm';
import type { Column } from './table';

/** The fields of rows of an entity. */
export type FieldOf<Row> = keyof Row & string;

interface NamedColumn extends Column<unknown> {
  name: string;
}

export const tableOf = (entity: EntitySchema): string => entity.options.name;

/** Returns the name of the column that holds a field. */
export function columnOf<Row extends ObjectLiteral>(entity: EntitySchema<Row>, field: FieldOf<Row>): string {
  return columnsOf(entity)[field]!.name;
}

/** Returns the fields that are read by default, but for these. */
export function fieldsOf<Row extends ObjectLiteral, Left extends FieldOf<Row> = never>(
  entity: EntitySchema<Row>,
  ...without: Left[]
): Exclude<FieldOf<Row>, Left>[] {
  const fields = Object.entries(columnsOf(entity)).flatMap(([field, { select }]) => (select === false ? [] : [field as FieldOf<Row>]));
  return fields.filter((field): field is Exclude<FieldOf<Row>, Left> => !(without as string[]).includes(field));
}

/**
 * Returns `c.cover_url as "coverUrl", …`: the select list of hand-written SQL for rows as repositories read them, but for
 * nulls.
 * @param alias of the table in the statement
 */
export function selectList<Row extends ObjectLiteral>(
  entity: EntitySchema<Row>,
  { alias, fields = fieldsOf(entity) }: { alias?: string; fields?: readonly FieldOf<Row>[] } = {},
): string {
  const columns = columnsOf(entity);
  return fields
    .map((field) => `${read(alias ? `${alias}.${columns[field]!.name}` : columns[field]!.name, columns[field]!)} as "${field}"`)
    .join(', ');
}

/**
 * Returns `'coverUrl', f.cover_url, …`: the arguments of `json_build_object` for an object of these fields; moments come as
 * UTC text with three fractional digits.
 */
export function jsonFields<Row extends ObjectLiteral>(entity: EntitySchema<Row>, alias: string, fields: readonly FieldOf<Row>[]): string {
  const pairs = fields.map((field) => {
    const { name, type } = columnsOf(entity)[field]!;
    return `'${field}', ${type === 'timestamptz' ? utc(`${alias}.${name}`, 3) : `${alias}.${name}`}`;
  });
  return pairs.join(', ');
}

function read(expression: string, { type, asText }: NamedColumn): string {
  if (asText) return utc(expression, 3);
  if (type === 'date') return `${expression}::text`;
  return type === 'bigint' ? `${expression}::float8` : expression;
}

/** Returns SQL of the text of a moment in UTC, ISO 8601, with 3 or 6 fractional digits. */
export function utc(expression: string, digits: 3 | 6): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${digits === 3 ? 'MS' : 'US'}"Z"')`;
}

/** Returns `"coverUrl" text, …`: the type of records that come as JSON; null where one lacks a field. */
export function recordType<Row extends ObjectLiteral>(
  entity: EntitySchema<Row>,
  fields: readonly FieldOf<Row>[] = fieldsOf(entity),
): string {
  const columns = columnsOf(entity);
  return fields.map((field) => `"${field}" ${String(columns[field]!.type)}${columns[field]!.array ? '[]' : ''}`).join(', ');
}

export interface RecordsToInsert<Row> {
  /** Fields that are written from each record; null where it lacks one. */
  fields?: readonly FieldOf<Row>[];
  /** Values shared by all records: SQL by field. */
  constants?: Readonly<Record<string, string>>;
  /** SQL of the JSON with the records; the first parameter by default. */
  from?: string;
  /** The type of that JSON. `json` takes less of the server's time where many records are read once. */
  type?: 'json' | 'jsonb';
}

/** Returns SQL that inserts many records from one JSON list, to be followed by its conflict and returning clauses. */
export function insertRecords<Row extends ObjectLiteral>(
  entity: EntitySchema<Row>,
  { fields, constants = {}, from = '$1::jsonb', type = 'jsonb' }: RecordsToInsert<Row> = {},
): string {
  const own = (fields ?? fieldsOf(entity)).filter((field) => !(field in constants));
  const columns = [...Object.keys(constants), ...own].map((field) => columnsOf(entity)[field]!.name);
  return `
    insert into ${tableOf(entity)} (${columns.join(', ')})
    select ${[...Object.values(constants), ...own.map((field) => `"${field}"`)].join(', ')}
      from ${type}_to_recordset(${from}) as record (${recordType(entity, own)})`;
}

/** Returns `name = excluded.name, …`: overwrites an existing row with the new values. */
export function overwrite<Row extends ObjectLiteral>(entity: EntitySchema<Row>, fields: readonly FieldOf<Row>[]): string {
  return fields.map((field) => `${columnOf(entity, field)} = excluded.${columnOf(entity, field)}`).join(', ');
}

function columnsOf<Row extends ObjectLiteral>(entity: EntitySchema<Row>): Record<string, NamedColumn> {
  return entity.options.columns as Record<string, NamedColumn>;
}

/** Returns a row without its null columns, as repositories and items of the workspace document have it. */
export function withoutNulls<T>(row: object): T {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) if (value !== null) fields[field] = value;
  return fields as T;
}

/** Folds slugs, keys and codes as `lower(…)` in SQL compares them: case does not distinguish (D-4). */
export function folded(identities: readonly string[]): string[] {
  return identities.map((identity) => identity.toLowerCase());
}

/** Returns a page of things that were read with one row too many, which shows whether there is a next page. */
export function pageOf<Thing extends { id: string }>(things: readonly Thing[], limit: number): { data: Thing[]; next?: string } {
  const data = things.slice(0, limit);
  return things.length > limit ? { data, next: data.at(-1)!.id } : { data };
}

/** Returns the `ilike` pattern that finds a text anywhere in another; its own wildcards are literal characters. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Largest page of a delta (D-27, D-28). As a number in a text it shows the planner how few rows are read, whatever the limit
 * of a page.
 */
export const MOST_OF_PAGE = 200;
