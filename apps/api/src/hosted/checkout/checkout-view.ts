import {
  isSavingUp,
  mayDo,
  onlyUnchosen,
  payableRails,
  phaseOf,
  returnUrlWith,
  type BuyersCheckout,
  type CheckoutContact,
  type OfferedLine,
  type SavingOffer,
} from '@svc/checkout';
import { breakdownOf, type LinkAccess, type DeliveryAddress, type MoneyBreakdown, type PricedCart, type PricedLine } from '@svc/contracts';
import { parseUrl, refOf } from '@svc/kernel';
import { type BankAccount, type PaymentAttempt, type PaymentRail, toldOf, type ToldRefusal } from '@svc/payments';
import type { LineLook } from '@svc/storefront';
import { FormValues, type Problem } from '../posted-form';
import type { Brand } from '../page';
import type { PageLocale } from '../page-locale';
import { deliveryOf, type DeliveryView, NO_OFFERS, type Offers } from './checkout-offers';
import { LINE_COUNT } from './field-names';
import { isAwaited, markOf } from './live/standing-of';
import { maskedAddress, maskedContact } from './checkout-page-loader';
import { paymentUnderWay, payUntil, stateOf, transferUnderWay, underWayIn, type PageState } from './page-state';
import { valuesOnRecord, type Offered } from './read-choices';
import { seatsViewOf, type SeatsView, type FormState } from './seats';

/** A checkout as the holder of its link sees it. */
export interface CheckoutPageView extends PageLocale, DeliveryView {
  brand: Brand;
  /** Of the page, without its query. */
  path: string;
  token: string;
  /** IANA name of the shop's time zone, in which deadlines are shown. */
  timezone: string;
  now: Date;
  ref: string;
  isTest: boolean;
  state: PageState;
  cart: PricedCart;
  /** Of the cart, and of what has come for it. */
  money: MoneyBreakdown<PricedLine>;
  /** What is due now and not paid yet. */
  restMinor: number;
  /** What has arrived and counts. */
  receivedMinor: number;
  /** What is on its way back to the buyer. */
  returnedMinor: number;
  /** Until when what is shown can be paid. */
  expiresAt: Date;
  rails: readonly PaymentRail[];
  /** The rail that is chosen before the buyer chooses. */
  rail?: PaymentRail;
  /** Outcome of the last try to pay, when it did not pay: why it was refused; `lapsed`: a transfer that cannot be made any more. */
  lastTry?: ToldRefusal | 'lapsed' | 'pending';
  /** `playUrl`: where the sandbox lets the money come. */
  transfer?: { account?: BankAccount; playUrl?: string };
  /** The payment that was begun, whose outcome is not known yet; `goTo`: where the buyer can go on with it; `refused`: what came of a card that was given there. */
  underWay?: { rail: PaymentRail; amountMinor: number; begunAt: Date; goTo?: string; refused?: ToldRefusal };
  /** How what is bought looks, by the ids of what lines are of. */
  looks: ReadonlyMap<string, LineLook>;
  isMasked: boolean;
  contact: CheckoutContact;
  /** Who comes on the tickets; absent for products, and once nothing can be changed any more. */
  seats?: SeatsView;
  address?: DeliveryAddress;
  /** As it stood when the buyer saw it, if it has changed since (D-82). */
  formerTotalMinor?: number;
  values: FormValues;
  /** The form has come once: what it holds stands above what is on record. */
  wasSent: boolean;
  /** What can be chosen; absent once nothing can be changed any more. */
  offered?: Offered;
  /** How it can be paid in parts instead; absent when it cannot, or some of it is paid. */
  saving?: SavingOffer;
  /** What is chosen, as the form shows it. */
  chosen: FormValues;
  problems: readonly Problem[];
  errors: ReadonlyMap<string, string>;
  orderNumber?: number;
  /** The address at which a buyer who has paid goes on (§4.2 r7); absent for others. */
  returnUrl?: string;
  /** Where what is left of the order is paid; for the holder of a full link, once the deposit is paid. */
  balanceUrl?: string;
  /** Where the order is seen; for the holder of a full link, once it is placed. */
  orderUrl?: string;
  wantsOtherWay: boolean;
  /** The buyer may cancel it: the shop lets them, the link is their own, and nothing has come for it. */
  canCancel: boolean;
  /** The buyer has come back to ask whether the money has come. */
  hasAsked: boolean;
  /** Another one when there is something new to see. */
  mark: string;
  /** News is to be expected without the buyer doing anything. */
  isAwaited: boolean;
}

