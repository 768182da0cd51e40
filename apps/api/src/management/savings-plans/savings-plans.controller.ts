import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { CheckoutList, checkoutStatusesOf, SAVING_PLAN_STATUSES, StopSaving, type CheckoutQuery } from '@svc/checkout';
import { idOf, NotFound, type Author } from '@svc/kernel';
import { PaymentLists } from '@svc/payments';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { modeFilter } from '../orders/orders.dto';
import { filter, pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';
import { isSavedUpFor, presentSavingsPlan, presentSavingsPlanDetail, savingsPlanDetail, savingsPlanView, type SavedUpFor, type SavingsPlanDetail } from './savings-plan.view';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

const listPlansQuery = pageQuery.extend({
  status: z.enum(SAVING_PLAN_STATUSES, `Give one of ${SAVING_PLAN_STATUSES.join(', ')}.`).optional(),
  search: filter('Only with this in the buyer’s name, e-mail or phone number, in any case.'),
  mode: modeFilter,
});

/** What people save up for, from its first part on (D-15). */
@Controller()
export class SavingsPlansController {
  constructor(
    private readonly checkouts: CheckoutList,
    private readonly payments: PaymentLists,
    private readonly stopSaving: StopSaving,
  ) {}

  @ManagementOperation({
    ...common, id: 'listSavingsPlans', method: 'GET', path: '/admin/savings-plans', summary: 'List savings plans, newest first',
    description: 'Those of which a part was paid at least once.', query: listPlansQuery, returns: pageView(savingsPlanView),
  })
  async list(@ManagedWorkspace() { id: workspaceId }: Workspace, @Query(read(listPlansQuery)) { status, ...query }: z.output<typeof listPlansQuery>) {
    const { mode, search } = query;
    const asked: CheckoutQuery = { mode, search, isSavedUpFor: true, statuses: status && checkoutStatusesOf(status), ...pageRequestOf(query, 'chk') };
    const { data, next } = await this.checkouts.page(workspaceId, asked);
    const taken = await this.checkouts.takenMinor(workspaceId, mode, data.map(({ id }) => id));
    return presentPage({ data: data.filter(isSavedUpFor), next }, 'chk', (plan) => presentSavingsPlan(plan, taken.get(plan.id) ?? 0));
  }

  @ManagementOperation({
    ...common, id: 'readSavingsPlan', method: 'GET', path: '/admin/savings-plans/:ref', summary: 'Read a savings plan with its parts',
    description: 'Named by the ref of its checkout. As it stands: the payment provider is not asked.', returns: savingsPlanDetail,
  })
  async read(@ManagedWorkspace() { id }: Workspace, @Param('ref') ref: string): Promise<SavingsPlanDetail> {
    return this.present(id, await this.find(id, ref));
  }

  @ManagementOperation({
    ...common, id: 'cancelSavingsPlan', method: 'POST', path: '/admin/savings-plans/:ref/cancel', summary: 'End a savings plan',
    description: 'All that was saved goes back to those who paid it, whatever `savings.refundPct` says: that is for buyers who stop. One that has ended is answered unchanged; one that is complete is refused, since its order can be refunded.',
    returns: savingsPlanDetail, errors: ['CHECKOUT_ALREADY_PAID'],
  })
  async cancel(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() author: Author, @Param('ref') ref: string): Promise<SavingsPlanDetail> {
    const { mode, id: checkoutId } = await this.find(workspaceId, ref);
    await this.stopSaving.execute({ name: { workspaceId, mode, checkoutId }, holder: 'secret', author });
    return this.present(workspaceId, await this.find(workspaceId, ref));
  }

  /** Throws NotFound, also for a checkout of which nobody has saved anything. */
  private async find(workspaceId: string, ref: string): Promise<SavedUpFor> {
    const checkoutId = idOf('chk', ref);
    const checkout = checkoutId && (await this.checkouts.find(workspaceId, checkoutId));
    if (!checkout || !isSavedUpFor(checkout)) throw new NotFound('savings plan');
    return checkout;
  }

  private async present(workspaceId: string, plan: SavedUpFor): Promise<SavingsPlanDetail> {
    return presentSavingsPlanDetail(plan, await this.payments.ofCheckout({ workspaceId, mode: plan.mode, checkoutId: plan.id }));
  }
}
