import { ATTENDEE_STATUSES, FULFILLMENT_STATUSES, ORDER_STATUSES, REGISTRATION_SOURCES } from '../facts';
import { describedEnum } from './described-enum';

/** States of orders, guests and checkouts (D-6, D-11 to D-13, D-16), with the meaning of each value. */

export const orderStatus = describedEnum(ORDER_STATUSES, 'Payment status of an order.', {
  pending: 'Nothing has been paid yet.',
  saving: 'A savings plan: the order is being paid in parts and is not complete.',
  deposit_paid: 'The deposit is paid; the balance is due later.',
  paid: 'Everything is paid; an order that costs nothing is `paid` at once.',
  partially_refunded: 'Part of the money was refunded.',
  refunded: 'All of the money was refunded.',
  cancelled: 'The order was cancelled.',
});

export const fulfillmentStatus = describedEnum(
  FULFILLMENT_STATUSES,
  'Fulfilment status of an order: how far its goods have been handed over.',
  {
    not_required: 'Nothing has to be handed over: the order holds tickets or digital goods only.',
    unfulfilled: 'Nothing has been handed over yet.',
    scheduled: 'The handover is for later: a booked slot or a pre-order.',
    partially_fulfilled: 'Some pieces have been handed over.',
    fulfilled: 'All pieces have been handed over.',
    returned: 'The pieces were returned.',
    cancelled: 'The order was cancelled.',
  },
);

export const attendeeStatus = describedEnum(ATTENDEE_STATUSES, 'Status of a guest’s seat at an event.', {
  confirmed: 'The guest has the seat and gets a ticket.',
  pending: 'The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.',
  declined: 'The merchant declined the registration; the seat is on sale again.',
  cancelled: 'The seat was given back or cancelled; the seat is on sale again.',
  checked_in: 'The guest has been checked in at the event.',
});

export const registrationSource = describedEnum(REGISTRATION_SOURCES, 'Channel by which the registration for an event was made.', {
  storefront_api: 'A request to `POST /v1/store/events/{slug}/register`.',
  hosted_storefront: 'The event’s page that the service hosts.',
  rsvp_link: 'The public RSVP link of the event.',
  admin: 'The merchant, by the management API.',
  import: 'An import of guests by the merchant.',
});

/** Returns the schema of the mode of a thing in views; `thing` is its noun. */
export const modeOf = (thing: string) =>
  describedEnum(['live', 'test'], `Mode of the ${thing}.`, {
    live: 'Real: real money, stock and tickets.',
    test: 'Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.',
  });
