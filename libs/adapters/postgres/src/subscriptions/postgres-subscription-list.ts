import { SubscriptionList, type Subscription, type SubscriptionName } from '@svc/subscriptions';
import type { DataSource } from 'typeorm';
import { SUBSCRIPTION, subscriptionOf } from './subscription-sql';

/** Subscriptions as they stand in the table. */
export class PostgresSubscriptionList extends SubscriptionList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find({ workspaceId, mode, id }: SubscriptionName): Promise<Subscription | undefined> {
    const [row] = await this.dataSource.query<object[]>(`select ${SUBSCRIPTION} from subscription where workspace_id = $1 and mode = $2 and id = $3`, [workspaceId, mode, id]);
    return row && subscriptionOf(row);
  }
}
