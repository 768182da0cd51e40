import type { PaymentException, Refund } from './payment';

/** What the merchant is told when the provider will not give money back. */
export function refundFailed({ id, refund, reason, now }: { id: string; refund: Refund; reason: string; now: Date }): PaymentException {
  const { workspaceId, mode, checkoutId, paymentId, amountMinor, currency } = refund;
  return {
    workspaceId, mode, id, kind: 'refund_failed', checkoutId, paymentId, refundId: refund.id, amountMinor, currency, createdAt: now,
    message: `The provider did not give the money back (${reason}). Return it to the buyer by another way, then mark this as resolved.`,
  };
}
