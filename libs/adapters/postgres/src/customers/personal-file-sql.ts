import { byKey, hasMode, lookup, outerValue, THIS_WORKSPACE } from '../rows/by-key';
import { utc } from '../rows/statements';
import { TO_MERCHANT } from './erasure/erase-mail';
import { statement } from '../work/statement';
import type { PersonalFile } from '@svc/customers';

const moment = (column: string) => utc(column, 3);

/** Returns SQL of the condition that a row, found by another column, is of the workspace and the mode. */
const ours = (row: string) => `${row}.workspace_id = $1 and ${hasMode(`${row}.mode`, '$2')}`;

/** Returns SQL of ids that `rows_of_person` found, as an array. */
const idsOf = (of: string) => `(select ${of} from person)`;

const admissions = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', d.key, 'at', ${moment('e.admitted_at')})) order by e.admitted_at, e.id), '[]')
     from admission e left join event_day d on d.workspace_id = e.workspace_id and d.id = e.event_day_id
    where e.workspace_id = a.workspace_id and ${hasMode('e.mode', 'a.mode')} and e.attendee_id = a.id)`;

/** SQL of the seat `a` with the details of its guest. */
const SEAT = `
  jsonb_strip_nulls(jsonb_build_object(
      'id', a.id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'dateOfBirth', a.date_of_birth, 'status', a.status, 'language', a.language,
      'ticketCode', (select t.code from ticket_code t where t.workspace_id = a.workspace_id and t.mode = a.mode and t.attendee_id = a.id and t.serial = a.serial)))
    || jsonb_build_object('admissions', ${admissions}, 'responses', a.responses)`;

const seats = (which: string) => `
  (select coalesce(jsonb_agg(${SEAT} order by a.position), '[]') from attendee a where ${ours('a')} and ${which})`;

const LINKS = `
  (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'externalRef', l.external_ref, 'linkedAt', ${moment('l.linked_at')}) order by l.id), '[]')
     from customer_link l where ${ours('l')} and l.contact_id = any ($3::uuid[]))`;

const ITEMS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'name', i.line -> 'name', 'quantity', i.line -> 'quantity', 'totalMinor', i.line -> 'netMinor',
            'responses', coalesce(i.line -> 'responses', '{}'), 'seats', ${seats('a.order_item_id = i.id and a.given_at is null')}) order by i.position), '[]')
     from order_item i where ${ours('i')} and i.order_id = o.id)`;

const FULFILLMENTS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', f.id, 'items', f.items, 'carrier', f.carrier, 'trackingNumber', f.tracking_number, 'trackingUrl', f.tracking_url,
            'createdAt', ${moment('f.created_at')})) order by f.created_at, f.id), '[]')
     from fulfillment f where ${ours('f')} and f.order_id = o.id)`;

/** Returns SQL of rows of a table by the checkouts that money for the order `o` came by. */
const paidBy = (table: string) => `
  (select o.checkout_id as id union all select b.id from checkout b where ${ours('b')} and b.balance_of = o.id) paid_by
   cross join ${lookup(table, `workspace_id = ${THIS_WORKSPACE} and ${hasMode('mode', '$2')} and checkout_id = paid_by.id`)}`;

const PAYMENTS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', p.id, 'rail', p.rail, 'amountMinor', p.amount_minor, 'currency', p.currency, 'paidAt', ${moment('p.paid_at')}) order by p.paid_at, p.id), '[]')
     from ${paidBy('payment')} p)`;

const REFUNDS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', r.id, 'amountMinor', r.amount_minor, 'currency', r.currency, 'status', r.status, 'reason', r.reason, 'createdAt', ${moment('r.created_at')}))
            order by r.created_at, r.id), '[]')
     from ${paidBy('refund')} r)`;

const ORDERS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', o.id, 'number', o.number, 'status', o.status, 'currency', o.totals -> 'currency', 'totalMinor', o.totals -> 'totalMinor', 'paidMinor', o.paid_minor,
            'placedAt', ${moment('o.placed_at')}, 'contact', o.contact - 'id', 'deliveryAddress', o.delivery_address, 'refundRequest', o.refund_request, 'note', o.note,
            'dateOfBirth', k.date_of_birth, 'language', k.language, 'returnUrl', k.return_url, 'idempotencyKey', k.idempotency_key))
            || jsonb_build_object('responses', o.responses, 'items', ${ITEMS}, 'fulfillments', ${FULFILLMENTS}, 'payments', ${PAYMENTS}, 'refunds', ${REFUNDS})
            order by o.placed_at, o.id), '[]')
     from ${byKey('store_order', 'o', idsOf('orders'))}
     left join ${lookup('checkout', `workspace_id = ${THIS_WORKSPACE} and mode = $2 and id = o.checkout_id`)} k on true)`;

