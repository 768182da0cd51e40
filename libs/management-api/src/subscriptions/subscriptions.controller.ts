import { Controller } from '@nestjs/common';
import { itemIdOf, Operation, type RefCall, Table, type WorkspaceCall } from '@svc/http';
import { idOf, InvalidInput } from '@svc/kernel';
import { DeleteSubscription, SubscriptionList, type Subscription } from '@svc/subscriptions';
import { csvTable } from '../csv';
import { listView, pageRequestOf, pageView, presentPage } from '../page.dto';
import {
  awaitedVariantView,
  exportSubscribersQuery,
  listAlertsQuery,
  listSubscribersQuery,
  presentAlert,
  presentAwaited,
  presentSubscriber,
  restockAlertView,
  stateOf,
  subscriberView,
} from './subscriptions.dto';

const reading = { audience: 'workspace', tag: 'Newsletter and restock alerts', permission: 'subscriptions.read' } as const;
const writing = { audience: 'workspace', tag: 'Newsletter and restock alerts', permission: 'subscriptions.write' } as const;
const path = '/admin/newsletter/subscribers';

/** Newsletter subscribers. The service sends no newsletter itself; merchants export the addresses to the tool that does. */
@Controller()
export class SubscribersController {
  constructor(
    private readonly list: SubscriptionList,
    private readonly deleteSubscription: DeleteSubscription,
  ) {}

  @Operation(`GET ${path}`, {
    ...reading,
    id: 'listSubscribers',
    summary: 'List newsletter subscribers, newest first',
    description:
      'Returns the newsletter subscribers. Write only to confirmed ones; people who unsubscribed stay listed, so that you can remove them from your own lists.',
    query: listSubscribersQuery,
    returns: pageView(subscriberView, 'newsletter subscribers'),
  })
  async page({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listSubscribersQuery }>) {
    const { state, search } = query;
    return presentPage(
      await this.list.page(id, { mode: 'live', kind: 'newsletter', state: stateOf(state), search, ...pageRequestOf(query, 'nls') }),
      'nls',
      presentSubscriber,
    );
  }

  @Operation(`GET ${path}.csv`, {
    ...reading,
    id: 'exportSubscribers',
    summary: 'Export newsletter subscribers as CSV',
    description:
      'Returns the newsletter subscribers as a CSV file in UTF-8 with a byte order mark, for Excel, newest first. A cell that a spreadsheet would run as a formula begins with an apostrophe.',
    query: exportSubscribersQuery,
    csv: true,
  })
  async export({ workspace: { id }, query: { state } }: WorkspaceCall<{ query: typeof exportSubscribersQuery }>): Promise<Table> {
    const readPage = (after: string | undefined, limit: number) =>
      this.list.page(id, { mode: 'live', kind: 'newsletter', state: stateOf(state), after, limit });
    return new Table(
      'subscribers.csv',
      csvTable(['E-mail', 'Name', 'State', 'Signed up at', 'Confirmed at', 'Unsubscribed at'], readPage, lineOf),
    );
  }

  @Operation(`DELETE ${path}/:ref`, {
    ...writing,
    id: 'deleteSubscriber',
    whileSuspended: 'allowed',
    params: { ref: itemIdOf('subscriber', 'nls') },
    audit: 'delete',
    summary: 'Delete a subscriber',
    description:
      'Deletes all data of the newsletter subscriber, who gets no newsletter any more. A person who signs up again is a new subscriber. Cannot be undone.',
    status: 204,
  })
  delete({ workspace: { id: workspaceId }, author: by, params: { ref: id } }: RefCall): Promise<void> {
    return this.deleteSubscription.execute({ workspaceId, mode: 'live', id, kind: 'newsletter', by });
  }
}

const alertsPath = '/admin/restock-alerts';
/** Most variants in the list. */
const MOST_AWAITED = 500;

/** Restock alerts: subscribers and variants. */
@Controller()
export class ManagedRestockAlertsController {
  constructor(
    private readonly list: SubscriptionList,
    private readonly deleteSubscription: DeleteSubscription,
  ) {}

  @Operation(`GET ${alertsPath}`, {
    ...reading,
    id: 'listRestockAlerts',
    summary: 'List restock alerts, newest first',
    description: 'Returns the people who asked for a mail when a sold-out variant can be bought again, with the state of their alert.',
    query: listAlertsQuery,
    returns: pageView(restockAlertView, 'restock alerts'),
  })
  async page({ workspace: { id }, query }: WorkspaceCall<{ query: typeof listAlertsQuery }>) {
    const { state, variant, search } = query;
    const variantId = variant === undefined ? undefined : variantIdOf(variant);
    return presentPage(
      await this.list.page(id, { mode: 'live', kind: 'restock', state, variantId, search, ...pageRequestOf(query, 'rsa') }),
      'rsa',
      presentAlert,
    );
  }

  @Operation(`GET ${alertsPath}/variants`, {
    ...reading,
    id: 'listAwaitedVariants',
    summary: 'List variants that people wait for',
    description:
      'Returns the sold-out variants that people wait for, with the number of people who have confirmed that they wait; at most 500 variants.',
    returns: listView(
      awaitedVariantView,
      'Sold-out variants that people wait for, the most wanted first; at most 500. Empty when there are none.',
    ).meta({ id: 'AwaitedVariantList', description: 'The variants that people wait for, with the number of people for each.' }),
  })
  async awaited({ workspace: { id } }: WorkspaceCall) {
    return { data: (await this.list.awaited(id, 'live', MOST_AWAITED)).map(presentAwaited) };
  }

  @Operation(`DELETE ${alertsPath}/:ref`, {
    ...writing,
    id: 'deleteRestockAlert',
    whileSuspended: 'allowed',
    params: { ref: itemIdOf('restock alert', 'rsa') },
    audit: 'delete',
    summary: 'Delete a restock alert',
    description: 'Deletes the restock alert with its data; no mail is sent for it any more. Cannot be undone.',
    status: 204,
  })
  delete({ workspace: { id: workspaceId }, author: by, params: { ref: id } }: RefCall): Promise<void> {
    return this.deleteSubscription.execute({ workspaceId, mode: 'live', id, kind: 'restock', by });
  }
}

function lineOf(subscription: Subscription): [(string | undefined)[]] {
  const { email, name, state, createdAt, confirmedAt, unsubscribedAt } = presentSubscriber(subscription);
  return [[email, name, state, createdAt, confirmedAt, unsubscribedAt]];
}

/** @throws InvalidInput */
function variantIdOf(ref: string): string {
  const id = idOf(['var', 'pko'], ref);
  if (!id) throw new InvalidInput('variant: Give the ref of a variant: var_… as the product tells it.', { invalid: ['variant'] });
  return id;
}
