import type { Sql } from '../work/sql';

type Method = (...parameters: never[]) => Promise<unknown>;

/**
 * Returns a part of a transaction that runs each of its methods in a transaction of its own, which is about one workspace: as in the turn of a
 * relay (ADR 0169 r6).
 * @param workspaceId UUID
 */
export function inTurnOf<Part extends object>(sql: Sql, workspaceId: string, bind: (sql: Sql) => Part): Part {
  const call =
    (method: keyof Part) =>
    (...parameters: never[]) =>
      sql.transaction(async (turn) => {
        await turn.turnTo(workspaceId);
        const part = bind(turn);
        return (part[method] as Method).apply(part, parameters);
      });
  return new Proxy<Part>({} as Part, { get: (_, method) => call(method as keyof Part) });
}
