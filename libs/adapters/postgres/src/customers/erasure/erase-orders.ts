import { DISPOSITIONS } from '@svc/payments';
import { type ErasureStep, isTheirEmail, NOBODY, theirOrders, theirRegistrations } from './erasure-step';
import { statement } from '../../work/statement';

/** SQL of a cart without the answers of its lines, which are the buyer's. */
const CART_WITHOUT_ANSWERS = `
  jsonb_set(c.cart, '{lines}', coalesce(
    (select jsonb_agg(line - 'responses' order by n) from jsonb_array_elements(c.cart -> 'lines') with ordinality as lines (line, n)), '[]'))`;

const SEATS_OF_NOBODY = `
  coalesce(
    (select jsonb_agg((seat - array['name', 'email', 'phone', 'dateOfBirth']) || '{"responses": {}}' order by n)
       from jsonb_array_elements(c.seats) with ordinality as seats (seat, n)), '[]')`;

/** Returns SQL of the checkouts of the person's orders. */
const checkoutsOfOrders = (contacts: string) => `
  select checkout_id from (${theirOrders(contacts)}) o where checkout_id is not null
   union all select b.id from checkout b join (${theirOrders(contacts)}) o on b.balance_of = o.id where b.workspace_id = $1 and b.mode = $2`;

/** SQL of the columns of a checkout that tell of its buyer, without them. */
const CHECKOUT_OF_NOBODY = `
  contact = null, delivery_address = null, date_of_birth = null, responses = '{}', seats = ${SEATS_OF_NOBODY}, cart = ${CART_WITHOUT_ANSWERS},
  return_url = regexp_replace(return_url, '[?#].*$', ''), idempotency_key = null, fingerprint = null, version = version + 1, updated_at = real_now()`;

/** SQL of the reasons of refunds that the service gives, unlike the merchant's words. */
const BY_THE_SERVICE = DISPOSITIONS.map((disposition) => `'${disposition}'`).join(', ');

/**
 * Statements that clear checkouts, orders and what belongs to them. Payments are found by the checkouts of the person's orders, so these
 * steps come after those that need the rows, and the contacts last.
 */
