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
import {
  breakdownOf,
  type BusinessHours,
  type DeliveryAddress,
  type LinkAccess,
  type MoneyBreakdown,
  type HandMethod,
  type PaymentRail,
  type PricedCart,
  type PricedLine,
} from '@svc/contracts';
import { parseUrl, refOf } from '@svc/kernel';
import { type BankAccount, type PaymentAttempt, buyerRefusalOf, type BuyerRefusal } from '@svc/payments';
import type { ClosedShop, LineLook } from '@svc/storefront';
import { FormValues, type Problem } from '../posted-form';
import type { Brand } from '../page';
import type { PageLocale } from '../page-locale';
import { deliveryOf, type DeliveryView, NO_OFFERS, type Offers } from './checkout-offers';
import { LINE_COUNT } from './field-names';
import { isAwaited, markOf } from './live/payment-status';
import { maskedAddress, maskedContact } from './checkout-page-loader';
import { paymentUnderWay, payUntil, stateOf, transferUnderWay, underWayIn, type PageState } from './page-state';
import { valuesOnRecord, type Offered } from './read-choices';
import { seatsViewOf, type SeatsView, type FormState } from './seats';

/** Page of a checkout, as the holder of its link sees it. */
export interface CheckoutPageView extends PageLocale, DeliveryView {
  brand: Brand;
  /** Path of the page, without its query. */
  path: string;
  token: string;
  /** Hours in which the shop works; empty where it says none, or nothing is delivered. */
  businessHours: readonly BusinessHours[];
  /** IANA name of the shop's time zone, in which deadlines are shown. */
  timezone: string;
  now: Date;
  ref: string;
  isTest: boolean;
  /** Closing of the shop, while it is closed to live mode; what is open can still be paid (D-158). */
  closed?: ClosedShop;
  state: PageState;
  cart: PricedCart;
  /** Amounts of the cart, with the money received for it. */
  money: MoneyBreakdown<PricedLine>;
  /** Amount due now and not paid yet. */
  restMinor: number;
  /** Received amount that counts towards the price. */
  receivedMinor: number;
  /** Rail of the last payment that counts towards the price. */
  paidBy?: PaymentRail | HandMethod;
  /** Refunded amount, failed refunds excluded. */
  returnedMinor: number;
  /** End of the time to pay in the shown way. */
  expiresAt: Date;
  rails: readonly PaymentRail[];
  /** Preselected rail. */
  rail?: PaymentRail;
  /** Outcome of the last attempt without payment: cause of the refusal; `lapsed`: an expired transfer; `pending`: an unknown outcome. */
  lastTry?: BuyerRefusal | 'lapsed' | 'pending';
  /** Transfer under way; `playUrl`: page of the sandbox that makes the transfer. */
  transfer?: { account?: BankAccount; playUrl?: string };
  /** Payment with a pending outcome; `goTo`: page of the provider that continues it; `refused`: cause of a refused card. */
  underWay?: { rail: PaymentRail; amountMinor: number; begunAt: Date; goTo?: string; refused?: BuyerRefusal };
  /** Pictures and prices of the lines, by the ids of `subjectsOf`. */
  looks: ReadonlyMap<string, LineLook>;
  isMasked: boolean;
  contact: CheckoutContact;
  /** Guests of the tickets; absent for products, and once nothing can be changed. */
  seats?: SeatsView;
  address?: DeliveryAddress;
  /** Total that the buyer saw, if it has changed since (D-82). */
  formerTotalMinor?: number;
  values: FormValues;
  /** The form was sent: its values take precedence over recorded ones. */
  wasSent: boolean;
  /** Open choices; absent once nothing can be changed. */
  offered?: Offered;
  /** Terms of a savings plan; absent when none is offered, or a part is paid. */
  saving?: SavingOffer;
  /** Chosen values, as the form shows them. */
  chosen: FormValues;
  problems: readonly Problem[];
  errors: ReadonlyMap<string, string>;
  orderNumber?: number;
  /** Return address of a buyer who has paid (§4.2 r7); absent for others. */
  returnUrl?: string;
  /** Page that takes the balance of the order; for the holder of a full link, once the deposit is paid. */
  balanceUrl?: string;
  /** Page of the order; for the holder of a full link, once it is placed. */
  orderUrl?: string;
  wantsOtherWay: boolean;
  /** The buyer may cancel the checkout: the shop allows it, the link is full, and no money has arrived. */
  canCancel: boolean;
  /** The buyer has asked for the state of the payment. */
  hasAsked: boolean;
  /** Fingerprint of the payment state; it changes when there is something new to show. */
  mark: string;
  /** The state can change without an action of the buyer. */
  isAwaited: boolean;
}

