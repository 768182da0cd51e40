import { breakdownOf } from '@svc/contracts';
import { leastPartMinorOf, savedMinorOf, wholeCart, type Saving, type SavingEnd, type SavingOffer, type SavingTerms } from '@svc/checkout';
import type { PaymentAttempt } from '@svc/payments';
import type { CheckoutPageView } from '../checkout/checkout-view';
import { addressOf, transferUnderWay } from '../checkout/page-state';
import { lastDayText } from './part-form';
import type { SavingPageRequest } from './saving-page-loader';

/**
 * `offer`: nothing is paid yet; `transfer`: an account waits for a part; `ending`: the deadline has passed and the provider is being
 * asked.
 */
export type SavingState = 'offer' | 'saving' | 'transfer' | 'ending' | 'over';

/** A savings plan as the holder of a link sees it. */
export interface SavingPageView {
  /** Checkout as its own page would show it. */
  paying: CheckoutPageView;
  state: SavingState;
  terms: SavingTerms;
  /** Offer, while its day can still be chosen. */
  offer?: SavingOffer;
  crowdLabel?: string;
  /** Address of the checkout's own page. */
  checkoutUrl: string;
  totalMinor: number;
  savedMinor: number;
  missingMinor: number;
  /** Least amount of a part now. */
  leastMinor: number;
  /** Last day of the plan, or the latest that is offered; in words. */
  lastDay: string;
  /** True when the payer is not the buyer and enters their own details. */
  asksPayer: boolean;
  /** True while the buyer may change their details and the delivery address. */
  takesDetails: boolean;
  /** True when a form of the checkout was filled in too late. */
  isLate?: boolean;
  /** Refund and retained amount if the buyer stops the plan now; nobody else may stop it. */
  stop?: { backMinor: number; keptMinor: number };
  /** True when it was opened by the link for others, which shows none of the buyer's details. */
  isForOthers: boolean;
  /** Address of the link for others; only the buyer sees it. */
  shareUrl?: string;
  endedBy?: SavingEnd;
}

/** Decides the content of the page of a plan. @param paying the view of its checkout at the address of the plan */
export function savingViewOf(
  { buyersCheckout, access, offer, terms, workspace, locale, now, checkoutPath, token }: SavingPageRequest,
  paying: CheckoutPageView,
  shareUrl: string,
  backMinor: number,
): SavingPageView {
  const { checkout, payments } = buyersCheckout;
  const { saving } = checkout;
  const cart = wholeCart(paying.cart);
  const savedMinor = savedMinorOf(payments);
  const missingMinor = Math.max(0, cart.totalMinor - savedMinor);
  const isOwner = access === 'full';
  const isBegun = saving?.startedAt !== undefined;
  const state = stateOf(paying, isBegun);
  const isRunning = isBegun && (state === 'saving' || state === 'transfer');
  return {
    paying: {
      ...paying,
      cart,
      money: breakdownOf(cart.lines, cart, { paidMinor: savedMinor, isOver: state === 'over' }),
      ...dueOf({ state, savedMinor, missingMinor }, transferUnderWay(buyersCheckout.attempts, now)),
    },
    state,
    terms,
    offer: isBegun ? undefined : offer,
    crowdLabel: offer?.crowdLabel,
    checkoutUrl: addressOf({ path: checkoutPath, token }),
    totalMinor: cart.totalMinor,
    savedMinor,
    missingMinor,
    leastMinor: leastPartMinorOf({ cart, saving: terms }, payments),
    lastDay: lastDayText(endOf(saving, isBegun, offer) ?? checkout.expiresAt, workspace.timezone, locale),
    asksPayer: isBegun && !isOwner,
    takesDetails: isRunning && isOwner,
    isForOthers: !isOwner,
    ...(isOwner && isRunning && { shareUrl, stop: { backMinor, keptMinor: savedMinor - backMinor } }),
    endedBy: saving?.endedBy,
  };
}

/** Returns the amounts to pay: during a transfer, only its part. */
function dueOf(
  { state, savedMinor, missingMinor }: Pick<SavingPageView, 'state' | 'savedMinor' | 'missingMinor'>,
  transfer: PaymentAttempt | undefined,
): Pick<CheckoutPageView, 'receivedMinor' | 'restMinor'> {
  return state === 'transfer' && transfer
    ? { receivedMinor: 0, restMinor: transfer.amountMinor }
    : { receivedMinor: savedMinor, restMinor: missingMinor };
}

function endOf(saving: Saving | undefined, isBegun: boolean, offer: SavingOffer | undefined): Date | undefined {
  return isBegun ? saving!.deadline : offer?.latest;
}

function stateOf({ state }: CheckoutPageView, isBegun: boolean): SavingState {
  if (state === 'transfer' || state === 'ending') return state;
  if (state === 'form' || state === 'pending') return isBegun ? 'saving' : 'offer';
  return 'over';
}
