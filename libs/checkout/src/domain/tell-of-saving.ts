import { factOf, type KnownFact } from '@svc/contracts';
import type { CheckoutMoney, Settlement } from './decide-settlement';
import { isSavingUp, savedMinorOf } from './saving';

/**
 * What is told of a savings plan that goes on, or has ended: each part that came, or what goes back of all of them.
 * @param known before; `news` are the ids of payments that are new since
 */
export function tellOfSaving(known: CheckoutMoney, { checkout, payments }: Settlement, { orderId, news }: { orderId: string; news: ReadonlySet<string> }, nextId: () => string): KnownFact[] {
  const { workspaceId, mode, id: checkoutId, saving } = checkout;
  const owner = () => ({ id: nextId(), workspaceId, mode });
  if (isSavingUp(checkout)) {
    const parts = payments.filter(({ id, appliedMinor }) => news.has(id) && appliedMinor > 0);
    return parts.map(({ id: paymentId }, index) =>
      factOf('saving.part_paid.v1', owner(), { checkoutId, orderId, paymentId, isFirst: index === 0 && !isSavingUp(known.checkout) }),
    );
  }
  const before = new Map(known.payments.map(({ id, amountMinor, appliedMinor }) => [id, news.has(id) ? amountMinor : appliedMinor]));
  const ended = payments.filter(({ disposition }) => disposition === 'unfinished');
  const refundedMinor = ended.reduce((sum, { id, appliedMinor }) => sum + before.get(id)! - appliedMinor, 0);
  return [factOf('saving.ended.v1', owner(), { checkoutId, orderId, why: saving!.endedBy!, refundedMinor, keptMinor: savedMinorOf(payments) })];
}
