import { NotFound, type Clock, type DomainError } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import type { SeatFault } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import { decideDetails, type DetailsInput, type DetailsQuestion } from '../domain/details/decide-details';
import { checkOpen } from '../domain/settlement/decide-start';
import { isSavingUp } from '../domain/savings/saving';
import type { CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { ReadDeliveryZone, ReadSeatRules } from './read-choices';
import { bookOrder, closeAttempts, lockWithMoney } from './settle-within';

export interface KeepDetailsCommand extends DetailsInput {
  name: CheckoutName;
  /** Holder of the link, whose rights decide which details may be given (D-104). */
  holder: CheckoutHolder;
}

export interface KeptDetails {
  checkout: Checkout;
  /** Faults that prevent paying for the seats. */
  faults: readonly SeatFault[];
  /** Reasons why none of the details are kept, if any of them cannot be (D-131). */
  refusals: readonly DomainError[];
}

/** Details that were judged, and are not kept yet; `checkout` has them applied, or is unchanged when one of them is refused. */
export interface JudgedDetails extends KeptDetails {
  /** Checkout as it is on record. */
  before: Checkout;
  /** Keeps them in a transaction, unless one of them is refused by then. */
  keep(tx: CheckoutTx): Promise<KeptDetails>;
}

/**
 * Keeps the contact, the address and the seat details that a buyer gives on the hosted page when the holder may give all of them
 * (D-104), else nothing (D-131); of seats, all details that fit. Another address closes payments under way (D-105); other details
 * change neither products nor price, so payments go on. Until the money comes, seats then change only to people who may be paid for,
 * since the rules are not checked again (D-96).
 */
export class KeepDetails {
  constructor(
    private readonly reader: Pick<CheckoutReader, 'withMoney'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly seatRules: Pick<ReadSeatRules, 'execute'>,
    private readonly zones: Pick<ReadDeliveryZone, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged */
  async execute(command: KeepDetailsCommand): Promise<KeptDetails> {
    const { keep } = await this.judge(command);
    return this.work.run(keep);
  }

  /**
   * Judges the details, and keeps nothing yet.
   * @throws NotFound, CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged
   */
  async judge({ name, holder, ...input }: KeepDetailsCommand): Promise<JudgedDetails> {
    const money = await this.reader.withMoney(name);
    if (!money) throw new NotFound('checkout');
    const { checkout: before } = money;
    const [rules, zone] = await Promise.all([this.seatRules.execute(before), input.deliveryAddress && this.zones.execute(before)]);
    const now = this.clock.now();
    checkOpen(before, now);
    const { checkout, faults, refusals } = decideDetails(money, input, { holder, rules, zone, now });
    return {
      before,
      checkout: refusals.length > 0 ? before : checkout,
      faults,
      refusals,
      keep: (tx) => this.keep(tx, name, input, { holder, rules, zone }),
    };
  }

  private async keep(
    tx: CheckoutTx,
    name: CheckoutName,
    input: DetailsInput,
    question: Omit<DetailsQuestion, 'now'>,
  ): Promise<KeptDetails> {
    const money = (await lockWithMoney(tx, name))!;
    const { checkout: before, payments } = money;
    const now = this.clock.now();
    checkOpen(before, now);
    const { checkout, faults, refusals, closesPayments } = decideDetails(money, input, { ...question, now });
    if (refusals.length > 0 || JSON.stringify(checkout) === JSON.stringify(before)) return { checkout: before, faults, refusals };
    if (closesPayments) await closeAttempts(tx, money.attempts);
    await tx.checkouts.update(checkout);
    if (isSavingUp(checkout) && checkout.orderId)
      await bookOrder(tx, { checkout, payments }, { orderId: checkout.orderId, becomes: 'saving', now });
    return { checkout: { ...checkout, version: before.version + 1 }, faults, refusals };
  }
}
