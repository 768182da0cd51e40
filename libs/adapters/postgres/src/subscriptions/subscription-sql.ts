import type { Subscription } from '@svc/subscriptions';
import { selectList, withoutNulls } from '../rows/columns-sql';
import { subscriptionEntity } from './subscription.entity';

/** What makes a Subscription of a row of `subscription`. */
export const SUBSCRIPTION = selectList(subscriptionEntity);

export const subscriptionOf = (row: object): Subscription => withoutNulls<Subscription>(row);

/** Whether the merchant takes restock alerts for a product `p`. */
export const TAKES_ALERTS = `coalesce((p.details ->> 'restockAlertsEnabled')::boolean, false)`;
