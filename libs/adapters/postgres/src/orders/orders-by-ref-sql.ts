import { PAYMENT_PROVIDERS } from '@svc/contracts';
import { hasMode, lookup, outerValue, THIS_WORKSPACE } from '../rows/by-key';

/** Parameters that name what an order is found by: the prefix and the id of a ref, and the text that may be a reference of a provider. */
interface NamedBy {
  prefix: string;
  id: string;
  reference: string;
}

const PROVIDERS = ['sandbox', ...PAYMENT_PROVIDERS].map((provider) => `'${provider}'`).join(', ');

/** Returns SQL of the checkouts, of the workspace `$1` in mode `$2`, that a ref or a provider's reference of their money names. */
const checkoutsBy = ({ prefix, id, reference }: NamedBy): string => `
  select ${id} where ${prefix} = 'chk'
   union all select p.checkout_id from payment p where ${prefix} = 'pay' and p.workspace_id = $1 and p.mode = $2 and p.id = ${id}
   union all select r.checkout_id from refund r where ${prefix} = 'rfd' and r.workspace_id = $1 and r.mode = $2 and r.id = ${id}
   union all select p.checkout_id from payment p where p.workspace_id = $1 and ${hasMode('p.mode', '$2')} and p.provider_reference = ${reference}
   union all
  select r.checkout_id from unnest(array[${PROVIDERS}]) as by_provider (name)
   cross join ${lookup('provider_reference', `workspace_id = ${THIS_WORKSPACE} and provider = by_provider.name and reference = ${reference}`)} r
   where r.workspace_id = $1 and r.mode = $2`;

/**
 * Returns SQL of the ids of orders, of the workspace `$1` in mode `$2`, that a ref of theirs, of a part of theirs or of their money names. The planner
 * does not know the values: PostgreSQL 15 plans a look-up by null, which it never runs, as a scan of the whole table.
 */
export const ordersByRef = ({ prefix, id, reference }: NamedBy): string =>
  namedOrders({ prefix: outerValue(prefix), id: outerValue(id), reference: outerValue(`btrim(${reference})`) });

const namedOrders = (named: NamedBy): string => `
  select ${named.id} where ${named.prefix} = 'ord'
   union all select i.order_id from order_item i where ${named.prefix} = 'oit' and i.workspace_id = $1 and i.mode = $2 and i.id = ${named.id}
   union all select f.order_id from fulfillment f where ${named.prefix} = 'ful' and f.workspace_id = $1 and f.mode = $2 and f.id = ${named.id}
   union all
  select i.order_id from attendee a
   cross join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i
   where ${named.prefix} = 'att' and a.workspace_id = $1 and a.mode = $2 and a.id = ${named.id}
   union all
  select coalesce(c.balance_of, placed.id) from (${checkoutsBy(named)}) money (checkout_id)
   cross join ${lookup('checkout', `workspace_id = ${THIS_WORKSPACE} and mode = $2 and id = money.checkout_id`)} c
    left join ${lookup('store_order', `workspace_id = ${THIS_WORKSPACE} and ${hasMode('mode', '$2')} and checkout_id = money.checkout_id`)} placed on true`;
