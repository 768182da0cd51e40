import { differs, type EngineRow, missing, postgres, works } from './engine-row';
import { cockroachIssue, cockroachPage, dsql, limitless, yugabyte, yugabyteFunctions, yugabyteIssue } from './engine-sources';

const PLPGSQL = 'language-plpgsql-subprograms/plpgsql-syntax-and-semantics';
const BASIC = yugabyteFunctions(`${PLPGSQL}/executable-section/basic-statements`);
const AS_IN_AURORA = 'PL/pgSQL is installed, and functions are created as in Aurora PostgreSQL.';
const NO_PLPGSQL = 'Functions are written in SQL; PL/pgSQL does not exist.';

/** Forms of functions and triggers. */
export const FUNCTION_ROWS: readonly EngineRow[] = [
  {
    form: 'PL/pgSQL: loops over rows, `perform`, `found`, records',
    file: postgres('sql/book_seats.sql'),
    quote: 'perform lock_guests',
    yugabyte: works('Statements, loops over rows and records are described as in PostgreSQL.', BASIC),
    limitless: works(AS_IN_AURORA, limitless.definitions),
    dsql: missing(NO_PLPGSQL, dsql.createFunction),
    cockroach: missing('Loops over rows, `perform`, `found` and variables of type `record` are not supported.', cockroachPage('plpgsql')),
  },
  {
    form: 'PL/pgSQL: statements made at run time',
    file: postgres('sql/enable_row_security.sql'),
    quote: 'execute format',
    yugabyte: works('`execute` is described; a function can contain any statement, definitions among them.', BASIC),
    limitless: works(AS_IN_AURORA, limitless.definitions),
    dsql: missing(NO_PLPGSQL, dsql.createFunction),
    cockroach: missing('`execute` is not supported, and functions cannot change the schema.', cockroachPage('plpgsql')),
  },
  {
    form: 'PL/pgSQL: handled exceptions',
    file: postgres('sql/take_holds_v2.sql'),
    quote: "exception when sqlstate 'HL001'",
    yugabyte: works('A block can have a section that handles exceptions.', yugabyteFunctions(`${PLPGSQL}/exception-section`)),
    limitless: works(AS_IN_AURORA, limitless.definitions),
    dsql: missing(NO_PLPGSQL, dsql.createFunction),
    cockroach: differs('Exceptions can be handled, except errors that ask for a retry of the transaction.', cockroachPage('plpgsql')),
  },
  {
    form: 'Functions with the rights of their owner and settings of their own',
    file: postgres('sql/search_orders_v2.sql'),
    quote: 'security definer set search_path',
    yugabyte: works('Both are attributes of a function.', yugabyteFunctions('subprogram-attributes/alterable-subprogram-attributes')),
    limitless: works(AS_IN_AURORA, limitless.definitions),
    dsql: differs('The syntax has both, for functions in SQL only.', dsql.createFunction),
    cockroach: differs('`security definer` is described; settings of a function are not.', cockroachPage('create-function')),
  },
  {
    form: 'Triggers for rows, with a condition',
    file: postgres('src/migrations/1763700000400-sync.ts'),
    quote: 'for each row',
    yugabyte: works('Triggers are listed as supported.', yugabyte.features),
    limitless: missing('Triggers are named among the features that are not supported.', limitless.definitions),
    dsql: missing('Triggers do not exist.', dsql.migration),
    cockroach: differs(
      'Triggers for rows with a condition exist; `new` and `old` need parentheses before a column.',
      cockroachPage('triggers'),
    ),
  },
  {
    form: 'Triggers for statements, with transition tables',
    file: postgres('src/migrations/1763700000400-sync.ts'),
    quote: 'referencing new table as noted',
    yugabyte: missing('Transition tables are listed as not supported; the issue is open.', yugabyteIssue(1668)),
    limitless: missing('Triggers are named among the features that are not supported.', limitless.definitions),
    dsql: missing('Triggers do not exist.', dsql.migration),
    cockroach: missing('Neither triggers for statements nor transition tables are supported.', cockroachIssue(126362)),
  },
];
