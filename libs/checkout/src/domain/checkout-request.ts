import { emailAddress, personal, personName, ticketRequest } from '@svc/ticketing';
import { z } from 'zod';
import { productRequest } from './product-request';
import { returnUrl } from './return-url';

/** The forms of what opens a checkout (§4.2, §4.3, D-35 to D-39). What fits the catalogue is judged after it. */

const discountCode = z.string().trim().max(100).optional().describe('Refused when it is unknown or does not hold.');

/** That the buyer means to pay in parts; additive (§2.3 r4). */
const saveForIt = z.boolean().optional().describe('The buyer means to save up for it: the page offers to pay in parts. What can be saved up for may then be sold out. Refused when something of it cannot be saved up for.');

/** Products and packages that are to be bought (§4.2). Fields that are not known are ignored. */
export const productCheckoutRequest = z
  .object({
    ...productRequest,
    saveForIt,
    returnUrl,
    contact: z
      .object({ name: personal.name, email: personal.email, phone: personal.phone })
      .optional()
      .meta({ id: 'CheckoutPrefill', description: 'Filled in on the hosted page; the buyer may correct it.' }),
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
    currency: z.string().max(10).optional().describe('One that the event sells in; its primary one when absent. It stays.'),
    saveForIt,
    returnUrl,
  })
  .meta({ id: 'EventCheckoutRequest' });
export type EventCheckoutRequest = z.output<typeof eventCheckoutRequest>;

/** Tickets whose payment step the client renders itself (§4.5, D-57). Fields that are not known are ignored. */
export const headlessCheckoutRequest = z
  .object({
    ...eventCheckoutRequest.omit({ saveForIt: true }).shape,
    provider: z.string('Name the one rail to use, as GET /v1/store/payment-methods does.').max(50).describe('The one rail to use, of `GET /v1/store/payment-methods`.'),
    pricing: z
      .object({ totalMinor: z.int('Give the total in minor units.').min(0, 'Give the total in minor units.').optional() })
      .optional()
      .describe('What the client has computed: refused with PRICE_MISMATCH when the total is another.'),
  })
  .meta({ id: 'HeadlessCheckoutRequest' });
export type HeadlessCheckoutRequest = z.output<typeof headlessCheckoutRequest>;
