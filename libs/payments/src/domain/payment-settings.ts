import { currenciesOfRail, type PaymentRail, PROVIDER_NAMES, providerOf } from '@svc/contracts';
import { z } from 'zod';

const ON = { enabled: true };
const rail = (name: PaymentRail, way: string) =>
  z
    .strictObject({
      enabled: z
        .boolean()
        .describe(
          'True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true.',
        ),
    })
    .default(ON)
    .describe(
      `${way} in ${currenciesOfRail(name)}, through ${PROVIDER_NAMES[providerOf(name)]}: \`enabled\` switches this way to pay on or off. Default: on.`,
    );

/** Ways to pay that the merchant offers, where credentials allow: `rails` of a workspace's settings. */
export const paymentRails = z
  .strictObject({
    card: rail('card', 'Payment by card'),
    bank_transfer: rail('bank_transfer', 'Payment by bank transfer'),
    international_card: rail('international_card', 'Payment by card'),
  } satisfies Record<PaymentRail, z.ZodType>)
  .meta({ id: 'PaymentRails', description: 'Ways to pay, each on or off. A way is offered where an account at a provider allows it.' });
