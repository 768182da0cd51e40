import type { Sql } from '../work/sql';
import { composed, type NoRow } from '../work/statement';
import { lookup } from './by-key';

/** Joins the counter of a row as `c`, so that a cap, and the remaining count below it, can be selected. */
export function counterOf(kind: string, row: string, id = `${row}.id`): string {
  return `left join ${lookup('counter', `workspace_id = ${row}.workspace_id and kind = '${kind}' and subject_id = ${id}`)} c on true`;
}

const FOLLOWED = `case when excluded.capacity is not null then greatest(excluded.capacity, counter.held + counter.sold) end`;

/** Caps that merchants set, by the kinds of their counters: fields of `details`. */
const CAPS = { preorder: ['product', 'preorderLimit'], discount_code: ['discount_code', 'maxUses'] } as const;
type CapKind = keyof typeof CAPS;

/**
 * Sets the caps of these rows to the merchant's latest, though never below the sold and held count; counters that have theirs stay.
 * By hand, as all counters.
 */
export async function followCaps(sql: Sql, workspaceId: string, kind: CapKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.execute(FOLLOW_CAPS(kind), [workspaceId, ids]);
}

const FOLLOW_CAPS = composed<NoRow, [CapKind]>('rows.follow_caps', [['preorder'], ['discount_code']], (kind) => {
  const [table, field] = CAPS[kind];
  return `
    insert into counter (workspace_id, kind, subject_id, capacity)
    select workspace_id, '${kind}', id, (details->>'${field}')::integer from ${table} where workspace_id = $1 and id = any($2)
    on conflict (workspace_id, kind, subject_id)
    do update set capacity = ${FOLLOWED} where counter.capacity is distinct from ${FOLLOWED}`;
});
