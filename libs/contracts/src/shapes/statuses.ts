import { ATTENDEE_STATUSES, FULFILLMENT_STATUSES, ORDER_STATUSES, REGISTRATION_SOURCES } from '../facts';
import { describedEnum } from './described-enum';

/** States of orders, guests and checkouts (D-6, D-11 to D-13, D-16), with the meaning of each value. */

export const orderStatus = describedEnum(ORDER_STATUSES, 'Payment state of the order.', {
  pending: 'Nothing is paid yet.',
  saving: 'A savings plan is being paid in parts.',
  deposit_paid: 'The deposit is paid and a balance is due.',
  paid: 'All is paid; an order that costs nothing is paid at once.',
  partially_refunded: 'Part of what was paid went back.',
  refunded: 'All that was paid went back.',
  cancelled: 'It was called off.',
});

export const fulfillmentStatus = describedEnum(FULFILLMENT_STATUSES, 'State of the handover of the order.', {
  not_required: 'Nothing has to be handed over: tickets or digital goods only.',
  unfulfilled: 'Nothing is handed over yet.',
  scheduled: 'It is for later: a booked slot or a pre-order.',
  partially_fulfilled: 'Some pieces are handed over.',
  fulfilled: 'All pieces are handed over.',
  returned: 'The pieces came back.',
  cancelled: 'The order was called off.',
});

export const attendeeStatus = describedEnum(ATTENDEE_STATUSES, 'State of the seat.', {
  confirmed: 'The guest has the seat and gets the ticket.',
  pending: 'The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.',
  declined: 'The merchant declined it; the seat is on sale again.',
  cancelled: 'It was given back or called off; the seat is on sale again.',
  checked_in: 'The guest has come in.',
});

export const registrationSource = describedEnum(REGISTRATION_SOURCES, 'Where the registration was made.', {
  storefront_api: 'By `POST /v1/store/events/{slug}/register`.',
  hosted_storefront: 'On the event’s page of the service.',
  rsvp_link: 'By the public RSVP link.',
  admin: 'By the merchant.',
  import: 'By an import of guests.',
});

export const keyMode = describedEnum(['live', 'test'], 'Environment of the key that made it.', {
  live: 'Real money, stock and tickets.',
  test: 'A trial: no money moves, no stock is held and no tickets are issued.',
});
