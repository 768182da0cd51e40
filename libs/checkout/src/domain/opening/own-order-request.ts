import { describedEnum, HAND_METHODS } from '@svc/contracts';
import { personal, personName, ticketLine } from '@svc/ticketing';
import { z } from 'zod';
import { productLine, type ProductRequest, productRequest } from './checkout-request';
import type { TicketOpening } from './plan-tickets';

const { variantRef, quantity, slotStartUtc, addons, responses } = productLine.shape;
const { ticketTypeRef, attendees, amountMinor } = ticketLine.shape;

const ownItem = z
  .strictObject({
    variantRef: variantRef
      .optional()
      .describe('Ref of the variant (`var_…`) or package option (`pko_…`) to sell; it has to be published. Leave it out for a ticket.'),
    ticketTypeRef: ticketTypeRef
      .optional()
      .describe(
        'Ref of the ticket type (`tkt_…`) to sell, also a hidden one, one that needs approval, or one whose sale is closed. Leave it out for goods.',
      ),
    quantity: quantity.describe('Number of pieces or tickets to sell, 1 to 1,000; a group ticket counts as one.'),
    slotStartUtc: slotStartUtc.describe('Start of the slot to book, ISO 8601 timestamp with zone. Only for variants booked by slots.'),
    addons: addons.describe('Extras for each piece of the item, at most 50. Default: none.'),
    responses: responses.describe('Answers to the questions (`formFields`) of the product: `key` of the question → answer.'),
    attendees: attendees.describe(
      'People on the seats of the tickets, in order: one entry for each seat, `quantity` × the type’s `groupSize` in all. Leave the list out to keep all seats with the buyer.',
    ),
    amountMinor: amountMinor.describe(
      'Donation for each ticket, integer in the currency’s minor unit. Required for ticket types of kind `donation`, refused for all others.',
    ),
  })
  .meta({ id: 'OwnOrderItem', description: 'Goods or tickets that you sell by hand: exactly one of `variantRef` and `ticketTypeRef`.' });

const ownPayment = z
  .strictObject({
    method: describedEnum(HAND_METHODS, 'Way in which you took the money.', {
      cash: 'In cash.',
      transfer: 'By a transfer to your account, which the service does not see.',
      other: 'In another way, such as a card terminal of your own.',
    }),
    paidAt: z.iso
      .datetime({ offset: true, error: 'Give a moment with its zone, such as 2026-03-01T09:00:00Z.' })
      .optional()
      .describe('When you took the money, ISO 8601 timestamp with zone, not in the future. Default: now.'),
  })
  .meta({ id: 'PaymentByHand', description: 'Money that you took without the service.' });

const addressLine = personName.min(1, 'Give a text.');

/** Address to which goods are delivered, as a merchant writes it. */
export const writtenAddress = z.strictObject({
  line1: addressLine.describe('Street and number of the delivery address, at most 120 characters.'),
  line2: addressLine.optional().describe('Second line of the delivery address, such as floor or building, at most 120 characters.'),
  city: addressLine.describe('City or town of the delivery address, at most 120 characters.'),
  state: addressLine.optional().describe('State, province or region of the delivery address, at most 120 characters.'),
  postalCode: addressLine.optional().describe('Postal code of the delivery address, at most 120 characters.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give two capital letters, such as NG.')
    .describe('Country of the delivery address, as ISO 3166-1 alpha-2 code such as `NG`.'),
});

