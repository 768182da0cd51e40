/**
 * Describes what exists on one PostgreSQL server alone: migrations that are undone, plans and statistics of one table, settings of a session. Where the tests
 * have a distributed database, nothing is declared.
 */
export function describeWithOneServer(title: string, suite: () => void): void {
  if (!process.env.TEST_OTHER_NODES) describe(title, suite);
}
