import { randomUUID } from 'node:crypto';
import { anAttempt } from './payment.builder';
import { InMemoryPayments } from './in-memory-payments';
import { moneyContract } from './money.contract';
import { providerMoneyContract } from './provider-money.contract';
import { waitingRefundsContract } from './waiting-refunds.contract';

function open() {
  let aheadMs = 0;
  const payments = new InMemoryPayments(
    () => new Date(Date.now() + aheadMs),
    () => new Date(),
  );
  return {
    work: payments.work,
    lists: payments.lists,
    makeWorkspace: async () => randomUUID(),
    advanceTestClock: async (_workspaceId: string, seconds: number) => void (aheadMs += seconds * 1_000),
  };
}

describe('refunds and disputes of a provider, in memory', () => {
  providerMoneyContract(open);
});

describe('money in memory', () => {
  moneyContract(open);
  waitingRefundsContract(open);

  it('is restored, for transactions of others', async () => {
    const payments = new InMemoryPayments();
    const attempt = anAttempt();
    await payments.stores.attempts.insert(attempt);
    const restore = payments.remember();
    await payments.stores.attempts.update({ ...attempt, status: 'paid' });
    restore();
    expect(await payments.stores.attempts.ofCheckout(attempt)).toEqual([attempt]);
  });
});
