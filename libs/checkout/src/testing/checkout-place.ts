import type { KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { MoneyUnitOfWork } from '@svc/payments';
import type { Checkout, HoldMove } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { LapsingCheckouts } from '../ports/lapsing-checkouts';

export interface PlacedOrder {
  id: string;
  mode: Mode;
  checkoutId: string;
  number: number;
  paidMinor: number;
}

/** One place where checkouts are kept, with their holds, their money and their orders. */
export interface CheckoutPlace {
  work: CheckoutUnitOfWork;
  /** Of payments, on the same rows. */
  payments: MoneyUnitOfWork;
  lapsing: LapsingCheckouts;
  /** Opens a checkout, which takes its moves if it is `held`. */
  open(checkout: Checkout): Promise<void>;
  setCapacity(workspaceId: string, move: Omit<HoldMove, 'count'>, capacity: number): Promise<void>;
  /** What the counter says, and what the rows of holds add up to. */
  counted(workspaceId: string, move: Omit<HoldMove, 'count'>): Promise<{ held: number; sold: number; rowsHeld: number; rowsSold: number }>;
  orders(workspaceId: string): Promise<PlacedOrder[]>;
  /** Facts that were left about checkouts and money, in whatever order. */
  facts(workspaceId: string): Promise<KnownFact[]>;
}
