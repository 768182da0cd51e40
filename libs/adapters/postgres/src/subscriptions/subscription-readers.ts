import type { Mode } from '@svc/kernel';
import {
  type AwaitedVariant,
  type ListedSubscription,
  RestockShelf,
  type ShelvedAddons,
  type ShelvedVariant,
  type Subscription,
  SubscriptionList,
  type SubscriptionName,
  type SubscriptionQuery,
} from '@svc/subscriptions';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { isBefore, ownerIn } from '../work/database-clock';
import { lookup } from '../rows/by-key';
import { pageOf, patternOf, withoutNulls } from '../rows/statements';
import { purging } from '../rows/row-writes';
import { TAKES_ALERTS } from './subscription-store';
import { SUBSCRIPTION, subscriptionEntity, subscriptionOf } from './subscription.entity';
import { LINKED_PRODUCTS, LINKING_GROUPS, SHOWN, VARIANT_LEFT } from '../storefront/sources-sql';

/** Reads subscriptions from their table. */
export class PostgresSubscriptionList extends SubscriptionList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find({ workspaceId, mode, id }: SubscriptionName): Promise<Subscription | undefined> {
    return (await this.sql.repository(subscriptionEntity).findOneBy({ workspaceId, mode, id })) ?? undefined;
  }

  async page(
    workspaceId: string,
    { mode, kind, state, variantId, search, after, limit }: SubscriptionQuery,
  ): Promise<{ data: ListedSubscription[]; next?: string }> {
    const pattern = search === undefined ? null : patternOf(search);
    const rows = await this.sql.query(PAGE, [workspaceId, mode, kind, limit + 1, after ?? null, state ?? null, variantId ?? null, pattern]);
    return pageOf<ListedSubscription>(rows.map(subscriptionOf), limit);
  }

  awaited(workspaceId: string, mode: Mode, most: number): Promise<AwaitedVariant[]> {
    return this.sql.query(AWAITED, [workspaceId, mode, most]);
  }

  purge({ unansweredSince, overSince }: { unansweredSince: Date; overSince: Date }, most: number): Promise<number> {
    return this.sql.execute(PURGE, [unansweredSince, overSince, most]);
  }
}

const PRODUCT = `jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'isPackage', p.is_package, 'variantName', v.name)`;

/** By hand: a search, beside the names of products, which they keep when they are deleted. */
const PAGE = statement<ListedSubscription>('subscriptions.page')`
  select s.*, case when p.id is not null then ${PRODUCT} end as product
    from (select ${SUBSCRIPTION} from subscription
           where workspace_id = $1 and mode = $2 and kind = $3 and ($5::uuid is null or id < $5) and ($6::text is null or state = $6)
             and ($7::uuid is null or variant_id = $7) and ($8::text is null or concat_ws(' ', name, email) ilike $8)
           order by id desc limit $4) s
    left join ${lookup('product', 'workspace_id = s."workspaceId" and id = s."productId"')} p on true
    left join ${lookup('variant', 'workspace_id = s."workspaceId" and id = s."variantId"')} v on true
   order by s.id desc`;

/** By hand: sums over subscriptions. */
const AWAITED = statement<AwaitedVariant>('subscriptions.awaited')`
  select w.variant_id as "variantId", ${PRODUCT} as product, w.waiting::integer as waiting
    from (select workspace_id, variant_id, count(*) as waiting from subscription
           where workspace_id = $1 and mode = $2 and kind = 'restock' and state = 'confirmed'
           group by workspace_id, variant_id) w
   cross join ${lookup('variant', 'workspace_id = w.workspace_id and id = w.variant_id')} v
   cross join ${lookup('product', 'workspace_id = v.workspace_id and id = v.product_id')} p
   order by w.waiting desc, w.variant_id limit $3`;

const OWNER = ownerIn('subscription');
const OVER = `state = 'pending' and ${isBefore('asked_at', '$1::timestamptz', OWNER)} or kind = 'restock' and state in ('told', 'ended') and ${isBefore('ended_at', '$2::timestamptz', OWNER)}`;

const PURGE = statement('subscriptions.purge')`${purging(subscriptionEntity, OVER, 'created_at', '$3')}`;

/** Reads things for sale, as far as subscriptions may wait for them; by hand, with the remaining counts. */
export class PostgresRestockShelf extends RestockShelf {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(workspaceId: string, slug: string, variantId: string | undefined): Promise<ShelvedVariant | undefined> {
    const rows = await this.sql.query(SHELVED, [workspaceId, slug, variantId ?? null]);
    return rows.map(({ linked, addonGroups, currencies, ...row }) => ({
      ...withoutNulls<ShelvedVariant>(row),
      remaining: row.remaining,
      ...(linked && addonGroups && { addons: { linked, addonGroups, currencies } }),
    }))[0];
  }
}

interface ShelvedRow extends Pick<ShelvedAddons, 'currencies'>, Omit<ShelvedVariant, 'remaining' | 'addons'> {
  remaining: number | null;
  linked: ShelvedAddons['linked'] | null;
  addonGroups: ShelvedAddons['addonGroups'] | null;
}

const SHELVED = statement<ShelvedRow>('subscriptions.shelved')`
  select p.id as "productId", v.id as "variantId", ${TAKES_ALERTS} as "takesAlerts", ${VARIANT_LEFT} as remaining,
         ${LINKED_PRODUCTS} as linked, ${LINKING_GROUPS} as "addonGroups", w.currencies
    from product p
    join workspace w on w.id = p.workspace_id
    left join variant v on v.workspace_id = p.workspace_id and v.product_id = p.id and v.id = $3::uuid and v.deleted_at is null
   where p.workspace_id = $1 and ${SHOWN} and p.identity = lower($2)`;
