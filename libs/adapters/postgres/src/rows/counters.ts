import type { EntityManager } from 'typeorm';

/** Joins the counter of a row as `c`, so that a cap, and what is left below it, can be selected. */
export function counterOf(kind: string, row: string, id = `${row}.id`): string {
  return `left join counter c on c.workspace_id = ${row}.workspace_id and c.kind = '${kind}' and c.subject_id = ${id}`;
}

/** Where the cap of a thing is written: a field of its row's `details`. */
export interface CapField {
  kind: 'preorder' | 'discount_code';
  table: string;
  field: string;
}

/** By hand, as all counters: makes the caps of these rows what the merchant last wrote, though never less than what is sold and held already. */
export async function followCaps(
  manager: EntityManager,
  workspaceId: string,
  { kind, table, field }: CapField,
  ids: readonly string[],
): Promise<void> {
  await manager.query(
    `insert into counter (workspace_id, kind, subject_id, capacity)
     select workspace_id, '${kind}', id, (details->>'${field}')::integer from ${table} where workspace_id = $1 and id = any($2)
     on conflict (workspace_id, kind, subject_id)
     do update set capacity = case when excluded.capacity is not null then greatest(excluded.capacity, counter.held + counter.sold) end`,
    [workspaceId, ids],
  );
}
