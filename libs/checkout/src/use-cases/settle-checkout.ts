import { type Clock, type IdGenerator, NotFound } from '@svc/kernel';
import {
  type AskedAttempt,
  type AskProviders,
  type AskProvidersQuery,
  type CheckoutName,
  CheckoutSettlement,
  type PaymentWaits,
  ProviderUnavailable,
  type Within,
} from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import { priceTicketsAgain, unlockedBy } from '../domain/pricing/reprice-tickets';
import type { CheckoutReader } from '../ports/checkout-reader';
import { type RepriceProducts, undefinedIfRefused } from './reprice-products';
import type { CheckoutMoney } from '../domain/settlement/decide-settlement';
import { decideLapse, isOver } from '../domain/holds/time-to-pay';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { lockWithMoney, LatePaymentUnjudged, settleWithin } from './settle-within';

type Cost = Pick<Checkout['cart'], 'totalMinor' | 'dueNowMinor'>;

/**
 * Finds out whether all of a checkout could be bought now for no more than its total, for money that came after its end (D-103).
 * Stock is judged when it is taken.
 */
export class CheckLatePayment {
  constructor(
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'event'>,
    private readonly clock: Clock,
  ) {}

  async execute(checkout: Checkout): Promise<boolean> {
    const { totalMinor, dueNowMinor } = checkout.cart;
    const cost = await this.costNow(checkout);
    return cost !== undefined && cost.totalMinor <= totalMinor && cost.dueNowMinor <= dueNowMinor;
  }

  /** Returns undefined when something of it is not for sale any more. */
  private costNow(checkout: Checkout): Promise<Cost | undefined> {
    return undefinedIfRefused(async () =>
      checkout.kind === 'products' ? (await this.pricing.execute(checkout)).cart : this.costOfTickets(checkout),
    );
  }

  private async costOfTickets(checkout: Checkout): Promise<Cost | undefined> {
    const { workspaceId, mode, cart, contact, eventId } = checkout;
    const now = this.clock.now();
    const { context } = await this.reader.event({
      workspaceId,
      mode,
      now,
      slug: cart.lines[0]?.eventSlug ?? '',
      unlockCodes: [],
      unlockCodeIds: unlockedBy(checkout),
      discountCode: cart.discountCode?.code,
      email: contact?.email,
    });
    return context?.event.rules.id === eventId ? priceTicketsAgain(checkout, context!, now) : undefined;
  }
}

export interface SettleCheckoutCommand extends CheckoutName, Pick<AskProvidersQuery, 'asker'> {
  /** True for callers to whom money was reported: asks about every attempt, also of a checkout that has ended. */
  fresh?: boolean;
}

/** Settled checkout; complete when every provider that was asked has answered. */
export interface SettledCheckout {
  checkout: Checkout;
  isComplete: boolean;
}

/**
 * Brings a checkout in line with its provider and the clock: the one path for callbacks, reads, return pages and sweepers (ADR 0028
 * r1). A provider that does not answer changes nothing, and leaves the settlement incomplete. Throws NotFound.
 */
export class SettleCheckout {
  constructor(
    private readonly asking: Pick<AskProviders, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'withMoney'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly judging: Pick<CheckLatePayment, 'execute'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ fresh = false, asker, ...name }: SettleCheckoutCommand): Promise<SettledCheckout> {
    const seen = await this.reader.withMoney(name);
    if (!seen) throw new NotFound('checkout');
    const isMoneyAwaited = fresh || seen.attempts.some(({ status }) => ['created', 'pending', 'closing'].includes(status));
    const canChange = fresh || seen.checkout.status === 'open' || seen.checkout.status === 'expired';
    const answers = isMoneyAwaited && canChange ? await this.asking.execute({ attempts: seen.attempts, fresh, asker }) : [];
    const isComplete = answers.every(({ truth }) => typeof truth !== 'string');
    if (answers.every(({ truth }) => typeof truth === 'string') && !this.isDue(seen)) return { checkout: seen.checkout, isComplete };
    return { checkout: await this.settleJudged(name, answers), isComplete };
  }

  private async settleJudged(name: CheckoutName, answers: readonly AskedAttempt[]): Promise<Checkout> {
    try {
      return await this.settle(name, answers);
    } catch (error) {
      if (!(error instanceof LatePaymentUnjudged)) throw error;
      return this.settle(name, answers, await this.judging.execute(error.checkout));
    }
  }

  private settle(name: CheckoutName, answers: readonly AskedAttempt[], isForSale?: boolean): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money) throw new NotFound('checkout');
      return settleWithin(tx, money, { answers, isForSale, ids: this.ids, now: this.clock.now() });
    });
  }

  private isDue({ checkout, attempts }: CheckoutMoney): boolean {
    const now = this.clock.now();
    return (
      checkout.status === 'open' &&
      (checkout.isEventCancelled === true || isOver(checkout, now) || decideLapse(checkout, attempts, now) !== undefined)
    );
  }
}

