import { randomUUID } from 'node:crypto';
import type fc from 'fast-check';
import type { PaymentRail } from '@svc/contracts';
import { type Clock, DomainError, type IdGenerator } from '@svc/kernel';
import {
  AskProviders,
  type CheckoutName,
  CloseAttempts,
  OfferRails,
  OpenAttempt,
  type Payment,
  PAYMENT_WAITS,
  type PaymentAttempt,
  type Refund,
  SendRefunds,
} from '@svc/payments';
import { RecordingRefusalLog, ScriptedGateway, ScriptedGateways, untimed } from '@svc/payments/testing';
import type { EventRules } from '@svc/ticketing';
import type { Checkout, HoldChange } from '../domain/checkout';
import { CancelCheckout } from '../use-cases/cancel-checkout';
import type { EventPricingContext, ZoneOnSale } from '../domain/pricing/pricing-context';
import type { RepriceProducts } from '../use-cases/reprice-products';
import { SettleCheckout, type SettleCheckoutCommand } from '../use-cases/settle-checkout';
import { PreparePayment, PriceToPay } from '../use-cases/prepare-payment';
import { type StartedPayment, StartPayment } from '../use-cases/start-payment';
import type { CheckoutFixture } from './checkout-work.contract';
import { aCart, aCheckout } from './checkout.builder';
import type { SavingTerms } from '../domain/savings/saving';
import type { SavingOffer } from '../domain/savings/saving-offer';
import { PaySavingPart, type PaySavingPartCommand, RefreshSaving } from '../use-cases/pay-saving-part';
import { RemindOfSaving, StopSaving } from '../use-cases/stop-saving';
import { InMemoryCheckouts } from './in-memory-checkouts';

/** Fixture with a clock that the test advances. */
export interface TimedFixture extends CheckoutFixture {
  /** Advances the clock, also that of the stored rows. */
  advance(seconds: number): Promise<void>;
  clock: Clock;
}

/** All records of one checkout. */
export interface CheckoutRecord {
  checkout: Checkout;
  attempts: PaymentAttempt[];
  payments: Payment[];
  refunds: Refund[];
}

const MERCHANT = 'Torn';

/** Returns true when the merchant gave it back, rather than the service by itself. */
export function isOfMerchant({ reason }: Refund): boolean {
  return reason === MERCHANT;
}

const ids: IdGenerator = { next: () => randomUUID() };

/** Several checkouts that want the same few seats, a scripted provider, and everything that changes them. */
export class CheckoutWorld {
  readonly gateway: ScriptedGateway;
  readonly log = new RecordingRefusalLog();
  readonly names: CheckoutName[] = [];
  readonly settling: { execute(command: SettleCheckoutCommand): Promise<Checkout> };
  readonly starting: StartPayment;
  readonly cancelling: CancelCheckout;
  /** Prices of products by now; unchanged by default. */
  pricing: Pick<RepriceProducts, 'execute'> = { execute: async ({ cart, responses, holdChanges }) => ({ cart, responses, holdChanges }) };
  /** True when all could be bought as before when money comes late. */
  isForSale = true;
  /** Rules of the event by which seats are judged; none by default. */
  rules?: EventRules;
  /** True while the operator has suspended the workspace. */
  isSuspended = false;
  /** Zone of delivery; none by default. */
  zone?: ZoneOnSale;
  private readonly closing: CloseAttempts;
  private readonly refunding: SendRefunds;

