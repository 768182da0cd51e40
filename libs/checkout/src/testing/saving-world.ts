import { randomUUID } from 'node:crypto';
import type { CheckoutName, PaymentRail } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { EventPricingContext } from '../domain/pricing/pricing-context';
import type { SavingTerms } from '../domain/savings/saving';
import type { SavingOffer } from '../domain/savings/saving-offer';
import { PaySavingPart, type PaySavingPartCommand } from '../use-cases/pay-saving-part';
import { RefreshSaving } from '../use-cases/refresh-saving';
import { RemindOfSaving } from '../use-cases/remind-of-saving';
import type { StartedPayment } from '../use-cases/start-payment';
import { StopSaving } from '../use-cases/stop-saving';
import { CheckoutWorld, type TimedPlace } from './checkout-world';
import { aCart } from './checkout.builder';

const DAY_MS = 86_400_000;
const ids = { next: () => randomUUID() };

/** A world in which checkouts are saved up for, for ten days at most, all on the same terms. */
export class SavingWorld extends CheckoutWorld {
  readonly paying: PaySavingPart;
  readonly refreshing: RefreshSaving;
  readonly stopping: StopSaving;
  readonly reminding: RemindOfSaving;
  /** What tickets cost by now; their event is not published unless told. */
  context?: EventPricingContext;

  constructor(
    place: TimedPlace,
    workspaceId: string,
    readonly terms: SavingTerms,
    capacity = 1,
  ) {
    super(place, workspaceId, { kind: 'ticket_type', subjectId: randomUUID(), count: capacity });
    const { work, clock } = place;
    const prices = {
      products: { execute: (checkout: Checkout) => this.pricing.execute(checkout) },
      reader: { event: async () => ({ context: this.context, timeouts: { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 } }) },
    };
    this.refreshing = new RefreshSaving(this.settling, prices, work, ids, clock);
    this.paying = new PaySavingPart({ execute: async () => this.offer() }, this.refreshing, this.starting, clock);
    this.stopping = new StopSaving(work, ids, clock);
    this.reminding = new RemindOfSaving(work, ids, clock);
  }

  /** What products cost from now on. */
  reprice(amountMinor: number): void {
    this.pricing = { execute: async ({ responses, moves }) => ({ cart: aCart(amountMinor), responses, moves }) };
  }

  async save(name: CheckoutName, partMinor: number, rail: PaymentRail = 'card', by: Pick<PaySavingPartCommand, 'holder' | 'payer'> = { holder: 'full' }): Promise<StartedPayment> {
    return this.paying.execute({ name, partMinor, rail, ...by, returnUrl: 'https://svc.example/c' });
  }

  /** Saves a part, and the money comes. Answers the checkout as it is then. */
  async saved(name: CheckoutName, partMinor: number): Promise<Checkout> {
    const { attempt } = await this.save(name, partMinor);
    if (attempt) this.gateway.pay(attempt.reference, partMinor);
    await this.settle(name, true);
    return (await this.recordOf(name)).checkout;
  }

  private offer(): SavingOffer {
    const latest = new Date(this.place.clock.now().getTime() + 10 * DAY_MS);
    const latestDate = new Date(latest.getTime() - 1).toISOString().slice(0, 10);
    return { ...this.terms, latest, latestDate, timezone: 'UTC', leastPartMinor: 50, isSoldOut: false };
  }
}
