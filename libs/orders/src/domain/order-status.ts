import type { OrderStatus } from '@svc/contracts';

const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['deposit_paid', 'paid', 'cancelled'],
  saving: ['paid', 'cancelled'],
  deposit_paid: ['paid', 'cancelled', 'refunded'],
  paid: ['partially_refunded', 'refunded', 'cancelled'],
  partially_refunded: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** Whether an order may get from one status to the other (D-11). */
export function canOrderBecome(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

/** The status of an order that money has come for: one whose total is zero counts as paid (D-11). */
export function statusWhenPaid({ totalMinor, paidMinor }: { totalMinor: number; paidMinor: number }): 'deposit_paid' | 'paid' {
  return paidMinor >= totalMinor ? 'paid' : 'deposit_paid';
}