const THEIR_REGISTRATIONS = `registration r where ${ours('r')} and r.guest_key = any ($4::text[] || $5::text[])`;

const REGISTRATIONS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', r.id, 'eventId', r.event_id, 'name', r.name, 'email', r.email, 'phone', r.phone, 'dateOfBirth', r.date_of_birth, 'source', r.source, 'language', r.language,
            'promoterCode', r.promoter_code, 'idempotencyKey', r.idempotency_key,
            'createdAt', ${moment('r.created_at')}, 'endedAt', ${moment('r.ended_at')}))
            || jsonb_build_object('responses', r.responses, 'seats', ${seats('a.registration_id = r.id and a.given_at is null')}) order by r.id), '[]')
     from ${THEIR_REGISTRATIONS})`;

/** SQL of the seats `a` with an address of the person; one with another e-mail address is named for its phone alone. */
const THEIR_SEATS = byKey('attendee', 'a', idsOf('seats'));

/** SQL of the seat `a` of the person, or of its phone alone where it has another e-mail address. */
const OTHERS_SEAT = `
  case when lower(btrim(a.email)) <> all ($4::text[]) then jsonb_build_object('id', a.id, 'phone', a.phone, 'responses', '{}'::jsonb) else ${SEAT} end`;

/** SQL of the seats that were given to the person, which are no longer part of their givers' orders. */
const GIVEN = `
  (select coalesce(jsonb_agg(${OTHERS_SEAT} || jsonb_build_object('eventId', a.event_id, 'givenAt', ${moment('a.given_at')}) order by a.given_at, a.id), '[]')
     from ${THEIR_SEATS} where a.given_at is not null)`;

/** SQL of the seat in JSON `seat`, with its details if it is the person's, or with the phone alone if it has another e-mail address. */
const SEAT_IN_CHECKOUT = `
  case when lower(btrim(seat ->> 'email')) <> all ($4::text[]) then jsonb_build_object('id', seat -> 'id', 'phone', seat -> 'phone', 'responses', '{}'::jsonb) else seat end`;

/** SQL of the seats of the person in orders, registrations and unpaid checkouts of others: the seat alone, nothing of the buyer. */
const SEATS_OF_OTHERS = `
  (select coalesce(jsonb_agg(named.seat order by named.seat ->> 'id'), '[]')
     from (select ${OTHERS_SEAT} || jsonb_strip_nulls(jsonb_build_object('eventId', a.event_id, 'orderId', i.order_id, 'registrationId', a.registration_id)) as seat
             from ${THEIR_SEATS}
             left join ${lookup('order_item', `workspace_id = ${THIS_WORKSPACE} and mode = $2 and id = a.order_item_id`)} i on true
            where a.given_at is null
              and coalesce(i.order_id <> all (array(select unnest(orders) from person)), true)
              and coalesce(a.registration_id <> all (array(select r.id from ${THEIR_REGISTRATIONS})), true)
           union all
           select ${SEAT_IN_CHECKOUT} || jsonb_strip_nulls(jsonb_build_object('checkoutId', k.id, 'eventId', k.event_id))
             from ${byKey('checkout', 'k', idsOf('seat_checkouts'))} cross join jsonb_array_elements(k.seats) seat
            where k.id <> all (array(select unnest(checkouts) from person))
              and (lower(btrim(seat ->> 'email')) = any ($4::text[]) or seat ->> 'phone' = any ($5::text[]))) named)`;

/** SQL of unpaid checkouts; a paid one is listed as its order. */
const CHECKOUTS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', k.id, 'status', k.status, 'currency', k.cart -> 'currency', 'totalMinor', k.cart -> 'totalMinor', 'createdAt', ${moment('k.created_at')},
            'contact', k.contact, 'deliveryAddress', k.delivery_address, 'dateOfBirth', k.date_of_birth, 'language', k.language, 'returnUrl', k.return_url,
            'idempotencyKey', k.idempotency_key))
            || jsonb_build_object('responses', k.responses, 'seats', k.seats, 'items', (
                 select coalesce(jsonb_agg(jsonb_build_object(
                          'name', line -> 'name', 'quantity', line -> 'quantity', 'responses', coalesce(line -> 'responses', '{}')) order by n), '[]')
                   from jsonb_array_elements(k.cart -> 'lines') with ordinality as lines (line, n))) order by k.created_at, k.id), '[]')
     from ${byKey('checkout', 'k', idsOf('checkouts'))})`;

/** SQL of the announcement of the message `m`, in the language of its reader. */
const ANNOUNCEMENT = `
  (select jsonb_build_object('eventId', n.event_id) || coalesce(n.by_language -> split_part(m.details -> 'announcement' ->> 'language', '-', 1), n.text)
     from announcement n where n.workspace_id = m.workspace_id and n.id = ${outerValue(`(m.details -> 'announcement' ->> 'id')::uuid`)})`;

