import type { Sql } from '../work/sql';

/** A statement as it is sent: with a name where the connection keeps its plan. */
export interface SentStatement {
  name?: string;
  text: string;
  values?: unknown[];
}

/** Returns the database for stores and readers whose statements a test sends by itself. */
export function sqlBy(send: (statement: SentStatement) => Promise<{ rows: object[] }>): Sql {
  const rowsOf = async (statement: SentStatement) => (await send(statement)).rows;
  const sent: Pick<Sql, 'execute'> & Record<'query' | 'prepared', unknown> = {
    query: ({ text }: SentStatement, values?: unknown[]) => rowsOf({ text, values }),
    execute: async ({ text }, values) => (await rowsOf({ text, values })).length,
    prepared: ({ name, text }: SentStatement, values?: unknown[]) => rowsOf({ name, text, values }),
  };
  return sent as unknown as Sql;
}
