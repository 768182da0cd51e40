/**
 * Returns SQL of the rows of a table of the workspace `$1` with these ids, as `alias`, to stand in a `from`. Each is found by the primary key, also
 * before the table is analyzed: the `offset` keeps the planner from reading all of the workspace instead (ADR 0145).
 * @param table its primary key is `(workspace_id, id)`
 * @param ids SQL of an array of uuid; one that occurs twice gives one row
 */
export const byId = (table: string, alias: string, ids: string) =>
  `(select distinct unnest(${ids}) as id) as ${alias}_id cross join lateral (select * from ${table} where workspace_id = $1 and id = ${alias}_id.id offset 0) ${alias}`;
