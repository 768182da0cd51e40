import { factOf, type FactOf } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { PaymentAttempt } from '../domain/payment';
import { countRefusal, railRefused } from '../domain/refusal';
import type { PaymentTx } from '../ports/payment-tx';

/**
 * Counts attempts of one checkout that have just failed because of configuration, and raises an exception where they are many
 * (D-127), within the transaction that writes them. Returns the facts to write.
 * @param before the attempts before this change; those that had failed then are not counted again
 */
export async function noteRefusals(
  { rails, exceptions }: Pick<PaymentTx, 'rails' | 'exceptions'>,
  before: readonly PaymentAttempt[],
  after: readonly PaymentAttempt[],
  { ids, now }: { ids: IdGenerator; now: Date },
): Promise<FactOf<'payment.rail_refused.v1'>[]> {
  const facts: FactOf<'payment.rail_refused.v1'>[] = [];
  const hadFailed = new Set(before.filter(({ status }) => status === 'failed').map(({ id }) => id));
  for (const attempt of after) {
    const { status, refusal, workspaceId, mode, rail } = attempt;
    if (status !== 'failed' || refusal?.cause !== 'configuration' || hadFailed.has(attempt.id)) continue;
    const name = { workspaceId, mode, rail };
    const { refusedAt, raises } = countRefusal(await rails.lock(name), now);
    await rails.write(name, refusedAt);
    if (!raises) continue;
    const exceptionId = ids.next();
    await exceptions.insert(railRefused({ id: exceptionId, attempt, refusal, now }));
    facts.push(factOf('payment.rail_refused.v1', { id: ids.next(), workspaceId, mode }, { exceptionId }));
  }
  return facts;
}
