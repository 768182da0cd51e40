import { SEATED } from '@svc/ticketing';

/**
 * Invariants of a quiet service: each statement finds rows that break the rule that it is named by. `$1` is the
 * workspace. The sandbox's own books say what buyers paid and got back.
 */
export const BROKEN_INVARIANTS: Readonly<Record<string, string>> = {
  'a paid checkout has one order, any other none': `
    select c.id, c.status, count(o.id) from checkout c left join store_order o on o.workspace_id = c.workspace_id and o.mode = c.mode and o.checkout_id = c.id
     where c.workspace_id = $1 group by c.id, c.status, c.kind having count(o.id) <> (c.status = 'paid' and c.kind <> 'balance')::integer`,
  'a checkout and its order name each other; headless ones name theirs before there is one': `
    select c.id, c.order_id, c.order_number, o.id as order, o.number from checkout c
      left join store_order o on o.workspace_id = c.workspace_id and o.mode = c.mode and o.checkout_id = c.id
     where c.workspace_id = $1 and (c.order_number is distinct from o.number
        or c.order_id is distinct from case when c.channel = 'headless' and o.id is null then c.order_id else o.id end)`,
  'orders are numbered without gaps, in each mode by itself': `
    select o.mode, array_agg(o.number order by o.number) from store_order o
      left join order_number n on n.workspace_id = o.workspace_id and n.mode = o.mode
     where o.workspace_id = $1 group by o.mode having min(o.number) <> 1001 or max(o.number) <> 1000 + count(*) or count(distinct o.number) <> count(*)
        or max(o.number) is distinct from max(n.last)`,
  'no checkout is open past its end': `
    select id, status, expires_at from checkout where workspace_id = $1 and status = 'open' and expires_at + interval '2 minutes' < service_now()`,

  'what came to the sandbox is booked once': `
    select r.id, r.amount_minor, count(p.id) from sandbox_receipt r
      left join payment p on p.workspace_id = r.workspace_id and p.mode = r.mode and p.provider = 'sandbox' and p.provider_reference = r.id and p.amount_minor = r.amount_minor
     where r.workspace_id = $1 group by r.id, r.amount_minor having count(p.id) <> 1`,
  'nothing is booked that never came': `
    select p.id from payment p where p.workspace_id = $1
       and not exists (select from sandbox_receipt r where r.workspace_id = p.workspace_id and r.mode = p.mode and r.id = p.provider_reference)`,
  'money is applied or given back, to the last unit': `
    select p.id, p.amount_minor, p.applied_minor, p.disposition, sum(r.amount_minor) as back from payment p
      left join refund r on r.workspace_id = p.workspace_id and r.mode = p.mode and r.payment_id = p.id and r.status = 'succeeded'
     where p.workspace_id = $1 group by p.workspace_id, p.mode, p.id having p.amount_minor <> p.applied_minor + coalesce(sum(r.amount_minor), 0)`,
  'what is applied is what was due': `
    select c.id, c.status, sum(p.applied_minor) as applied, c.cart -> 'dueNowMinor' as due from checkout c
      left join payment p on p.workspace_id = c.workspace_id and p.mode = c.mode and p.checkout_id = c.id
     where c.workspace_id = $1 group by c.workspace_id, c.mode, c.id
    having coalesce(sum(p.applied_minor), 0) <> case c.status when 'paid' then (c.cart ->> 'dueNowMinor')::bigint else 0 end`,
  'an order has what its checkouts applied, and what was taken by hand': `
    select o.id, o.status, o.paid_minor, o.received_by_hand_minor, sum(p.applied_minor) as applied from store_order o
      left join checkout c on c.workspace_id = o.workspace_id and c.mode = o.mode and (c.id = o.checkout_id or c.balance_of = o.id)
      left join payment p on p.workspace_id = c.workspace_id and p.mode = c.mode and p.checkout_id = c.id
     where o.workspace_id = $1 group by o.workspace_id, o.mode, o.id
    having o.paid_minor <> coalesce(sum(p.applied_minor), 0) + o.received_by_hand_minor
        or o.status = 'paid' and o.paid_minor + o.waived_minor <> (o.totals ->> 'totalMinor')::bigint`,
  'the sandbox gave back what refunds say, once': `
    select coalesce(r.id::text, s.idempotency_key) as id, r.status, r.amount_minor, s.amount_minor as given
      from (select * from refund where workspace_id = $1) r
      full join (select * from sandbox_refund where workspace_id = $1) s on s.mode = r.mode and s.idempotency_key = r.id::text
     where r.status is distinct from 'succeeded' or r.amount_minor is distinct from s.amount_minor`,
  'a person is told of each sum that went back by itself': `
    select r.id, count(e.id) from refund r
      left join payment_exception e on e.workspace_id = r.workspace_id and e.mode = r.mode and e.refund_id = r.id and e.kind = 'money_returned'
     where r.workspace_id = $1 and r.source is null
       and not exists (select from order_refund f where f.workspace_id = r.workspace_id and f.mode = r.mode and f.id = r.id)
     group by r.id having count(e.id) <> 1`,
  'a person is told of each refund of a dashboard, and one of the provider’s is booked once': `
    select p.id, r.provider_refund_id, count(distinct r.id) as refunds, count(e.id) as told from refund r
      join payment p on p.workspace_id = r.workspace_id and p.mode = r.mode and p.id = r.payment_id
      left join payment_exception e on e.workspace_id = r.workspace_id and e.mode = r.mode and e.refund_id = r.id and e.kind = 'provider_refund'
     where r.workspace_id = $1 and r.provider_refund_id is not null group by p.id, r.provider_refund_id, r.source
    having count(distinct r.id) <> 1 or count(e.id) <> (r.source is not null)::integer`,
  'nobody can pay for a checkout that has ended': `
    select a.id, a.status, c.status as checkout from payment_attempt a join checkout c on c.workspace_id = a.workspace_id and c.mode = a.mode and c.id = a.checkout_id
     where a.workspace_id = $1 and c.status <> 'open' and a.status in ('created', 'pending', 'closing')`,

  'counters tell what holds and tickets say: inventory drift is 0': `select * from inventory_drift_v2($1, '{${SEATED.join(',')}}')`,
  'nothing is held or sold beyond what there is': `
    select kind, subject_id, held, sold, capacity from counter where workspace_id = $1 and held + sold > capacity`,
  'holds end as their checkout does': `
    select c.id, c.status, c.holds, h.kind, h.state from checkout c
      left join hold h on h.workspace_id = c.workspace_id and h.mode = c.mode and h.checkout_id = c.id
     where c.workspace_id = $1 and c.status <> 'open'
       and (coalesce(h.state, 'none') not in ('none', case c.status when 'paid' then 'converted' else 'released' end) or c.holds = 'held')`,
  'each paid checkout has issued its tickets, in live mode alone': `
    select c.id, c.mode, c.status, count(a.id) from checkout c
      left join store_order o on o.workspace_id = c.workspace_id and o.mode = c.mode and o.checkout_id = c.id
      left join order_item i on i.workspace_id = c.workspace_id and i.mode = c.mode and i.order_id = o.id
      left join attendee a on a.workspace_id = c.workspace_id and a.mode = c.mode and a.order_item_id = i.id
     where c.workspace_id = $1 group by c.workspace_id, c.mode, c.id
    having count(a.id) <> case when c.mode = 'live' and c.status = 'paid' then jsonb_array_length(c.seats) else 0 end`,
  'stock sold is what orders say': `
    select c.subject_id, c.sold, sum((i.line ->> 'quantity')::integer) from counter c
      left join order_item i on i.workspace_id = c.workspace_id and i.mode = 'live' and i.line ->> 'variantId' = c.subject_id::text
     where c.workspace_id = $1 and c.kind = 'variant' group by c.subject_id, c.sold having c.sold <> coalesce(sum((i.line ->> 'quantity')::integer), 0)`,
  'a code is used as often as orders say, and no more than it may be': `
    select d.code, n.sold, count(c.id), d.details -> 'maxUses' as most from discount_code d
      left join counter n on n.workspace_id = d.workspace_id and n.kind = 'discount_code' and n.subject_id = d.id
      left join checkout c on c.workspace_id = d.workspace_id and c.mode = 'live' and c.status = 'paid' and c.cart #>> '{discountCode,id}' = d.id::text
     where d.workspace_id = $1 group by d.workspace_id, d.id, n.sold
    having count(c.id) <> coalesce(n.sold, 0) or count(c.id) > (d.details ->> 'maxUses')::integer`,
  'nobody uses a code more often than one person may': `
    select d.code, c.contact_email, count(c.id) from discount_code d
      join checkout c on c.workspace_id = d.workspace_id and c.mode = 'live' and c.status = 'paid' and c.cart #>> '{discountCode,id}' = d.id::text
     where d.workspace_id = $1 group by d.workspace_id, d.id, c.contact_email having count(c.id) > (d.details ->> 'maxUsesPerContact')::integer`,
  'test mode takes nothing': `
    select 'hold' as what, count(*) from hold where workspace_id = $1 and mode = 'test' having count(*) > 0
     union all select 'ticket', count(*) from attendee where workspace_id = $1 and mode = 'test' having count(*) > 0`,
};

/** Remaining work: empty when all is quiet. */
export const STILL_TO_DO = `
  select * from (
    select 'checkouts to be ended' as what, count(*)::integer as count from checkout where workspace_id = $1 and status = 'open'
     union all select 'callbacks to be made', count(*)::integer from sandbox_callback where workspace_id = $1 and sent_at is null
     union all select 'callbacks to be worked off', count(*)::integer from provider_event where workspace_id = $1 and done_at is null
     union all select 'payments to be closed', count(*)::integer from payment_attempt where workspace_id = $1 and status in ('created', 'pending', 'closing')
     union all select 'refunds to be sent', count(*)::integer from refund where workspace_id = $1 and status = 'pending'
     union all select 'facts to be told', count(*)::integer from outbox where workspace_id = $1
     union all select 'orders to be stamped', count(*)::integer from sync_dirty where workspace_id = $1
     union all select 'webhooks to be sent', count(*)::integer from webhook_delivery where workspace_id = $1 and state in ('due', 'sending')
  ) as work where count > 0`;
