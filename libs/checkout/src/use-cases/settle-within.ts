import { factOf, isByHand, type KnownFact } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import { type AskedAttempt, type CheckoutName, noteRefusals, type Payment, type PaymentAttempt } from '@svc/payments';
import type { OrderName } from '../domain/settlement/balance';
import type { Checkout } from '../domain/checkout';
import { isSavingUp, savedMinorOf, savingFacts } from '../domain/savings/saving';
import {
  decideSettlement,
  type CheckoutMoney,
  type Goods,
  type Settlement,
  type SettlementQuestion,
} from '../domain/settlement/decide-settlement';
import { isLive } from '../domain/holds/time-to-pay';
import { refundReason } from '../domain/settlement/apply-payments';
import type { CheckoutTx, NewOrder } from '../ports/checkout-tx';
import { accountOpened } from './account-opened';
import { takeHolds } from './lapsed-holds';

/** Tools of a settlement, besides the transaction. */
export interface SettlementTools {
  ids: IdGenerator;
  now: Date;
}

/** Locks a checkout and reads all its money; undefined when there is none. */
export async function lockWithMoney(tx: CheckoutTx, name: CheckoutName): Promise<CheckoutMoney | undefined> {
  const checkout = await tx.checkouts.lock(name);
  return checkout && { checkout, attempts: await tx.attempts.ofCheckout(name), payments: await tx.payments.ofCheckout(name) };
}

/** Marks these attempts for closing, so that they cannot be paid any more; ended ones stay as they are. */
export async function closeAttempts(tx: CheckoutTx, attempts: readonly PaymentAttempt[]): Promise<void> {
  for (const attempt of attempts) if (isLive(attempt)) await tx.attempts.update({ ...attempt, status: 'closing' });
}

/** Money that a settlement learns of. */
export interface SettlementNews {
  /** Answers of providers about attempts. */
  answers: readonly AskedAttempt[];
  /** Payments that no provider took, with new ids (D-163). */
  received?: readonly Payment[];
}

/** Signal that money came late, and its checkout is not judged yet (D-103): to be judged outside the transaction. */
export class LatePaymentUnjudged extends Error {
  constructor(readonly checkout: Checkout) {
    super('Money came late, and is to be judged first.');
  }
}

/**
 * Books the money that providers report, decides, and writes the settled checkout; `money` is locked.
 * @throws LatePaymentUnjudged when money came late and `isForSale` is undefined
 */
export async function settleWithin(
  tx: CheckoutTx,
  money: CheckoutMoney,
  {
    answers,
    received = [],
    isConfirmed,
    isForSale,
    isUnowed = false,
    ...tools
  }: SettlementTools & SettlementNews & Pick<SettlementQuestion, 'isConfirmed' | 'isForSale' | 'isUnowed'>,
): Promise<Checkout> {
  const booked = [...(await book(tx, answers, money.payments, tools)), ...(await bookEach(tx, received))];
  const current: CheckoutMoney = { ...money, payments: [...money.payments, ...booked] };
  const news = new Set(booked.map(({ id }) => id));
  const truths = new Map(answers.map(({ attempt, truth }) => [attempt.id, truth]));
  const question = {
    ...current,
    news,
    truths,
    isConfirmed,
    isForSale,
    isUnowed: isUnowed || (await isOfAnotherAmount(tx, current.checkout)),
    now: tools.now,
  };
  const decided = decideSettlement(question);
  if (decided === 'judge') throw new LatePaymentUnjudged(current.checkout);
  const settlement =
    decided === 'take' ? decideSettlement({ ...question, goods: await takeAgain(tx, current.checkout, tools.now) }) : decided;
  if (typeof settlement === 'string') throw new Error('Goods were taken, and are wanted again.');
  return writeSettlement(tx, current, settlement, { ...tools, news });
}

/** Returns true for an open checkout of a balance of which its order owes another amount by now. */
async function isOfAnotherAmount({ orders }: CheckoutTx, checkout: Checkout): Promise<boolean> {
  const order = checkout.status === 'open' ? orderToPay(checkout) : undefined;
  const owing = order && (await orders.owing(order));
  return owing !== undefined && owing.amountMinor !== checkout.cart.dueNowMinor;
}

