import { randomUUID } from 'node:crypto';
import { anAttempt } from './payment.builder';
import { InMemoryPayments } from './in-memory-payments';
import { moneyContract } from './money.contract';

describe('money in memory', () => {
  moneyContract(() => {
    const payments = new InMemoryPayments();
    return { work: payments.work, lists: payments.lists, makeWorkspace: async () => randomUUID() };
  });

  it('is brought back to what it was, for transactions of others', async () => {
    const payments = new InMemoryPayments();
    const attempt = anAttempt();
    await payments.stores.attempts.insert(attempt);
    const restore = payments.remember();
    await payments.stores.attempts.update({ ...attempt, status: 'paid' });
    restore();
    expect(await payments.stores.attempts.ofCheckout(attempt)).toEqual([attempt]);
  });
});
