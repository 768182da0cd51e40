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
  .meta({ id: 'ServiceFees', description: 'Fees of the service on sales.' });
export type ServiceFees = z.infer<typeof serviceFees>;

const minutes = z.int('Give whole minutes.').min(5, 'Give 5 minutes or more.').max(60, 'Give 60 minutes or less.');
const mostHoldsPerKey = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(100_000, 'Give 100,000 or less.');

/**
 * Time limits of checkouts that hold seats and of held stock (D-45), grace for silent providers (D-29) and for late money (D-103),
 * return hosts (D-44), and the hold ceiling of one key (D-61): `checkouts` of a workspace's settings.
 */
export const checkoutSettings = z
  .strictObject({
    eventMinutes: minutes.describe('Minutes for which a hosted checkout holds its tickets, 5 to 60. Default: 30.').default(30),
    headlessMinutes: minutes.describe('Minutes for which a headless checkout holds its tickets, 5 to 60. Default: 15.').default(15),
    stockMinutes: minutes.describe('Minutes for which products are held once their buyer starts to pay, 5 to 60. Default: 15.').default(15),
    graceSeconds: z
      .int('Give whole seconds.')
      .min(0, 'Give 0 seconds or more.')
      .max(600, 'Give 600 seconds or less.')
      .describe('Seconds for which an expired checkout stays open while its payment provider does not answer, 0 to 600. Default: 120.')
      .default(120),
    lateMoneyHours: z
      .int('Give whole hours.')
      .min(0, 'Give 0 hours or more.')
      .max(168, 'Give 168 hours or less.')
      .describe(
        'Hours after its end in which late money still makes a checkout paid, if all of it can be bought at the same total; 0 to 168. Later money goes back. Default: 24.',
      )
      .default(24),
    registeredReturnUrls: z
      .boolean()
      .describe(
        'True: the host of a `returnUrl` has to be an origin of a key of the mode, or one of the storefront’s `verifiedDomains`. Default: false.',
      )
      .default(false),
    mostHoldsPerKey: mostHoldsPerKey
      .optional()
      .describe(
        'Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000; another gets 429 `RATE_LIMITED`. Savings plans that have begun do not count. Absent: no limit.',
      ),
  })
  .meta({ id: 'CheckoutSettings', description: 'Time limits of checkouts, late money and return addresses.' });

/** A field that is omitted keeps its value. */
export const checkoutPatch = patchOf(checkoutSettings).extend({
  mostHoldsPerKey: mostHoldsPerKey
    .nullable()
    .describe(
      'Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000. Those opened from now on count. Null: no limit.',
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
        'Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes. When you end a plan, all of it does. Default: 100.',
      )
      .default(100),
    leastPartPct: z
      .int('Give whole percent.')
      .min(1, 'Give 1 or more.')
      .max(100, 'Give 100 or less.')
      .describe(
        'Smallest part of a savings plan in percent of its total, 1 to 100, unless less is missing. It applies to plans that begin from now on. Default: 5.',
      )
      .default(LEAST_PART_PCT),
  })
  .meta({ id: 'SavingsSettings', description: 'Terms of savings plans that begin from now on.' });
