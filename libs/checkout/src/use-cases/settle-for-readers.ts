import { NotFound } from '@svc/kernel';
import { ProviderUnavailable, type CheckoutName, type PaymentWaits, type Within } from '@svc/payments';
import type { Checkout } from '../domain/checkout';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { SettleCheckout, SettleCheckoutCommand } from './settle-checkout';

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
    private readonly work: CheckoutUnitOfWork,
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
    const checkout = await this.work.run(({ checkouts }) => checkouts.find(name));
    if (!checkout) throw new NotFound('checkout');
    return checkout;
  }
}

function keyOf({ workspaceId, mode, checkoutId }: CheckoutName): string {
  return `${workspaceId}/${mode}/${checkoutId}`;
}
