import { type Clock, type IdGenerator, NotFound } from '@svc/kernel';
import { type MoneyName, type Payment, type ProviderEvent, unknownPayment } from '../domain/payment';
import { NoCredentials } from '../domain/payment.errors';
import type { ReportedMoney, PaymentAccount, PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import type { CheckoutSettlement, MoneyTx, MoneyUnitOfWork } from '../ports/payment-tx';
import { lookAgain, nextTry } from '../domain/retries';

export interface ReceiveCallbackCommand extends PaymentAccount {
  provider: string;
  /** Body as it came: the signature is of these bytes. */
  raw: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Stores the callback of a provider, as it came, and returns at once; a worker processes it (ADR 0028 r3). */
export class ReceiveCallback {
  constructor(
    private readonly gateways: PaymentGateways,
    private readonly work: MoneyUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the address of a callback alone, before its body is read (D-143).
   * @throws NotFound as `execute`
   */
  async checkAddress(account: PaymentAccount & { provider: string }): Promise<void> {
    await this.gatewayOf(account);
  }

  /**
   * Stores a callback once; one about no payment of this service is not stored.
   * @throws NotFound for an unknown provider, or a workspace without this mode; CallbackForged
   */
  async execute({ provider, workspaceId, mode, raw, headers }: ReceiveCallbackCommand): Promise<void> {
    const gateway = await this.gatewayOf({ provider, workspaceId, mode });
    const read = await gateway.readCallback({ workspaceId, mode }, raw, headers);
    if (!read) return;
    const { eventId, reference, isOfRefund = false, reported } = read;
    const event = {
      workspaceId,
      mode,
      id: this.ids.next(),
      provider,
      eventId,
      reference,
      raw,
      headers: present(headers),
      receivedAt: this.clock.now(),
    };
    await this.keep(event, { isOfRefund, reported });
  }

  /** Schedules checks of refunds that a callback names, and a reading of the account where money may have been refunded in the dashboard. */
  private keep(event: ProviderEvent, { isOfRefund, reported }: { isOfRefund: boolean; reported?: ReportedMoney }): Promise<void> {
    return this.work.run(async (tx) => {
      const payment = await this.paymentOf(tx, event, reported);
      if (payment === 'unknown') return;
      if (!(await tx.events.keep(event))) return;
      const checkout = isOfRefund ? await tx.events.checkoutOf(event) : undefined;
      if (checkout) await tx.refundWork.reopen(checkout);
      if (payment && reported?.providerRefundId) await tx.providerMoney.lookAtReported(payment, reported.providerRefundId);
      if (reported) await tx.accounts.hasten(event);
      if (reported && !isOfRefund) await tx.events.done(event, { outcome: 'settled', at: event.receivedAt });
    });
  }

  /** Finds the payment whose money a callback names; one that is booked later is found by the daily reading. */
  private async paymentOf(
    { providerMoney }: MoneyTx,
    event: ProviderEvent,
    { providerReference }: ReportedMoney = {},
  ): Promise<Payment | 'unknown' | undefined> {
    return providerReference === undefined ? undefined : ((await providerMoney.payments(event, [providerReference]))[0] ?? 'unknown');
  }

  private async gatewayOf(account: PaymentAccount & { provider: string }): Promise<PaymentGateway> {
    try {
      return await this.gateways.of(account);
    } catch (error) {
      if (error instanceof NoCredentials) throw new NotFound('address for callbacks');
      throw error;
    }
  }
}

function present(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Longer than a settlement takes with a provider that does not answer. */
const LEASE_MS = 60_000;

/** Processes the callbacks of providers: a callback is only a reason to ask the provider, so that its own figures settle nothing. */
export class ProcessProviderEvents {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly settlement: CheckoutSettlement,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the outcome; undefined when it was not due. */
  async execute(name: MoneyName): Promise<'settled' | 'waiting' | 'unknown' | undefined> {
    const claimed = await this.work.run(async ({ events }) => {
      const claimed = await events.claim(name, LEASE_MS);
      return claimed && { ...claimed, checkout: await events.checkoutOf(claimed.event) };
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
