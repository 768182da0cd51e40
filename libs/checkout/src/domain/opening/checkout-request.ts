import { foldCode, invalidBecause, PROVIDER_TEXTS } from '@svc/contracts';
import { parseUrl } from '@svc/kernel';
import { z } from 'zod';
import { emailAddress, givenAnswers, personal, personName, ticketRequest } from '@svc/ticketing';

const LONGEST = 2_048;
/** Hosts of a developer's own machine, for which http is accepted. */
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const IPV4 = /^[\d.]+$/;
/** Characters that the URL parser would drop, trim or turn. */
const UNFIT = /[\s\\\p{Cc}]/u;
const PARAMETER = 'checkout';

/** Returns the fix for an invalid return address; undefined when it is valid (D-44). */
export function returnUrlFault(text: string): string | undefined {
  if (text.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  const url = /^https?:\/\/[^/?#]/i.test(text) && !UNFIT.test(text) ? parseUrl(text) : undefined;
  if (!url) return 'Give an absolute address that begins with https://.';
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return 'Leave the user name and the password out of the address.';
  if (text.includes('#')) return 'Leave the part after # out of the address.';
  if (OWN_MACHINE.has(url.hostname)) return undefined;
  if (url.protocol !== 'https:') return 'Begin the address with https://; http will do for localhost only.';
  if (IPV4.test(url.hostname) || url.hostname.startsWith('['))
    return 'Give a host name; an IP address will do for 127.0.0.1 and [::1] only.';
  return undefined;
}

/** Throws InvalidInput for http on the developer's machine, to which buyers who really pay cannot return (D-102). */
export function refuseLocalHttp(address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' || !OWN_MACHINE.has(hostname)) return;
  throw invalidBecause([
    {
      path: 'returnUrl',
      message: `Begin the address with https://; with a live key http will not do for ${hostname}. Use a test key to try it there.`,
    },
  ]);
}

/** Throws InvalidInput when the address is on none of these hosts, which are lower-cased, with any unusual port (D-44). */
export function refuseStrangeHost(address: string, hosts: readonly string[]): void {
  const { host } = new URL(address);
  if (hosts.includes(host)) return;
  throw invalidBecause([
    {
      path: 'returnUrl',
      message: `This store sends buyers to its own addresses only: register ${host} as an origin of a publishable key, or as a verified domain.`,
    },
  ]);
}

/** Return address of the buyer (D-44), kept as it was written. */
export const returnUrl = z
  .string()
  .superRefine((text, context) => {
    const message = returnUrlFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({
    format: 'uri',
    examples: ['https://shop.example/thanks'],
    description:
      'Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. At most 2,048 characters, https, without user name, password and `#`; with a test key also http on localhost, 127.0.0.1 or [::1].',
  });

/** Returns the return address with the ref of the paid checkout: its own query stays, except for another `checkout` (D-44, §4.2 r7). */
export function returnUrlWith(address: string, checkoutRef: string): string {
  const url = new URL(address);
  const remaining = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(PARAMETER));
  url.search = [...remaining, `${PARAMETER}=${checkoutRef}`].join('&');
  return url.href;
}

/** Forms of the requested items (§4.2, D-38, D-39). Whether they fit the store is judged later. */

const piece = z.number().int('Give a whole number.').min(1, 'Take at least one.').max(1_000, 'Take at most 1,000.');
const ref = z.string().max(255);

const chosenAddon = z
  .object({
    optionRef: ref.describe('Ref of the chosen extra (`ado_…`), from `addonGroups` of the product.'),
    quantity: piece
      .default(1)
      .describe('Number of pieces of the extra for each piece of the item. More than 1 needs `allowQuantity` of the extra. Default: 1.'),
  })
  .meta({ id: 'ChosenAddon', description: 'An extra chosen for an item.' });

export const productLine = z
  .object({
    variantRef: ref.describe('Ref of the variant (`var_…`) or package option (`pko_…`) to buy; it has to be published.'),
    quantity: piece.describe('Number of pieces of the variant or package option to buy, 1 to 1,000.'),
    slotStartUtc: z.iso
      .datetime({ offset: true, error: 'Give a moment with its zone, such as 2026-03-01T09:00:00Z.' })
      .optional()
      .describe(
        'Start of the slot to book, as `startUtc` of `GET /v1/store/products/{slug}/slots`: ISO 8601 timestamp with zone. Only for variants booked by slots. Leave it out to let the buyer choose on the hosted page.',
      ),
    addons: z
      .array(chosenAddon)
      .max(50)
      .optional()
      .describe(
        'Extras that the buyer chose for each piece of the item, at most 50. Leave it out to let the buyer choose on the hosted page.',
      ),
    responses: givenAnswers
      .optional()
      .describe(
        'Answers to the questions (`formFields`) of the product and the variant: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. Leave it out to let the buyer answer on the hosted page.',
      ),
  })
  .meta({ id: 'ProductLine', description: 'A product or package to buy.' });
export type ProductLine = z.output<typeof productLine>;

/** Fields of every request for products. */
export const productRequest = {
  items: z
    .array(productLine)
    .min(1, 'Name what is wanted.')
    .max(50, 'Use at most 50 lines.')
    .describe('Products and packages to buy, one line for each variant: 1 to 50 lines.'),
  currency: z
    .string()
    .max(10)
    .optional()
    .describe(
      'ISO 4217 code of the currency of the checkout, such as `NGN`: accepted by the store, and one in which every item has a price. Default: the store’s primary currency. Fixed for the whole checkout.',
    ),
  deliveryZoneRef: ref
    .optional()
    .describe(
      'Ref of the delivery zone (`dlz_…`) that the buyer chose; the zone’s fee is added to the total. Required when an item needs delivery (`needsDelivery`), ignored otherwise.',
    ),
  discountCode: z
    .string()
    .overwrite(foldCode)
    .max(100)
    .optional()
    .describe(
      'Discount code that the buyer entered, at most 100 characters, in upper or lower case; blanks, kinds of dashes, full-width forms and invisible characters make no difference. An unknown code, or one that does not apply, is refused. Leave it out for none.',
    ),
};
export interface ProductRequest {
  items: readonly ProductLine[];
  currency?: string;
  deliveryZoneRef?: string;
  discountCode?: string;
  /** Answers for items that have none of their own. */
  responses?: z.output<typeof givenAnswers>;
  /** True when the buyer means to save up, so that products may be sold out by now. */
  saveForIt?: boolean;
}

/** Forms of the requests that open a checkout (§4.2, §4.3, D-35 to D-39). Whether they fit the catalogue is judged later. */

const discountCode = z
  .string()
  .overwrite(foldCode)
  .max(100)
  .optional()
  .describe(
    'Discount code that the buyer entered, at most 100 characters, in upper or lower case; blanks, kinds of dashes, full-width forms and invisible characters make no difference. An unknown code, or one that does not apply, is refused. Leave it out for none.',
  );

/** Wish of the buyer to pay in parts; additive (§2.3 r4). */
const saveForIt = z
  .boolean()
  .optional()
  .describe(
    'True when the buyer wants to pay in parts (savings plan): the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts. Default: false.',
  );

/** Products and packages to buy (§4.2). Unknown fields are ignored. */
export const productCheckoutRequest = z
  .object({
    ...productRequest,
    saveForIt,
    returnUrl,
    contact: z
      .object({ name: personal.name, email: personal.email, phone: personal.phone })
      .meta({ id: 'CheckoutPrefill', description: 'Details to fill in on the hosted page. The buyer may correct them.' })
      .optional()
      .describe(
        'Name, e-mail address and phone number of the buyer, to be filled in on the hosted page, where the buyer can correct them. Leave it out when you know none.',
      ),
  })
  .meta({ id: 'ProductCheckoutRequest', description: 'Request to open a checkout of products and packages.' });
export type ProductCheckoutRequest = z.output<typeof productCheckoutRequest>;

/** Tickets to buy (§4.3). Unknown fields are ignored. */
export const eventCheckoutRequest = z
  .object({
    ...ticketRequest,
    products: z
      .array(z.unknown())
      .max(0, 'Leave products out: merchandise is sold by POST /v1/store/checkouts.')
      .optional()
      .describe('Always empty or left out in a checkout of tickets. Sell products by `POST /v1/store/checkouts`.'),
    contact: z
      .object({
        name: personName.min(1, 'Give the buyer’s name.').describe('Full name of the buyer of the tickets, at most 120 characters.'),
        email: emailAddress
          .min(1, 'Give the buyer’s e-mail address.')
          .describe('E-mail address of the buyer, to which tickets and mails about the order are sent.'),
        phone: personal.phone,
      })
      .meta({ id: 'CheckoutContact', description: 'Buyer of the tickets.' })
      .describe('Buyer of the tickets, who also gets them: name, e-mail address and perhaps phone number.'),
    discountCode,
    currency: z
      .string()
      .max(10)
      .optional()
      .describe(
        'ISO 4217 code of the currency of the checkout, such as `NGN`: accepted by the store, and one in which each of the tickets has a price. Default: the event’s primary currency. Fixed for the whole checkout.',
      ),
    saveForIt,
    returnUrl,
  })
  .meta({ id: 'EventCheckoutRequest', description: 'Request to open a checkout of tickets on the hosted page.' });
export type EventCheckoutRequest = z.output<typeof eventCheckoutRequest>;

/** Tickets whose payment step the client renders itself (§4.5, D-57). Unknown fields are ignored. */
export const headlessCheckoutRequest = z
  .object({
    ...eventCheckoutRequest.omit({ saveForIt: true }).shape,
    provider: z
      .string('Name the one rail to use, as GET /v1/store/payment-methods does.')
      .max(50)
      .describe(`Way to pay that the buyer chose, one of \`GET /v1/store/payment-methods\`: ${PROVIDER_TEXTS.eitherRail}.`),
    pricing: z
      .object({
        totalMinor: z
          .int('Give the total in minor units.')
          .min(0, 'Give the total in minor units.')
          .optional()
          .describe(
            'Total that your page has shown to the buyer, integer in the minor unit of the checkout’s currency. When the service’s total differs, the answer is 409 `PRICE_MISMATCH` with the right figures. Leave it out to skip the comparison.',
          ),
      })
      .optional()
      .describe(
        'Price that your page has shown to the buyer (`totalMinor`), to be compared with the service’s. Leave it out to skip the comparison.',
      ),
  })
  .meta({ id: 'HeadlessCheckoutRequest', description: 'Request to open a checkout of tickets whose payment step you show yourself.' });
export type HeadlessCheckoutRequest = z.output<typeof headlessCheckoutRequest>;
