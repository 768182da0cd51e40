import { Controller, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { idOf, InvalidInput, type Author } from '@svc/kernel';
import { DeleteSubscription, SubscriptionList } from '@svc/subscriptions';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { awaitedVariantView, listAlertsQuery, presentAlert, presentAwaited, restockAlertView, type ListAlertsQuery } from './subscriptions.dto';

const common = { audience: 'workspace', tag: 'Newsletter and restock alerts' } as const;
const path = '/admin/restock-alerts';
/** More variants than anybody looks through. */
const MOST_AWAITED = 500;

/** Who waits for what to be back in stock. */
@Controller()
export class ManagedRestockAlertsController {
  constructor(private readonly list: SubscriptionList, private readonly deleteSubscription: DeleteSubscription) {}

  @ManagementOperation({ ...common, id: 'listRestockAlerts', method: 'GET', path, summary: 'List restock alerts, newest first', query: listAlertsQuery, returns: pageView(restockAlertView) })
  async page(@ManagedWorkspace() { id }: Workspace, @Query(read(listAlertsQuery)) query: ListAlertsQuery) {
    const { state, variant, search } = query;
    const variantId = variant === undefined ? undefined : variantIdOf(variant);
    return presentPage(await this.list.page(id, { mode: 'live', kind: 'restock', state, variantId, search, ...pageRequestOf(query, 'rsa') }), 'rsa', presentAlert);
  }

  @ManagementOperation({
    ...common, id: 'listAwaitedVariants', method: 'GET', path: `${path}/variants`, summary: 'List what is waited for',
    description: 'How many people have confirmed that they wait for each variant, the most wanted first; 500 variants at most.', returns: z.object({ data: z.array(awaitedVariantView) }),
  })
  async awaited(@ManagedWorkspace() { id }: Workspace) {
    return { data: (await this.list.awaited(id, 'live', MOST_AWAITED)).map(presentAwaited) };
  }

  @ManagementOperation({ ...common, id: 'deleteRestockAlert', method: 'DELETE', path: `${path}/:ref`, summary: 'Forget a restock alert', description: 'Its mail is not sent any more.', status: 204 })
  delete(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() by: Author, @Param('ref', itemIdOf('restock alert', 'rsa')) id: string): Promise<void> {
    return this.deleteSubscription.execute({ workspaceId, mode: 'live', id, kind: 'restock', by });
  }
}

/** @throws InvalidInput */
function variantIdOf(ref: string): string {
  const id = idOf(['var', 'pko'], ref);
  if (!id) throw new InvalidInput('variant: Give the ref of a variant: var_… as the product tells it.', { invalid: ['variant'] });
  return id;
}
