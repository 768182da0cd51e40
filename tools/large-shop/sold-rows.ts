import { eventOf, productOfOrder, ticketTypeId, variantOfOrder } from './catalogue-rows';
import { buyerEmail, guestEmail, idOf, momentOf, nameOf, ofShops, seatEmail, turnOf, type Filling } from './seed-sql';

const PLACED_AT = momentOf('n', 's.orders');

/** Every tenth order is of tickets, of the event whose turn it is. */
const IS_OF_EVENT = 'n % 10 = 0';
const EVENT_OF_ORDER = eventOf('(n / 10)');
const TICKET_TYPE_OF_ORDER = ticketTypeId(turnOf('(n / 10)', 's.events'), 0);

const CONTACT_ID = idOf('contact', turnOf('n', 's.contacts'));
const CONTACT = `jsonb_build_object('id', ${CONTACT_ID}, 'name', ${nameOf(turnOf('n', 's.contacts'))}, 'email', ${buyerEmail(turnOf('n', 's.contacts'))})`;

const TOTALS = JSON.stringify({
  currency: 'NGN',
  subtotalMinor: 500_000,
  discountMinor: 0,
  deliveryMinor: 0,
  feeMinor: 0,
  absorbedFeeMinor: 0,
  taxMinor: 0,
  totalMinor: 500_000,
  dueNowMinor: 500_000,
  balanceMinor: 0,
});

const PAID = {
  quantity: 1,
  unitPriceMinor: 500_000,
  discountMinor: 0,
  netMinor: 500_000,
  customerFeeMinor: 0,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 500_000,
  preorder: false,
};

const LINE = `
  case when ${IS_OF_EVENT}
       then '${JSON.stringify({ ...PAID, kind: 'ticket', name: 'paid', needsDelivery: false })}'::jsonb || jsonb_build_object('eventId', ${EVENT_OF_ORDER}, 'ticketTypeId', ${TICKET_TYPE_OF_ORDER})
       else '${JSON.stringify({ ...PAID, kind: 'product', name: 'Hand-dyed cloth', variantName: 'small', needsDelivery: true })}'::jsonb || jsonb_build_object('productId', ${productOfOrder('n')}, 'variantId', ${variantOfOrder('n')}) end`;

/** The newest orders came by checkouts that are kept with their money; those before by imports. */
const HAS_CHECKOUT = 'n > s.orders - s.checkouts';

const newest = ofShops('s.orders').replace('generate_series(1,', 'generate_series(greatest(s.orders - s.checkouts, 0) + 1,');

const CART = `'${TOTALS}'::jsonb || jsonb_build_object('lines', jsonb_build_array(${LINE} || jsonb_build_object('id', ${idOf('line', 'n')})))`;

