/**
 * Returns the hashes under which codes to a number may be stored in a workspace: one for each secret key, the current one
 * first (D-8).
 */
export type NumberHashes = (workspaceId: string, e164: string) => readonly string[];

/**
 * One statement, by hand, that erases a person from the rows of some table; its parameters are workspace, mode, and those that
 * it needs beyond them.
 */
export interface ErasureStep {
  needs: readonly ('contact' | 'email' | 'phone' | 'identity' | 'numbers' | 'at')[];
  sql: string;
}

/** Replacement where a name is required. */
const NOBODY = 'Erased';

/** SQL of the orders of contact `$3`, a UUID. */
const THEIR_ORDERS = `select id, checkout_id from store_order where workspace_id = $1 and mode = $2 and contact ->> 'id' = $3::text`;

/** SQL of a cart without the answers of its lines, which are the buyer's. */
const CART_WITHOUT_ANSWERS = `
  jsonb_set(c.cart, '{lines}', coalesce(
    (select jsonb_agg(line - 'responses' order by n) from jsonb_array_elements(c.cart -> 'lines') with ordinality as lines (line, n)), '[]'))`;

const SEATS_OF_NOBODY = `
  coalesce(
    (select jsonb_agg((seat - array['name', 'email', 'phone', 'dateOfBirth']) || '{"responses": {}}' order by n)
       from jsonb_array_elements(c.seats) with ordinality as seats (seat, n)), '[]')`;

const SEAT_OF_NOBODY = `name = null, email = null, phone = null, date_of_birth = null, responses = '{}', language = null, updated_at = clock_timestamp()`;

/**
 * Returns SQL of the condition that a seat is the person's own, or has no email of its own: a guest with another e-mail is
 * somebody else, and stays.
 */
const OWN_SEAT = (email: string) => `(a.email is null or lower(btrim(a.email)) = ${email})`;

/** SQL that clears messages to a person, sent or not. */
const UNSEND = `recipient = '${NOBODY}', last_error = null, state = case when state in ('due', 'sending') then 'skipped' else state end`;

/**
 * Statements that leave nothing personal of a contact, which is locked before. Seats, checkouts and messages are found by its
 * orders and registrations as well as by its e-mail and phone, so these go first; sent codes by the hashes of the phone, since
 * the number is not stored with them. Sent webhooks name nobody: they contain refs only.
 */
export const ERASURE: readonly ErasureStep[] = [
  {
    needs: ['contact', 'email'],
    sql: `update attendee a set ${SEAT_OF_NOBODY}
           where a.workspace_id = $1 and a.mode = $2 and ${OWN_SEAT('$4')}
             and a.order_item_id in (select i.id from order_item i join (${THEIR_ORDERS}) o on i.order_id = o.id where i.workspace_id = $1 and i.mode = $2)`,
  },
  {
    needs: ['identity', 'email'],
    sql: `update attendee a set ${SEAT_OF_NOBODY}
           where a.workspace_id = $1 and a.mode = $2 and ${OWN_SEAT('$4')}
             and a.registration_id in (select id from registration where workspace_id = $1 and mode = $2 and guest_key = $3)`,
  },
  {
    needs: ['email'],
    sql: `update attendee a set ${SEAT_OF_NOBODY} where a.workspace_id = $1 and a.mode = $2 and lower(btrim(a.email)) = $3`,
  },
  {
    needs: ['contact', 'identity'],
    sql: `update message set ${UNSEND}
           where workspace_id = $1 and mode = $2
             and subject_id in (select id from (${THEIR_ORDERS}) o union all select id from registration where workspace_id = $1 and mode = $2 and guest_key = $4)`,
  },
  { needs: ['email'], sql: `delete from confirmation where workspace_id = $1 and mode = $2 and lower(btrim(email)) = $3` },
  { needs: ['email', 'phone'], sql: `update message set ${UNSEND} where workspace_id = $1 and mode = $2 and lower(recipient) in ($3, $4)` },
  {
    needs: ['contact', 'email', 'phone'],
    sql: `update checkout c
             set contact = null, delivery_address = null, date_of_birth = null, responses = '{}', seats = ${SEATS_OF_NOBODY}, cart = ${CART_WITHOUT_ANSWERS},
                 version = version + 1, updated_at = clock_timestamp()
           where c.workspace_id = $1 and c.mode = $2
             and c.id in (
               select checkout_id from (${THEIR_ORDERS}) o
                union all select b.id from checkout b join (${THEIR_ORDERS}) o on b.balance_of = o.id where b.workspace_id = $1 and b.mode = $2
                union all select p.id from checkout p where p.workspace_id = $1 and p.mode = $2 and p.status <> 'open' and p.contact_email = $4
                union all select p.id from checkout p where p.workspace_id = $1 and p.mode = $2 and p.status = 'open'
                             and (p.contact_email = $4 or p.contact_email is null and p.contact ->> 'phone' = $5))`,
  },
  {
    needs: ['contact', 'email'],
    sql: `update discount_use set contact_key = $3::text where workspace_id = $1 and mode = $2 and contact_key = $4`,
  },
  {
    needs: ['contact'],
    sql: `update order_item i set line = line - 'responses'
           where i.workspace_id = $1 and i.mode = $2 and i.order_id in (select id from (${THEIR_ORDERS}) o) and line ? 'responses'`,
  },
  {
    needs: ['contact'],
    sql: `update store_order
             set contact = jsonb_build_object('id', $3::text, 'name', '${NOBODY}'), contact_email = null, delivery_address = null, responses = '{}', refund_request = refund_request - 'reason' - 'message',
                 version = version + 1, updated_at = clock_timestamp()
           where workspace_id = $1 and mode = $2 and contact ->> 'id' = $3::text`,
  },
  {
    needs: ['identity', 'at'],
    sql: `update registration
             set name = '${NOBODY}', email = null, phone = null, date_of_birth = null, responses = '{}', guest_key = 'erased ' || id, idempotency_key = null, fingerprint = null, erased_at = $4, updated_at = clock_timestamp()
           where workspace_id = $1 and mode = $2 and guest_key = $3`,
  },
  {
    needs: ['email'],
    sql: `update payment_attempt set payer_name = null, payer_email = null where workspace_id = $1 and mode = $2 and lower(payer_email) = $3`,
  },
  {
    needs: ['numbers'],
    sql: `update otp_challenge
             set destination_hash = 'erased ' || id, prefix_hash = 'erased ' || id, masked = '${NOBODY}', visitor_hash = null, purpose = null, provider_ref = null, delivery_reason = null
           where workspace_id = $1 and mode = $2 and destination_hash = any ($3::text[])`,
  },
  { needs: ['email'], sql: `delete from subscription where workspace_id = $1 and mode = $2 and email = $3` },
  { needs: ['contact'], sql: `delete from customer_link where workspace_id = $1 and mode = $2 and contact_id = $3` },
  {
    needs: ['contact', 'at'],
    sql: `update contact set name = null, email = null, phone = null, erased_at = $4 where workspace_id = $1 and mode = $2 and id = $3`,
  },
];
