import type { ReportedDispute, ReportedRefund } from '../domain/provider-money';
import { ProviderUnavailable } from '../domain/payment.errors';
import type { ProviderDashboard } from '../ports/provider-money';

/** Entries per page: few, so that a test has several pages. */
const PER_PAGE = 2;

/** Dashboard of a scripted provider: the test refunds and disputes in it, in pages of two, the newest first. */
export class ScriptedDashboard implements ProviderDashboard {
  readonly refunds: ReportedRefund[] = [];
  readonly disputes: ReportedDispute[] = [];
  /** Starts of the requested lists. */
  readonly askedSince: Date[] = [];
  /** Lists that do not answer. */
  down: Partial<Record<'refunds' | 'disputes', boolean>> = {};
  private counted = 0;

  /** @param own refunds by the service's requests */
  constructor(
    private readonly own: () => readonly ReportedRefund[],
    private readonly now: () => Date,
  ) {}

  refund(providerReference: string, amountMinor: number, facts: Partial<ReportedRefund> = {}): ReportedRefund {
    const made: ReportedRefund = {
      providerRefundId: `re_dashboard_${(this.counted += 1)}`,
      providerReference,
      amountMinor,
      currency: 'NGN',
      status: 'succeeded',
      createdAt: this.now(),
      ...facts,
    };
    this.refunds.push(made);
    return made;
  }

  dispute(providerReference: string, facts: Partial<ReportedDispute> = {}): ReportedDispute {
    const made: ReportedDispute = {
      disputeId: `dp_${(this.counted += 1)}`,
      providerReference,
      amountMinor: 500_000,
      currency: 'NGN',
      reason: 'fraudulent',
      respondBy: new Date(this.now().getTime() + 604_800_000),
      outcome: 'open',
      createdAt: this.now(),
      ...facts,
    };
    this.disputes.push(made);
    return made;
  }

  /** Returns the part of a receipt that was refunded here, minor units. */
  refundedOf(providerReference: string): number {
    return this.refunds
      .filter((each) => each.providerReference === providerReference && each.status !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  async *refundsSince(since: Date): AsyncIterable<readonly ReportedRefund[]> {
    this.askedSince.push(since);
    if (this.down.refunds) throw new ProviderUnavailable('5xx');
    yield* pagesOf([...this.own(), ...this.refunds], since);
  }

  async *disputesSince(since: Date): AsyncIterable<readonly ReportedDispute[]> {
    if (this.down.disputes) throw new ProviderUnavailable('5xx');
    yield* pagesOf(this.disputes, since);
  }
}

function* pagesOf<T extends { createdAt: Date }>(made: readonly T[], since: Date): Iterable<T[]> {
  const listed = made.filter(({ createdAt }) => createdAt >= since).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (let at = 0; at < listed.length; at += PER_PAGE) yield listed.slice(at, at + PER_PAGE).map((each) => ({ ...each }));
}
