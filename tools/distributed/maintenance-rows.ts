import { differs, type EngineRow, missing, postgres, works } from './engine-row';
import { cockroachPage, dsql, dsqlPage, limitless, yugabyteIssue, yugabytePage, yugabyteStatement } from './engine-sources';

/** Forms of partitions, statistics and maintenance. */
export const MAINTENANCE_ROWS: readonly EngineRow[] = [
  {
    form: 'Partitions of a range, attached and detached',
    file: postgres('src/partitions/partition-keeper.ts'),
    quote: 'attach partition',
    yugabyte: works(
      'Ranges, a default partition, attaching and detaching are described.',
      yugabytePage('explore/ysql-language-features/advanced-features/partitions'),
    ),
    limitless: missing('Attaching and detaching partitions is not supported.', limitless.definitions),
    dsql: missing('Tables cannot be partitioned.', dsql.migration),
    cockroach: missing(
      'Partitions are parts of a table’s definition; they are not tables that can be attached or detached.',
      cockroachPage('partitioning'),
    ),
  },
  {
    form: 'Views of activity, and `analyze` by the owner',
    file: postgres('src/maintenance/statistics-keeper.ts'),
    quote: 'pg_stat_user_tables',
    yugabyte: works('`analyze` fills the views of statistics.', yugabyteStatement('cmd_analyze')),
    limitless: differs('`analyze` collects statistics of all routers and shards.', limitless.statements),
    dsql: differs('`analyze` names one table; the views of activity are not listed.', dsql.systemTables),
    cockroach: differs('The view exists and is empty; `analyze` is another name for `create statistics`.', cockroachPage('pg-catalog')),
  },
  {
    form: 'Statistics of several columns, with common values',
    file: postgres('src/migrations/1763700009960-retried.ts'),
    quote: 'create statistics',
    yugabyte: differs('They are accepted, and the planner’s costs do not use them (an open issue).', yugabyteIssue(13598)),
    limitless: differs('`alter statistics` is not supported; of `create statistics` no statement was found.', limitless.definitionList),
    dsql: works('Numbers of values, dependencies and common values are supported.', dsqlPage('create-statistics-syntax-support')),
    cockroach: differs('Statistics of several columns exist, without kinds.', cockroachPage('create-statistics')),
  },
];
