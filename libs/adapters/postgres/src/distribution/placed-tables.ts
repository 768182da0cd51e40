import { placeOf, type TablePlace } from './table-places';

/** Sender of statements: a runner, a data source. */
export interface Queryable {
  query(text: string, parameters?: unknown[]): Promise<unknown>;
}

/** A table that is not at its place yet. */
export interface UnplacedTable {
  name: string;
  place: Exclude<TablePlace, 'local'>;
  /** Rows as the planner estimates them, those of its partitions included. */
  rows: number;
}

/** Returns whether the tables of an installation are spread over several nodes. */
export async function isDistributed(on: Queryable): Promise<boolean> {
  const [{ hasCitus }] = (await on.query(`select to_regclass('pg_catalog.pg_dist_partition') is not null as "hasCitus"`)) as [
    { hasCitus: boolean },
  ];
  if (!hasCitus) return false;
  const spread = (await on.query(`select 1 from pg_dist_partition where partmethod = 'h' limit 1`)) as object[];
  return spread.length > 0;
}

/**
 * Returns the tables that belong on the nodes and are on the coordinator alone, by name. A table without workspaces stays there, whoever has
 * made it. Needs a database with Citus.
 */
export async function unplacedTables(on: Queryable): Promise<UnplacedTable[]> {
  const tables = (await on.query(UNPLACED)) as { name: string; rows: number; hasWorkspaces: boolean }[];
  return tables.flatMap(({ name, rows, hasWorkspaces }) => {
    const place = placeOf(name);
    return place === 'local' || (place === 'spread' && !hasWorkspaces) ? [] : [{ name, place, rows }];
  });
}

/** Returns the tables that are on the nodes, by name, without partitions. */
export async function placedTables(on: Queryable): Promise<string[]> {
  return ((await on.query(PLACED)) as { name: string }[]).map(({ name }) => name);
}

const PLACED = `
  select relname as name from pg_dist_partition join pg_class on oid = logicalrelid
   where (partmethod = 'h' or repmodel = 't') and not relispartition order by 1`;

const UNPLACED = `
  select relname as name,
         exists (select 1 from pg_attribute where attrelid = own.oid and attname = 'workspace_id' and not attisdropped) as "hasWorkspaces",
         (select coalesce(sum(greatest(part.reltuples, 0)), 0) from pg_partition_tree(own.oid) tree join pg_class part on part.oid = tree.relid
           where tree.isleaf)::float8 as rows
    from pg_class own
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and not relation_is_a_known_shard(own.oid)
     and not exists (select 1 from pg_dist_partition where logicalrelid = own.oid and (partmethod = 'h' or repmodel = 't'))
     and not exists (select 1 from pg_depend d where d.objid = own.oid and d.deptype = 'e')
   order by 1`;
