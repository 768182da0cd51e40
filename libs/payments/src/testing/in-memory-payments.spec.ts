import { randomUUID } from 'node:crypto';
import { anAttempt } from './payment.builder';
import { InMemoryPayments } from './in-memory-payments';
import { moneyContract } from './money.contract';

describe('money in memory', () => {
  moneyContract(() => {
    let aheadMs = 0;
    const payments = new InMemoryPayments(
      () => new Date(Date.now() + aheadMs),
      () => new Date(),
    );
    return {
      work: payments.work,
      lists: payments.lists,
      makeWorkspace: async () => randomUUID(),
      moveTestClock: async (_, seconds) => void (aheadMs += seconds * 1_000),
    };
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