export interface Seen
  extends BuyersCheckout,
    Pick<CheckoutPageView, 'brand' | 'path' | 'token' | 'timezone' | 'now' | 'rails' | 'values' | 'locale' | 'words'>,
    Partial<Pick<CheckoutPageView, 'looks'>> {
  access: LinkAccess;
  returnsHere?: boolean;
  /** The shop lets buyers cancel what is not paid. */
  mayCancel?: boolean;
  /** Where the sandbox plays an attempt. */
  playUrlOf: (reference: string) => string;
  /** Where the rest of an order is paid. */
  balanceUrlOf: (orderId: string) => string;
  /** Where an order is seen. */
  orderUrlOf: (orderId: string) => string;
  /** The buyer has a transfer under way and asks for another way to pay. */
  wantsOtherWay?: boolean;
  hasAsked?: boolean;
  problems?: readonly Problem[];
  /** Nothing once the checkout has ended. */
  offers?: Offers;
  /** The form has come once, also if nothing is wrong with it. */
  wasSent?: boolean;
  /** The cart with what was chosen, while something is in the way of it. */
  tried?: PricedCart;
  /** The cart at the prices of now, when they are others than when it was opened (D-82). */
  repriced?: PricedCart;
}

/** Decides what a buyer is shown. */
export function viewOf({
  checkout,
  attempts,
  payments,
  refunds,
  access,
  returnsHere,
  mayCancel,
  wantsOtherWay,
  hasAsked = false,
  problems = [],
  repriced,
  tried,
  looks = new Map(),
  offers = NO_OFFERS,
  wasSent = problems.length > 0,
  playUrlOf,
  balanceUrlOf,
  orderUrlOf,
  ...seen
}: Seen): CheckoutPageView {
  const ref = refOf('chk', checkout.id);
  const cart = repriced ?? tried ?? checkout.cart;
  const receivedMinor = sum(payments.map(({ appliedMinor }) => appliedMinor));
  const transfer = transferUnderWay(attempts, seen.now);
  const isMasked = access === 'masked';
  const told = (attempt: PaymentAttempt) => toldHere(attempt, isMasked && isSavingUp(checkout));
  const money = breakdownOf(cart.lines, cart, {
    paidMinor: receivedMinor,
    isOver: checkout.status === 'expired' || checkout.status === 'cancelled',
  });
  const state = stateOf(checkout, wantsOtherWay || wasSent ? undefined : underWayIn(attempts, seen.now), seen.now);
  const rails = payableRails({ checkout, attempts }, seen.rails);
  const form: FormState = { values: seen.values, wasSent, isMasked, now: seen.now };
  return {
    ...seen,
    brand: leadingBack(seen.brand, checkout.returnUrl, returnsHere),
    rails,
    looks,
    ref,
    isTest: checkout.mode === 'test',
    state,
    cart,
    money,
    receivedMinor,
    restMinor: money.dueNowMinor,
    returnedMinor: sum(refunds.filter(({ status }) => status !== 'failed').map(({ amountMinor }) => amountMinor)),
    expiresAt: payUntil(checkout, state === 'transfer' ? transfer : undefined),
    rail: preferredRail(attempts, rails),
    lastTry: lastTryOf(attempts, transfer, told),
    transfer: transfer && transferOf(transfer, playUrlOf),
    underWay: underWayOf(paymentUnderWay(attempts), told),
    isMasked,
    ...buyerOf(checkout, isMasked),
    ...openOf(checkout, state === 'form' ? offers : NO_OFFERS, { ...form, receivedMinor, cart }),
    formerTotalMinor: repriced && checkout.cart.totalMinor,
    wasSent,
    problems,
    errors: errorsByField(problems),
    ...endOf(checkout, { isMasked, returnsHere }, { balanceUrlOf, orderUrlOf }),
    wantsOtherWay: Boolean(wantsOtherWay),
    canCancel: canBeCancelled(checkout, { mayCancel, access, receivedMinor, now: seen.now }),
    hasAsked,
    mark: markOf({ checkout, attempts, payments, refunds }, seen.now),
    isAwaited: isAwaited({ checkout, attempts }, seen.now),
  };
}

type OpenFacts = FormState & { receivedMinor: number; cart: PricedCart };

/** What can still be chosen and filled in: nothing can be chosen once a part is paid. */
function openOf(
  checkout: BuyersCheckout['checkout'],
  offers: Offers,
  { receivedMinor, cart, ...form }: OpenFacts,
): Pick<CheckoutPageView, 'offered' | 'chosen' | 'saving' | 'seats'> & DeliveryView {
  const isUnpaid = receivedMinor === 0;
  const { seatRules } = offers;
  const lines = form.isMasked ? onlyUnchosen(offers.lines, checkout.cart) : offers.lines;
  const zones = isUnpaid && !form.isMasked ? offers.zones : [];
  const offered: Offered = { checkout, lines, now: form.now, keptAnswers: form.isMasked ? linesWithAnswers(checkout, lines) : new Set() };
  return {
    offered: offers !== NO_OFFERS && isUnpaid ? offered : undefined,
    saving: isUnpaid ? offers.saving : undefined,
    chosen: chosenIn(form, offered),
    seats: seatsViewOf(checkout, seatRules, form),
    ...deliveryOf(cart, zones, form),
  };
}

/** Money that has come keeps a checkout open: it is paid, or its time runs out. */
function canBeCancelled(
  checkout: BuyersCheckout['checkout'],
  { mayCancel, access, receivedMinor, now }: Pick<Seen, 'mayCancel' | 'access' | 'now'> & { receivedMinor: number },
): boolean {
  return Boolean(mayCancel) && receivedMinor === 0 && phaseOf(checkout, now) === 'open' && mayDo(access, 'cancel', 'open');
}

