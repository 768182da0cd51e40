import { utc } from '../rows/statements';

const moment = (column: string) => utc(column, 3);

const seats = (which: string) => `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', a.id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'dateOfBirth', a.date_of_birth, 'status', a.status))
            || jsonb_build_object('responses', a.responses) order by a.position), '[]')
     from attendee a where a.workspace_id = $1 and a.mode = $2 and ${which})`;

const LINKS = `
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'externalRef', l.external_ref, 'linkedAt', ${moment('l.linked_at')}) order by l.id), '[]')
     from customer_link l where l.workspace_id = $1 and l.mode = $2 and l.contact_id = $3::uuid)`;

const ITEMS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'name', i.line -> 'name', 'quantity', i.line -> 'quantity', 'totalMinor', i.line -> 'netMinor',
            'responses', coalesce(i.line -> 'responses', '{}'), 'seats', ${seats('a.order_item_id = i.id and a.given_at is null')}) order by i.position), '[]')
     from order_item i where i.workspace_id = $1 and i.mode = $2 and i.order_id = o.id)`;

/** Returns SQL of the ids that `rows_of_person` found. */
const idsOf = (of: string) => `any (array(select unnest(${of}) from person))`;

const THEIR_ORDERS = `store_order o where o.workspace_id = $1 and o.mode = $2 and o.id = ${idsOf('orders')}`;

const ORDERS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', o.id, 'number', o.number, 'status', o.status, 'currency', o.totals -> 'currency', 'totalMinor', o.totals -> 'totalMinor', 'paidMinor', o.paid_minor,
            'placedAt', ${moment('o.placed_at')}, 'contact', o.contact - 'id', 'deliveryAddress', o.delivery_address, 'refundRequest', o.refund_request))
            || jsonb_build_object('responses', o.responses, 'items', ${ITEMS}) order by o.placed_at, o.id), '[]')
     from ${THEIR_ORDERS})`;

const THEIR_REGISTRATIONS = `registration r where r.workspace_id = $1 and r.mode = $2 and r.guest_key = c.identity`;

const REGISTRATIONS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', r.id, 'eventId', r.event_id, 'name', r.name, 'email', r.email, 'phone', r.phone, 'dateOfBirth', r.date_of_birth, 'source', r.source, 'language', r.language,
            'createdAt', ${moment('r.created_at')}, 'endedAt', ${moment('r.ended_at')}))
            || jsonb_build_object('responses', r.responses, 'seats', ${seats('a.registration_id = r.id and a.given_at is null')}) order by r.id), '[]')
     from ${THEIR_REGISTRATIONS})`;

/** SQL of the seats that were given to the person, which are no longer part of their givers' orders. */
const GIVEN = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', a.id, 'eventId', a.event_id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'dateOfBirth', a.date_of_birth, 'status', a.status, 'language', a.language,
            'givenAt', ${moment('a.given_at')})) || jsonb_build_object('responses', a.responses) order by a.given_at, a.id), '[]')
     from attendee a where a.workspace_id = $1 and a.mode = $2 and lower(btrim(a.email)) = c.email and a.given_at is not null)`;

/** SQL of unpaid checkouts; a paid one is listed as its order. */
const CHECKOUTS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', k.id, 'status', k.status, 'currency', k.cart -> 'currency', 'totalMinor', k.cart -> 'totalMinor', 'createdAt', ${moment('k.created_at')},
            'contact', k.contact, 'deliveryAddress', k.delivery_address, 'dateOfBirth', k.date_of_birth, 'language', k.language))
            || jsonb_build_object('responses', k.responses, 'seats', k.seats) order by k.created_at, k.id), '[]')
     from (select * from checkout where workspace_id = $1 and mode = $2 and contact_email = c.email and status <> 'open' and status <> 'paid'
           union all
           select * from checkout where workspace_id = $1 and mode = $2 and id = ${idsOf('checkouts')} and status = 'open') k)`;

const MESSAGES = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', m.id, 'kind', m.kind, 'channel', m.channel, 'recipient', m.recipient, 'state', m.state, 'createdAt', ${moment('m.created_at')},
            'sentAt', ${moment('m.sent_at')})) order by m.id), '[]')
     from (select * from message where workspace_id = $1 and mode = $2 and id = ${idsOf('messages')}
           union
           select * from message where workspace_id = $1 and mode = $2 and subject_id = any (array(select o.id from ${THEIR_ORDERS} union all select r.id from ${THEIR_REGISTRATIONS}))) m)`;

const SUBSCRIPTIONS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', s.id, 'kind', s.kind, 'state', s.state, 'email', s.email, 'name', s.name, 'product', p.name, 'language', s.language, 'createdAt', ${moment('s.created_at')},
            'confirmedAt', ${moment('s.confirmed_at')}, 'endedAt', ${moment('s.ended_at')})) order by s.id), '[]')
     from subscription s left join product p on p.workspace_id = s.workspace_id and p.id = s.product_id
    where s.workspace_id = $1 and s.mode = $2 and s.email = c.email)`;

const SUBMISSIONS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'formId', f.form_id, 'formSlug', f.form_slug, 'formName', f.form_name, 'answers', f.answers,
            'files', jsonb_path_query_array(f.files, '$[*].name'), 'submittedAt', ${moment('f.submitted_at')}) order by f.id), '[]')
     from form_submission f where f.workspace_id = $1 and f.mode = $2 and f.id = ${idsOf('submissions')})`;

const PARTS_PAID = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', a.id, 'checkoutId', a.checkout_id, 'name', a.payer_name, 'email', a.payer_email, 'amountMinor', a.amount_minor, 'currency', a.currency,
            'status', a.status, 'createdAt', ${moment('a.created_at')}) order by a.created_at, a.id), '[]')
     from payment_attempt a where a.workspace_id = $1 and a.mode = $2 and a.id = ${idsOf('parts_paid')})`;

/** SQL of codes that went to the phone of the contact, by its hashes `$4`. */
const CODES = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', o.id, 'to', o.masked, 'country', o.country, 'channel', o.channel, 'sender', o.sender, 'purpose', o.purpose, 'createdAt', ${moment('o.created_at')},
            'delivery', o.delivery_status)) order by o.id), '[]')
     from otp_challenge o where o.workspace_id = $1 and o.mode = $2 and o.destination_hash = any ($4::text[]))`;

/** SQL of everything stored about contact `$3`; rows found by expressions are found by a function (ADR 0062). */
export const PERSONAL_FILE = `
  with person as materialized (select * from rows_of_person($1, $2, $3::uuid))
  select ${LINKS} as links, ${ORDERS} as orders, ${REGISTRATIONS} as registrations, ${GIVEN} as given, ${CHECKOUTS} as checkouts, ${PARTS_PAID} as "partsPaid", ${SUBSCRIPTIONS} as subscriptions,
         ${SUBMISSIONS} as submissions, ${MESSAGES} as messages, ${CODES} as codes
    from contact c where c.workspace_id = $1 and c.mode = $2 and c.id = $3::uuid`;
