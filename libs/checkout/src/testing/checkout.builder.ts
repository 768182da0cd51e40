import { randomUUID } from 'node:crypto';
import type { PricedCart } from '@svc/contracts';
import type { Checkout } from '../domain/checkout';

const NOW = new Date('2026-03-01T09:00:00.000Z');

/** One tote bag for all of the amount, to be paid now. */
export function aCart(amountMinor = 500_000, facts: Partial<PricedCart> = {}): PricedCart {
  return {
    currency: 'NGN',
    lines: [
      {
        id: randomUUID(), kind: 'product', name: 'Tote bag', quantity: 1, unitPriceMinor: amountMinor, discountMinor: 0, netMinor: amountMinor, customerFeeMinor: 0,
        serviceFeeMinor: 0, serviceFeePassedOn: false, dueNowMinor: amountMinor, preorder: false, needsDelivery: false,
      },
    ],
    subtotalMinor: amountMinor, discountMinor: 0, deliveryMinor: 0, feeMinor: 0, absorbedFeeMinor: 0, taxMinor: 0, totalMinor: amountMinor, dueNowMinor: amountMinor,
    balanceMinor: 0, ...facts,
  };
}

/** An open checkout of an event in live mode, for half an hour from 2026-03-01T09:00Z. */
export function aCheckout(facts: Partial<Checkout> = {}): Checkout {
  const createdAt = facts.createdAt ?? NOW;
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', mode: 'live', id: randomUUID(), kind: 'event', eventId: '01890a5d-ac96-774b-bcce-b302099a8060',
    channel: 'hosted', status: 'open', cart: aCart(), seats: [], responses: {}, moves: [], holds: 'none', contact: { name: 'Adé', email: 'ade@example.com' },
    returnUrl: 'https://ile.example/thanks', expiresAt: new Date(createdAt.getTime() + 30 * 60_000),
    waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 }, createdAt, version: 1, ...facts,
  };
}
