/** Forms of statements that a distributed PostgreSQL refuses, or answers wrongly, with what to write instead (ADR 0169). */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\b(select|perform)\s+from\b/i, 'selects nothing: write `select 1 from`'],
  [/\bctid\b/, 'finds rows by ctid, which is unique on one server alone'],
  [/\block\s+table\b/i, 'locks a table'],
  [/\bclock_timestamp\(\)/, 'has a volatile moment: write `real_now()`'],
  [
    /\bcase\s+[a-z_]\w*(\.\w+)?\s+when\b/i,
    'compares a column by `case x when`, of which Citus 13 makes `when null`: write `case when x =`',
  ],
  [
    /\bupdate\b[^]*?\bset\b[^]*?\w = (jsonb_build_object|to_jsonb|date_trunc)\(/i,
    'changes a column by a function that is stable: write `jsonb_set(…)`, `…::timestamptz(3)`',
  ],
];

/** Returns what is wrong with a statement, in words. */
export const engineFaults = (text: string): string[] => FAULTS.flatMap(([fault, words]) => (fault.test(text) ? [words] : []));

/** Returns whether a function in SQL reads a table: a distributed engine plans it with parameters that it does not know. */
export const readsTablesInSql = (definition: string): boolean =>
  /\blanguage sql\b/i.test(definition) &&
  /\b(from|join|update|insert into)\s+(?!jsonb_|unnest|rows|generate_|\()[a-z_]+/i.test(bodyOf(definition));

const bodyOf = (definition: string): string => definition.split('$$')[1] ?? '';
