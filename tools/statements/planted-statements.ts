import type { Sql } from '@svc/adapters/postgres';
import { composed, statement } from '@svc/adapters/postgres/testing';

// Statements that are wrong, each in another way: `statements.int-spec.ts` has to find all of them.

export const WRONG = [
  statement<{ workspaceId: string }>('planted.renamed_column')`select workspace_id as "workspace" from counter`,
  statement<{ workspaceId: string; kind?: string }>('planted.lacking_column')`select workspace_id as "workspaceId" from counter`,
  statement<{ paidMinor: number }>('planted.int8_as_number')`select paid_minor as "paidMinor" from store_order`,
  statement<{ createdAt: string }>('planted.moment_as_text')`select created_at as "createdAt" from checkout`,
  statement<{ currencies: string }>('planted.list_as_text')`select currencies from workspace`,
  statement<{ order: { placedAt?: Date } }>(
    'planted.moment_in_json',
  )`select jsonb_build_object('placedAt', placed_at) as order from store_order`,
  statement<{ id: string }>('planted.same_column_twice')`select id, checkout_id as id from store_order`,
  statement('planted.unknown_column')`select nothing from counter`,
];

const listed = composed<{ kind: string }, [column: string]>(
  'planted.variant',
  [['kind'], ['held']],
  (column) => `select ${column} from counter`,
);
const unread = statement('planted.without_row')`select kind from counter`;

/** Reads rows that no statement declares, and runs a text that is none. */
export async function readUndeclared(sql: Sql): Promise<unknown[]> {
  await sql.query(listed('kind'));
  const rows = await sql.query(unread);
  // @ts-expect-error A text is no declared statement.
  return [rows, await sql.execute('select 1')];
}
