import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';

/** A table with rows of workspaces. */
export interface RowTable {
  name: string;
  /** Columns of the primary key after the workspace, and their types; of a table that begins with another column, all but the workspace. */
  keys: readonly { name: string; type: string }[];
}

/** Tables whose rows go with those of another: the references of a payment attempt, which no index finds by the workspace. */
const WITH_ANOTHER = ['provider_reference'];

/**
 * SQL of all tables that have a column `workspace_id`, with their primary keys, from the database itself, so that no new table is left out.
 * Tables that refer to others come before these, so that nothing is deleted by a cascade.
 */
const ROW_TABLES = statement<RowTable>('access.row_tables')`
  with recursive owned as (
    select c.oid, c.relname::text as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  ), refers as (
    select distinct conrelid as child, confrelid as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid and conrelid in (select oid from owned) and confrelid in (select oid from owned)
  ), depths as (
    select oid, 0 as depth from owned
    union
    select refers.parent, depths.depth + 1 from depths join refers on refers.child = depths.oid where depths.depth < 20
  )
  select owned.name, (
           select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.n)
             from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k (attnum, n)
             join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
            where i.indrelid = owned.oid and i.indisprimary and a.attname <> 'workspace_id') as keys
    from owned join depths using (oid)
   where owned.name <> all ('{${WITH_ANOTHER.join(',')}}')
   group by owned.oid, owned.name
   order by max(depths.depth), owned.name`;

/** Returns the tables in the order in which their rows are deleted. */
export const rowTables = async (sql: Sql): Promise<RowTable[]> =>
  (await sql.query(ROW_TABLES)).map(({ name, keys }) => ({ name, keys: keys ?? [] }));

export const COUNT_ROWS = composed<{ rows: number }, [table: string]>(
  'access.count_rows',
  [['product']],
  (table) => `select count(*)::int as rows from "${table}" where workspace_id = $1`,
);
