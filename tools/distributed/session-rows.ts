import { differs, type EngineRow, missing, postgres, unsaid, works } from './engine-row';
import {
  cockroachChange,
  cockroachIssue,
  cockroachPage,
  dsql,
  limitless,
  yugabytePage,
  yugabyteIssue,
  yugabyteStatement,
} from './engine-sources';

/** Forms of sessions: row-level security, roles, settings, notifications, time limits. */
export const SESSION_ROWS: readonly EngineRow[] = [
  {
    form: 'Restrictive row-level security for one role',
    file: postgres('sql/enable_row_security.sql'),
    quote: 'as restrictive to svc_app',
    yugabyte: works('Policies can be permissive or restrictive, and can name roles.', yugabyteStatement('dcl_create_policy')),
    limitless: differs(
      'Releases 16.9.102 and 16.10.100 fix wrong results and leaks of policies, which are to be created again; `alter policy` is not supported.',
      limitless.releases,
    ),
    dsql: missing('Row-level security is to be implemented in the application.', dsql.schemaAdvice),
    cockroach: works('Policies can be permissive or restrictive, and can name roles.', cockroachPage('create-policy')),
  },
  {
    form: 'Role of a session, set by a function',
    file: postgres('src/row-level-security/tenant-scoped-pool.ts'),
    quote: "set_config('role', $1, false)",
    yugabyte: works('`set role` changes the role of the session.', yugabyteStatement('dcl_set_role')),
    limitless: unsaid(limitless.statementList),
    dsql: missing('`set_config` is not available.', dsql.functionAdvice),
    cockroach: works('`role` is a variable of the session that members of the role can set.', cockroachPage('set-vars')),
  },
  {
    form: 'Settings of one’s own, read by policies',
    file: postgres('sql/current_workspace.sql'),
    quote: "current_setting('svc.workspace', true)",
    yugabyte: differs(
      'Such settings exist; through the connection manager a name stays in the next session, with an empty value (an open issue).',
      yugabyteIssue(33166),
    ),
    limitless: unsaid(limitless.statementList),
    dsql: missing('Custom settings do not exist.', dsql.functionAdvice),
    cockroach: works('Settings whose names have two parts can be set and read in a session.', cockroachChange(71915)),
  },
  {
    form: 'Notifications between sessions',
    file: postgres('sql/announce.sql'),
    quote: 'pg_notify',
    yugabyte: differs(
      'Early access since 2025.2.3 and off by default; a listener that is too slow is disconnected.',
      yugabyteStatement('cmd_listen_notify'),
    ),
    limitless: missing('`listen`, `notify` and `unlisten` are listed as not supported.', limitless.statementList),
    dsql: missing('`listen` and `notify` are not available.', dsql.functionAdvice),
    cockroach: missing('Events are listed as not supported; the issue about `listen` and `notify` is open.', cockroachIssue(41522)),
  },
  {
    form: 'Time limits of statements and idle sessions',
    file: postgres('src/connection/settle-connection.ts'),
    quote: 'idle_in_transaction_session_timeout',
    yugabyte: unsaid(yugabytePage('api/ysql/the-sql-language/statements/cmd_set')),
    limitless: unsaid(limitless.requirements),
    dsql: differs(
      'The engine itself ends transactions after five minutes and connections after an hour; settings for it are not described.',
      dsql.quotas,
    ),
    cockroach: differs(
      'Limits for statements and for idle transactions exist; the one for idle sessions has the name `idle_in_session_timeout`.',
      cockroachPage('session-variables'),
    ),
  },
];
