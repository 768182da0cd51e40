import { FinalConflict, refOf } from '@svc/kernel';
import type { OrderDetails, OrderRefund } from './order';
import type { Pieces } from './change-order';
import type { WantedRefund } from './refund-order';

/** Time within which a refund without a key that repeats the last one is taken for a mistake, ms (D-150). */
const REPEATED_WITHIN_MS = 600_000;

/** Thrown for a refund that repeats the last one of its order without a key. */
export class RefundRepeated extends FinalConflict {
  constructor({ id, amountMinor }: Pick<OrderRefund, 'id' | 'amountMinor'>, currency: string) {
    const ref = refOf('rfd', id);
    super(
      `The last refund of this order, ${ref} of ${amountMinor} (minor units of ${currency}), is the same and less than ten minutes old: nothing was refunded now. To refund it once more on purpose, send an Idempotency-Key that you have not used before.`,
      { reason: 'repeated', invalid: [ref] },
    );
  }
}

/**
 * Refuses a refund that repeats the last one of its order, by the same amount or the same items, within ten minutes (D-150). Failed
 * refunds have moved no money.
 * @throws RefundRepeated
 */
export function refuseRepeated({ refunds, totals }: Pick<OrderDetails, 'refunds' | 'totals'>, wanted: WantedRefund, now: Date): void {
  const last = refunds.filter(({ status, source }) => status !== 'failed' && source !== 'provider').at(-1);
  if (!last?.wanted || now.getTime() - last.createdAt.getTime() >= REPEATED_WITHIN_MS) return;
  if (textOf(last.wanted as Exclude<WantedRefund, 'all'>) !== textOf(wanted)) return;
  // One refund may be spread over several payments.
  const parts = refunds.filter(({ createdAt, status }) => status !== 'failed' && createdAt.getTime() === last.createdAt.getTime());
  throw new RefundRepeated({ id: last.id, amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }, totals.currency);
}

/** Returns a text that two requests share when they are the same, in whatever order they name items. */
function textOf(wanted: WantedRefund): string {
  if (wanted === 'all') return wanted;
  if ('amountMinor' in wanted) return `${wanted.amountMinor}`;
  return JSON.stringify(wanted.items.map(({ itemId, quantity }: Pieces) => `${itemId} ${quantity}`).sort());
}
