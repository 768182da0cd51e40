import { type Opened, ownOrderRequest } from '@svc/checkout';
import type { CheckoutLinks } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { managedOrderRecord } from '@svc/orders';
import { z } from 'zod';

export const ownOrderBody = ownOrderRequest;

const minor = (description: string) => z.number().int().describe(description);

/** Order by hand: placed, or to be paid by its buyer. */
export const placedOrder = z
  .object({
    order: managedOrderRecord.optional().describe('The placed order; absent while its buyer has still to pay.'),
    checkout: z
      .object({
        ref: z.string().describe('Ref of the checkout, `chk_…`.'),
        hostedUrl: z.string().describe('Page on which the buyer pays. It shows the buyer’s details: send it to the buyer alone.'),
        currency: z.string().describe('Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`.'),
        totalMinor: minor('Total of the checkout, integer in the minor unit of `currency`.'),
        dueNowMinor: minor('Amount that is paid now, such as deposits; integer in the minor unit of `currency`.'),
        expiresAt: z.string().describe('End of the checkout, until which its seats are held: UTC timestamp, 24 hours after it was opened.'),
      })
      .meta({ id: 'CheckoutToPay', description: 'Checkout that the buyer of an order by hand has still to pay.' })
      .optional()
      .describe('The checkout that its buyer has still to pay; absent once the order is placed.'),
  })
  .meta({ id: 'PlacedOrder', description: 'An order by hand: `order` when it is placed, `checkout` while its buyer has still to pay.' });
export type PlacedOrder = z.infer<typeof placedOrder>;

/** Presents an order by hand that its buyer has still to pay. */
export function presentToPay(
  { checkout: { id, cart, expiresAt } }: Pick<Opened, 'checkout'>,
  links: CheckoutLinks,
  workspaceSlug: string,
): PlacedOrder {
  const { currency, totalMinor, dueNowMinor } = cart;
  const hostedUrl = links.hostedUrl({ workspaceSlug, checkoutId: id }, 'full');
  return { checkout: { ref: refOf('chk', id), hostedUrl, currency, totalMinor, dueNowMinor, expiresAt: timestampOf(expiresAt) } };
}
