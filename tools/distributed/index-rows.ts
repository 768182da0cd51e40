import { differs, type EngineRow, missing, postgres, unsaid, works } from './engine-row';
import { cockroachIssue, cockroachPage, dsql, limitless, yugabyte, yugabyteIssue } from './engine-sources';

const TREES_ONLY = 'The syntax of indexes has no method: there is one kind of index.';

/** Forms of indexes. */
export const INDEX_ROWS: readonly EngineRow[] = [
  {
    form: 'GIN index over a function of the service',
    file: postgres('src/migrations/1763700004320-search-grams.ts'),
    quote: 'using gin',
    yugabyte: differs(
      'GIN indexes exist, for one column. A scan can ask for one key only: other searches fail, and bitmap scans do not exist.',
      yugabyte.gin,
    ),
    limitless: works('GIN indexes on sharded tables and the extensions for them are named.', limitless.definitions),
    dsql: missing('GIN indexes do not exist.', dsql.indexAdvice),
    cockroach: missing(
      'GIN indexes exist for JSON, arrays and trigrams; expressions of indexes cannot call functions of users.',
      cockroachIssue(87699),
    ),
  },
  {
    form: 'List of pending entries of GIN, and a limit of its results',
    file: postgres('src/maintenance/search-index-keeper.ts'),
    quote: 'gin_clean_pending_list',
    yugabyte: missing('Fast updates and the limit of results are not supported.', yugabyte.gin),
    limitless: unsaid(limitless.definitions),
    dsql: missing('GIN indexes do not exist.', dsql.indexAdvice),
    cockroach: unsaid(cockroachPage('inverted-indexes')),
  },
  {
    form: 'BRIN index',
    file: postgres('src/migrations/1763700009860-ranges-of-searches.ts'),
    quote: 'using brin',
    yugabyte: missing('BRIN indexes are listed as not supported.', yugabyte.features),
    limitless: unsaid(limitless.definitions),
    dsql: missing(TREES_ONLY, dsql.createIndex),
    cockroach: missing('The methods are `btree`, `gin`, `gist` and `cspann`.', cockroachPage('create-index')),
  },
  {
    form: 'Partial index',
    file: postgres('src/migrations/1763700000400-sync.ts'),
    quote: 'where updated_at is not null',
    yugabyte: works('Partial indexes are listed as supported.', yugabyte.features),
    limitless: unsaid(limitless.definitions),
    dsql: works('The syntax of indexes has a condition.', dsql.createIndex),
    cockroach: works('They are described.', cockroachPage('partial-indexes')),
  },
  {
    form: 'Index over an expression',
    file: postgres('src/migrations/1763700000300-content.ts'),
    quote: 'lower(slug)',
    yugabyte: works('Indexes over expressions are listed as supported.', yugabyte.features),
    limitless: unsaid(limitless.definitions),
    dsql: works('Expressions of immutable functions can be indexed.', dsql.createIndex),
    cockroach: works('Expressions of built-in functions can be indexed.', cockroachPage('expression-indexes')),
  },
  {
    form: 'Unique index in which nulls are equal',
    file: postgres('src/migrations/1763700002120-subscriptions.ts'),
    quote: 'unique nulls not distinct',
    yugabyte: works('`nulls not distinct` is in the syntax.', yugabyte.createIndex),
    limitless: unsaid(limitless.definitions),
    dsql: works('`nulls not distinct` is in the syntax.', dsql.createIndex),
    cockroach: missing('It is a syntax error; the issue is open.', cockroachIssue(115836)),
  },
  {
    form: 'Index built while the table is in use, also a unique one',
    file: postgres('src/maintenance/ready-indexes.ts'),
    quote: 'concurrently if not exists',
    yugabyte: works('Indexes are built online, outside transactions, and not for partitioned tables.', yugabyte.createIndex),
    limitless: differs('It is supported for sharded tables, except for unique indexes.', limitless.definitions),
    dsql: differs('Indexes are built by `create index async` only.', dsql.createIndex),
    cockroach: works('All indexes are built online; `concurrently` has no effect.', cockroachPage('create-index')),
  },
  {
    form: 'Storage parameters of an index',
    file: postgres('src/migrations/1763700004320-search-grams.ts'),
    quote: 'fastupdate',
    yugabyte: missing('Storage parameters of indexes are an error.', yugabyteIssue(23467)),
    limitless: unsaid(limitless.definitions),
    dsql: missing('The syntax of indexes has no storage parameters.', dsql.createIndex),
    cockroach: unsaid(cockroachPage('create-index')),
  },
];
