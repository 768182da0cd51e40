import type { Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { NotFound } from '@svc/kernel';
import { presentOrder, type OrderName, type OrderReader, type StoreOrderRecord } from '@svc/orders';

/** The name of a workspace's order of either mode, by whose clock the request goes from here on. Throws NotFound. */
export async function nameOfOrder(orders: OrderReader, { id: workspaceId }: Workspace, orderId: string): Promise<OrderName> {
  const mode = await orders.modeOf(workspaceId, orderId);
  if (!mode) throw new NotFound('order');
  enterTenant(workspaceId, mode);
  return { workspaceId, mode, orderId };
}

/** The order as it is now. Throws NotFound. */
export async function presentManagedOrder(orders: OrderReader, name: OrderName): Promise<StoreOrderRecord> {
  const order = await orders.find(name);
  if (!order) throw new NotFound('order');
  return presentOrder(order);
}
