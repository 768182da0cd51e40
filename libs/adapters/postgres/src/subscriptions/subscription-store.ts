import type {
  AwaitedWithAddons,
  ShelvedAddons,
  Subscription,
  SubscriptionName,
  SubscriptionStore,
  SubscriptionTx,
  Wish,
} from '@svc/subscriptions';
import { type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { productDetails } from '../rows/details';
import { insertRecords, overwrite } from '../rows/statements';
import { byOwnClock, ownerIn } from '../work/database-clock';
import { LINKED_PRODUCTS, LINKING_GROUPS, SHOWN, VARIANT_LEFT } from '../storefront/sources-sql';
import { PostgresAuditTrail } from '../access/audit';
import { messageEntity } from '../notifications/message.entity';
import { PostgresMailCounts } from '../notifications/postgres-mail-counts';
import { type AddressKeys, PostgresSuppressedAddresses } from '../suppression';
import { PostgresOutbox } from '../outbox';
import { SUBSCRIPTION, subscriptionEntity, subscriptionOf } from './subscription.entity';

/** SQL condition that the merchant takes restock alerts for a product `p`. */
export const TAKES_ALERTS = productDetails.flag('p', 'restockAlertsEnabled');

/** Subscriptions within one transaction. */
export class PostgresSubscriptionStore implements SubscriptionStore {
  constructor(private readonly sql: Sql) {}

  /**
   * Locks the address, since there may be no row to lock; reads after it, so that a waiting transaction sees the writes of the
   * other one.
   */
  async claim({ workspaceId, mode, kind, variantId, email }: Wish): Promise<Subscription | undefined> {
    await this.sql.execute(CLAIM, [[workspaceId, mode, email].join(' ')]);
    return this.locked({ workspaceId, mode, kind, variantId: variantId ?? IsNull(), email });
  }

  isMailWithheld({ workspaceId, mode, id }: SubscriptionName, after: Date): Promise<boolean> {
    return this.sql.repository(messageEntity).existsBy({ workspaceId, mode, subjectId: id, state: 'withheld', createdAt: MoreThan(after) });
  }

  answered({ workspaceId, email }: Pick<Subscription, 'workspaceId' | 'email'>): Promise<void> {
    return new PostgresMailCounts(this.sql).clear([{ workspaceId, email }]);
  }

  lock({ workspaceId, mode, id }: SubscriptionName): Promise<Subscription | undefined> {
    return this.locked({ workspaceId, mode, id });
  }

  async save(subscription: Subscription): Promise<void> {
    await this.sql.execute(SAVE, [JSON.stringify([subscription])]);
  }

  async awaitedWithAddons(): Promise<AwaitedWithAddons[]> {
    const rows = await this.sql.query(AWAITED_WITH_ADDONS);
    return rows.map(({ variantId, remaining, ...addons }) => ({ variantId, remaining, addons }));
  }

  async takeRestocked(most: number, at: Date, lacking: readonly string[]): Promise<Subscription[]> {
    const parameters = [most, at, lacking];
    if (!(await this.sql.isDistributed())) return (await this.sql.query(takingRestocked('every'), parameters)).map(subscriptionOf);
    const rows: Subscription[] = [];
    for (const { workspaceId } of await this.sql.query(AWAITING_WORKSPACES))
      if (rows.length < most) rows.push(...(await this.sql.query(takingRestocked('one'), [workspaceId, most - rows.length, at, lacking])));
    return rows.map(subscriptionOf);
  }

  async delete({ workspaceId, mode, id }: SubscriptionName): Promise<void> {
    await this.sql.repository(subscriptionEntity).delete({ workspaceId, mode, id });
  }

  private async locked(where: FindOptionsWhere<Subscription>): Promise<Subscription | undefined> {
    return (await this.sql.repository(subscriptionEntity).findOne({ where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }
}

const CLAIM = statement('subscriptions.claim')`select pg_advisory_xact_lock(hashtextextended($1, 120))`;

/** By hand: an existing subscription keeps its first fields, whoever saves it. */
const SAVE = statement('subscriptions.save')`${insertRecords(subscriptionEntity)}
  on conflict (workspace_id, mode, id) do update set ${overwrite(subscriptionEntity, ['name', 'language', 'state', 'source', 'askedAt', 'confirmedAt', 'endedAt'])}`;

const AWAITED = `(select distinct workspace_id, variant_id from subscription where kind = 'restock' and state = 'confirmed')`;

/** By hand: the facts that add-ons depend on are read as the storefront reads them. */
const AWAITED_WITH_ADDONS = statement<Omit<AwaitedWithAddons, 'addons'> & ShelvedAddons>('subscriptions.awaited_with_addons')`
  select v.id as "variantId", ${VARIANT_LEFT} as remaining, ${LINKED_PRODUCTS} as linked, ${LINKING_GROUPS} as "addonGroups", w.currencies
    from ${AWAITED} waited
    join variant v on v.workspace_id = waited.workspace_id and v.id = waited.variant_id and v.deleted_at is null
    join product p on p.workspace_id = v.workspace_id and p.id = v.product_id and ${SHOWN} and ${TAKES_ALERTS} and p.linked_products is not null
    join workspace w on w.id = p.workspace_id
   where ${VARIANT_LEFT} is distinct from 0`;

/**
 * By hand, as from a queue: checks each awaited variant once, however many subscriptions wait for it; skips those that another
 * worker is notifying about.
 */
const takingRestocked = composed<Subscription, [of: 'every' | 'one']>('subscriptions.take_restocked', [['every'], ['one']], (of) => {
  const [first, own] = of === 'one' ? [2, (table: string) => `${table}.workspace_id = $1 and`] : [1, () => ''];
  return `
  with back as (
    select v.workspace_id, v.id
      from ${AWAITED} waited
      join variant v on v.workspace_id = waited.workspace_id and v.id = waited.variant_id and v.deleted_at is null
      join product p on p.workspace_id = v.workspace_id and p.id = v.product_id and ${SHOWN} and ${TAKES_ALERTS}
     where ${own('waited')} ${VARIANT_LEFT} is distinct from 0 and not v.id = any ($${first + 2}::uuid[])
  ), due as (
    select s.workspace_id, s.mode, s.id
      from back
      join subscription s on s.workspace_id = back.workspace_id and s.variant_id = back.id and s.kind = 'restock' and s.state = 'confirmed'
     limit $${first}
       for update of s skip locked
  )
  update subscription set state = 'told', ended_at = ${byOwnClock(`$${first + 1}::timestamptz`, ownerIn('subscription'))}
   where ${own('subscription')} (workspace_id, mode, id) in (select workspace_id, mode, id from due)
  returning ${SUBSCRIPTION}`;
});

const AWAITING_WORKSPACES = statement<{ workspaceId: string }>('subscriptions.awaiting_workspaces')`
  select distinct workspace_id as "workspaceId" from subscription where kind = 'restock' and state = 'confirmed'`;

/** @param keys keys of suppressed addresses */
export function bindSubscriptionTx(sql: Sql, ids: IdGenerator, keys?: AddressKeys): SubscriptionTx {
  return {
    subscriptions: new PostgresSubscriptionStore(sql),
    suppressed: new PostgresSuppressedAddresses(sql, keys),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