/** Data from which the view of a checkout is built. */
export interface ViewInput
  extends BuyersCheckout,
    Pick<CheckoutPageView, 'brand' | 'path' | 'token' | 'timezone' | 'now' | 'rails' | 'values' | 'locale' | 'words'>,
    Partial<Pick<CheckoutPageView, 'looks' | 'closed'>> {
  access: LinkAccess;
  returnsHere?: boolean;
  /** The shop lets buyers cancel unpaid checkouts. */
  mayCancel?: boolean;
  /** Returns the page of the sandbox for an attempt. */
  playUrlOf: (reference: string) => string;
  /** Returns the page that takes the balance of an order. */
  balanceUrlOf: (orderId: string) => string;
  /** Returns the page of an order. */
  orderUrlOf: (orderId: string) => string;
  /** The buyer has a pending transfer and requests another way to pay. */
  wantsOtherWay?: boolean;
  hasAsked?: boolean;
  problems?: readonly Problem[];
  /** Open choices; none once the checkout has ended. */
  offers?: Offers;
  /** The form was sent, with or without problems. */
  wasSent?: boolean;
  /** Cart with the choices of a form that has problems. */
  tried?: PricedCart;
  /** Cart at current prices, when they have changed since it was opened (D-82). */
  repriced?: PricedCart;
}

/** Builds the view of a checkout for the holder of a link. */
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
  ...input
}: ViewInput): CheckoutPageView {
  const ref = refOf('chk', checkout.id);
  const cart = repriced ?? tried ?? checkout.cart;
  const receivedMinor = sum(payments.map(({ appliedMinor }) => appliedMinor));
  const transfer = transferUnderWay(attempts, input.now);
  const isMasked = access === 'masked';
  const refusalOf = (attempt: PaymentAttempt) => visibleRefusal(attempt, isMasked && isSavingUp(checkout));
  const money = breakdownOf(cart.lines, cart, {
    paidMinor: receivedMinor,
    isOver: checkout.status === 'expired' || checkout.status === 'cancelled',
  });
  const state = stateOf(checkout, wantsOtherWay || wasSent ? undefined : underWayIn(attempts, input.now), input.now);
  const rails = payableRails({ checkout, attempts }, input.rails);
  const form: FormState = { values: input.values, wasSent, isMasked, now: input.now };
  return {
    ...input,
    brand: withReturnLink(input.brand, checkout.returnUrl, returnsHere),
    rails,
    looks,
    ref,
    isTest: checkout.mode === 'test',
    state,
    cart,
    money,
    receivedMinor,
    restMinor: money.dueNowMinor,
    paidBy: railOf(payments),
    returnedMinor: sum(refunds.filter(({ status }) => status !== 'failed').map(({ amountMinor }) => amountMinor)),
    expiresAt: payUntil(checkout, state === 'transfer' ? transfer : undefined),
    rail: preferredRail(attempts, rails),
    lastTry: lastTryOf(attempts, transfer, refusalOf),
    transfer: transfer && transferOf(transfer, playUrlOf),
    underWay: underWayOf(paymentUnderWay(attempts), refusalOf),
    isMasked,
    ...buyerOf(checkout, isMasked),
    ...openOf(checkout, state === 'form' ? offers : NO_OFFERS, { ...form, receivedMinor, cart }),
    formerTotalMinor: repriced && checkout.cart.totalMinor,
    wasSent,
    problems,
    errors: errorsByField(problems),
    ...endOf(checkout, { isMasked, returnsHere }, { balanceUrlOf, orderUrlOf }),
    wantsOtherWay: Boolean(wantsOtherWay),
    canCancel: canBeCancelled(checkout, { mayCancel, access, receivedMinor, now: input.now }),
    hasAsked,
    mark: markOf({ checkout, attempts, payments, refunds }, input.now),
    isAwaited: isAwaited({ checkout, attempts }, input.now),
  };
}

type OpenFacts = FormState & { receivedMinor: number; cart: PricedCart };

/** Returns the choices and details that are still open; no choices once a part is paid. */
function openOf(
  checkout: BuyersCheckout['checkout'],
  offers: Offers,
  { receivedMinor, cart, ...form }: OpenFacts,
): Pick<CheckoutPageView, 'offered' | 'chosen' | 'saving' | 'seats' | 'businessHours'> & DeliveryView {
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
    businessHours: offers.businessHours,
  };
}

/** Returns true when the buyer may cancel. Once money has arrived, a checkout ends only by payment or by time. */
function canBeCancelled(
  checkout: BuyersCheckout['checkout'],
  { mayCancel, access, receivedMinor, now }: Pick<ViewInput, 'mayCancel' | 'access' | 'now'> & { receivedMinor: number },
): boolean {
  return Boolean(mayCancel) && receivedMinor === 0 && phaseOf(checkout, now) === 'open' && mayDo(access, 'cancel', 'open');
}

