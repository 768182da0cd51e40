import type { EntityManager } from 'typeorm';

const ROWS_PER_STATEMENT = 1_000;

/** Where each field of a record lies: `{ coverUrl: 'cover_url text' }`. */
export type Columns = Readonly<Record<string, string>>;

export interface UpsertTarget {
  table: string;
  columns: Columns;
  /** What a row is known by, besides the workspace: the columns or expressions of a unique index. */
  knownBy: string;
  /** Leaves rows alone that would not change, with their `updated_at`. */
  onlyChanges?: boolean;
}

/** `cover_url as "coverUrl", …`; moments come as UTC text with three fractional digits, bigints as numbers. */
export function selectList(columns: Columns): string {
  return Object.entries(columns)
    .map(([field, column]) => {
      const { name, type } = parts(column);
      return `${read(name, type)} as "${field}"`;
    })
    .join(', ');
}

function read(name: string, type: string): string {
  if (type === 'timestamptz') return utc(name, 3);
  return type === 'bigint' ? `${name}::float8` : name;
}

/** SQL text of a moment in UTC, ISO 8601, with 3 or 6 fractional digits. */
export function utc(expression: string, digits: 3 | 6): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${digits === 3 ? 'MS' : 'US'}"Z"')`;
}

/**
 * Inserts records, or writes them over the rows they are known by, whose ids stay: a statement per 1,000 records.
 * The table has `workspace_id`, `id` and `updated_at`; a record without one of the fields writes null.
 * Answers the ids of the rows written.
 */
export async function upsert<T extends { id: string }>(
  manager: EntityManager,
  workspaceId: string,
  target: UpsertTarget,
  records: readonly T[],
): Promise<string[]> {
  const sql = upsertSql(target);
  const ids: string[] = [];
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    const rows = await manager.query<{ id: string }[]>(sql, [workspaceId, JSON.stringify(records.slice(start, start + ROWS_PER_STATEMENT))]);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

function upsertSql({ table, columns, knownBy, onlyChanges }: UpsertTarget): string {
  const written = Object.values(columns).map((column) => parts(column).name);
  const recordset = Object.entries(columns).map(([field, column]) => `"${field}" ${parts(column).type}`);
  const fields = Object.keys(columns).map((field) => `"${field}"`);
  const old = written.map((name) => `${table}.${name}`).join(', ');
  const offered = written.map((name) => `excluded.${name}`).join(', ');
  return `
    insert into ${table} (workspace_id, id, ${written.join(', ')})
    select $1::uuid, id, ${fields.join(', ')} from jsonb_to_recordset($2::jsonb) as record (id uuid, ${recordset.join(', ')})
    on conflict (workspace_id, ${knownBy}) do update
      set ${written.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = service_now()
      ${onlyChanges ? `where (${old}) is distinct from (${offered})` : ''}
    returning id`;
}

function parts(column: string): { name: string; type: string } {
  const [name, ...type] = column.split(' ');
  return { name: name!, type: type.join(' ') };
}

/** A row without its null columns, as an item of the workspace document is written. */
export function withoutNulls<T>(row: object): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T;
}