  constructor(
    readonly fixture: TimedFixture,
    readonly workspaceId: string,
    /** All seats that there are. */
    readonly seats: HoldChange,
  ) {
    const { work, reader, payments, clock } = fixture;
    this.gateway = new ScriptedGateway(() => clock.now());
    const gateways = new ScriptedGateways(this.gateway);
    const settling = new SettleCheckout(
      new AskProviders(gateways, untimed, PAYMENT_WAITS, this.log),
      reader,
      work,
      { execute: async () => this.isForSale },
      ids,
      clock,
    );
    this.settling = { execute: async (command) => (await settling.execute(command)).checkout };
    const preparing = new PreparePayment(
      new OfferRails(gateways, { of: async () => ({}) }),
      gateways,
      new PriceToPay(reader, { execute: (...args) => this.pricing.execute(...args) }, clock),
      { execute: async () => this.rules },
      { execute: async () => this.zone },
      { isSuspended: async () => this.isSuspended },
    );
    const opening = new OpenAttempt(gateways, untimed, PAYMENT_WAITS, this.log);
    this.starting = new StartPayment(this.settling, preparing, opening, work, ids, clock);
    this.cancelling = new CancelCheckout(work, ids, clock);
    this.closing = new CloseAttempts(gateways, payments, { settle: (name) => this.settle(name, true) }, clock, untimed, PAYMENT_WAITS);
    this.refunding = new SendRefunds(gateways, payments, ids, clock, untimed, PAYMENT_WAITS);
  }

  /** Opens a checkout of a seat, which it holds from now on if there is one, or of a product, which is held once somebody pays. */
  async open(kind: Checkout['kind'], facts: Partial<Checkout> = {}): Promise<void> {
    const now = this.fixture.clock.now();
    const { held, sold } = await this.fixture.counted(this.workspaceId, this.seats);
    if (kind === 'event' && held + sold >= this.seats.count) return;
    const holds = kind === 'event' ? 'held' : 'none';
    const minutes = kind === 'event' ? 30 : 120;
    const checkout = aCheckout({
      workspaceId: this.workspaceId,
      kind,
      holds,
      cart: aCart(1_000),
      holdChanges: [{ ...this.seats, count: 1 }],
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      ...(kind === 'products' && { eventId: undefined }),
      ...facts,
    });
    await this.fixture.open(checkout);
    this.names.push({ workspaceId: this.workspaceId, mode: checkout.mode, checkoutId: checkout.id });
  }

  async settle(name: CheckoutName, fresh: boolean): Promise<void> {
    await this.settling.execute({ ...name, fresh });
  }

  start(name: CheckoutName, rail: PaymentRail): Promise<void> {
    return unlessRefused(this.starting.execute({ name, holder: 'full', rail, returnUrl: 'https://svc.example/c' }));
  }

  cancel(name: CheckoutName): Promise<void> {
    return unlessRefused(this.cancelling.execute({ ...name, holder: 'secret' }));
  }

  /** Refunds, for the merchant, a share of what is left of an order's receipts; nothing of an unpaid order. */
  refund(name: CheckoutName, share: number): Promise<void> {
    return this.fixture.work.run(async ({ checkouts, payments, refunds }) => {
      const checkout = await checkouts.lock(name);
      if (checkout?.status !== 'paid') return;
      const refunded = await refunds.ofCheckout(name);
      for (const { id: paymentId, appliedMinor, currency } of await payments.ofCheckout(name)) {
        const back = refunded
          .filter((refund) => refund.paymentId === paymentId && isOfMerchant(refund))
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const amountMinor = Math.round((appliedMinor - back) * share);
        if (amountMinor > 0)
          await refunds.insert({
            ...name,
            id: randomUUID(),
            paymentId,
            amountMinor,
            currency,
            reason: MERCHANT,
            status: 'pending',
            createdAt: this.fixture.clock.now(),
          });
      }
    });
  }

  /** Runs the workers' jobs: closes ended attempts at their providers, and sends refunds. */
  async work(): Promise<void> {
    for (const name of this.names) {
      const { attempts, refunds } = await this.recordOf(name);
      for (const attempt of attempts) if (attempt.status === 'closing') await this.closing.execute(attempt);
      for (const refund of refunds) if (refund.status === 'pending') await this.refunding.execute(refund);
    }
  }

  /** Returns the charges of a checkout that the provider knows. */
  async chargesOf(name: CheckoutName): Promise<string[]> {
    const { attempts } = await this.recordOf(name);
    return attempts.map(({ reference }) => reference).filter((reference) => this.gateway.charges.has(reference));
  }

