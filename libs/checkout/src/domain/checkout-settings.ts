import { amountsByCurrency, byDefault, minorUnits, patchOf, percentage } from '@svc/contracts';
import { z } from 'zod';
import { LEAST_PART_PCT } from './savings/saving';

const serviceFee = z
  .strictObject({
    pct: percentage
      .describe(
        'Percentage of the price of a sold line after discounts that the service takes as a fee, 0 to 100 with up to four decimals: 2.5 means 2.5 %. Default: 0.',
      )
      .default(0),
    flatMinor: minorUnits.default(0).meta({
      description:
        'Fixed part of the service’s fee for each piece or ticket sold, integer in minor units of the workspace’s primary currency. Default: 0.',
    }),
    flatByCurrency: amountsByCurrency.default({}).meta({
      description:
        'Fixed part of the service’s fee for each piece or ticket sold in other currencies: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0.',
    }),
  })
  .meta({ id: 'ServiceFee', description: 'Fee of the service on each line of a sale whose net is above 0.' });

/** Service fees of tickets and of products (D-92, D-93). The operator sets them (D-130): `fees` of a workspace's settings. */
export const serviceFees = z
  .strictObject({
    frontdesk: byDefault(serviceFee).describe(
      'Fee of the service on each ticket sold: a percentage (`pct`) plus a fixed part (`flatMinor`). No fee on tickets that cost nothing.',
    ),
    product: byDefault(serviceFee).describe(
      'Fee of the service on each product and package sold: a percentage (`pct`) plus a fixed part (`flatMinor`).',
    ),
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
    eventMinutes: minutes
      .describe('Time in minutes for which a hosted checkout holds the tickets in it, 5 to 60. Default: 30.')
      .default(30),
    headlessMinutes: minutes
      .describe('Time in minutes for which a headless checkout holds the tickets in it, 5 to 60. Default: 15.')
      .default(15),
    stockMinutes: minutes
      .describe('Time in minutes for which a checkout holds products once the buyer starts to pay, 5 to 60. Default: 15.')
      .default(15),
    graceSeconds: z
      .int('Give whole seconds.')
      .min(0, 'Give 0 seconds or more.')
      .max(600, 'Give 600 seconds or less.')
      .describe(
        'Time in seconds for which an expired checkout stays open while the payment provider does not answer, 0 to 600. Default: 120.',
      )
      .default(120),
    lateMoneyHours: z
      .int('Give whole hours.')
      .min(0, 'Give 0 hours or more.')
      .max(168, 'Give 168 hours or less.')
      .describe(
        'Time in hours after a checkout has ended in which late money still makes it paid, if everything can still be bought at the same total: 0 to 168. Money that comes later is refunded. Default: 24.',
      )
      .default(24),
    registeredReturnUrls: z
      .boolean()
      .describe(
        'True when the host of a checkout’s `returnUrl` has to be a registered origin of a publishable key of the same mode, or one of the storefront’s `verifiedDomains`. Default: false, any https host.',
      )
      .default(false),
    mostHoldsPerKey: mostHoldsPerKey
      .optional()
      .describe(
        'Highest number of open checkouts by one API key that hold seats or stock at the same time in live mode, 1 to 100,000; a further one gets 429 `RATE_LIMITED`. Savings plans that have begun do not count. Absent when there is no limit.',
      ),
  })
  .meta({ id: 'CheckoutSettings', description: 'Time limits of checkouts, late money and return addresses.' });

/** A field that is omitted keeps its value. */
export const checkoutPatch = patchOf(checkoutSettings).extend({
  mostHoldsPerKey: mostHoldsPerKey
    .nullable()
    .describe(
      'Highest number of open checkouts by one API key that hold seats or stock at the same time in live mode, 1 to 100,000. Checkouts opened from now on count. `null` removes the limit; leave it out to keep the present one.',
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
        'Part of the saved money that is refunded when the buyer stops a savings plan or the deadline passes, in percent, 0 to 100. When the merchant ends a plan, all money is refunded. Default: 100.',
      )
      .default(100),
    leastPartPct: z
      .int('Give whole percent.')
      .min(1, 'Give 1 or more.')
      .max(100, 'Give 100 or less.')
      .describe(
        'Smallest payment into a savings plan in percent of the plan’s total, 1 to 100; a last payment may be smaller. Applies to plans that begin from now on. Default: 5.',
      )
      .default(LEAST_PART_PCT),
  })
  .meta({ id: 'SavingsSettings', description: 'Terms of savings plans that begin from now on.' });
