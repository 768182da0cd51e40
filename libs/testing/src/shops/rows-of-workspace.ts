import type { Client } from 'pg';

const TABLES = `
  select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`;

/** Returns the number of rows of a workspace in each table that has some, by the name of the table, as the owner of the tables sees them. */
export async function rowsOfWorkspace(database: Pick<Client, 'query'>, workspaceId: string): Promise<Record<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(TABLES);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${name} where workspace_id = $1`, [workspaceId]);
    if (rows[0]!.n > 0) counts[name] = rows[0]!.n;
  }
  return counts;
}