  async recordOf(name: CheckoutName): Promise<CheckoutRecord> {
    const record = (await this.fixture.reader.withMoney(name))!;
    return { ...record, attempts: [...record.attempts], payments: [...record.payments], refunds: [...record.refunds] };
  }
}

/** Awaits work, and ignores refusals: they are answers as well. */
export async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

const DAY_MS = 86_400_000;

/** World in which checkouts are saved up for, for ten days at most, all on the same terms. */
export class SavingWorld extends CheckoutWorld {
  readonly paying: PaySavingPart;
  readonly refreshing: RefreshSaving;
  readonly stopping: StopSaving;
  readonly reminding: RemindOfSaving;
  /** Prices of tickets by now; their event is not published by default. */
  context?: EventPricingContext;

  constructor(
    fixture: TimedFixture,
    workspaceId: string,
    readonly terms: SavingTerms,
    capacity = 1,
  ) {
    super(fixture, workspaceId, { kind: 'ticket_type', subjectId: randomUUID(), count: capacity });
    const { work, clock } = fixture;
    const reader = {
      event: async () => ({
        context: this.context,
        timeouts: { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 },
      }),
    };
    this.refreshing = new RefreshSaving(this.settling, { execute: (checkout) => this.pricing.execute(checkout) }, reader, work, ids, clock);
    this.paying = new PaySavingPart({ execute: async () => this.offer() }, this.refreshing, this.starting, clock);
    this.stopping = new StopSaving(work, ids, clock);
    this.reminding = new RemindOfSaving(work, ids, clock);
  }

  /** Sets the price of products from now on. */
  reprice(amountMinor: number): void {
    this.pricing = { execute: async ({ responses, holdChanges }) => ({ cart: aCart(amountMinor), responses, holdChanges }) };
  }

  async save(
    name: CheckoutName,
    partMinor: number,
    rail: PaymentRail = 'card',
    by: Pick<PaySavingPartCommand, 'holder' | 'payer'> = { holder: 'full' },
  ): Promise<StartedPayment> {
    return this.paying.execute({ name, partMinor, rail, ...by, returnUrl: 'https://svc.example/c' });
  }

  /** Saves a part, and the money comes. Returns the checkout as it is then. */
  async saved(name: CheckoutName, partMinor: number): Promise<Checkout> {
    const { attempt } = await this.save(name, partMinor);
    if (attempt) this.gateway.pay(attempt.reference, partMinor);
    await this.settle(name, true);
    return (await this.recordOf(name)).checkout;
  }

  private offer(): SavingOffer {
    const latest = new Date(this.fixture.clock.now().getTime() + 10 * DAY_MS);
    const latestDate = new Date(latest.getTime() - 1).toISOString().slice(0, 10);
    return { ...this.terms, latest, latestDate, timezone: 'UTC', leastPartMinor: 50, isSoldOut: false };
  }
}

/** Creates checkouts in memory, by a clock that the test advances; it begins at 2026-03-01T09:00Z. */
export function timedCheckouts(): TimedFixture & InMemoryCheckouts {
  let now = Date.parse('2026-03-01T09:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const advance = async (seconds: number) => void (now += seconds * 1_000);
  return Object.assign(new InMemoryCheckouts(clock.now), { clock, advance });
}

/** Creates a world of `count` seats in memory, without checkouts. */
export async function worldOf(count: number): Promise<CheckoutWorld> {
  const world = new CheckoutWorld(timedCheckouts(), randomUUID(), { kind: 'ticket_type', subjectId: randomUUID(), count });
  await world.fixture.setCapacity(world.workspaceId, world.seats, count);
  return world;
}

/** Command of a model test: changes the world, then verifies all invariants. */
export abstract class ModelCommand<Model extends object, World> implements fc.AsyncCommand<Model, World> {
  protected abstract readonly verify: (model: Model, world: World) => Promise<void>;

  constructor(
    private readonly text: string,
    private readonly happen: (world: World) => Promise<unknown>,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, world: World): Promise<void> {
    await this.happen(world);
    await this.verify(model, world);
  }

  toString(): string {
    return this.text;
  }
}
