import { type AreaTreatment, fact, KEYS, notPersonal, personal, STATE_OF_WORK, tableOf, TIMES_OF_WORK } from './column-treatment';

const CHOSEN = 'What is bought, at which price and for how long it is held. It names things of the shop and no person.';

/** Checkouts and orders, with their items, fulfillments and discounts. */
export const ORDER_COLUMNS: AreaTreatment = {
  checkout: tableOf(
    personal('contact', { exportedBy: ['checkouts', 'orders'], erasedBy: ['checkouts', 'phones of others in checkouts'] }),
    personal('contact_email, delivery_address, date_of_birth, responses, cart', {
      exportedBy: ['checkouts', 'orders'],
      erasedBy: ['checkouts'],
    }),
    personal('seats', { exportedBy: ['checkouts', 'orders', 'seats'], erasedBy: ['checkouts', 'seats in checkouts'] }),
    personal('return_url, idempotency_key', { exportedBy: ['checkouts', 'orders'], erasedBy: ['checkouts'] }),
    personal('fingerprint', {
      exportedBy: { not: 'A hash of the opening request, from which nothing can be read.' },
      erasedBy: ['checkouts'],
    }),
    fact('language, status, created_at, saving', ['checkouts', 'orders']),
    notPersonal('workspace_id, mode, id, event_id, order_id, balance_of, key_id', KEYS),
    notPersonal('kind, channel, moves, holds, held_until, expires_at, operation', CHOSEN),
    notPersonal('updated_at, completed_at, cancelled_at, cancel_reason, key_until, version, order_number, link_serial', TIMES_OF_WORK),
  ),
  discount_use: tableOf(
    personal('contact_key', { exportedBy: ['discounts'], erasedBy: ['uses of discounts'] }),
    fact('n', ['discounts']),
    notPersonal('workspace_id, mode, checkout_id, code_id', KEYS),
  ),
  event_refund: tableOf(notPersonal('workspace_id, mode, order_id, cancelled_id, refund_ids, by_hand_minor, created_at', KEYS)),
  fulfillment: tableOf(
    personal('carrier, tracking_number, tracking_url', { exportedBy: ['orders'], erasedBy: ['fulfillments'] }),
    fact('items, created_at', ['orders']),
    notPersonal('workspace_id, mode, id, order_id', KEYS),
  ),
  hold: tableOf(notPersonal('workspace_id, mode, checkout_id, subject_id', KEYS), notPersonal('kind, start_at, count, state', CHOSEN)),
  order_item: tableOf(
    personal('line', { exportedBy: ['orders'], erasedBy: ['order items'] }),
    notPersonal('workspace_id, mode, id, order_id, position', KEYS),
    notPersonal('fulfilled_quantity, refunded_quantity', CHOSEN),
  ),
  order_number: tableOf(notPersonal('workspace_id, mode, last', 'The last number of an order of the shop.')),
  order_refund: tableOf(notPersonal('workspace_id, mode, id, order_id', KEYS)),
  store_order: tableOf(
    personal('contact', { exportedBy: ['orders'], erasedBy: ['orders', 'phones of others in orders'] }),
    personal('contact_email, delivery_address, responses, refund_request, note', { exportedBy: ['orders'], erasedBy: ['orders'] }),
    fact('number, status, totals, paid_minor, placed_at', ['orders']),
    notPersonal('workspace_id, mode, id, checkout_id, event_id', KEYS),
    notPersonal('source, fulfillment_status, received_by_hand_minor, waived_minor', CHOSEN),
    notPersonal('version, created_at, updated_at, paid_at, cancelled_at, balance_due_at, remind_at, link_serial', STATE_OF_WORK),
  ),
};