export const ERASE_ORDERS = [
  {
    name: 'instructions to pay',
    needs: ['contacts', 'emails'],
    sql: statement('customers.erase_instructions_to_pay')`update payment_attempt set instructions = null
           where workspace_id = $1 and mode = $2 and instructions is not null
             and (checkout_id in (${checkoutsOfOrders('$3')})
                  or checkout_id in (select id from checkout where workspace_id = $1 and mode = $2 and contact_email = any ($4::text[])))`,
  },
  {
    name: 'reports of providers',
    needs: ['contacts', 'emails'],
    sql: statement('customers.erase_reports_of_providers')`update provider_event set raw = ''
           where workspace_id = $1 and mode = $2 and done_at is not null
             and reference in (
               select reference from payment_attempt
                where workspace_id = $1 and mode = $2
                  and (checkout_id in (${checkoutsOfOrders('$3')}) or ${isTheirEmail('payer_email', '$4')}
                       or checkout_id in (select id from checkout where workspace_id = $1 and mode = $2 and contact_email = any ($4::text[]))))`,
  },
  {
    name: 'refunds',
    needs: ['contacts'],
    sql: statement('customers.erase_refunds')`update refund set reason = null
           where workspace_id = $1 and mode = $2 and reason not in (${BY_THE_SERVICE}) and checkout_id in (${checkoutsOfOrders('$3')})`,
  },
  {
    name: 'fulfillments',
    needs: ['contacts'],
    sql: statement('customers.erase_fulfillments')`update fulfillment set carrier = null, tracking_number = null, tracking_url = null
           where workspace_id = $1 and mode = $2 and order_id in (select id from (${theirOrders('$3')}) o)`,
  },
  {
    name: 'facts of fulfillments',
    needs: ['contacts'],
    sql: statement(
      'customers.erase_facts_of_fulfillments',
    )`update outbox set data = data - array['carrier', 'trackingNumber', 'trackingUrl']
           where workspace_id = $1 and mode = $2 and type = 'order.handed_over.v1' and data ->> 'orderId' in (select id::text from (${theirOrders('$3')}) o)`,
  },
  {
    name: 'checkouts',
    needs: ['contacts', 'emails', 'phones'],
    sql: statement('customers.erase_checkouts')`update checkout c set ${CHECKOUT_OF_NOBODY}
           where c.workspace_id = $1 and c.mode = $2
             and c.id in (
               ${checkoutsOfOrders('$3')}
                union all select p.id from checkout p
                           where p.workspace_id = $1 and p.mode = $2 and p.contact is not null
                             and (p.contact_email = any ($4::text[]) or p.contact_email is null and p.contact ->> 'phone' = any ($5::text[])))`,
  },
  {
    name: 'phones of others in checkouts',
    needs: ['phones'],
    sql: statement(
      'customers.erase_phones_of_others_in_checkouts',
    )`update checkout set contact = contact - 'phone', version = version + 1, updated_at = real_now()
           where workspace_id = $1 and mode = $2 and contact is not null and contact ->> 'phone' = any ($3::text[])`,
  },
  {
    name: 'uses of discounts',
    needs: ['contacts', 'identities'],
    sql: statement('customers.erase_uses_of_discounts')`update discount_use set contact_key = coalesce(($3::text[])[1], checkout_id::text)
           where workspace_id = $1 and mode = $2 and contact_key = any ($4::text[])`,
  },
  {
    name: 'order items',
    needs: ['contacts'],
    sql: statement('customers.erase_order_items')`update order_item i set line = line - 'responses'
           where i.workspace_id = $1 and i.mode = $2 and i.order_id in (select id from (${theirOrders('$3')}) o) and line ? 'responses'`,
  },
  {
    name: 'orders',
    needs: ['contacts'],
    sql: statement('customers.erase_orders')`update store_order
             set contact = jsonb_set('{"name": "${NOBODY}"}', '{id}', contact -> 'id'), contact_email = null, delivery_address = null, responses = '{}', note = null,
                 refund_request = refund_request - 'reason' - 'message', version = version + 1, updated_at = real_now()
           where workspace_id = $1 and mode = $2 and contact ->> 'id' = any ($3::text[])`,
  },
  {
    name: 'phones of others in orders',
    needs: ['phones'],
    sql: statement(
      'customers.erase_phones_of_others_in_orders',
    )`update store_order set contact = contact - 'phone', version = version + 1, updated_at = real_now()
           where workspace_id = $1 and mode = $2 and contact ->> 'phone' = any ($3::text[])`,
  },
  {
    name: 'registrations',
    needs: ['identities', 'at'],
    sql: statement('customers.erase_registrations')`update registration
             set name = '${NOBODY}', email = null, phone = null, date_of_birth = null, responses = '{}', language = null, guest_key = 'erased ' || id,
                 idempotency_key = null, fingerprint = null, erased_at = $4, updated_at = real_now()
           where workspace_id = $1 and mode = $2 and id in (${theirRegistrations('$3')})`,
  },
  {
    name: 'phones of others in registrations',
    needs: ['phones'],
    sql: statement('customers.erase_phones_of_others_in_registrations')`update registration set phone = null, updated_at = real_now()
           where workspace_id = $1 and mode = $2 and email is not null and phone = any ($3::text[])`,
  },
  {
    name: 'payers',
    needs: ['emails'],
    sql: statement(
      'customers.erase_payers',
    )`update payment_attempt set payer_name = null, payer_email = null where workspace_id = $1 and mode = $2 and lower(payer_email) = any ($3::text[])`,
  },
] as const satisfies readonly ErasureStep[];