/** Order that a merchant takes in person or by phone (D-163): goods, or tickets of one event. */
export const ownOrderRequest = z
  .strictObject({
    contact: z
      .strictObject({
        name: personName.min(1, 'Give the buyer’s name.').describe('Full name of the buyer, at most 120 characters.'),
        email: personal.email.describe('E-mail address of the buyer, to which tickets and mails about the order are sent.'),
        phone: personal.phone.describe(
          'Phone number of the buyer in international form, such as `+2348031234567`; required without an e-mail address.',
        ),
      })
      .refine(({ email, phone }) => Boolean(email || phone), {
        path: ['email'],
        message: 'Give an e-mail address or a phone number: the buyer is reached by it.',
      })
      .describe('Buyer of the order: name, and an e-mail address, a phone number or both.'),
    items: z
      .array(ownItem)
      .min(1, 'Name what is sold.')
      .max(50, 'Use at most 50 lines.')
      .describe('Goods, or tickets of one event, never both: 1 to 50 lines.'),
    deliveryZoneRef: productRequest.deliveryZoneRef.describe(
      'Ref of the delivery zone (`dlz_…`); its fee is added to the total. Required when an item needs delivery, ignored otherwise.',
    ),
    deliveryAddress: writtenAddress
      .optional()
      .describe('Address to which goods are delivered, inside the zone. Required for delivered goods that you took money for.'),
    currency: productRequest.currency.describe(
      'ISO 4217 code of the currency of the order, such as `NGN`, in which every item has a price. Default: the primary currency.',
    ),
    discountCode: productRequest.discountCode.describe('Discount code to apply. Default: none.'),
    payment: z
      .union([z.literal('link'), ownPayment], {
        error: 'Give "link", or how you took the money: {"method": "cash"}, {"method": "transfer"} or {"method": "other"}.',
      })
      .describe(
        'Payment of the order: `{ "method": "cash" | "transfer" | "other" }` when you have the money, which places the order at once; `"link"` to get a page on which the buyer pays within 24 hours.',
      ),
  })
  .superRefine((order, context) => {
    for (const { path, message } of faultsOfItems(order)) context.addIssue({ code: 'custom', path, message });
  })
  .meta({ id: 'OwnOrderRequest', description: 'An order that you take in person or by phone.' });
export type OwnOrderRequest = z.output<typeof ownOrderRequest>;

type OwnItem = OwnOrderRequest['items'][number];

/** Returns the faults of items that are neither goods nor tickets, or of both kinds (D-60). */
function faultsOfItems({ items }: { items: readonly OwnItem[] }): { path: (string | number)[]; message: string }[] {
  const faults = items.flatMap((item, at) => {
    if ((item.variantRef === undefined) === (item.ticketTypeRef === undefined))
      return [{ path: ['items', at], message: 'Give either variantRef or ticketTypeRef.' }];
    const ofOthers =
      item.ticketTypeRef === undefined ? (['attendees', 'amountMinor'] as const) : (['slotStartUtc', 'addons', 'responses'] as const);
    return ofOthers
      .filter((field) => item[field] !== undefined)
      .map((field) => ({
        path: ['items', at, field],
        message: `Leave it out: ${item.ticketTypeRef === undefined ? 'goods have' : 'a ticket has'} none.`,
      }));
  });
  const isMixed = new Set(items.map(isTicket)).size > 1;
  return isMixed ? [...faults, { path: ['items'], message: 'Goods and tickets are two orders: send one request for each.' }] : faults;
}

const isTicket = ({ ticketTypeRef: ref }: OwnItem): boolean => ref !== undefined;

/** Returns true for an order of tickets. */
export function isOfTickets({ items }: Pick<OwnOrderRequest, 'items'>): boolean {
  return items.some(isTicket);
}

/** Returns an order of goods as a request for them. */
export function productsOf({ items, currency, deliveryZoneRef, discountCode }: OwnOrderRequest): ProductRequest {
  return {
    items: items.map(({ variantRef: ref, attendees: _, amountMinor: __, ticketTypeRef: ___, ...item }) => ({ variantRef: ref!, ...item })),
    currency,
    deliveryZoneRef,
    discountCode: discountCode || undefined,
  };
}

/** Returns an order of tickets as a request for them. */
export function ticketsOf({ items, currency, discountCode, contact }: OwnOrderRequest, returnUrl: string): TicketOpening {
  return {
    tickets: items.map(({ ticketTypeRef: ref, quantity: count, attendees: people, amountMinor: gift }) => ({
      ticketTypeRef: ref!,
      quantity: count,
      attendees: people,
      amountMinor: gift,
    })),
    responses: {},
    unlockCodes: [],
    promoterCode: undefined,
    dateOfBirth: undefined,
    currency,
    discountCode: discountCode || undefined,
    contact,
    returnUrl,
  };
}
