import { attendeeStatus, describedEnum, LINE_KINDS } from '@svc/contracts';
import { z } from 'zod';
import { refOf, timestampOf } from '@svc/kernel';
import type { Answers } from '@svc/ticketing';
import { type Fulfillment, shipmentFields } from './fulfillment';
import type { OrderItem } from './order';

/** Amount in the minor unit of the order's currency. */
export const minor = z.number().int().describe('Amount, integer in the minor unit of the order’s currency.');
/** Moment in a record of an order, UTC. */
export const moment = z.string().meta({ format: 'date-time' });
/** Answers to the questions of an order or of one of its items. */
export const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe(
    'Answers of the buyer to the questions of the order or item: `key` of the question → text, number, true/false, or list of texts. Absent when there are none.',
  );

/** Line of an order, at the names and prices it was sold for. */
export const orderItemRecord = z
  .object({
    ref: z.string().describe('Ref of the order’s item (`oit_…`), given by the service.'),
    kind: describedEnum(LINE_KINDS, 'Kind of thing that the order’s item sold.', {
      product: 'A variant of a product.',
      ticket: 'Tickets of an event.',
      package: 'An option of a package.',
      addon: 'An extra of another item, which `parentItemRef` names.',
      donation: 'A donation ticket, at the amount that the buyer chose.',
    }),
    name: z.string().describe('Name of the product, package, ticket type or extra at the time of the sale.'),
    variantName: z
      .string()
      .optional()
      .describe(
        'Name of the product’s variant or of the package’s option at the time of the sale; absent for tickets, donations and extras.',
      ),
    sku: z
      .string()
      .optional()
      .describe('Stock keeping unit (the merchant’s article number) of the sold variant at the time of the sale; absent when it had none.'),
    productRef: z.string().optional().describe('Ref of the sold product (`prd_…`) or package (`pkg_…`); absent for tickets and donations.'),
    productSlug: z
      .string()
      .optional()
      .describe('`slug` of the sold product or package at the time of the sale; absent for tickets and donations.'),
    variantRef: z
      .string()
      .optional()
      .describe('Ref of the sold variant of a product (`var_…`); absent for tickets, donations and packages.'),
    eventRef: z
      .string()
      .optional()
      .describe('Ref of the event (`evt_…`) that the sold tickets admit to. Present only for tickets and donations.'),
    eventSlug: z.string().optional().describe('`slug` of the event at the time of the sale. Present only for tickets and donations.'),
    ticketTypeRef: z
      .string()
      .optional()
      .describe(
        'Ref of the ticket type (`tkt_…`) that the order’s item is valid for: the one that was sold, or the one that the merchant has given its seat since. Present only for tickets and donations.',
      ),
    packageOptionRef: z.string().optional().describe('Ref of the sold option of a package (`pko_…`). Present only for packages.'),
    addonOptionRef: z.string().optional().describe('Ref of the sold extra (`ado_…`). Present only for extras.'),
    parentItemRef: z
      .string()
      .optional()
      .describe('`ref` of the order’s item (`oit_…`) that an extra was bought for. Present only for extras.'),
    quantity: z.number().int().describe('Number of pieces or tickets that the order’s item sold; a group ticket counts as one.'),
    unitPriceMinor: minor.describe(
      'Price of one piece or ticket of the order’s item without fees, integer in the minor unit of the order’s currency.',
    ),
    discountMinor: minor.describe(
      'Share of the order’s item in the order’s discount, integer in the minor unit of the order’s currency; 0 when there is none.',
    ),
    totalMinor: minor.describe(
      'Price of the whole item of the order after the discount, without fees: `unitPriceMinor` × `quantity` − `discountMinor`, integer in the minor unit of the order’s currency.',
    ),
    preorder: z
      .boolean()
      .describe(
        'True when the order’s item was sold beyond the stock, as a pre-order: it has to be made or bought in before it can be delivered.',
      ),
    slot: z
      .object({
        startUtc: z.string().describe('Start of the booking that the order’s item sold, UTC timestamp.'),
        startLocal: z
          .string()
          .describe('Start of the booking that the order’s item sold as local time in `timezone`, ISO 8601 without offset: show this one.'),
        timezone: z.string().describe('IANA time zone of the booking’s `startLocal`, such as `Africa/Lagos`.'),
        durationMinutes: z.number().int().describe('Length of the booking that the order’s item sold, in minutes.'),
      })
      .optional()
      .describe(
        'Time for which the order’s item is booked, with start, time zone and length; absent when the order’s item is not booked for a time.',
      ),
    fulfilledQuantity: z.number().int().describe('Number of pieces of the order’s item that were delivered or handed over so far.'),
    refundedQuantity: z.number().int().describe('Number of pieces of the order’s item that were refunded or cancelled so far.'),
    attendees: z
      .array(
        z.object({
          ref: z.string().describe('Ref of the seat’s attendee (`att_…`), given by the service.'),
          name: z.string().optional().describe('Name of the person on the seat; absent when the seat is with the buyer.'),
          email: z.string().optional().describe('E-mail address of the person on the seat; absent when none was given.'),
          status: attendeeStatus,
        }),
      )
      .optional()
      .describe(
        'Seats that the tickets of the order’s item admit, in order, with the people on them; absent for all other items and in test mode.',
      ),
    responses: responses.optional(),
  })
  .meta({ id: 'StoreOrderItem', description: 'One line of an order, at the name and price it was sold for.' });

/** Pieces of an order that were handed over at one time (ADR 0116). */
export const fulfillmentRecord = z
  .object({
    ref: z.string().describe('Ref of the order’s fulfilment (`ful_…`), given by the service.'),
    createdAt: moment.describe('When the merchant recorded the fulfilment of items of the order, UTC timestamp.'),
    items: z
      .array(
        z.object({
          ref: z.string().describe('`ref` of the order’s item (`oit_…`) of which pieces were fulfilled.'),
          quantity: z.number().int().describe('Number of pieces of the order’s item that the fulfilment sent or handed over.'),
        }),
      )
      .describe('Items of the order, with numbers of pieces, that were sent or handed over in the fulfilment.'),
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