/** Writes the differences from the current state, the refunds, and the facts. */
export async function writeSettlement(
  tx: CheckoutTx,
  current: CheckoutMoney,
  settlement: Settlement,
  { news, ...tools }: SettlementTools & { news: ReadonlySet<string> },
): Promise<Checkout> {
  const facts = await writeMoney(tx, current, settlement, { news, ...tools });
  const { checkout } = settlement;
  const isPaid = checkout.status === 'paid' && current.checkout.status !== 'paid';
  const becomes = isPaid && !checkout.balanceOf ? 'paid' : savingOrder(current, settlement);
  const orderId = becomes && (checkout.orderId ?? tools.ids.next());
  const received = isPaid ? await receiveBalance(tx, checkout, tools) : [];
  const ofSaving = orderId && becomes !== 'paid' ? savingFacts(current, settlement, { orderId, news }, () => tools.ids.next()) : [];
  await tx.outbox.append([
    ...facts,
    ...endedByEvent(current, settlement, tools),
    ...endOf(current.checkout, { ...settlement, checkout: { ...checkout, orderId } }, tools),
    ...received,
    ...ofSaving,
  ]);
  if (settlement.holds === 'convert') await tx.holds.convert(checkoutNameOf(checkout));
  if (settlement.holds === 'release') await tx.holds.release(checkoutNameOf(checkout));
  if (checkout === current.checkout && !becomes) return checkout;
  const written: Checkout = {
    ...checkout,
    ...(orderId && { orderId, orderNumber: await bookOrder(tx, settlement, { orderId, becomes, now: tools.now }) }),
  };
  await tx.checkouts.update(written);
  return { ...written, version: written.version + 1 };
}

/** Decides the status of the order of a savings plan, if it changes. */
function savingOrder(current: CheckoutMoney, { checkout, payments }: Settlement): 'saving' | 'cancelled' | undefined {
  if (!checkout.saving?.startedAt) return undefined;
  if (current.checkout.status === 'open' && checkout.status !== 'open') return 'cancelled';
  const isNews = !isSavingUp(current.checkout) || savedMinorOf(payments) !== savedMinorOf(current.payments);
  return isSavingUp(checkout) && isNews ? 'saving' : undefined;
}

/** Writes the order of a checkout, and returns its number when it is paid. */
export async function bookOrder(
  tx: CheckoutTx,
  { checkout, payments }: Pick<CheckoutMoney, 'checkout' | 'payments'>,
  { orderId, becomes, now }: { orderId: string; becomes: 'paid' | 'saving' | 'cancelled' | undefined; now: Date },
): Promise<number | undefined> {
  const order = orderOf({ checkout, payments }, orderId, now);
  const savedSince = checkout.saving?.startedAt;
  if (becomes === 'paid') return (await tx.orders.place(savedSince ? { ...order, savedSince } : order)).number;
  if (becomes && savedSince) await tx.orders.save({ ...order, savedSince }, becomes);
  return undefined;
}

async function writeMoney(
  tx: CheckoutTx,
  current: CheckoutMoney,
  settlement: Settlement,
  { news, ...tools }: SettlementTools & { news: ReadonlySet<string> },
): Promise<KnownFact[]> {
  for (const attempt of settlement.attempts.filter((each, at) => each !== current.attempts[at])) await tx.attempts.update(attempt);
  const opened = settlement.attempts.flatMap((attempt, at) => accountOpened(current.attempts[at], attempt, tools.ids));
  const facts: KnownFact[] = [...opened, ...(await noteRefusals(tx, current.attempts, settlement.attempts, tools))];
  for (const [at, payment] of settlement.payments.entries()) {
    const before = current.payments[at]!;
    const hasChanged = payment.appliedMinor !== before.appliedMinor || payment.disposition !== before.disposition;
    if (hasChanged) await tx.payments.update(payment);
    const backMinor = (news.has(payment.id) ? payment.amountMinor : before.appliedMinor) - payment.appliedMinor;
    if (backMinor > 0)
      facts.push(
        ...(await giveBack(tx, payment, { amountMinor: backMinor, isExpected: endsSaving(current, settlement, payment), ...tools })),
      );
  }
  return facts;
}

/** Returns the fact of a checkout's end, if it ends now; none for cancelling (D-10), nor for a balance, which has no listeners. */
function endOf(before: Checkout, { checkout, payments }: Settlement, { ids }: SettlementTools): KnownFact[] {
  const { id: checkoutId, status, workspaceId, mode, orderId, channel } = checkout;
  if (status === before.status || before.balanceOf) return [];
  if (status === 'expired') return [factOf('checkout.expired.v1', { id: ids.next(), workspaceId, mode }, { checkoutId })];
  if (status !== 'paid' || !orderId) return [];
  const isByMerchant = channel === 'admin' && payments.every(({ rail }) => isByHand(rail));
  const data = { checkoutId, orderId, ...(isByMerchant && { byMerchant: true as const }) };
  return [factOf('checkout.paid.v1', { id: ids.next(), workspaceId, mode }, data)];
}

/**
 * Returns the fact that a cancelled event has ended a checkout while its buyer had begun to pay (D-147), where no money has come: money that goes
 * back is reported by itself, and the end of a savings plan, too.
 */
function endedByEvent(before: CheckoutMoney, { checkout, attempts, payments }: Settlement, { ids }: SettlementTools): KnownFact[] {
  const { workspaceId, mode, id: checkoutId, cancelReason } = checkout;
  const isEnd = before.checkout.status === 'open' && cancelReason === 'event_cancelled';
  const begun = attempts.findLast((attempt, at) => isLive(before.attempts[at] ?? attempt));
  if (!isEnd || !begun || payments.length > 0 || isSavingUp(before.checkout)) return [];
  return [factOf('payment.event_cancelled.v1', { id: ids.next(), workspaceId, mode }, { checkoutId, attemptId: begun.id })];
}

