import type { CheckoutLinks, LinkAccess } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { CHECKOUT_STATUSES, type Checkout } from './checkout';
import { checkoutPayment } from './payment.view';

const moment = z.iso.datetime();

/** What a merchant's server reads of a checkout (§2.8, decisions 3.5): nothing of the buyer (D-25). */
export const storeCheckoutSessionView = z
  .object({
    ref: z.string().describe('`chk_…`'),
    status: z.enum(CHECKOUT_STATUSES),
    mode: z.enum(['live', 'test']),
    hostedUrl: z.string().describe('Where to send the buyer. Read with a publishable key, its page shows contact data masked.'),
    returnUrl: z.string().describe('Where a buyer who has paid comes back to, with `checkout=<ref>` appended.'),
    currency: z.string().describe('Of the whole session; it never changes.'),
    totalMinor: z.int().describe('What the cart costs; of products as of now, since they are priced when the buyer pays.'),
    orderRef: z.string().optional().describe('`ord_…`, once it is paid.'),
    orderNumber: z.string().optional().describe('As people say it, once it is paid.'),
    expiresAt: moment,
    completedAt: moment.optional(),
    cancelledAt: moment.optional(),
    createdAt: moment,
    payment: checkoutPayment.optional().describe('Of headless checkouts, read with a secret key: by what the buyer pays.'),
  })
  .meta({ id: 'StoreCheckoutSessionView', description: 'A checkout session. Whether it is paid is told by `status` alone, never by the buyer’s return.' });
export type StoreCheckoutSessionView = z.infer<typeof storeCheckoutSessionView>;

/** Who looks at a checkout. */
export interface CheckoutOnlooker {
  workspaceSlug: string;
  links: CheckoutLinks;
  /** `masked` for publishable keys. */
  access: LinkAccess;
}

export function presentCheckout(checkout: Checkout, { workspaceSlug, links, access }: CheckoutOnlooker): StoreCheckoutSessionView {
  const { id, status, mode, returnUrl, cart, orderId, orderNumber, expiresAt, completedAt, cancelledAt, createdAt } = checkout;
  return {
    ref: refOf('chk', id),
    status,
    mode,
    hostedUrl: links.hostedUrl({ workspaceSlug, checkoutId: id }, access),
    returnUrl,
    currency: cart.currency,
    totalMinor: cart.totalMinor,
    orderRef: status === 'paid' && orderId ? refOf('ord', orderId) : undefined,
    orderNumber: orderNumber === undefined ? undefined : String(orderNumber),
    expiresAt: timestampOf(expiresAt),
    completedAt: completedAt && timestampOf(completedAt),
    cancelledAt: cancelledAt && timestampOf(cancelledAt),
    createdAt: timestampOf(createdAt),
  };
}
