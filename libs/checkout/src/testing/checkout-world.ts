import { randomUUID } from 'node:crypto';
import { DomainError, type Clock, type IdGenerator } from '@svc/kernel';
import {
  AskProviders, CloseAttempts, OfferRails, OpenAttempt, PAYMENT_WAITS, SendRefunds, type CheckoutName, type Payment, type PaymentAttempt,
  type PaymentRail, type Refund,
} from '@svc/payments';
import { ScriptedGateway, ScriptedGateways, untimed } from '@svc/payments/testing';
import type { EventRules } from '@svc/ticketing';
import type { Checkout, HoldMove } from '../domain/checkout';
import { CancelCheckout } from '../use-cases/cancel-checkout';
import type { ZoneOnSale } from '../domain/pricing/pricing-context';
import type { RepriceProducts } from '../use-cases/reprice-products';
import { SettleCheckout, type SettleCheckoutCommand } from '../use-cases/settle-checkout';
import { StartPayment } from '../use-cases/start-payment';
import type { CheckoutPlace } from './checkout-work.contract';
import { aCart, aCheckout } from './checkout.builder';

/** A place whose clock the test moves. */
export interface TimedPlace extends CheckoutPlace {
  /** By the clock of what is kept there as well. */
  advance(seconds: number): Promise<void>;
  clock: Clock;
}

/** All that is known of one checkout. */
export interface CheckoutRecord {
  checkout: Checkout;
  attempts: PaymentAttempt[];
  payments: Payment[];
  refunds: Refund[];
}

const MERCHANT = 'Torn';

/** As against what goes back by itself. */
export function isOfMerchant({ reason }: Refund): boolean {
  return reason === MERCHANT;
}

const ids: IdGenerator = { next: () => randomUUID() };

/** Several checkouts that want the same few seats, a provider that does as it is told, and everything that moves them. */
export class CheckoutWorld {
  readonly gateway: ScriptedGateway;
  readonly names: CheckoutName[] = [];
  readonly settling: { execute(command: SettleCheckoutCommand): Promise<Checkout> };
  readonly starting: StartPayment;
  readonly cancelling: CancelCheckout;
  /** What products cost and take by now; as they were unless told. */
  pricing: Pick<RepriceProducts, 'execute'> = { execute: async ({ cart, responses, moves }) => ({ cart, responses, moves }) };
  /** Whether all could be bought as before when money comes late. */
  isForSale = true;
  /** Of the event, by which seats are judged; none unless told. */
  rules?: EventRules;
  /** To which it is delivered; none unless told. */
  zone?: ZoneOnSale;
  private readonly closing: CloseAttempts;
  private readonly refunding: SendRefunds;

  constructor(
    readonly place: TimedPlace,
    readonly workspaceId: string,
    /** All that there are. */
    readonly seats: HoldMove,
  ) {
    const { work, payments, clock } = place;
    this.gateway = new ScriptedGateway(() => clock.now());
    const gateways = new ScriptedGateways(this.gateway);
    const settling = new SettleCheckout(new AskProviders(gateways, payments, untimed, PAYMENT_WAITS), work, { execute: async () => this.isForSale }, ids, clock);
    this.settling = { execute: async (command) => (await settling.execute(command)).checkout };
    const charging = { gateways, rails: new OfferRails(gateways, { of: async () => ({}) }), opening: new OpenAttempt(gateways, untimed, PAYMENT_WAITS) };
    const judging = { pricing: { execute: (...given: Parameters<RepriceProducts['execute']>) => this.pricing.execute(...given) }, seatRules: { execute: async () => this.rules }, zones: { execute: async () => this.zone } };
    this.starting = new StartPayment(this.settling, work, charging, judging, ids, clock);
    this.cancelling = new CancelCheckout(work, ids, clock);
    this.closing = new CloseAttempts(gateways, payments, { settle: (name) => this.settle(name, true) }, clock, untimed, PAYMENT_WAITS);
    this.refunding = new SendRefunds(gateways, payments, ids, clock, untimed, PAYMENT_WAITS);
  }

  /** Opens a checkout of a seat, which it holds from now on if there is one, or of a product, which it takes when somebody pays. */
  async open(kind: Checkout['kind'], facts: Partial<Checkout> = {}): Promise<void> {
    const now = this.place.clock.now();
    const { held, sold } = await this.place.counted(this.workspaceId, this.seats);
    if (kind === 'event' && held + sold >= this.seats.count) return;
    const holds = kind === 'event' ? 'held' : 'none';
    const minutes = kind === 'event' ? 30 : 120;
    const checkout = aCheckout({
      workspaceId: this.workspaceId, kind, holds, cart: aCart(1_000), moves: [{ ...this.seats, count: 1 }], createdAt: now, expiresAt: new Date(now.getTime() + minutes * 60_000),
      ...(kind === 'products' && { eventId: undefined }), ...facts,
    });
    await this.place.open(checkout);
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

  /** Gives back, for the merchant, a share of what an order has received and has left; nothing of what is not paid. */
  refund(name: CheckoutName, share: number): Promise<void> {
    return this.place.work.run(async ({ checkouts, payments, refunds }) => {
      const checkout = await checkouts.lock(name);
      if (checkout?.status !== 'paid') return;
      const given = await refunds.ofCheckout(name);
      for (const { id: paymentId, appliedMinor, currency } of await payments.ofCheckout(name)) {
        const back = given.filter((refund) => refund.paymentId === paymentId && isOfMerchant(refund)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const amountMinor = Math.round((appliedMinor - back) * share);
        if (amountMinor > 0) await refunds.insert({ ...name, id: randomUUID(), paymentId, amountMinor, currency, reason: MERCHANT, status: 'pending', createdAt: this.place.clock.now() });
      }
    });
  }

  /** What workers do: they tell providers of attempts that have ended, and send refunds. */
  async work(): Promise<void> {
    for (const name of this.names) {
      const { attempts, refunds } = await this.recordOf(name);
      for (const attempt of attempts) if (attempt.status === 'closing') await this.closing.execute(attempt);
      for (const refund of refunds) if (refund.status === 'pending') await this.refunding.execute(refund);
    }
  }

  /** Charges of a checkout that the provider knows. */
  async chargesOf(name: CheckoutName): Promise<string[]> {
    const { attempts } = await this.recordOf(name);
    return attempts.map(({ reference }) => reference).filter((reference) => this.gateway.charges.has(reference));
  }

  recordOf(name: CheckoutName): Promise<CheckoutRecord> {
    return this.place.work.run(async ({ checkouts, attempts, payments, refunds }) => ({
      checkout: (await checkouts.find(name))!,
      attempts: await attempts.ofCheckout(name),
      payments: await payments.ofCheckout(name),
      refunds: await refunds.ofCheckout(name),
    }));
  }
}

/** A refusal is an answer as well. */
export async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
