import '../index';
import { sqlFunctions } from '../maintenance/sql-functions';
import { forNodes } from './dialect';
import { engineFaults, readsTablesInSql } from '../testing/engine-form';
import { declaredStatements } from '../work/statement';

/** Those that read the clock itself, before they read or write a row. */
const OF_THE_CLOCK = [
  'work.measure',
  'real_now',
  'service_now',
  'service_now_of',
  'furthest_service_now',
  'clock_offset',
  'number_change',
  'book_seats',
  'take_tokens',
];
/** Functions that only compare a variable of their own, and the one that the release before calls. */
const WITHOUT_COLUMNS = /^search_|^inventory_drift$|^is_code_limit_reached$/;
/** Functions in SQL of the catalog, of tables of the coordinator alone, of no table at all, or of the release before. */
const OF_ONE_NODE = [
  'can_assume_app_role',
  'inventory_drift',
  'search_thin_query',
  'tables_without_row_security',
  'take_new_facts',
  'take_new_facts_v2',
  'take_tokens',
  'take_untold_facts',
  'uuid_at',
  'wanted_moves',
];

/** Returns what is wrong with a statement or function of this name, beside what it may do. */
function faultsOf({ name, text }: { name: string; text: string }): string[] {
  const own = forNodes(text);
  const judged = OF_THE_CLOCK.includes(name) ? own.replaceAll('clock_timestamp()', '') : own;
  return engineFaults(WITHOUT_COLUMNS.test(name) ? judged.replaceAll(/case (step|h\.state|kind)\s+when/g, '') : judged).map(
    (fault) => `${name} ${fault}`,
  );
}

describe('statements and functions for a distributed database', () => {
  it('[ADR 0169 r1] have nothing that an engine refuses in any statement', () => {
    expect([...new Set(declaredStatements().flatMap(faultsOf))]).toEqual([]);
  });

  it('[ADR 0169 r1] have nothing that an engine refuses in any function', () => {
    expect(sqlFunctions.flatMap(faultsOf)).toEqual([]);
  });

  it('[ADR 0169 r1] read tables in PL/pgSQL', () => {
    const inSql = sqlFunctions.filter(({ text }) => readsTablesInSql(text)).map(({ name }) => name);
    expect(inSql).toEqual(OF_ONE_NODE);
  });

  it.each([
    ['select from product', 'selects nothing: write `select 1 from`'],
    ['delete from sync_dirty where ctid = any ($1)', 'finds rows by ctid, which is unique on one server alone'],
    ['lock table counter', 'locks a table'],
    ['update product set updated_at = clock_timestamp()', 'has a volatile moment: write `real_now()`'],
    [
      `select case d.mode when 'test' then 1 end`,
      'compares a column by `case x when`, of which Citus 13 makes `when null`: write `case when x =`',
    ],
    [
      `update store_order set version = version + 1, contact = jsonb_build_object('id', contact -> 'id') where workspace_id = $1`,
      'changes a column by a function that is stable: write `jsonb_set(…)`, `…::timestamptz(3)`',
    ],
  ])('[ADR 0169 r1] are named when they break that: %s', (text, fault) => {
    expect(engineFaults(text)).toEqual([fault]);
  });
});
