import { Controller, Param, Query, Res } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { DeleteSubscription, SubscriptionList, type SubscriptionQuery } from '@svc/subscriptions';
import type { Response } from 'express';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { csvLine, sendCsv } from '../csv';
import { itemIdOf } from '../items/item-id.pipe';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { exportSubscribersQuery, listSubscribersQuery, presentSubscriber, stateOf, subscriberView, type ExportSubscribersQuery, type ListSubscribersQuery } from './subscriptions.dto';

const common = { audience: 'workspace', tag: 'Newsletter and restock alerts' } as const;
const path = '/admin/newsletter/subscribers';
const SUBSCRIBERS_PER_READ = 500;

/** Who wants the newsletter. The service sends none itself: the addresses go where the merchant writes it. */
@Controller()
export class SubscribersController {
  constructor(private readonly list: SubscriptionList, private readonly deleteSubscription: DeleteSubscription) {}

  @ManagementOperation({
    ...common, id: 'listSubscribers', method: 'GET', path, summary: 'List who has signed up for the newsletter, newest first',
    description: 'Write to the confirmed ones alone. Who is unsubscribed stays listed, so that you can take them off your own list.', query: listSubscribersQuery, returns: pageView(subscriberView),
  })
  async page(@ManagedWorkspace() { id }: Workspace, @Query(read(listSubscribersQuery)) query: ListSubscribersQuery) {
    const { state, search } = query;
    return presentPage(await this.list.page(id, { mode: 'live', kind: 'newsletter', state: stateOf(state), search, ...pageRequestOf(query, 'nls') }), 'nls', presentSubscriber);
  }

  @ManagementOperation({
    ...common, id: 'exportSubscribers', method: 'GET', path: `${path}.csv`, summary: 'Export who wants the newsletter as a table',
    description: 'UTF-8 with a byte order mark, as Excel wants it, newest first. A cell that a spreadsheet would take for a formula stands behind an apostrophe.',
    query: exportSubscribersQuery, csv: true,
  })
  async export(@ManagedWorkspace() { id }: Workspace, @Query(read(exportSubscribersQuery)) { state }: ExportSubscribersQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'subscribers.csv', this.lines(id, { mode: 'live', kind: 'newsletter', state: stateOf(state) }));
  }

  @ManagementOperation({
    ...common, id: 'deleteSubscriber', method: 'DELETE', path: `${path}/:ref`, summary: 'Forget a subscriber', description: 'Whoever signs up again is somebody new.', status: 204,
  })
  delete(@ManagedWorkspace() { id: workspaceId }: Workspace, @CallingAuthor() by: Author, @Param('ref', itemIdOf('subscriber', 'nls')) id: string): Promise<void> {
    return this.deleteSubscription.execute({ workspaceId, mode: 'live', id, kind: 'newsletter', by });
  }

  /** Reads on only as fast as the answer is taken. */
  private async *lines(workspaceId: string, which: Pick<SubscriptionQuery, 'mode' | 'kind' | 'state'>): AsyncGenerator<string> {
    yield csvLine(['E-mail', 'Name', 'State', 'Signed up at', 'Confirmed at', 'Unsubscribed at']);
    let after: string | undefined;
    do {
      const page = await this.list.page(workspaceId, { ...which, after, limit: SUBSCRIBERS_PER_READ });
      yield page.data.map(presentSubscriber).map(({ email, name, state, createdAt, confirmedAt, unsubscribedAt }) => csvLine([email, name, state, createdAt, confirmedAt, unsubscribedAt])).join('');
      after = page.next;
    } while (after !== undefined);
  }
}
