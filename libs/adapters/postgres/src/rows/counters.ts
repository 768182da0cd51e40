import type { Sql } from '../work/sql';
import { lookup } from './by-key';

/** Joins the counter of a row as `c`, so that a cap, and the remaining count below it, can be selected. */
export function counterOf(kind: string, row: string, id = `${row}.id`): string {
  return `left join ${lookup('counter', `workspace_id = ${row}.workspace_id and kind = '${kind}' and subject_id = ${id}`)} c on true`;
}

const FOLLOWED = `case when excluded.capacity is not null then greatest(excluded.capacity, counter.held + counter.sold) end`;

/** Column of a cap: a field of its row's `details`. */
export interface CapField {
  kind: 'preorder' | 'discount_code';
  table: string;
  field: string;
}

/**
 * Sets the caps of these rows to the merchant's latest, though never below the sold and held count; counters that have theirs stay.
 * By hand, as all counters.
 */
export async function followCaps(sql: Sql, workspaceId: string, { kind, table, field }: CapField, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.unchecked(
    `insert into counter (workspace_id, kind, subject_id, capacity)
     select workspace_id, '${kind}', id, (details->>'${field}')::integer from ${table} where workspace_id = $1 and id = any($2)
     on conflict (workspace_id, kind, subject_id)
     do update set capacity = ${FOLLOWED} where counter.capacity is distinct from ${FOLLOWED}`,
    [workspaceId, ids],
  );
}
