import { emailAddress, givenAnswers, personal, personName, ticketRequest } from '@svc/ticketing';
import { z } from 'zod';
import { returnUrl } from './return-url';

/** The forms of what opens a checkout (§4.2, §4.3, D-35 to D-39). What fits the catalogue is judged after it. */

const ref = z.string().max(255);
const quantity = z.number().int('Give a whole number.').min(1, 'Take at least one.').max(1_000, 'Take at most 1,000.');
const currency = z.string().max(255).optional().describe('ISO 4217 in capitals, one that is accepted; default the primary one. It stays for the life of the session.');
const discountCode = z.string().trim().max(100).optional().describe('Refused when it is unknown or does not hold.');
const promoterCode = ticketRequest.promoterCode;

const itemLine = z
  .object({
    variantRef: ref.describe('`var_…`, or `pko_…` of a package’s option.'),
    quantity,
    slotStartUtc: z.string().max(64).optional().describe('Start of a free slot, of what is booked by slots; otherwise chosen on the hosted page.'),
    addons: z.array(z.object({ optionRef: ref, quantity: quantity.default(1) })).max(100, 'Use at most 100 add-ons.').optional().describe('For each piece.'),
    responses: givenAnswers.optional(),
  })
  .meta({ id: 'CheckoutItemLine' });

/** Products and packages that are to be bought (§4.2). Fields that are not known are ignored. */
export const productCheckoutRequest = z
  .object({
    items: z.array(itemLine).min(1, 'Name what is wanted.').max(50, 'Use at most 50 lines.'),
    returnUrl,
    contact: z
      .object({ name: personal.name, email: personal.email, phone: personal.phone })
      .optional()
      .meta({ id: 'CheckoutPrefill', description: 'Filled in on the hosted page; the buyer may correct it.' }),
    currency,
    deliveryZoneRef: ref.optional().describe('`dlz_…`; required when anything needs delivery.'),
    discountCode,
    promoterCode,
  })
  .meta({ id: 'ProductCheckoutRequest' });
export type ProductCheckoutRequest = z.output<typeof productCheckoutRequest>;

/** Tickets that are to be bought (§4.3). Fields that are not known are ignored. */
export const eventCheckoutRequest = z
  .object({
    ...ticketRequest,
    products: z.array(z.unknown()).max(0, 'Leave products out: merchandise is sold by POST /v1/store/checkouts.').optional().describe('Not supported.'),
    contact: z
      .object({
        name: personName.min(1, 'Give the buyer’s name.'),
        email: emailAddress.min(1, 'Give the buyer’s e-mail address.').describe('Gets the tickets.'),
        phone: personal.phone,
      })
      .meta({ id: 'CheckoutContact' }),
    discountCode,
    currency,
    returnUrl,
  })
  .meta({ id: 'EventCheckoutRequest' });
export type EventCheckoutRequest = z.output<typeof eventCheckoutRequest>;
