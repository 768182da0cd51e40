import { buyerEmail, guestEmail, hasFriend, idOf, momentOf, ofShops, seatEmail, turnOf, type Filling } from './seed-sql';

const LOGGED_AT = momentOf('n', 's.logged', 25);
const DESTINATION = idOf('destination', turnOf('n', 's.destinations'));
const MODES = `case when n % 10 = 0 then 'test' else 'live' end`;

/** Finished messages, requests and notes of the last weeks. */
const doneRows: readonly Filling[] = [
  {
    table: 'webhook_destination',
    columns: 'workspace_id, id, url, mode, events, secret, created_at, disabled_at, disabled_reason',
    rows: `select s.workspace_id, ${idOf('destination', 'n')}, 'http://127.0.0.1:9/' || n, 'both', '{*}', 'seeded', s.made_at, case when n % 50 = 49 then s.made_at end, case when n % 50 = 49 then 'manual' end
             from ${ofShops('s.destinations')}`,
  },
  {
    table: 'webhook_event',
    columns: 'workspace_id, id, type, mode, body, created_at',
    rows: `select s.workspace_id, ${idOf('webhookEvent', 'n')}, 'order.paid', 'live', '{"type": "order.paid"}', ${LOGGED_AT} from ${ofShops('s.logged')}`,
  },
  {
    table: 'webhook_delivery',
    columns: 'workspace_id, id, event_id, destination_id, state, due_at, attempts, tries, delivered_at',
    rows: `select s.workspace_id, ${idOf('delivery', 'n')}, ${idOf('webhookEvent', 'n')}, ${DESTINATION}, 'delivered', ${LOGGED_AT}, 1, 1, ${LOGGED_AT} from ${ofShops('s.logged')}`,
  },
  {
    table: 'webhook_attempt',
    columns: 'workspace_id, delivery_id, attempt, at, duration_ms, outcome, status, response_body',
    rows: `select s.workspace_id, ${idOf('delivery', 'n')}, 1, ${LOGGED_AT}, 20, 'answer', 204, '' from ${ofShops('s.logged')}`,
  },
  {
    table: 'message',
    columns: 'workspace_id, mode, id, kind, channel, recipient, subject_id, version, state, attempts, due_at, created_at, sent_at',
    rows: `select s.workspace_id, ${MODES}, ${idOf('message', 'n')}, case when ${hasFriend('n')} then 'attendee_ticket' else 'registration_confirmed' end, 'email', ${seatEmail('n')},
                  case when ${hasFriend('n')} then ${idOf('attendee', 'n')} else ${idOf('registration', 'n')} end, ${idOf('registration', 'n')}, 'sent', 1,
                  ${LOGGED_AT}, ${LOGGED_AT}, ${LOGGED_AT} from ${ofShops('s.logged')}`,
  },
  {
    table: 'merchant_notice',
    columns: 'workspace_id, id, kind, subject, subject_id, planned, created_at, due_at, mailed_at',
    rows: `select s.workspace_id, ${idOf('message', 'n')}, 'orders', 'order', ${idOf('order', 'n')}, case when n % 50 = 0 then 'each' else 'daily' end, ${LOGGED_AT}, ${LOGGED_AT}, ${LOGGED_AT} from ${ofShops('s.logged / 4')}`,
  },
  {
    table: 'audit_entry',
    columns: 'workspace_id, id, at, request_id, action, subject_kind, subject_ref, fields',
    rows: `select s.workspace_id, ${idOf('audit', 'n')}, ${LOGGED_AT}, 'seeded', 'order.fulfil', 'order', 'ord_' || n, '{}' from ${ofShops('s.logged')}`,
  },
  {
    table: 'otp_challenge',
    columns: `workspace_id, mode, id, key_id, visitor_hash, destination_hash, masked, country, prefix_hash, channel, sender, code_source, code_hash, pepper_version, status, expires_at, created_at, charge_minor, charge_currency`,
    rows: `select s.workspace_id, ${MODES}, ${idOf('code', '1000000 + n')}, ${idOf('key', 'n % 4')}, md5('visitor' || n % 50000), md5('number' || n % 50000), '+234 *** 12', 'NG', md5('block' || n % 500), 'sms', 'frontdesk', 'service',
                  md5('code' || n), 1, case when n % 3 = 0 then 'sent' else 'verified' end, ${momentOf('n', 's.logged', 2)} + interval '10 minutes', ${momentOf('n', 's.logged', 2)}, 500, 'NGN'
             from ${ofShops('s.logged')}`,
  },
  {
    table: 'service_code_send',
    columns: 'destination_hash, challenge_id, sent_at',
    rows: `select md5('number' || n % 50000), ${idOf('code', '1000000 + n')}, ${momentOf('n', 's.logged', 1)} from ${ofShops('s.logged / 4')}`,
  },
  {
    table: 'form',
    columns: 'workspace_id, id, slug, name, submit_label, thank_you_message, fields, published',
    rows: `select s.workspace_id, ${idOf('form', 'n')}, 'form-' || n, 'Form', 'Send', 'Thank you', '[]', true from ${ofShops('10')}`,
  },
  {
    table: 'form_submission',
    columns: 'workspace_id, mode, id, form_id, form_slug, form_name, answers, files, identity, source, submitted_at',
    rows: `select s.workspace_id, ${MODES}, ${idOf('submission', 'n')}, ${idOf('form', turnOf('n', '10'))}, 'form', 'Form', '[]', '[]', jsonb_build_object('email', ${guestEmail('n')}), 'hosted', ${LOGGED_AT}
             from ${ofShops('s.logged / 4')}`,
  },
  {
    table: 'subscription',
    columns: 'workspace_id, mode, id, kind, product_id, variant_id, email, state, source, created_at, asked_at, confirmed_at, mails',
    rows: `select s.workspace_id, 'live', ${idOf('subscription', 'n')}, case when n % 2 = 0 then 'newsletter' else 'restock' end, case when n % 2 = 1 then ${idOf('product', turnOf('n', 's.products'))} end,
                  case when n % 2 = 1 then ${idOf('variant', `${turnOf('n', 's.products')} * 4`)} end, ${buyerEmail('n')}, 'confirmed', 'hosted', ${LOGGED_AT}, ${LOGGED_AT}, ${LOGGED_AT}, 1
             from ${ofShops('s.logged / 4')}`,
  },
  {
    table: 'rate_bucket',
    columns: 'id, tokens, granted, at, full_at',
    rows: `select 'seeded ' || s.shop || ' ' || n, 1, 1, s.made_at, s.made_at + interval '1 day' from ${ofShops('s.logged / 4')}`,
  },
];

