import type { Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { requireFound } from '@svc/http';
import { type OrderName, type OrderReader, type Pieces, type WantedRefund } from '@svc/orders';
import type { RefundOrderBody } from './orders.dto';

/** Returns the name of an order of either mode; from here on the request runs by the clock of that mode. @throws NotFound */
export async function orderName(orders: OrderReader, { id: workspaceId }: Workspace, orderId: string): Promise<OrderName> {
  const { mode } = requireFound('order', await orders.linkOf(workspaceId, orderId));
  enterTenant(workspaceId, mode);
  return { workspaceId, mode, orderId };
}

export const piecesOf = ({ ref: itemId, quantity }: { ref: string; quantity: number }): Pieces => ({ itemId, quantity });

/** Returns the refund that a body requests: pieces, an amount, or everything left. */
export function wantedOf({ items, amountMinor }: RefundOrderBody): WantedRefund {
  if (items) return { items: items.map(piecesOf) };
  return amountMinor === undefined ? 'all' : { amountMinor };
}
