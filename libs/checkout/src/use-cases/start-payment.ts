import type { PaymentRail } from '@svc/contracts';
import { InvalidInput, NotFound, refOf, type Clock, type IdGenerator } from '@svc/kernel';
import { type CheckoutName, noteRefusals, type OpenAttempt, type OpeningAnswer, type Payer, type PaymentAttempt } from '@svc/payments';
import { type EventRules, faultsOn } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import type { CheckoutMoney } from '../domain/settlement/decide-settlement';
import { checkOpen, decideStart } from '../domain/settlement/decide-start';
import { refuseUndeliverable } from '../domain/pricing/price-delivery';
import { isSavingUp, type Saving } from '../domain/savings/saving';
import { CheckoutChanged, RanOut } from '../domain/settlement/settlement.errors';
import { applySeatDetails } from '../domain/details/seat-details';
import { isLive, stockUntil } from '../domain/holds/time-to-pay';
import { payerOf, type CheckoutHolder } from '../domain/details/checkout-permissions';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { SettleForReaders } from './settle-checkout';
import { type KnownBefore, type PreparePayment, toPay } from './prepare-payment';
import { accountOpened } from './account-opened';
import { takeHolds } from './lapsed-holds';
import { lockWithMoney, checkoutNameOf, settleWithin } from './settle-within';

export interface StartPaymentCommand {
  name: CheckoutName;
  /** May be omitted when nothing is due now. */
  rail?: PaymentRail;
  /** Holder of the link, whose rights are checked here (D-104). */
  holder: CheckoutHolder;
  /** Payer of a part of another's savings plan: kept with that payment alone. */
  payer?: Payer;
  /** Total that the buyer saw; that of the checkout when absent. */
  acceptedTotalMinor?: number;
  /** Amount due now that the buyer saw; that of the checkout when absent. */
  acceptedDueNowMinor?: number;
  /** Part of a savings plan to pay, and, before the first part, the terms of the plan; all that is missing when absent. */
  part?: { amountMinor: number; saving?: Saving };
  /** Input that came with the same form, and is kept with the payment or not at all (D-131). */
  input?: InputWithPayment;
  /** Page of this service to which the provider sends the buyer back. */
  returnUrl: string;
}

/** Details and choices of a form that pays. */
export interface InputWithPayment {
  /** Checkout with the input applied. */
  checkout: Checkout;
  /** Keeps them in the transaction in which the payment is begun. */
  keep(tx: CheckoutTx): Promise<unknown>;
}

export interface StartedPayment {
  checkout: Checkout;
  /** Absent when nothing was due: the checkout is paid. `failed` when the provider will not charge this buyer. */
  attempt?: PaymentAttempt;
}

/**
 * Starts a payment on a rail (D-29, D-45, D-82): prices products again, takes their stock, records the charge and asks the provider
 * to open it. Zone and address are judged together each time (D-105). Paying again on the same rail continues the same attempt;
 * another rail ends it.
 * @throws NotFound, StoreClosed while the workspace is suspended (D-159), CheckoutAlreadyPaid, CheckoutEnded, CheckoutChanged, PriceChanged, RanOut, AttendeeNameMissing, AnswerMissing,
 * TooYoung, InvalidInput, ProviderUnavailable
 */