export function checkoutNameOf({ workspaceId, mode, id }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId: id };
}

/** Books new receipts: nothing of them is applied yet. */
async function book(
  tx: CheckoutTx,
  answers: readonly AskedAttempt[],
  existing: readonly Payment[],
  { ids, now }: SettlementTools,
): Promise<Payment[]> {
  const isKnown = (provider: string, reference: string) =>
    existing.some((each) => each.provider === provider && each.providerReference === reference);
  const received = answers.flatMap(({ attempt, truth }) =>
    (typeof truth === 'string' ? [] : truth.receipts)
      .filter(({ providerReference }) => !isKnown(attempt.provider, providerReference))
      .map(({ providerReference, amountMinor, currency, paidAt }): Payment => {
        const { workspaceId, mode, checkoutId, provider, rail, id: attemptId } = attempt;
        return {
          workspaceId,
          mode,
          checkoutId,
          id: ids.next(),
          attemptId,
          provider,
          rail,
          providerReference,
          amountMinor,
          currency,
          paidAt,
          appliedMinor: 0,
          disposition: 'applied',
          bookedAt: now,
        };
      }),
  );
  return bookEach(
    tx,
    received.sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime()),
  );
}

/** Writes payments. Returns those that nobody had written before. */
async function bookEach({ payments }: CheckoutTx, received: readonly Payment[]): Promise<Payment[]> {
  const booked: Payment[] = [];
  for (const payment of received) if (await payments.insert(payment)) booked.push(payment);
  return booked;
}

async function takeAgain(tx: CheckoutTx, checkout: Checkout, now: Date): Promise<Goods> {
  const order = orderToPay(checkout);
  if (order) {
    const claim = await tx.orders.claim(order, checkout.cart.dueNowMinor);
    return claim === 'wanted' ? 'taken' : claim;
  }
  const short = await takeHolds(tx.holds, checkoutNameOf(checkout), checkout.holdChanges, now);
  return short.length === 0 ? 'taken' : 'gone';
}

/**
 * Returns true for payments that go back since a savings plan ends: that is no exception, and one fact reports the end of the plan
 * for all of them.
 */
function endsSaving(current: CheckoutMoney, { checkout }: Settlement, { disposition }: Payment): boolean {
  return (
    checkout.saving?.startedAt !== undefined &&
    checkout.status !== current.checkout.status &&
    checkout.status !== 'paid' &&
    disposition === 'unfinished'
  );
}

/** Refunds an amount of a payment, and reports it to buyer and merchant unless they expect it. */
async function giveBack(
  tx: CheckoutTx,
  payment: Payment,
  { amountMinor, isExpected, ids, now }: SettlementTools & { amountMinor: number; isExpected: boolean },
): Promise<KnownFact[]> {
  const { workspaceId, mode, checkoutId, id: paymentId, currency, disposition } = payment;
  const common = { workspaceId, mode, checkoutId, paymentId, amountMinor, currency, createdAt: now };
  const refundId = ids.next();
  const exceptionId = ids.next();
  await tx.refunds.insert({ ...common, id: refundId, reason: disposition, status: 'pending' });
  if (isExpected) return [];
  await tx.exceptions.insert({ ...common, id: exceptionId, kind: 'money_returned', refundId, message: refundReason(payment, amountMinor) });
  return [factOf('payment.returned.v1', { id: ids.next(), workspaceId, mode }, { checkoutId, refundId, exceptionId })];
}

/** Books a paid balance on its order, and reports the new statuses. */
async function receiveBalance(tx: CheckoutTx, checkout: Checkout, { ids }: SettlementTools): Promise<KnownFact[]> {
  const order = orderToPay(checkout);
  if (!order) return [];
  const { workspaceId, mode, orderId } = order;
  const statuses = await tx.orders.receive(order);
  return [
    factOf('order.updated.v1', { id: ids.next(), workspaceId, mode }, { orderId, ...statuses }),
    factOf('order.balance_paid.v1', { id: ids.next(), workspaceId, mode }, { orderId }),
  ];
}

function orderToPay({ workspaceId, mode, balanceOf }: Checkout): OrderName | undefined {
  return balanceOf === undefined ? undefined : { workspaceId, mode, orderId: balanceOf };
}

const SOURCE_OF = { hosted: 'hosted', headless: 'storefront_api', admin: 'admin' } as const satisfies Record<
  Checkout['channel'],
  NewOrder['source']
>;

function orderOf({ checkout, payments }: Pick<CheckoutMoney, 'checkout' | 'payments'>, id: string, now: Date): NewOrder {
  const { workspaceId, mode, channel, cart, contact = {}, deliveryAddress, linkSerial, responses, seats, eventId } = checkout;
  return {
    workspaceId,
    mode,
    id,
    checkoutId: checkout.id,
    source: SOURCE_OF[channel],
    cart,
    contact,
    deliveryAddress,
    linkSerial,
    responses,
    eventId,
    seats,
    paidMinor: savedMinorOf(payments),
    paidAt: now,
  };
}