/** Sales: orders of a year with their items, seats and money, and sessions that are open. */
export const soldRows: readonly Filling[] = [
  {
    table: 'store_order',
    columns:
      'workspace_id, mode, id, number, checkout_id, event_id, source, status, fulfillment_status, totals, paid_minor, contact, contact_email, placed_at, paid_at, created_at, updated_at',
    rows: `select s.workspace_id, 'live', ${idOf('order', 'n')}, 1000 + n, case when ${HAS_CHECKOUT} then ${idOf('checkout', 'n')} end, case when ${IS_OF_EVENT} then ${EVENT_OF_ORDER} end,
                  'storefront_api', 'paid', case when ${IS_OF_EVENT} then 'not_required' when n % 50 = 1 then 'unfulfilled' else 'fulfilled' end, '${TOTALS}', 500000, ${CONTACT},
                  ${buyerEmail(turnOf('n', 's.contacts'))}, ${PLACED_AT}, ${PLACED_AT}, ${PLACED_AT}, ${PLACED_AT}
             from ${ofShops('s.orders')}`,
  },
  {
    table: 'order_item',
    columns: 'workspace_id, mode, id, order_id, position, line',
    rows: `select s.workspace_id, 'live', ${idOf('item', 'n')}, ${idOf('order', 'n')}, 0, ${LINE} from ${ofShops('s.orders')}`,
  },
  {
    table: 'attendee',
    columns: 'workspace_id, mode, id, order_item_id, event_id, ticket_type_id, position, ticket, name, status, created_at',
    rows: `select s.workspace_id, 'live', ${idOf('bought', 'n')}, ${idOf('item', 'n')}, ${EVENT_OF_ORDER}, ${TICKET_TYPE_OF_ORDER}, 0, 0, ${nameOf('n')}, 'confirmed', ${PLACED_AT}
             from ${ofShops('s.orders')} where ${IS_OF_EVENT}`,
  },
  {
    table: 'sync_stamp',
    columns: 'workspace_id, mode, kind, id, updated_at',
    rows: `select s.workspace_id, 'live', 'order', ${idOf('order', 'n')}, s.made_at - (s.orders - n + 1) * interval '20 microseconds' from ${ofShops('s.orders')}`,
  },
  { table: 'order_number', columns: 'workspace_id, mode, last', rows: `select workspace_id, 'live', 1000 + orders from seeded_shop` },
  {
    table: 'checkout',
    columns:
      'workspace_id, mode, id, kind, channel, status, event_id, cart, contact, return_url, expires_at, created_at, updated_at, completed_at, order_id, order_number',
    rows: `select s.workspace_id, 'live', ${idOf('checkout', 'n')}, case when ${IS_OF_EVENT} then 'event' else 'products' end, 'hosted', 'paid', case when ${IS_OF_EVENT} then ${EVENT_OF_ORDER} end,
                  ${CART}, ${CONTACT}, 'https://shop.example/done', ${PLACED_AT} + interval '30 minutes', ${PLACED_AT}, ${PLACED_AT}, ${PLACED_AT}, ${idOf('order', 'n')}, 1000 + n
             from ${newest}`,
  },
  {
    table: 'checkout',
    columns: 'workspace_id, mode, id, kind, channel, status, event_id, cart, contact, return_url, expires_at, created_at, updated_at',
    rows: `select s.workspace_id, 'live', ${idOf('checkout', 's.orders + n')}, 'event', 'hosted', 'open', ${eventOf('n')}, ${CART}, ${CONTACT}, 'https://shop.example/done',
                  s.made_at + interval '1 day', s.made_at, s.made_at
             from ${ofShops('s.checkouts / 10')}`,
  },
  {
    table: 'payment_attempt',
    columns:
      'workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, created_at, payer_email',
    rows: `select s.workspace_id, 'live', ${idOf('payment', 'n')}, ${idOf('checkout', 'n')}, 'card', 'sandbox', 'seeded-' || s.shop || '-' || n, 500000, 'NGN', 'redirect', 'paid', ${PLACED_AT},
                  ${buyerEmail(turnOf('n', 's.contacts'))} from ${newest}`,
  },
  {
    table: 'provider_reference',
    columns: 'provider, reference, workspace_id, mode, checkout_id, attempt_id',
    rows: `select 'sandbox', 'seeded-' || s.shop || '-' || n, s.workspace_id, 'live', ${idOf('checkout', 'n')}, ${idOf('payment', 'n')} from ${newest}`,
  },
  {
    table: 'payment',
    columns:
      'workspace_id, mode, id, checkout_id, attempt_id, provider, provider_reference, rail, amount_minor, currency, paid_at, applied_minor, disposition, booked_at',
    rows: `select s.workspace_id, 'live', ${idOf('payment', 'n')}, ${idOf('checkout', 'n')}, ${idOf('payment', 'n')}, 'sandbox', 'seeded-' || s.shop || '-' || n, 'card', 500000, 'NGN', ${PLACED_AT},
                  500000, 'applied', ${PLACED_AT} from ${newest}`,
  },
  {
    table: 'provider_event',
    columns: 'workspace_id, mode, id, provider, event_id, reference, raw, headers, received_at, done_at, outcome',
    rows: `select s.workspace_id, 'live', ${idOf('providerEvent', 'n')}, 'sandbox', 'seeded-' || n, 'seeded-' || s.shop || '-' || n, '{}'::bytea, '{}', ${PLACED_AT}, greatest(${PLACED_AT}, s.made_at - interval '29 days'),
                  'settled' from ${newest}`,
  },
];

const SEEN_AT = momentOf('n', 's.guests');

/** People: registrations with one seat each, contacts, and customers of the merchant's own. */
export const peopleRows: readonly Filling[] = [
  {
    table: 'registration',
    columns: 'workspace_id, mode, id, event_id, guest_key, name, email, source, confirmation_at, created_at, updated_at',
    rows: `select s.workspace_id, 'live', ${idOf('registration', 'n')}, ${eventOf('n')}, ${guestEmail('n')}, ${nameOf('n')}, ${guestEmail('n')}, 'storefront_api', ${SEEN_AT}, ${SEEN_AT}, ${SEEN_AT}
             from ${ofShops('s.guests')}`,
  },
  {
    table: 'attendee',
    columns: 'workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, email, status, created_at',
    rows: `select s.workspace_id, 'live', ${idOf('attendee', 'n')}, ${idOf('registration', 'n')}, ${eventOf('n')}, ${ticketTypeId(turnOf('n', 's.events'), 1)}, 0, 0, ${nameOf('n')}, ${seatEmail('n')},
                  'confirmed', ${SEEN_AT} from ${ofShops('s.guests')}`,
  },
  {
    table: 'contact',
    columns: 'workspace_id, mode, id, name, email, created_at',
    rows: `select s.workspace_id, 'live', ${idOf('contact', 'n')}, ${nameOf('n')}, ${buyerEmail('n')}, ${momentOf('n', 's.contacts')} from ${ofShops('s.contacts')}`,
  },
  {
    table: 'customer_link',
    columns: 'workspace_id, mode, id, external_ref, contact_id, linked_at',
    rows: `select s.workspace_id, 'live', ${idOf('link', 'n')}, 'user-' || n, ${idOf('contact', 'n')}, s.made_at from ${ofShops('s.contacts / 5')}`,
  },
];
