import { factOf, type KnownFact } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { PaymentAttempt } from '@svc/payments';

/**
 * Returns the fact that an account waits for the buyer's transfer, once the account is known. Another payer of a part of a savings
 * plan sees the account on the page, so no fact is left (D-104).
 */
export function accountOpened(before: PaymentAttempt | undefined, after: PaymentAttempt, ids: IdGenerator): KnownFact[] {
  const isNews = !before?.instructions?.bankAccount && Boolean(after.instructions?.bankAccount);
  if (!isNews || after.status !== 'pending' || after.payer) return [];
  const { workspaceId, mode, checkoutId, id: attemptId } = after;
  return [factOf('payment.account_opened.v1', { id: ids.next(), workspaceId, mode }, { checkoutId, attemptId })];
}
