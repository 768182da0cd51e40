import { breakdownOf, type PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';

/** What tickets cost, in parts (D-33, D-94). */
export const checkoutPricing = z
  .object({
    currency: z.string(),
    subtotalMinor: z.int(),
    discountMinor: z.int(),
    feeMinor: z.int().describe('Fees that the buyer pays.'),
    taxMinor: z.int(),
    totalMinor: z.int(),
    dueNowMinor: z.int().describe('What is charged now: all of it, unless there are deposits.'),
    balanceMinor: z.int(),
    balanceDueAt: z.iso.datetime().nullable(),
    lines: z.array(
      z.object({ ticketTypeRef: z.string(), name: z.string(), quantity: z.int(), unitPriceMinor: z.int(), totalMinor: z.int().describe('After the line’s share of the discount.') }),
    ),
  })
  .meta({ id: 'CheckoutPricing' });
export type CheckoutPricing = z.infer<typeof checkoutPricing>;

export function presentPricing(cart: PricedCart): CheckoutPricing {
  const { discountMinor, feeMinor, taxMinor, balanceDueAt = null } = cart;
  const { currency, subtotalMinor, totalMinor, dueNowMinor, laterMinor: balanceMinor } = breakdownOf(cart.lines, cart);
  return {
    currency, subtotalMinor, discountMinor, feeMinor, taxMinor, totalMinor, dueNowMinor, balanceMinor, balanceDueAt,
    lines: cart.lines.map(({ ticketTypeId, name, quantity, unitPriceMinor, netMinor }) => ({
      ticketTypeRef: refOf('tkt', ticketTypeId!), name, quantity, unitPriceMinor, totalMinor: netMinor,
    })),
  };
}
