import type { Dependencies, Mode } from '@svc/kernel';
import { presentOrder, type StoreOrderRecord } from '../domain/order-record.view';
import type { OrderReader } from '../ports/order-reader';

export interface ListOrdersQuery {
  workspaceId: string;
  /** Mode of the key: the other mode's orders are never seen (§4.1 r5). */
  mode: Mode;
  dependsOn?: Dependencies;
  /** UTC with six fractional digits; all orders when absent. */
  updatedSince?: string;
  limit: number;
}

/** Lists orders for `GET /store/orders`: changed since a moment, oldest change first (§4.1 r5, D-28). */
export class ListOrders {
  constructor(private readonly orders: OrderReader) {}

  async execute({ workspaceId, mode, dependsOn, updatedSince, limit }: ListOrdersQuery): Promise<StoreOrderRecord[]> {
    dependsOn?.add({ kinds: [`order_${mode}`] });
    return (await this.orders.changedSince(workspaceId, mode, updatedSince, limit)).map(presentOrder);
  }
}