/** Settles checkouts for payments to which money was reported: asks about every attempt, and rejects when a provider did not answer. */
export class SettleForPayments extends CheckoutSettlement {
  constructor(private readonly settling: Pick<SettleCheckout, 'execute'>) {
    super();
  }

  /** @throws ProviderUnavailable after settling by the answers that came: the caller has to retry */
  async settle({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    const { isComplete } = await this.settling.execute({ workspaceId, mode, checkoutId, fresh: true, asker: 'worker' });
    if (!isComplete) throw new ProviderUnavailable();
  }
}

/** Settlement under way, and the next one, for all readers who came since it began. */
interface Settling {
  answer: Promise<Checkout>;
  next?: NextSettling;
}

interface NextSettling {
  /** True when one of its readers wants every attempt asked about. */
  fresh: boolean;
  answer: Promise<Checkout>;
}

/**
 * Settles checkouts for readers (D-97). Each reader gets a settlement that began after their request: one process runs one
 * settlement per checkout at a time, and readers who wait at the same time share the next. Results are not cached.
 */
export class SettleForReaders {
  private readonly underWay = new Map<string, Settling>();

  constructor(
    private readonly settling: Pick<SettleCheckout, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'find'>,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'readLookMs'>,
  ) {}

  /** Returns the settled checkout, or the recorded one when waiting and settling take more than `readLookMs`. Throws NotFound. */
  async execute({ fresh = false, workspaceId, mode, checkoutId }: Omit<SettleCheckoutCommand, 'asker'>): Promise<Checkout> {
    const name = { workspaceId, mode, checkoutId };
    const current = this.underWay.get(keyOf(name));
    if (!current) return this.begin(name, fresh);
    const next = (current.next ??= this.queue(name, current));
    next.fresh ||= fresh;
    try {
      return await this.within(this.waits.readLookMs, () => next.answer);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return this.recorded(name);
      throw error;
    }
  }

  /** Begins a settlement. It needs no timeout of its own: asking a provider takes `readLookMs` at most. */
  private begin(name: CheckoutName, fresh: boolean): Promise<Checkout> {
    const answer = this.settling.execute({ ...name, fresh }).then(({ checkout }) => checkout);
    const settling: Settling = { answer };
    this.underWay.set(keyOf(name), settling);
    const end = () => {
      if (!settling.next) this.underWay.delete(keyOf(name));
    };
    answer.then(end, end);
    return answer;
  }

  private queue(name: CheckoutName, { answer }: Settling): NextSettling {
    const begin = (): Promise<Checkout> => this.begin(name, next.fresh);
    const next: NextSettling = { fresh: false, answer: answer.then(begin, begin) };
    // Its readers may have given up by then.
    next.answer.catch(() => undefined);
    return next;
  }

  private async recorded(name: CheckoutName): Promise<Checkout> {
    const checkout = await this.reader.find(name);
    if (!checkout) throw new NotFound('checkout');
    return checkout;
  }
}

function keyOf({ workspaceId, mode, checkoutId }: CheckoutName): string {
  return `${workspaceId}/${mode}/${checkoutId}`;
}
