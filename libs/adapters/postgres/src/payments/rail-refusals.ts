import type { RailName, RailRefusals, RailStore } from '@svc/payments';
import { IsNull } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { ofMode } from '../rows/row-writes';
import { exceptionEntity, railRefusalEntity } from './payment.entities';

/** By hand: the row of a rail is made, or locked as it is, in one statement. */
export class PostgresRailStore implements RailStore {
  constructor(private readonly sql: Sql) {}

  async lock({ workspaceId, mode, rail }: RailName): Promise<RailRefusals> {
    const [row] = await this.sql.query(LOCK, [workspaceId, mode, rail]);
    const isExceptionOpen = await this.sql.repository(exceptionEntity).existsBy({
      workspaceId,
      mode: ofMode(mode),
      rail,
      kind: 'rail_refused',
      resolvedAt: IsNull(),
    });
    return { refusedAt: row!.refusedAt, isExceptionOpen };
  }

  async write({ workspaceId, mode, rail }: RailName, refusedAt: readonly Date[]): Promise<void> {
    await this.sql.repository(railRefusalEntity).update({ workspaceId, mode, rail }, { refusedAt: [...refusedAt] });
  }
}

const LOCK = statement<Pick<RailRefusals, 'refusedAt'>>('payments.lock_rail')`
  insert into rail_refusal as known (workspace_id, mode, rail, refused_at) values ($1, $2, $3, '{}')
  on conflict (workspace_id, mode, rail) do update set refused_at = known.refused_at
  returning refused_at as "refusedAt"`;
