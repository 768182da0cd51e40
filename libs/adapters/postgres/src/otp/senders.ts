import {
  type CodeTemplate,
  type ConnectionKind,
  type ConnectionStore,
  type DeliveryStore,
  type NumberOwner,
  openConnection,
  type SealedConnection,
  SenderConnections,
  type SenderTx,
  type SentMessage,
  type StoredConnection,
  type TemplateStore,
} from '@svc/otp';
import { In } from 'typeorm';
import type { IdGenerator, SecretBox } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { putRow } from '../rows/row-writes';
import { challengeEntity, connectionEntity, deliveryOf, templateEntity } from './otp.entities';
import { PostgresAuditTrail } from '../access/audit';

export class PostgresConnectionStore implements ConnectionStore {
  constructor(private readonly sql: Sql) {}

  put(connection: SealedConnection): Promise<boolean> {
    return putRow(this.sql, connectionEntity, connection);
  }

  async remove(workspaceId: string): Promise<ConnectionKind | undefined> {
    const { raw } = await this.sql
      .repository(connectionEntity)
      .createQueryBuilder()
      .delete()
      .from(connectionEntity)
      .where({ workspaceId })
      .returning('kind')
      .execute();
    return (raw as { kind: ConnectionKind }[])[0]?.kind;
  }
}

export class PostgresTemplateStore implements TemplateStore {
  constructor(private readonly sql: Sql) {}

  async hold(workspaceId: string): Promise<CodeTemplate[]> {
    await this.sql.execute(HOLD, [workspaceId]);
    return this.sql.repository(templateEntity).find({ where: { workspaceId }, order: OLDEST_FIRST });
  }

  async put(templates: readonly CodeTemplate[]): Promise<void> {
    await this.sql.repository(templateEntity).upsert([...templates], ['workspaceId', 'id']);
  }

  async remove({ workspaceId, id }: Pick<CodeTemplate, 'workspaceId' | 'id'>): Promise<void> {
    await this.sql.repository(templateEntity).delete({ workspaceId, id });
  }
}

const HOLD = statement('otp.hold_templates')`select pg_advisory_xact_lock(hashtextextended('code templates ' || $1::uuid, 0))`;

export class PostgresDeliveryStore implements DeliveryStore {
  constructor(private readonly sql: Sql) {}

  /**
   * Locks messages by their names at the provider. The provider of the service's own number knows nothing of workspaces: there
   * its name for the message is the only key.
   */
  async hold(owner: NumberOwner, providerRefs: readonly string[]): Promise<SentMessage[]> {
    const rows = await this.sql.repository(challengeEntity).find({
      select: { workspaceId: true, id: true, providerRef: true, deliveryStatus: true, deliveryAt: true, deliveryReason: true },
      where: {
        mode: 'live',
        providerRef: In(providerRefs),
        ...(owner === 'frontdesk' ? { sender: 'frontdesk' } : { sender: 'own', workspaceId: owner.workspaceId }),
      },
      order: { workspaceId: 'asc', id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map(({ workspaceId, id, providerRef, ...row }) => ({
      workspaceId,
      challengeId: id,
      providerRef: providerRef!,
      delivery: deliveryOf(row),
    }));
  }

  async put(codes: readonly SentMessage[]): Promise<void> {
    await this.sql.execute(PUT_DELIVERIES, [JSON.stringify(codes)]);
  }
}

/** By hand: one statement writes everything that a provider reports in one request. */
const PUT_DELIVERIES = statement('otp.put_deliveries')`
  update otp_challenge
     set delivery_status = put.delivery ->> 'status', delivery_at = (put.delivery ->> 'at')::timestamptz, delivery_reason = put.delivery ->> 'reason'
    from jsonb_to_recordset($1) as put ("workspaceId" uuid, "challengeId" uuid, delivery jsonb)
   where workspace_id = put."workspaceId" and mode = 'live' and id = put."challengeId"`;

export class PostgresSenderConnections extends SenderConnections {
  constructor(
    private readonly sql: Sql,
    private readonly box: SecretBox,
  ) {
    super();
  }

  async of(workspaceId: string): Promise<StoredConnection | undefined> {
    const row = await this.sql.repository(connectionEntity).findOneBy({ workspaceId });
    return row ? openConnection(row, this.box) : undefined;
  }

  templates(workspaceId: string): Promise<CodeTemplate[]> {
    return this.sql.repository(templateEntity).find({ where: { workspaceId }, order: OLDEST_FIRST });
  }
}

export const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const;

export function bindSenderTx(sql: Sql, ids: IdGenerator): SenderTx {
  return {
    connections: new PostgresConnectionStore(sql),
    templates: new PostgresTemplateStore(sql),
    deliveries: new PostgresDeliveryStore(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
