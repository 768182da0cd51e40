/**
 * SQL of the workspace `$1` for look-ups by many ids. The planner knows its value in `$1`, and expects no rows where statistics list the few
 * workspaces that there were, and not this one: then every index that begins with it seems as good as the primary key, and 5,000 products that are
 * imported into a new workspace are read 5,000 times. It does not know the value here, and expects an average workspace (ADR 0145).
 */
export const THIS_WORKSPACE = '(select $1::uuid)';

/**
 * Returns SQL of the rows of a table of the workspace `$1` and the mode `$2` with these ids, as `alias`, to stand in a `from`. Each is found by
 * the primary key `(workspace_id, mode, id)`, also before the table is analyzed (ADR 0145).
 * @param ids SQL of an array of uuid; one that occurs twice gives one row
 */
export const byKey = (table: string, alias: string, ids: string): string =>
  `(select distinct unnest(${ids}) as id) as ${alias}_id
   cross join ${lookup(table, `workspace_id = ${THIS_WORKSPACE} and mode = $2 and id = ${alias}_id.id`)} ${alias}`;

/** The same as `byKey` for a table whose primary key is `(workspace_id, id)`. */
export const byId = (table: string, alias: string, ids: string): string =>
  `(select distinct unnest(${ids}) as id) as ${alias}_id
   cross join ${lookup(table, `workspace_id = ${THIS_WORKSPACE} and id = ${alias}_id.id`)} ${alias}`;

/** Returns SQL of the rows of a table that meet a condition, to be joined to each row before it; the `offset` keeps the planner to this order (ADR 0145). */
export const lookup = (table: string, condition: string): string => `lateral (select * from ${table} where ${condition} offset 0)`;

/**
 * Returns SQL of the value of an expression on columns of an outer row, or on a sub-select, to compare a column with. Since 15.20 PostgreSQL uses no
 * index of a table under row-level security for a comparison with such an expression where a function in it is not leakproof, as `lower`, `->>` and
 * casts of text are not. A sub-select without a table is computed once, and is compared as a parameter (ADR 0145 r7).
 */
export const outerValue = (expression: string): string => `(select ${expression})`;

/**
 * Returns SQL of the rows that a JSON array has as parameter `json`, with the mode `$2`, to be joined by the whole key. The planner expects as many
 * as there are, and does not know their mode, so it finds each by its key, also before the table is analyzed (ADR 0145).
 * @param columns names and types of the fields
 */
export const rowsIn = (json: string, columns: string): string =>
  `(select one.*, $2::text as mode from jsonb_to_recordset(${json}::jsonb) as one (${columns}) limit jsonb_array_length(${json}::jsonb))`;

/**
 * Returns SQL of the condition that a row has a mode, where another column finds it. The planner uses no index for this form, so it does not take the
 * primary key for one that finds as few rows, which it does before the table is analyzed (ADR 0145).
 */
export const hasMode = (column: string, mode: string): string => `(${column} = ${mode}) is true`;

/**
 * Returns SQL of the condition that an id is below a cursor, which every id is when the cursor is null, for a page in the order of the
 * primary key. Without statistics a range with two ends counts as one row, so the planner follows the key and does not sort (ADR 0145).
 */
export const isBelow = (id: string, cursor: string): string =>
  `${id} >= '00000000-0000-0000-0000-000000000000' and ${id} < coalesce(${cursor}, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`;
