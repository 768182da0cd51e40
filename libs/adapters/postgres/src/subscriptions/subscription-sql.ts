import type { Subscription } from '@svc/subscriptions';
import { withoutNulls } from '../rows/columns-sql';

/** What makes a Subscription of a row of `subscription`. */
export const SUBSCRIPTION = `
  workspace_id as "workspaceId", mode, id, kind, product_id as "productId", variant_id as "variantId", email, name, state, source,
  created_at as "createdAt", asked_at as "askedAt", mails, confirmed_at as "confirmedAt", ended_at as "endedAt"`;

export const subscriptionOf = (row: object): Subscription => withoutNulls<Subscription>(row);

/** Whether the merchant takes restock alerts for a product `p`. */
export const TAKES_ALERTS = `coalesce((p.details ->> 'restockAlertsEnabled')::boolean, false)`;