export class StartPayment {
  constructor(
    private readonly settlement: Pick<SettleForReaders, 'execute'>,
    private readonly preparing: Pick<PreparePayment, 'execute'>,
    private readonly opening: Pick<OpenAttempt, 'execute'>,
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute(command: StartPaymentCommand): Promise<StartedPayment> {
    const { name } = command;
    const settled = await this.settlement.execute(name);
    checkOpen(settled, this.clock.now());
    const facts = await this.preparing.execute(command, settled);
    const begun = await this.work.run((tx) => this.begin(tx, command, facts));
    if (!begun.attempt || begun.attempt.status !== 'created') return begun;
    const answer = await this.openAt(command, begun.checkout, begun.attempt);
    return this.work.run((tx) => this.noteOpened(tx, name, { id: begun.attempt!.id, answer }));
  }

  /**
   * Opens the attempt at its provider. A charge that fails or is refused leaves the stock to others (decisions 3.7); seats are held
   * in any case.
   */
  private async openAt({ name, returnUrl }: StartPaymentCommand, checkout: Checkout, attempt: PaymentAttempt): Promise<OpeningAnswer> {
    try {
      return await this.opening.execute({
        attempt,
        buyer: attempt.payer ?? checkout.contact ?? {},
        description: descriptionOf(checkout),
        returnUrl,
      });
    } catch (error) {
      if (checkout.heldUntil) await this.work.run((tx) => releaseStock(tx, name));
      throw error;
    }
  }

  /** Writes the payment instructions and the later end of the checkout in one transaction, so that readers see both or neither. */
  private async noteOpened(
    tx: CheckoutTx,
    name: CheckoutName,
    { id, answer }: { id: string; answer: OpeningAnswer },
  ): Promise<StartedPayment> {
    const money = await locked(tx, name);
    const attempt = await tx.attempts.opened({ ...name, id }, answer);
    const attempts = money.attempts.map((each) => (each.id === id ? attempt : each));
    const before = money.attempts.find((each) => each.id === id);
    await tx.outbox.append([
      ...accountOpened(before, attempt, this.ids),
      ...(await noteRefusals(tx, money.attempts, attempts, this.tools())),
    ]);
    const settled = await settleWithin(tx, { ...money, attempts }, { answers: [], ...this.tools() });
    const isLeft = attempt.status === 'failed' && settled.heldUntil;
    return { checkout: isLeft ? await releaseStock(tx, name) : settled, attempt };
  }

  private async begin(
    tx: CheckoutTx,
    command: StartPaymentCommand,
    { offered, priced, rules, seen, zone, gateway }: KnownBefore,
  ): Promise<StartedPayment> {
    const money = await lockedWith(tx, command);
    const { now, ids } = this.tools();
    checkSeatDetails(money.checkout, rules, now);
    const { totalMinor, dueNowMinor } = money.checkout.cart;
    const accepted = { totalMinor: command.acceptedTotalMinor ?? totalMinor, dueNowMinor: command.acceptedDueNowMinor ?? dueNowMinor };
    const wanted: Checkout = { ...withOrder(toPay(money.checkout, command), ids), ...priced };
    const payer = payerOf(command, money.checkout, now);
    if ([money.checkout, wanted].some(({ cart }) => cart.delivery?.zoneId !== seen.cart.delivery?.zoneId)) throw new CheckoutChanged();
    refuseUndeliverable(zone, wanted.deliveryAddress);
    const start = decideStart({
      ...money,
      checkout: wanted,
      offered,
      rail: command.rail,
      accepted,
      payer,
      partMinor: command.part?.amountMinor,
      now,
    });
    const checkout = await this.hold(tx, money.checkout, wanted, { isWhole: start.isFree || !start.isPart, now });
    if (start.isFree) {
      return { checkout: await settleWithin(tx, { ...money, checkout }, { answers: [], isConfirmed: true, now, ids }) };
    }
    if (!gateway) throw new InvalidInput('Nobody can charge this buyer that way at the moment. Choose another way to pay.');
    for (const attempt of money.attempts) {
      if (isLive(attempt) && attempt !== start.resumed && !(start.isPart && isSavingUp(checkout)))
        await tx.attempts.update({ ...attempt, status: 'closing' });
    }
    if (start.resumed) return { checkout, attempt: start.resumed };
    const id = ids.next();
    const { rail, amountMinor } = start;
    const attempt: PaymentAttempt = {
      ...command.name,
      id,
      rail,
      provider: gateway.provider,
      reference: refOf('pay', id),
      amountMinor,
      currency: checkout.cart.currency,
      flow: gateway.flowOf(rail),
      status: 'created',
      createdAt: now,
      ...(payer && { payer }),
    };
    await tx.attempts.insert(attempt);
    return { checkout, attempt };
  }

  /**
   * Writes the checkout with all its holds, if the whole of it is paid: stock for the time that a buyer may need to pay. The same
   * goes for seats of a savings plan that holds none yet; other parts of a plan take nothing.
   */
  private async hold(
    tx: CheckoutTx,
    before: Checkout,
    wanted: Checkout,
    { isWhole, now }: { isWhole: boolean; now: Date },
  ): Promise<Checkout> {
    const takes = wanted.holdChanges.length > 0 && (isWhole || before.holds === 'held');
    const isKept = before.holds === 'held' && !before.heldUntil;
    const isLent = wanted.kind === 'products' || (isSavingUp(wanted) && !isKept);
    const isHeld = before.holds === 'held' && JSON.stringify(before.holdChanges) === JSON.stringify(wanted.holdChanges);
    const heldUntil = takes && isLent ? stockUntil(wanted, now) : wanted.heldUntil;
    const checkout: Checkout = { ...wanted, holds: takes ? 'held' : wanted.holds, heldUntil };
    await tx.checkouts.update(checkout);
    if (takes && !isHeld) {
      const short = await takeHolds(tx.holds, checkoutNameOf(checkout), checkout.holdChanges, now);
      if (short.length > 0) throw new RanOut(short);
    }
    return { ...checkout, version: checkout.version + 1 };
  }

  private tools() {
    return { ids: this.ids, now: this.clock.now() };
  }
}

/** Keeps the input of the form, and locks the checkout. */
async function lockedWith(tx: CheckoutTx, { name, input }: StartPaymentCommand): Promise<CheckoutMoney> {
  await input?.keep(tx);
  return locked(tx, name);
}

async function locked(tx: CheckoutTx, name: CheckoutName): Promise<CheckoutMoney> {
  const money = await lockWithMoney(tx, name);
  if (!money) throw new NotFound('checkout');
  return money;
}

/**
 * Throws the first fault that prevents paying for the seats on record, by the event's current rules (§4.3 r2 to r4, D-96). A running
 * plan is not checked: its seats were judged before its first part, and cannot be changed since (D-104). A headless checkout is paid by the
 * request that opens it, and so obeys the rules of that path (D-145).
 */
function checkSeatDetails(checkout: Checkout, rules: EventRules | undefined, now: Date): void {
  if (!rules || isSavingUp(checkout)) return;
  const { faults } = applySeatDetails(checkout, {}, rules, now);
  const [first] = checkout.channel === 'headless' ? faultsOn('headless', faults) : faults;
  if (first) throw first.refusal;
}

/** Releases the stock, unless another attempt still needs it. Returns the checkout as it is then. */
async function releaseStock(tx: CheckoutTx, name: CheckoutName): Promise<Checkout> {
  const { checkout, attempts } = await locked(tx, name);
  const isNeeded = checkout.status !== 'open' || checkout.holds !== 'held' || attempts.some(({ status }) => status === 'pending');
  if (isNeeded) return checkout;
  await tx.holds.release(name);
  const released: Checkout = { ...checkout, holds: 'released', heldUntil: undefined };
  await tx.checkouts.update(released);
  return { ...released, version: released.version + 1 };
}

/** Assigns the order id of headless checkouts, which is named before payment (D-33). */
function withOrder(checkout: Checkout, ids: IdGenerator): Checkout {
  return checkout.channel === 'headless' && !checkout.orderId ? { ...checkout, orderId: ids.next() } : checkout;
}

/** Returns the description at the provider: the first item, and the number of others. */
function descriptionOf({ cart: { lines } }: Checkout): string {
  const [first, ...more] = lines;
  return more.length > 0 ? `${first!.name} and ${more.length} more` : (first?.name ?? 'Checkout');
}
