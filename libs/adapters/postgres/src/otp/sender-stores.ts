import type { CodeDelivery, CodeTemplate, ConnectionKind, ConnectionStore, DeliveryStore, NumberOwner, SealedConnection, SentMessage, TemplateStore } from '@svc/otp';
import type { EntityManager } from 'typeorm';
import { TEMPLATES } from './postgres-sender-connections';

export class PostgresConnectionStore implements ConnectionStore {
  constructor(private readonly manager: EntityManager) {}

  async put({ workspaceId, kind, sealed, setAt, country }: SealedConnection): Promise<boolean> {
    const [{ was_set }] = await this.manager.query<[{ was_set: boolean }]>(
      `insert into otp_connection (workspace_id, kind, sealed, set_at, country) values ($1, $2, $3, $4, $5)
       on conflict (workspace_id) do update set kind = excluded.kind, sealed = excluded.sealed, set_at = excluded.set_at, country = excluded.country
       returning xmax <> 0 as was_set`,
      [workspaceId, kind, sealed, setAt, country ?? null],
    );
    return was_set;
  }

  async remove(workspaceId: string): Promise<ConnectionKind | undefined> {
    const [[removed]] = await this.manager.query<[{ kind: ConnectionKind }[], number]>('delete from otp_connection where workspace_id = $1 returning kind', [workspaceId]);
    return removed?.kind;
  }
}

export class PostgresTemplateStore implements TemplateStore {
  constructor(private readonly manager: EntityManager) {}

  async hold(workspaceId: string): Promise<CodeTemplate[]> {
    await this.manager.query('select from workspace where id = $1 for no key update', [workspaceId]);
    return this.manager.query<CodeTemplate[]>(TEMPLATES, [workspaceId]);
  }

  async put(templates: readonly CodeTemplate[]): Promise<void> {
    await this.manager.query(PUT_TEMPLATES, [JSON.stringify(templates)]);
  }

  async remove({ workspaceId, id }: Pick<CodeTemplate, 'workspaceId' | 'id'>): Promise<void> {
    await this.manager.query('delete from otp_template where workspace_id = $1 and id = $2', [workspaceId, id]);
  }
}

interface SentMessageRow extends Omit<SentMessage, 'delivery'> {
  status: CodeDelivery['status'] | null;
  at: Date | null;
  reason: string | null;
}

export class PostgresDeliveryStore implements DeliveryStore {
  constructor(private readonly manager: EntityManager) {}

  async hold(owner: NumberOwner, providerRefs: readonly string[]): Promise<SentMessage[]> {
    const rows = await this.manager.query<SentMessageRow[]>(HOLD_CODES, [owner === 'frontdesk' ? null : owner.workspaceId, providerRefs]);
    return rows.map(({ status, at, reason, ...code }) => ({ ...code, delivery: status && at ? { status, at, reason: reason ?? undefined } : undefined }));
  }

  async put(codes: readonly SentMessage[]): Promise<void> {
    await this.manager.query(PUT_DELIVERIES, [JSON.stringify(codes)]);
  }
}

const PUT_TEMPLATES = `
  insert into otp_template (workspace_id, id, name, language, approved, is_default, created_at)
  select "workspaceId", id, name, language, approved, "isDefault", "createdAt"
    from jsonb_to_recordset($1) as put ("workspaceId" uuid, id uuid, name text, language text, approved boolean, "isDefault" boolean, "createdAt" timestamptz)
  on conflict (workspace_id, id)
  do update set name = excluded.name, language = excluded.language, approved = excluded.approved, is_default = excluded.is_default`;

/** The provider of the service's own number knows nothing of workspaces: there its name for the message is all that is known. */
const HOLD_CODES = `
  select workspace_id as "workspaceId", id as "challengeId", provider_ref as "providerRef",
         delivery_status as status, delivery_at as at, delivery_reason as reason
    from otp_challenge
   where mode = 'live' and provider_ref = any ($2::text[])
     and case when $1::uuid is null then sender = 'frontdesk' else sender = 'own' and workspace_id = $1 end
   order by workspace_id, id
     for update`;

const PUT_DELIVERIES = `
  update otp_challenge
     set delivery_status = put.delivery ->> 'status', delivery_at = (put.delivery ->> 'at')::timestamptz, delivery_reason = put.delivery ->> 'reason'
    from jsonb_to_recordset($1) as put ("workspaceId" uuid, "challengeId" uuid, delivery jsonb)
   where workspace_id = put."workspaceId" and mode = 'live' and id = put."challengeId"`;
