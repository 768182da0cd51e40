import type { Clock, IdGenerator } from '@svc/kernel';
import { type MoneyName, type ProviderEvent, unknownPayment } from '../domain/payment';
import { lookAgain, nextTry } from '../domain/retries';
import type { CheckoutSettlement, MoneyUnitOfWork } from '../ports/payment-tx';

/** Longer than a settlement takes with a provider that does not answer. */
const LEASE_MS = 60_000;

/** Processes the callbacks of providers: a callback is only a reason to ask the provider, so that nothing is settled by its own figures. */
export class ProcessProviderEvents {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers what came of it; undefined when it was not due. */
  async execute(name: MoneyName): Promise<'settled' | 'waiting' | 'unknown' | undefined> {
    const claimed = await this.work.run(async ({ events }) => {
      const found = await events.claim(name, LEASE_MS);
      return found && { ...found, checkout: await events.checkoutOf(found.event) };
    });
    if (!claimed) return undefined;
    const { event, tries, checkout } = claimed;
    if (!checkout) return this.handleUnknownReference(event, tries);
    try {
      await this.settlement.settle(checkout);
    } catch (error) {
      await this.work.run(({ events }) => events.later(name, nextTry(tries, this.clock.now()), String(error)));
      return 'waiting';
    }
    await this.work.run(({ events }) => events.done(name, { outcome: 'settled', at: this.clock.now() }));
    return 'settled';
  }

  private async handleUnknownReference(event: ProviderEvent, attempts: number): Promise<'waiting' | 'unknown'> {
    const now = this.clock.now();
    const dueAt = lookAgain({ receivedAt: event.receivedAt, attempts, now });
    await this.work.run(async ({ events, exceptions }) => {
      if (dueAt) return events.later(event, dueAt);
      await exceptions.insert(unknownPayment({ id: this.ids.next(), event, now }));
      return events.done(event, { outcome: 'unknown', at: now });
    });
    return dueAt ? 'waiting' : 'unknown';
  }
}
