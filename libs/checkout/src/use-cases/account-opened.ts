import { factOf, type KnownFact } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { PaymentAttempt } from '@svc/payments';

/**
 * The fact that an account waits for the buyer's transfer, once it is known; none of a transfer that somebody else makes for a
 * part of what is saved up for, who has it on the page (D-104).
 */
export function accountOpened(before: PaymentAttempt | undefined, after: PaymentAttempt, ids: IdGenerator): KnownFact[] {
  const isNews = !before?.instructions?.bankAccount && Boolean(after.instructions?.bankAccount);
  if (!isNews || after.status !== 'pending' || after.payer) return [];
  const { workspaceId, mode, checkoutId, id: attemptId } = after;
  return [factOf('payment.account_opened.v1', { id: ids.next(), workspaceId, mode }, { checkoutId, attemptId })];
}