/** Returns the order number and the links of an ended checkout. */
function endOf(
  checkout: BuyersCheckout['checkout'],
  { isMasked, returnsHere }: { isMasked: boolean; returnsHere?: boolean },
  { balanceUrlOf, orderUrlOf }: Pick<ViewInput, 'balanceUrlOf' | 'orderUrlOf'>,
): Pick<CheckoutPageView, 'orderNumber' | 'returnUrl' | 'balanceUrl' | 'orderUrl'> {
  const { status, id, orderId, orderNumber, returnUrl, cart } = checkout;
  return {
    orderNumber,
    returnUrl: status === 'paid' && !returnsHere ? returnUrlWith(returnUrl, refOf('chk', id)) : undefined,
    balanceUrl: orderId && cart.balanceMinor > 0 && !isMasked ? balanceUrlOf(orderId) : undefined,
    orderUrl: orderId && status === 'paid' && !isMasked ? orderUrlOf(orderId) : undefined,
  };
}

/** Returns the rail of the last payment that counts towards the price. */
function railOf(payments: BuyersCheckout['payments']): PaymentRail | HandMethod | undefined {
  return payments.findLast(({ appliedMinor }) => appliedMinor > 0)?.rail;
}

function transferOf(
  { instructions, provider, reference }: PaymentAttempt,
  playUrlOf: ViewInput['playUrlOf'],
): CheckoutPageView['transfer'] {
  return { account: instructions?.bankAccount ?? undefined, playUrl: provider === 'sandbox' ? playUrlOf(reference) : undefined };
}

function underWayOf(attempt: PaymentAttempt | undefined, refusalOf: RefusalReader): CheckoutPageView['underWay'] {
  if (!attempt) return undefined;
  const { rail, amountMinor, createdAt, instructions, refusal } = attempt;
  const refused = refusal?.cause === 'card' ? refusalOf(attempt) : undefined;
  return { rail, amountMinor, begunAt: createdAt, goTo: instructions?.checkoutUrl ?? undefined, refused };
}

function buyerOf(
  { contact = {}, deliveryAddress }: BuyersCheckout['checkout'],
  isMasked: boolean,
): Pick<CheckoutPageView, 'contact' | 'address'> {
  return isMasked ? { contact: maskedContact(contact), address: maskedAddress(deliveryAddress) } : { contact, address: deliveryAddress };
}

/** Returns the choices of the sent form; the recorded ones when none was sent or it was made for other lines. */
function chosenIn({ values, wasSent }: FormState, offered: Offered): FormValues {
  return wasSent && values.text(LINE_COUNT) === String(offered.lines.length) ? values : new FormValues(valuesOnRecord(offered));
}

function errorsByField(problems: readonly Problem[]): Map<string, string> {
  return new Map(problems.flatMap(({ name, message }) => (name === undefined ? [] : [[name, message] as const])));
}

/** Returns the ids of the lines with recorded answers, which a masked link hides. */
function linesWithAnswers({ cart, responses }: BuyersCheckout['checkout'], lines: readonly OfferedLine[]): Set<string> {
  const isAnswered = ({ lineId, questions }: OfferedLine) =>
    questions.some(({ key }) => Object.hasOwn({ ...responses, ...cart.lines.find(({ id }) => id === lineId)?.responses }, key));
  return new Set(lines.filter(isAnswered).map(({ lineId }) => lineId));
}

/** Returns the brand with the site that the buyer came from in place of the shop's own address. */
function withReturnLink(brand: Brand, returnUrl: string, returnsHere = false): Brand {
  const url = parseUrl(returnUrl);
  return url ? { ...brand, website: returnsHere ? returnUrl : url.origin } : brand;
}

/** Returns the rail of the last attempt as long as it is offered, else the first one. */
function preferredRail(attempts: readonly PaymentAttempt[], rails: readonly PaymentRail[]): PaymentRail | undefined {
  const last = attempts.at(-1)?.rail;
  return last && rails.includes(last) ? last : rails[0];
}

type RefusalReader = (attempt: PaymentAttempt) => BuyerRefusal;

/** Returns the cause of a refusal that the reader may know. Details of a refused card are shown to its payer only. */
function visibleRefusal(attempt: PaymentAttempt, isOfAnother: boolean): BuyerRefusal {
  const refusal = buyerRefusalOf(attempt);
  const isOfCard = attempt.refusal?.cause === 'card';
  return isOfCard && (isOfAnother || attempt.payer) ? 'card' : refusal;
}

/**
 * Returns the outcome of the last attempt; undefined when it has paid or is `underWay`.
 * @param underWay a transfer that can still be made
 */
function lastTryOf(
  attempts: readonly PaymentAttempt[],
  underWay: PaymentAttempt | undefined,
  refusalOf: RefusalReader,
): CheckoutPageView['lastTry'] {
  const last = attempts.at(-1);
  if (!last || last === underWay || (last.status !== 'failed' && last.status !== 'pending')) return undefined;
  if (last.flow === 'transfer') return wasRefusedAtOnce(last) ? refusalOf(last) : 'lapsed';
  return last.status === 'failed' || last.refusal?.cause === 'card' ? refusalOf(last) : 'pending';
}

/** Returns true for a failed transfer without an account, to which no money can have been sent. */
function wasRefusedAtOnce({ status, instructions, refusal }: PaymentAttempt): boolean {
  return status === 'failed' && !instructions?.bankAccount && refusal !== undefined && refusal.cause !== 'attempt';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
