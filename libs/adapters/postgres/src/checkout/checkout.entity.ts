import type { Checkout } from '@svc/checkout';
import { computed, day, integer, json, modeKey, moment, nullable, table, text, unselected, uuid } from '../rows/table';

type Part<Field extends keyof Checkout> = NonNullable<Checkout[Field]>;

/** What is selected is a `Checkout` but for its waits; the rest is what it was opened with. */
export const checkoutEntity = table('checkout', {
  ...modeKey(),
  kind: text<Checkout['kind']>(),
  channel: text<Checkout['channel']>(),
  status: text<Checkout['status']>(),
  eventId: nullable(uuid()),
  balanceOf: nullable(uuid()),
  cart: json<Checkout['cart']>(),
  seats: json<Checkout['seats']>(),
  responses: json<Checkout['responses']>(),
  dateOfBirth: nullable(day()),
  moves: json<Checkout['moves']>(),
  holds: text<Checkout['holds']>(),
  heldUntil: nullable(moment()),
  contact: nullable(json<Part<'contact'>>()),
  contactEmail: computed(nullable(text())),
  deliveryAddress: nullable(json<Part<'deliveryAddress'>>()),
  returnUrl: text(),
  expiresAt: moment(),
  createdAt: moment(),
  completedAt: nullable(moment()),
  cancelledAt: nullable(moment()),
  orderId: nullable(uuid()),
  orderNumber: nullable(integer()),
  saving: nullable(json<Part<'saving'>>()),
  version: integer(),
  updatedAt: unselected(moment()),
  keyId: unselected(nullable(uuid())),
  operation: unselected(nullable(text())),
  idempotencyKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
  keyUntil: unselected(nullable(moment())),
});
