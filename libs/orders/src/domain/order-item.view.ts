import { attendeeStatus, describedEnum, LINE_KINDS } from '@svc/contracts';
import { z } from 'zod';
import { refOf, timestampOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import { type Fulfillment, shipmentFields } from './fulfillment';
import type { OrderItem } from './order';

/** Amount in the minor unit of the order's currency. */
export const minor = z.number().int().describe('Minor units.');
/** Moment in a record of an order, UTC. */
export const moment = z.string().meta({ format: 'date-time' });
/** Answers to the questions of an order or of one of its items. */
export const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers to questions, by `key`; absent when there are none.');

/** Line of an order, at the names and prices it was sold for. */
export const orderItemRecord = z
  .object({
    ref: z.string().describe('Ref of the item (`oit_…`).'),
    kind: describedEnum(LINE_KINDS, 'Kind of thing sold.', {
      product: 'A variant of a product.',
      ticket: 'Tickets of an event.',
      package: 'An option of a package.',
      addon: 'An extra; `parentItemRef` is what it belongs to.',
      donation: 'A donation ticket, at the price that the buyer named.',
    }),
    name: z.string().describe('Name of the product, ticket or extra when it was sold.'),
    variantName: z
      .string()
      .optional()
      .describe('Name of the variant or option when it was sold; absent for tickets, donations and extras.'),
    sku: z.string().optional().describe('The merchant’s article number when it was sold; absent when there was none.'),
    productRef: z.string().optional().describe('Ref of the product (`prd_…`) or package (`pkg_…`); absent for tickets and donations.'),
    productSlug: z.string().optional().describe('`slug` of the product when it was sold; absent for tickets and donations.'),
    variantRef: z.string().optional().describe('Ref of the variant (`var_…`); absent for tickets, donations and packages.'),
    eventRef: z.string().optional().describe('Ref of the event (`evt_…`); present for tickets and donations.'),
    eventSlug: z.string().optional().describe('`slug` of the event when it was sold; present for tickets and donations.'),
    ticketTypeRef: z.string().optional().describe('Ref of the ticket type (`tkt_…`); present for tickets and donations.'),
    packageOptionRef: z.string().optional().describe('Ref of the option (`pko_…`); present for packages.'),
    addonOptionRef: z.string().optional().describe('Ref of the extra (`ado_…`); present for extras.'),
    parentItemRef: z.string().optional().describe('`ref` of the item that an extra belongs to; absent for all others.'),
    quantity: z.number().int().describe('Pieces sold; a group ticket is one.'),
    unitPriceMinor: minor.describe('Price of one piece, integer in the minor unit of the order’s currency, without fees.'),
    discountMinor: minor.describe('The line’s share of the discount, integer in the minor unit; 0 without one.'),
    totalMinor: minor.describe('Unit price × quantity − discount, integer in the minor unit, without fees.'),
    preorder: z.boolean().describe('True when it was sold beyond the stock and has to be made or bought in first.'),
    slot: z
      .object({
        startUtc: z.string().describe('Start of the booking, UTC.'),
        startLocal: z.string().describe('The same moment as wall time in `timezone`, without offset.'),
        timezone: z.string().describe('IANA time zone of `startLocal`.'),
        durationMinutes: z.number().int().describe('Minutes that the booking lasts.'),
      })
      .optional()
      .describe('Booked time; absent when none was booked.'),
    fulfilledQuantity: z.number().int().describe('Pieces handed over so far.'),
    refundedQuantity: z.number().int().describe('Pieces given back or called off so far.'),
    attendees: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the attendee (`att_…`).'),
          name: z.string().optional().describe('Name of the person; absent when the seat is with the buyer.'),
          email: z.string().optional().describe('E-mail of the person; absent when none was given.'),
          status: attendeeStatus,
        }),
      )
      .optional()
      .describe('Seats of a ticket, in order; absent for all other items and in test mode.'),
    responses: responses.optional(),
  })
  .meta({ id: 'StoreOrderItem', description: 'One line of an order, at the name and price it was sold for.' });

/** Pieces of an order that were handed over at one time (ADR 0116). */
export const fulfillmentRecord = z
  .object({
    ref: z.string().describe('Ref of the handover (`ful_…`).'),
    createdAt: moment.describe('When it was recorded, UTC.'),
    items: z
      .array(
        z.object({
          ref: z.string().describe('`ref` of the item of the order (`oit_…`).'),
          quantity: z.number().int().describe('Pieces of that item.'),
        }),
      )
      .describe('Pieces that were handed over.'),
    ...shipmentFields,
  })
  .meta({ id: 'StoreOrderFulfillment', description: 'Pieces that were handed over together.' });

/** Returns the view of a line of an order, with the seats of its tickets. */
export function presentItem({ id, line, seats, fulfilledQuantity, refundedQuantity }: OrderItem): z.infer<typeof orderItemRecord> {
  const isPackage = line.kind === 'package';
  return {
    ref: refOf('oit', id),
    kind: line.kind,
    name: line.name,
    variantName: line.variantName,
    sku: line.sku,
    productRef: line.productId && refOf(isPackage ? 'pkg' : 'prd', line.productId),
    productSlug: line.productSlug,
    variantRef: isPackage ? undefined : line.variantId && refOf('var', line.variantId),
    eventRef: line.eventId && refOf('evt', line.eventId),
    eventSlug: line.eventSlug,
    ticketTypeRef: line.ticketTypeId && refOf('tkt', line.ticketTypeId),
    packageOptionRef: isPackage ? line.variantId && refOf('pko', line.variantId) : undefined,
    addonOptionRef: line.addonOptionId && refOf('ado', line.addonOptionId),
    parentItemRef: line.parentId && refOf('oit', line.parentId),
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    discountMinor: line.discountMinor,
    totalMinor: line.netMinor,
    preorder: line.preorder,
    slot: line.slot,
    fulfilledQuantity,
    refundedQuantity,
    attendees:
      seats.length > 0
        ? seats.map((seat) => ({ ref: refOf('att', seat.id), name: seat.name, email: seat.email, status: seat.status }))
        : undefined,
    responses: unlessNone(line.responses ?? {}),
  };
}

/** Returns the view of pieces that were handed over together. */
export function presentFulfillment({
  id,
  createdAt,
  items,
  carrier,
  trackingNumber,
  trackingUrl,
}: Fulfillment): z.infer<typeof fulfillmentRecord> {
  return {
    ref: refOf('ful', id),
    createdAt: timestampOf(createdAt),
    items: items.map(({ itemId, quantity }) => ({ ref: refOf('oit', itemId), quantity })),
    carrier,
    trackingNumber,
    trackingUrl,
  };
}

/** Returns answers as a record has them; undefined when there are none. */
export function unlessNone(answers: Answers): z.infer<typeof responses> | undefined {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
