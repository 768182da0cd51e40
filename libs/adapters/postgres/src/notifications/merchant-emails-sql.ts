import { headerMarkIn, logoUrlIn } from '../storefront/shop-mark-sql';
import { hasMode, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { utc } from '../rows/statements';
import { MOST_TEXTS_PER_DAY } from '../access/text-rules';

/** SQL of a workspace's branding and theme in mails, and its contact for buyers and guests. */
export const BRANDING = `jsonb_build_object(
      'logoUrl', ${logoUrlIn('page.body')}, 'header', ${headerMarkIn('page.body')}, 'colour', page.body #> '{renderConfig,theme,brandColor}',
      'theme', page.body #> '{renderConfig,theme}', 'pillStyle', page.body #> '{content,header,pillStyle}', 'wording', w.settings -> 'mailWording', 'support', w.settings -> 'support')`;

export const SUBMISSION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'submission', jsonb_build_object(
      'id', s.id, 'formName', s.form_name, 'submittedAt', ${utc('s.submitted_at', 3)}, 'answers', s.answers, 'files', s.files, 'identity', s.identity)
  )) as source
    from form_submission s
    join workspace w on w.id = s.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where s.workspace_id = $1 and s.mode = $2 and s.id = $3`;

export const WAITING_TEXTS = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'waiting', (select count(*) from message m where m.workspace_id = w.id and m.waits_for is not null),
    'mostPerDay', ${MOST_TEXTS_PER_DAY})) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const SHOP = `
  select jsonb_strip_nulls(jsonb_build_object('workspace', jsonb_build_object('displayName', w.display_name), 'branding', ${BRANDING})) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const FORM_FILES = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name),
    'branding', ${BRANDING},
    'formName', f.name,
    'keptBytes', coalesce(usage.bytes, 0)
  )) as source
    from workspace w
    left join form f on f.workspace_id = w.id and f.id = $2
    left join form_file_usage usage on usage.workspace_id = w.id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const ADMIN_TOKEN = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'token', jsonb_build_object('id', k.id, 'ending', k.ending, 'madeAt', ${utc('k.created_at', 3)})
  )) as source
    from access_key k
    join workspace w on w.id = k.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where k.workspace_id = $1 and k.id = $2 and k.kind = 'admin'`;

export const EXCEPTION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'exception', jsonb_build_object('id', e.id, 'message', e.message, 'since', ${utc('e.created_at', 3)}, 'isResolved', e.resolved_at is not null)
  )) as source
    from payment_exception e
    join workspace w on w.id = e.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where e.workspace_id = $1 and e.mode = $2 and e.id = $3 and e.kind in ('rail_refused', 'refunds_waiting')`;

export const DESTINATION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'destination', jsonb_build_object(
      'id', d.id, 'url', d.url, 'failingSince', ${utc("to_timestamp((d.health ->> 'failingSince')::numeric / 1000)", 3)}, 'disabledAt', ${utc('d.disabled_at', 3)})
  )) as source
    from webhook_destination d
    join workspace w on w.id = d.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where d.workspace_id = $1 and d.id = $2`;

/** SQL of the seats of registration `r` that wait, by their ticket types. */
const WAITING_SEATS = `
  select jsonb_agg(jsonb_build_object('name', seat.name, 'quantity', seat.quantity) order by seat.name)
    from (select t.details ->> 'name' as name, count(*) as quantity
            from attendee a join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
           where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.status = 'pending'
           group by t.details ->> 'name') seat`;

/** SQL of the order that news `n` are about, while it is not cancelled, or its buyer's request is open. */
const NEWS_ORDER = `
  select jsonb_build_object(
           'id', o.id, 'number', o.number, 'totalMinor', o.totals -> 'totalMinor', 'currency', o.totals -> 'currency', 'buyer', nullif(o.contact ->> 'name', ''),
           'items', (select jsonb_agg(jsonb_build_object('name', i.line -> 'name', 'variantName', i.line -> 'variantName', 'quantity', i.line -> 'quantity') order by i.position)
                       from order_item i where i.workspace_id = o.workspace_id and i.mode = o.mode and i.order_id = o.id),
           'reason', o.refund_request -> 'reason')
    from store_order o
   where n.subject = 'order' and o.workspace_id = n.workspace_id and o.mode = 'live' and o.id = n.subject_id
     and case when n.kind = 'refundRequests' then o.refund_request ->> 'state' = 'open' else o.status <> 'cancelled' end`;

const NEWS_REGISTRATION = `
  select jsonb_build_object('id', r.id, 'event', e.title, 'name', nullif(r.name, ''), 'email', r.email, 'phone', r.phone, 'seats', waiting.seats)
    from registration r
    join event e on e.workspace_id = r.workspace_id and e.id = r.event_id
   cross join lateral (select (${WAITING_SEATS}) as seats) waiting
   where n.subject = 'registration' and r.workspace_id = n.workspace_id and r.mode = 'live' and r.id = n.subject_id and waiting.seats is not null`;

const NEWS_VARIANT = `
  select jsonb_build_object('id', v.id, 'product', p.name, 'name', v.name, 'left', c.capacity - c.sold, 'threshold', v.details -> 'lowStockThreshold')
    from variant v
    join product p on p.workspace_id = v.workspace_id and p.id = v.product_id and p.deleted_at is null
    join counter c on c.workspace_id = v.workspace_id and c.kind = 'variant' and c.subject_id = v.id
   where n.subject = 'variant' and v.workspace_id = n.workspace_id and v.id = n.subject_id and v.deleted_at is null
     and c.capacity - c.sold <= (v.details ->> 'lowStockThreshold')::integer`;

const NEWS_MESSAGE = `
  select jsonb_build_object('id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'reason', m.last_error)
    from message m
   where n.subject = 'message' and m.workspace_id = n.workspace_id and m.mode = 'live' and m.id = n.subject_id and m.state = 'failed'
     and m.recipient not like 'Erased %' and m.recipient not like 'Deleted %'`;

const NEWS_DELIVERY = `
  select jsonb_build_object('id', d.id, 'type', e.type, 'url', to_.url)
    from webhook_delivery d
    join webhook_event e on e.workspace_id = d.workspace_id and e.id = d.event_id
    join webhook_destination to_ on to_.workspace_id = d.workspace_id and to_.id = d.destination_id
   where n.subject = 'delivery' and d.workspace_id = n.workspace_id and d.id = n.subject_id and d.state = 'exhausted' and e.mode is distinct from 'test'`;

/** SQL of the news `$2` of a shop, as far as they are still so, oldest first. */
export const NOTICES = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'news', (select coalesce(jsonb_agg(jsonb_build_object(
                      'kind', n.kind, 'at', ${utc('n.created_at', 3)}, n.subject, thing.is) order by n.created_at, n.id), '[]')
               from (select distinct unnest($2::uuid[]) as id) wanted
              cross join ${lookup('merchant_notice', `workspace_id = ${THIS_WORKSPACE} and id = wanted.id`)} n
              cross join lateral (select coalesce((${NEWS_ORDER}), (${NEWS_REGISTRATION}), (${NEWS_VARIANT}), (${NEWS_MESSAGE}), (${NEWS_DELIVERY})) as is) thing
              where thing.is is not null)
  )) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;
