import type { Mode } from '@svc/kernel';
import type { Checkout, CheckoutContact } from '../checkout';
import { expiryOf } from '../holds/checkout-timeouts';

/** Key of an order, as checkouts use it. */
export interface OrderName {
  workspaceId: string;
  mode: Mode;
  orderId: string;
}

/** Balance of an order, and its payer. */
export interface OrderBalance extends OrderName {
  number: number;
  amountMinor: number;
  currency: string;
  contact: CheckoutContact;
  /** Serial of the order's links. */
  linkSerial?: number;
}

/** Checkout of a balance before it is opened; its time limits come from the workspace. */
export type BalanceCheckout = Omit<Checkout, 'waits'>;

/** Timeouts of hosted checkouts of balances, which live as long as those of products. */
const NO_TIMEOUTS = { eventMinutes: 0, headlessMinutes: 0 };

/**
 * Creates the checkout that pays a balance: one line, without anything that could run out. It lasts as long as one of products;
 * after it another may be opened.
 * @param name of the line, as buyers read it at the provider
 */
export function balanceCheckout(
  balance: OrderBalance,
  { id, lineId, name, now }: { id: string; lineId: string; name: string; now: Date },
): BalanceCheckout {
  const { workspaceId, mode, orderId, amountMinor, currency, contact, linkSerial } = balance;
  const line = {
    id: lineId,
    kind: 'product' as const,
    name,
    quantity: 1,
    unitPriceMinor: amountMinor,
    discountMinor: 0,
    netMinor: amountMinor,
    customerFeeMinor: 0,
    serviceFeeMinor: 0,
    serviceFeePassedOn: false,
    dueNowMinor: amountMinor,
    preorder: false,
    needsDelivery: false,
  };
  return {
    workspaceId,
    mode,
    id,
    kind: 'balance',
    balanceOf: orderId,
    channel: 'hosted',
    status: 'open',
    seats: [],
    responses: {},
    holdChanges: [],
    holds: 'none',
    contact,
    ...(linkSerial !== undefined && { linkSerial }),
    cart: {
      currency,
      lines: [line],
      subtotalMinor: amountMinor,
      discountMinor: 0,
      deliveryMinor: 0,
      feeMinor: 0,
      absorbedFeeMinor: 0,
      taxMinor: 0,
      totalMinor: amountMinor,
      dueNowMinor: amountMinor,
      balanceMinor: 0,
    },
    returnUrl: '',
    expiresAt: expiryOf({ kind: 'balance', channel: 'hosted' }, NO_TIMEOUTS, now),
    createdAt: now,
    version: 1,
  };
}

/** Returns true when the buyer can go on with this checkout of the balance, and needs no new one. */
export function servesBalance({ status, expiresAt, cart }: Checkout, { amountMinor }: OrderBalance, now: Date): boolean {
  return status === 'open' && expiresAt > now && cart.dueNowMinor === amountMinor;
}
