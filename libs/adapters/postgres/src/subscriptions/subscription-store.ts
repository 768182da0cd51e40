import type { Subscription, SubscriptionName, SubscriptionStore, Wish } from '@svc/subscriptions';
import type { EntityManager } from 'typeorm';
import { SUBSCRIPTION, subscriptionOf } from './subscription-sql';

/** Subscriptions within one transaction. */
export class PostgresSubscriptionStore implements SubscriptionStore {
  constructor(private readonly manager: EntityManager) {}

  /** Locks the wish, since there may be no row to lock; reads after it, so that who has waited sees what the other one wrote. */
  async claim({ workspaceId, mode, kind, variantId, email }: Wish): Promise<Subscription | undefined> {
    await this.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 120))', [[workspaceId, mode, kind, variantId ?? '', email].join(' ')]);
    return this.one(CLAIMED, [workspaceId, mode, kind, variantId ?? null, email]);
  }

  lock({ workspaceId, mode, id }: SubscriptionName): Promise<Subscription | undefined> {
    return this.one(LOCKED, [workspaceId, mode, id]);
  }

  async save(subscription: Subscription): Promise<void> {
    await this.manager.query(SAVE, [JSON.stringify(subscription)]);
  }

  async delete({ workspaceId, mode, id }: SubscriptionName): Promise<void> {
    await this.manager.query(`delete from subscription where workspace_id = $1 and mode = $2 and id = $3`, [workspaceId, mode, id]);
  }

  private async one(sql: string, parameters: unknown[]): Promise<Subscription | undefined> {
    const [row] = await this.manager.query<object[]>(sql, parameters);
    return row && subscriptionOf(row);
  }
}

const CLAIMED = `
  select ${SUBSCRIPTION} from subscription
   where workspace_id = $1 and mode = $2 and kind = $3 and variant_id is not distinct from $4::uuid and email = $5
     for update`;

const LOCKED = `select ${SUBSCRIPTION} from subscription where workspace_id = $1 and mode = $2 and id = $3 for update`;

const SAVE = `
  insert into subscription (workspace_id, mode, id, kind, product_id, variant_id, email, name, state, source, created_at, asked_at, confirmed_at, ended_at)
  select "workspaceId", mode, id, kind, "productId", "variantId", email, name, state, source, "createdAt", "askedAt", "confirmedAt", "endedAt"
    from jsonb_to_record($1) as saved ("workspaceId" uuid, mode text, id uuid, kind text, "productId" uuid, "variantId" uuid, email text, name text, state text,
                                       source text, "createdAt" timestamptz, "askedAt" timestamptz, "confirmedAt" timestamptz, "endedAt" timestamptz)
  on conflict (workspace_id, mode, id) do update
    set name = excluded.name, state = excluded.state, source = excluded.source, asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at,
        ended_at = excluded.ended_at`;
