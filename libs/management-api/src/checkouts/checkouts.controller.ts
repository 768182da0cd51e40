import { Controller } from '@nestjs/common';
import { CHECKOUT_STATUSES, CheckoutList } from '@svc/checkout';
import { itemIdOf, Operation, type RefCall, requireFound, type WorkspaceCall } from '@svc/http';
import { PaymentLists } from '@svc/payments';
import { z } from 'zod';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import {
  checkoutStatus,
  managedCheckoutDetail,
  managedCheckoutView,
  presentCheckoutDetail,
  presentManagedCheckout,
  type ManagedCheckoutDetail,
} from './checkouts.dto';

const reading = { audience: 'workspace', tag: 'Orders and payments', permission: 'checkouts.read' } as const;

const listCheckoutsQuery = pageQuery.extend({
  status: z
    .enum(CHECKOUT_STATUSES, `Give one of ${CHECKOUT_STATUSES.join(', ')}.`)
    .optional()
    .describe(`Only checkouts with this status. Default: all. ${checkoutStatus.description}`),
  search: filter('Only checkouts with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same.'),
  mode: modeFilter,
});

/** Checkouts of a workspace, open and ended. */
@Controller()
export class ManagedCheckoutsController {
  constructor(
    private readonly checkouts: CheckoutList,
    private readonly payments: PaymentLists,
  ) {}

  @Operation('GET /admin/checkouts', {
    ...reading,
    id: 'listManagedCheckouts',
    summary: 'List checkouts, newest first',
    description:
      'Returns the checkouts of one mode, paid and not, with their lines and amounts. Payments are in `GET /admin/checkouts/{ref}`.',
    query: listCheckoutsQuery,
    returns: pageView(managedCheckoutView, 'checkouts'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listCheckoutsQuery }>) {
    const { mode, status, search } = query;
    return presentPage(
      await this.checkouts.page(id, { mode, statuses: status && [status], search, ...pageRequestOf(query, 'chk') }),
      'chk',
      presentManagedCheckout,
    );
  }

  @Operation('GET /admin/checkouts/:ref', {
    ...reading,
    id: 'readManagedCheckout',
    params: { ref: itemIdOf('checkout', 'chk') },
    summary: 'Read a checkout with its money',
    description:
      'Returns the stored state of one checkout with payment attempts, payments and refunds. The payment provider is not asked, and nothing changes.',
    returns: managedCheckoutDetail,
  })
  async read({ workspace: { id: workspaceId }, params: { ref: checkoutId } }: RefCall): Promise<ManagedCheckoutDetail> {
    const checkout = requireFound('checkout', await this.checkouts.find(workspaceId, checkoutId));
    return presentCheckoutDetail(checkout, await this.payments.ofCheckout({ workspaceId, mode: checkout.mode, checkoutId: checkout.id }));
  }
}
