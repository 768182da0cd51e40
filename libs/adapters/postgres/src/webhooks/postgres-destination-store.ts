import type { DestinationStore, WebhookDestination } from '@svc/webhooks';
import { In } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { cleared } from '../rows/row-writes';
import type { RowOf } from '../rows/table';
import { webhookDestinationEntity } from './webhook.entities';

/** Destinations within one transaction; by hand only the lock that lets no two be made at once. */
export class PostgresDestinationStore implements DestinationStore {
  constructor(private readonly sql: Sql) {}

  async countLocked(workspaceId: string): Promise<number> {
    await this.sql.execute(COUNT_LOCKED, [workspaceId]);
    return this.sql.repository(webhookDestinationEntity).countBy({ workspaceId });
  }

  async insert(destination: WebhookDestination): Promise<void> {
    await this.sql.repository(webhookDestinationEntity).insert(rowOf(destination));
  }

  /** Locks a destination, but not `for update`, which would keep the relay from planning deliveries for it. */
  async lock(id: string, workspaceId: string): Promise<WebhookDestination | undefined> {
    const row = await this.sql.repository(webhookDestinationEntity).findOne({
      where: { workspaceId, id },
      lock: { mode: 'for_no_key_update' },
    });
    return row ? destinationOf(row) : undefined;
  }

  async lockAll(ids: readonly string[], workspaceId: string): Promise<WebhookDestination[]> {
    const rows = await this.sql.repository(webhookDestinationEntity).find({
      where: { workspaceId, id: In([...ids]) },
      order: { id: 'asc' },
      lock: { mode: 'for_no_key_update' },
    });
    return rows.map(destinationOf);
  }

  async update(destination: WebhookDestination): Promise<void> {
    const { workspaceId, id, createdAt: _, ...changes } = rowOf(destination);
    await this.sql.repository(webhookDestinationEntity).update({ workspaceId, id }, cleared(changes));
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await this.sql.repository(webhookDestinationEntity).delete({ workspaceId, id });
  }
}

const COUNT_LOCKED = statement(
  'webhooks.count_locked',
)`select pg_advisory_xact_lock(hashtextextended('webhook destinations ' || $1::uuid, 0))`;

type DestinationRow = RowOf<typeof webhookDestinationEntity>;

/** Names every optional field, so that saving clears those without a value. */
function rowOf({ description, maxPerSecond, nextSecret, disabled, ...destination }: WebhookDestination): DestinationRow {
  return { ...destination, description, maxPerSecond, nextSecret, disabledAt: disabled?.at, disabledReason: disabled?.reason };
}

export function destinationOf({ disabledAt, disabledReason, ...row }: DestinationRow): WebhookDestination {
  return { ...row, disabled: disabledAt && disabledReason ? { at: disabledAt, reason: disabledReason } : undefined };
}
