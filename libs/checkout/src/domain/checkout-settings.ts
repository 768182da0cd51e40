import { amountsByCurrency, byDefault, minorUnits, patchOf, percentage } from '@svc/contracts';
import { z } from 'zod';
import { LEAST_PART_PCT } from './savings/saving';

const serviceFee = z
  .strictObject({
    pct: percentage.describe('Percentage of the net price, with up to four decimals: 2.5 means 2.5 %. Default: 0.').default(0),
    flatMinor: minorUnits.default(0).meta({ description: 'Flat part for each piece, in minor units of the primary currency. Default: 0.' }),
    flatByCurrency: amountsByCurrency
      .default({})
      .meta({ description: 'Flat part for each piece in other currencies, in minor units. A currency that is not named has 0.' }),
  })
  .meta({ id: 'ServiceFee', description: 'Fee of the service on each line of a sale whose net is above 0.' });

/** Service fees of tickets and of products (D-92, D-93). The operator sets them (D-130): `fees` of a workspace's settings. */
export const serviceFees = z
  .strictObject({
    frontdesk: byDefault(serviceFee).describe('Fee on tickets.'),
    product: byDefault(serviceFee).describe('Fee on products and packages.'),
  })
  .meta({ id: 'ServiceFees' });
export type ServiceFees = z.infer<typeof serviceFees>;

const minutes = z.int('Give whole minutes.').min(5, 'Give 5 minutes or more.').max(60, 'Give 60 minutes or less.');
const mostHoldsPerKey = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(100_000, 'Give 100,000 or less.');

/**
 * Time limits of checkouts that hold seats and of held stock (D-45), grace for silent providers (D-29) and for late money (D-103),
 * return hosts (D-44), and the hold ceiling of one key (D-61): `checkouts` of a workspace's settings.
 */
export const checkoutSettings = z
  .strictObject({
    eventMinutes: minutes.describe('How long tickets of a hosted checkout are held for their buyer.').default(30),
    headlessMinutes: minutes.describe('How long tickets of a headless checkout are held for their buyer.').default(15),
    stockMinutes: minutes.describe('How long products are held for a buyer who has started to pay.').default(15),
    graceSeconds: z
      .int('Give whole seconds.')
      .min(0, 'Give 0 seconds or more.')
      .max(600, 'Give 600 seconds or less.')
      .describe('How much longer a checkout whose time is over stays open while its payment provider does not answer.')
      .default(120),
    lateMoneyHours: z
      .int('Give whole hours.')
      .min(0, 'Give 0 hours or more.')
      .max(168, 'Give 168 hours or less.')
      .describe(
        'For how long after its end money that comes late can still make a checkout paid, if all of it can be bought at the same total then. Later money goes back.',
      )
      .default(24),
    registeredReturnUrls: z
      .boolean()
      .describe('On: the host of a returnUrl must be an origin that a key of the mode has, or one of the storefront’s verifiedDomains.')
      .default(false),
    mostHoldsPerKey: mostHoldsPerKey
      .optional()
      .describe(
        'How many open checkouts of one key may hold something at a time, in live mode, savings plans that have begun aside; another is refused as RATE_LIMITED. Without it there may be any number.',
      ),
  })
  .meta({ id: 'CheckoutSettings' });

/** A field that is omitted keeps its value. */
export const checkoutPatch = patchOf(checkoutSettings).extend({
  mostHoldsPerKey: mostHoldsPerKey
    .nullable()
    .describe(
      'How many open checkouts of one key may hold something at a time, in live mode; those opened from now on count. Null: any number.',
    )
    .optional(),
});

/** Shares of savings plans: least part, and refund of savings that end incomplete (D-15): `savings` of a workspace's settings. */
export const savingsSettings = z
  .strictObject({
    refundPct: z
      .int('Give whole percent.')
      .min(0, 'Give 0 or more.')
      .max(100, 'Give 100 or less.')
      .describe(
        'How much of what was saved goes back to a buyer who stops, or does not complete the plan in time, in percent. All of it goes back when the merchant ends the plan.',
      )
      .default(100),
    leastPartPct: z
      .int('Give whole percent.')
      .min(1, 'Give 1 or more.')
      .max(100, 'Give 100 or less.')
      .describe(
        'What each part of a savings plan is at least, in percent of its total; less only when less is missing. Of plans that begin from now on.',
      )
      .default(LEAST_PART_PCT),
  })
  .meta({ id: 'SavingsSettings' });