/** Waiting rows: facts for the relays, deliveries of destinations and messages that are due. */
const waitingRows: readonly Filling[] = [
  {
    table: 'outbox',
    columns: 'id, workspace_id, mode, type, data',
    rows: `select ${idOf('fact', 'n')}, s.workspace_id, 'live', 'registration.created.v1', jsonb_build_object('registrationId', ${idOf('registration', turnOf('n', 's.guests'))}) from ${ofShops('s.waiting')}`,
  },
  {
    table: 'webhook_event',
    columns: 'workspace_id, id, type, mode, body, created_at',
    rows: `select s.workspace_id, ${idOf('webhookEvent', 's.logged + n')}, 'order.paid', 'live', '{"type": "order.paid"}', s.made_at from ${ofShops('s.waiting')}`,
  },
  {
    table: 'webhook_delivery',
    columns: 'workspace_id, id, event_id, destination_id, state, due_at',
    rows: `select s.workspace_id, ${idOf('delivery', 's.logged + n')}, ${idOf('webhookEvent', 's.logged + n')}, ${DESTINATION}, 'due', s.made_at - n * interval '1 millisecond' from ${ofShops('s.waiting')}`,
  },
  {
    table: 'merchant_notice',
    columns: 'workspace_id, id, kind, subject, subject_id, planned, created_at, due_at',
    rows: `select s.workspace_id, ${idOf('message', 's.logged + n')}, 'orders', 'order', ${idOf('order', 'n')}, 'each', s.made_at, s.made_at from ${ofShops('50')}`,
  },
  {
    table: 'message',
    columns: 'workspace_id, mode, id, kind, channel, recipient, subject_id, version, state, due_at, created_at',
    rows: `select s.workspace_id, 'live', ${idOf('message', 's.logged + n')}, 'registration_confirmed', 'email', ${guestEmail('n')}, ${idOf('registration', 'n')}, ${idOf('message', 'n')}, 'due',
                  s.made_at - n * interval '1 millisecond', s.made_at from ${ofShops('s.waiting')}`,
  },
];

export const logRows: readonly Filling[] = [...doneRows, ...waitingRows];
