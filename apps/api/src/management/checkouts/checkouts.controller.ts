import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { CHECKOUT_STATUSES, CheckoutList } from '@svc/checkout';
import { idOf, NotFound } from '@svc/kernel';
import { PaymentLists } from '@svc/payments';
import { z } from 'zod';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { managedCheckoutDetail, managedCheckoutView, presentCheckoutDetail, presentManagedCheckout, type ManagedCheckoutDetail } from './checkout.view';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

const listCheckoutsQuery = pageQuery.extend({
  status: z.enum(CHECKOUT_STATUSES, `Give one of ${CHECKOUT_STATUSES.join(', ')}.`).optional(),
  search: filter('Only with this in the buyer’s name, e-mail or phone number, in any case.'),
  mode: modeFilter,
});

/** Carts on their way to become orders, and what became of them. */
@Controller()
export class ManagedCheckoutsController {
  constructor(private readonly checkouts: CheckoutList, private readonly payments: PaymentLists) {}

  @ManagementOperation({
    ...common, id: 'listManagedCheckouts', method: 'GET', path: '/admin/checkouts', summary: 'List checkouts, newest first',
    query: listCheckoutsQuery, returns: pageView(managedCheckoutView),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listCheckoutsQuery)) query: z.output<typeof listCheckoutsQuery>) {
    const { mode, status, search } = query;
    return presentPage(await this.checkouts.page(id, { mode, statuses: status && [status], search, ...pageRequestOf(query, 'chk') }), 'chk', presentManagedCheckout);
  }

  @ManagementOperation({
    ...common, id: 'readManagedCheckout', method: 'GET', path: '/admin/checkouts/:ref', summary: 'Read a checkout with its money',
    description: 'As it stands: the payment provider is not asked.', returns: managedCheckoutDetail,
  })
  async read(@ManagedWorkspace() { id: workspaceId }: Workspace, @Param('ref') ref: string): Promise<ManagedCheckoutDetail> {
    const checkoutId = idOf('chk', ref);
    const checkout = checkoutId && (await this.checkouts.find(workspaceId, checkoutId));
    if (!checkout) throw new NotFound('checkout');
    return presentCheckoutDetail(checkout, await this.payments.ofCheckout({ workspaceId, mode: checkout.mode, checkoutId: checkout.id }));
  }
}