const MESSAGES = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', m.id, 'kind', m.kind, 'channel', m.channel, 'recipient', m.recipient, 'state', m.state, 'lastError', m.last_error, 'providerRef', m.provider_ref,
            'tracking', nullif(coalesce(m.details -> 'handedOver', '{}') - array['fulfillmentId', 'isCorrection', 'pieces', 'isAll'], '{}'),
            'announcement', ${ANNOUNCEMENT}, 'createdAt', ${moment('m.created_at')}, 'sentAt', ${moment('m.sent_at')})) order by m.id), '[]')
     from (select m.* from ${byKey('message', 'm', idsOf('messages'))}
           union
           select m.*
             from (select unnest(${idsOf('orders')}) as id union all select r.id from ${THEIR_REGISTRATIONS}) about
            cross join ${lookup('message', `workspace_id = ${THIS_WORKSPACE} and ${hasMode('mode', '$2')} and subject_id = about.id`)} m
            where m.kind not in (${TO_MERCHANT})) m)`;

const SUBSCRIPTIONS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', s.id, 'kind', s.kind, 'state', s.state, 'email', s.email, 'name', s.name, 'product', p.name, 'language', s.language, 'createdAt', ${moment('s.created_at')},
            'confirmedAt', ${moment('s.confirmed_at')}, 'endedAt', ${moment('s.ended_at')})) order by s.id), '[]')
     from subscription s left join product p on p.workspace_id = s.workspace_id and p.id = s.product_id
    where ${ours('s')} and s.email = any ($4::text[]))`;

const SUBMISSIONS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', f.id, 'formId', f.form_id, 'formSlug', f.form_slug, 'formName', f.form_name, 'answers', f.answers,
            'files', jsonb_path_query_array(f.files, '$[*].name'), 'submittedAt', ${moment('f.submitted_at')}) order by f.id), '[]')
     from ${byKey('form_submission', 'f', idsOf('submissions'))})`;

const PARTS_PAID = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', a.id, 'checkoutId', a.checkout_id, 'name', a.payer_name, 'email', a.payer_email, 'amountMinor', a.amount_minor, 'currency', a.currency,
            'status', a.status, 'createdAt', ${moment('a.created_at')}) order by a.created_at, a.id), '[]')
     from ${byKey('payment_attempt', 'a', idsOf('parts_paid'))})`;

/** SQL of codes that went to the phone of the contact, by its hashes `$6`. */
const CODES = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', o.id, 'to', o.masked, 'country', o.country, 'channel', o.channel, 'sender', o.sender, 'purpose', o.purpose, 'createdAt', ${moment('o.created_at')},
            'delivery', o.delivery_status, 'deliveryReason', o.delivery_reason, 'providerRef', o.provider_ref)) order by o.id), '[]')
     from otp_challenge o where ${ours('o')} and o.destination_hash = any ($6::text[]))`;

const CONFIRMATIONS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', n.id, 'purpose', n.purpose, 'email', n.email, 'language', n.language, 'createdAt', ${moment('n.created_at')})) order by n.created_at, n.id), '[]')
     from confirmation n where n.workspace_id = $1 and n.mode = $2 and lower(btrim(n.email)) = any ($4::text[]))`;

const DISCOUNTS = `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('checkoutId', u.checkout_id, 'code', d.code, 'usedBy', u.contact_key))
            order by u.checkout_id, u.n), '[]')
     from discount_use u left join discount_code d on d.workspace_id = u.workspace_id and d.id = u.code_id
    where u.workspace_id = $1 and u.mode = $2 and u.contact_key = any ($4::text[] || $5::text[]))`;

/**
 * SQL of everything stored about a person, by their contacts `$3`, e-mail addresses `$4`, phone numbers `$5` and hashes of these `$6`; rows
 * found by expressions are found by a function (ADR 0062).
 */
export const PERSONAL_FILE = statement<PersonalFile>('customers.personal_file')`
  with person as materialized (select * from rows_of_person_v2($1, $2, $3::uuid[], $4::text[], $5::text[]))
  select ${LINKS} as links, ${ORDERS} as orders, ${REGISTRATIONS} as registrations, ${GIVEN} as given, ${SEATS_OF_OTHERS} as seats, ${CHECKOUTS} as checkouts,
         ${PARTS_PAID} as "partsPaid", ${SUBSCRIPTIONS} as subscriptions, ${SUBMISSIONS} as submissions, ${MESSAGES} as messages, ${CODES} as codes,
         ${CONFIRMATIONS} as confirmations, ${DISCOUNTS} as discounts`;