/** Where a buyer goes on after the end. */
function endOf(
  checkout: BuyersCheckout['checkout'],
  { isMasked, returnsHere }: { isMasked: boolean; returnsHere?: boolean },
  { balanceUrlOf, orderUrlOf }: Pick<Seen, 'balanceUrlOf' | 'orderUrlOf'>,
): Pick<CheckoutPageView, 'orderNumber' | 'returnUrl' | 'balanceUrl' | 'orderUrl'> {
  const { status, id, orderId, orderNumber, returnUrl, cart } = checkout;
  return {
    orderNumber,
    returnUrl: status === 'paid' && !returnsHere ? returnUrlWith(returnUrl, refOf('chk', id)) : undefined,
    balanceUrl: orderId && cart.balanceMinor > 0 && !isMasked ? balanceUrlOf(orderId) : undefined,
    orderUrl: orderId && status === 'paid' && !isMasked ? orderUrlOf(orderId) : undefined,
  };
}

function transferOf({ instructions, provider, reference }: PaymentAttempt, playUrlOf: Seen['playUrlOf']): CheckoutPageView['transfer'] {
  return { account: instructions?.bankAccount ?? undefined, playUrl: provider === 'sandbox' ? playUrlOf(reference) : undefined };
}

function underWayOf(attempt: PaymentAttempt | undefined, told: Told): CheckoutPageView['underWay'] {
  if (!attempt) return undefined;
  const { rail, amountMinor, createdAt, instructions, refusal } = attempt;
  const refused = refusal?.cause === 'card' ? told(attempt) : undefined;
  return { rail, amountMinor, begunAt: createdAt, goTo: instructions?.checkoutUrl ?? undefined, refused };
}

function buyerOf(
  { contact = {}, deliveryAddress }: BuyersCheckout['checkout'],
  isMasked: boolean,
): Pick<CheckoutPageView, 'contact' | 'address'> {
  return isMasked ? { contact: maskedContact(contact), address: maskedAddress(deliveryAddress) } : { contact, address: deliveryAddress };
}

/** What is chosen: by a form that came, unless it was made for other lines. */
function chosenIn({ values, wasSent }: FormState, offered: Offered): FormValues {
  return wasSent && values.text(LINE_COUNT) === String(offered.lines.length) ? values : new FormValues(valuesOnRecord(offered));
}

function errorsByField(problems: readonly Problem[]): Map<string, string> {
  return new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const])));
}

/** Lines of which a link that masks shows no answers, since there are some. */
function linesWithAnswers({ cart, responses }: BuyersCheckout['checkout'], lines: readonly OfferedLine[]): Set<string> {
  const isAnswered = ({ lineId, questions }: OfferedLine) =>
    questions.some(({ key }) => Object.hasOwn({ ...responses, ...cart.lines.find(({ id }) => id === lineId)?.responses }, key));
  return new Set(lines.filter(isAnswered).map(({ lineId }) => lineId));
}

/** The site that the buyer came from is nearer to them than the address that the shop gives of itself. */
function leadingBack(brand: Brand, returnUrl: string, returnsHere = false): Brand {
  const url = parseUrl(returnUrl);
  return url ? { ...brand, website: returnsHere ? returnUrl : url.origin } : brand;
}

/** What the buyer chose last stays chosen, as long as it is offered. */
function preferredRail(attempts: readonly PaymentAttempt[], rails: readonly PaymentRail[]): PaymentRail | undefined {
  const last = attempts.at(-1)?.rail;
  return last && rails.includes(last) ? last : rails[0];
}

type Told = (attempt: PaymentAttempt) => ToldRefusal;

/** Why a payment was refused, as far as whoever looks may know: why a card was is told to nobody but whoever gave it. */
function toldHere(attempt: PaymentAttempt, isOfAnother: boolean): ToldRefusal {
  const told = toldOf(attempt);
  const isOfCard = attempt.refusal?.cause === 'card';
  return isOfCard && (isOfAnother || attempt.payer) ? 'card' : told;
}

/** @param underWay a transfer that can still be made */
function lastTryOf(attempts: readonly PaymentAttempt[], underWay: PaymentAttempt | undefined, told: Told): CheckoutPageView['lastTry'] {
  const last = attempts.at(-1);
  if (!last || last === underWay || (last.status !== 'failed' && last.status !== 'pending')) return undefined;
  if (last.flow === 'transfer') return wasRefusedAtOnce(last) ? told(last) : 'lapsed';
  return last.status === 'failed' || last.refusal?.cause === 'card' ? told(last) : 'pending';
}

/** A transfer for which no account was opened: nobody can have sent money. */
function wasRefusedAtOnce({ status, instructions, refusal }: PaymentAttempt): boolean {
  return status === 'failed' && !instructions?.bankAccount && refusal !== undefined && refusal.cause !== 'attempt';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
