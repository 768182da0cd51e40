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
 * Finds out whether all of a checkout could be bought now for no more than its total, for money that came after its
 * end (D-103). What runs out is judged when it is taken.
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

  /** Undefined when something of it is not for sale any more. */
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
  /** For callers to whom money was reported: asks about every attempt, also of a checkout that has ended. */
  fresh?: boolean;
}

/** The checkout as it is now, and whether every provider that was asked gave an answer by which it could be settled. */
export interface SettledCheckout {
  checkout: Checkout;
  isComplete: boolean;
}

/**
 * Makes of a checkout what its provider and the clock say: the one path for callbacks, reads, return pages and sweepers
 * (ADR 0028 r1). A provider that does not answer changes nothing, and leaves the settlement incomplete. Throws NotFound.
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
    const asked = isMoneyAwaited && canChange ? await this.asking.execute({ attempts: seen.attempts, fresh, asker }) : [];
    const isComplete = asked.every(({ truth }) => typeof truth !== 'string');
    if (asked.every(({ truth }) => typeof truth === 'string') && !this.isDue(seen)) return { checkout: seen.checkout, isComplete };
    return { checkout: await this.settleJudged(name, asked), isComplete };
  }

  private async settleJudged(name: CheckoutName, asked: readonly AskedAttempt[]): Promise<Checkout> {
    try {
      return await this.settle(name, asked);
    } catch (error) {
      if (!(error instanceof LatePaymentUnjudged)) throw error;
      return this.settle(name, asked, await this.judging.execute(error.checkout));
    }
  }

  private settle(name: CheckoutName, asked: readonly AskedAttempt[], isForSale?: boolean): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (!money) throw new NotFound('checkout');
      return settleWithin(tx, money, { asked, isForSale, ids: this.ids, now: this.clock.now() });
    });
  }

  private isDue({ checkout, attempts }: CheckoutMoney): boolean {
    const now = this.clock.now();
    return checkout.status === 'open' && (isOver(checkout, now) || decideLapse(checkout, attempts, now) !== undefined);
  }
}

/** Settles checkouts for payments to which money was reported: asks about every attempt, and rejects when a provider gave no answer. */
export class SettleForPayments extends CheckoutSettlement {
  constructor(private readonly settling: Pick<SettleCheckout, 'execute'>) {
    super();
  }

  /** @throws ProviderUnavailable after settling by the answers that came: the caller has to try again */
  async settle({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    const { isComplete } = await this.settling.execute({ workspaceId, mode, checkoutId, fresh: true, asker: 'worker' });
    if (!isComplete) throw new ProviderUnavailable();
  }
}

/** A look that is under way, and the one that follows it for all who have come since it began. */
interface Look {
  answer: Promise<Checkout>;
  next?: NextLook;
}

interface NextLook {
  /** Whether one of those who wait for it wants every attempt asked about. */
  fresh: boolean;
  answer: Promise<Checkout>;
}

/**
 * Settles checkouts for those who read them (D-97). Each is answered by a look at the provider that began after they came: in
 * one process one look per checkout is under way, and those who wait at the same time share the next. Nothing of a look is kept.
 */
export class SettleForReaders {
  private readonly underWay = new Map<string, Look>();

  constructor(
    private readonly settling: Pick<SettleCheckout, 'execute'>,
    private readonly reader: Pick<CheckoutReader, 'find'>,
    private readonly within: Within,
    private readonly waits: Pick<PaymentWaits, 'readLookMs'>,
  ) {}

  /** The checkout as it is then; as it is recorded when waiting for a look and for its answer takes more than `readLookMs`. Throws NotFound. */
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

  /** It ends by itself: who asks a provider waits for `readLookMs` at most. */
  private begin(name: CheckoutName, fresh: boolean): Promise<Checkout> {
    const answer = this.settling.execute({ ...name, fresh }).then(({ checkout }) => checkout);
    const look: Look = { answer };
    this.underWay.set(keyOf(name), look);
    const end = () => {
      if (!look.next) this.underWay.delete(keyOf(name));
    };
    answer.then(end, end);
    return answer;
  }

  private queue(name: CheckoutName, { answer }: Look): NextLook {
    const begin = (): Promise<Checkout> => this.begin(name, next.fresh);
    const next: NextLook = { fresh: false, answer: answer.then(begin, begin) };
    // Those who wait for it may have given up by then.
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
