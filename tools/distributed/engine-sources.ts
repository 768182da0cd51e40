const YUGABYTE = 'https://docs.yugabyte.com/stable';
const AURORA = 'https://docs.aws.amazon.com/AmazonRDS/latest';
const DSQL = 'https://docs.aws.amazon.com/aurora-dsql/latest/userguide';
const DSQL_MIGRATIONS = 'https://github.com/awslabs/agent-plugins/blob/main/plugins/databases-on-aws/skills/dsql/references/pg-migrations';

/** Address of a page of YugabyteDB's stable documentation, named by its path. */
export const yugabytePage = (path: string): string => `${YUGABYTE}/${path}/`;

/** Address of a page of a statement in YugabyteDB's SQL reference. */
export const yugabyteStatement = (name: string): string => yugabytePage(`api/ysql/the-sql-language/statements/${name}`);

/** Address of a page of YugabyteDB's reference for PL/pgSQL. */
export const yugabyteFunctions = (path: string): string => yugabytePage(`api/ysql/user-defined-subprograms-and-anon-blocks/${path}`);

/** Address of an issue of YugabyteDB. */
export const yugabyteIssue = (number: number): string => `https://github.com/yugabyte/yugabyte-db/issues/${String(number)}`;

/** Addresses of YugabyteDB's pages that many rows need. */
export const yugabyte = {
  features: yugabytePage('api/ysql/sql-feature-support'),
  postgres15: yugabytePage('api/ysql/pg15-features'),
  locks: yugabytePage('explore/transactions/explicit-locking'),
  gin: yugabytePage('explore/ysql-language-features/indexes-constraints/gin'),
  createTable: yugabyteStatement('ddl_create_table'),
  createIndex: yugabyteStatement('ddl_create_index'),
  with: yugabytePage('api/ysql/the-sql-language/with-clause/with-clause-syntax-semantics'),
  migration: yugabytePage('yugabyte-voyager/known-issues/postgresql'),
} as const;

/** Addresses of the pages of Aurora PostgreSQL Limitless Database. */
export const limitless = {
  definitions: `${AURORA}/AuroraUserGuide/limitless-reference.DDL-limitations.html`,
  definitionList: `${AURORA}/AuroraUserGuide/limitless-reference.DDL-support.html`,
  statementList: `${AURORA}/AuroraUserGuide/limitless-reference.DML-support.html`,
  statements: `${AURORA}/AuroraUserGuide/limitless-reference.DML-limitations.html`,
  requirements: `${AURORA}/AuroraUserGuide/limitless-reqs-limits.html`,
  queries: `${AURORA}/AuroraUserGuide/limitless-query.html`,
  releases: `${AURORA}/AuroraPostgreSQLReleaseNotes/limitless-updates.html`,
} as const;

/** Addresses of pages about Aurora PostgreSQL with a single writer. */
export const aurora = {
  guide: `${AURORA}/AuroraUserGuide/Aurora.AuroraPostgreSQL.html`,
} as const;

/** Address of a page of the user guide of Aurora DSQL. */
export const dsqlPage = (name: string): string => `${DSQL}/${name}.html`;

/** Addresses of Aurora DSQL's pages that many rows need; the vendor's repository of migration advice is among them. */
export const dsql = {
  migration: dsqlPage('working-with-postgresql-compatibility-migration-guide'),
  statements: dsqlPage('working-with-postgresql-compatibility-supported-sql-features'),
  types: dsqlPage('working-with-postgresql-compatibility-supported-data-types'),
  concurrency: dsqlPage('working-with-concurrency-control'),
  createTable: dsqlPage('create-table-syntax-support'),
  createIndex: dsqlPage('create-index-syntax-support'),
  createFunction: dsqlPage('create-function-syntax-support'),
  foreignKeys: dsqlPage('working-with-foreign-key-constraints'),
  systemTables: dsqlPage('working-with-systems-tables'),
  quotas: dsqlPage('CHAP_quotas'),
  functionAdvice: `${DSQL_MIGRATIONS}/function-compatibility.md`,
  schemaAdvice: `${DSQL_MIGRATIONS}/schema-objects.md`,
  indexAdvice: `${DSQL_MIGRATIONS}/index-conversion.md`,
} as const;

/** Address of a page of CockroachDB's documentation. */
export const cockroachPage = (name: string): string => `https://www.cockroachlabs.com/docs/v26.2/${name}`;

/** Address of an issue of CockroachDB. */
export const cockroachIssue = (number: number): string => `https://github.com/cockroachdb/cockroach/issues/${String(number)}`;

/** Address of a change of CockroachDB. */
export const cockroachChange = (number: number): string => `https://github.com/cockroachdb/cockroach/pull/${String(number)}`;
