import { SettleCheckout, type CheckoutUnitOfWork, type JudgeLateMoney } from '@svc/checkout';
import type { Clock, IdGenerator } from '@svc/kernel';
import { CheckoutSettlement, ProviderUnavailable, type AskProviders, type CheckoutName } from '@svc/payments';

/** The payments context's question to checkouts: settles by what providers say, and rejects when one did not say anything. */
export class SettlementByCheckouts extends CheckoutSettlement {
  constructor(
    private readonly asking: Pick<AskProviders, 'execute'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly judging: Pick<JudgeLateMoney, 'execute'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws ProviderUnavailable after settling by the answers that came: whoever heard of money has to come again */
  async settle(checkout: CheckoutName): Promise<void> {
    let isComplete = true;
    const asking: Pick<AskProviders, 'execute'> = {
      execute: async (query) => {
        const asked = await this.asking.execute(query);
        isComplete &&= asked.every(({ truth }) => typeof truth !== 'string');
        return asked;
      },
    };
    await new SettleCheckout(asking, this.work, this.judging, this.ids, this.clock).execute({ ...checkout, fresh: true, asker: 'worker' });
    if (!isComplete) throw new ProviderUnavailable();
  }
}
