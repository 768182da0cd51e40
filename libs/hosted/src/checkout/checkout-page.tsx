import { localTimeText } from '@svc/contracts';
import { type Brand, ClosedNotice, Notice, ShopLine, type HostedPage, TestNotice } from '../page';
import { CancelSection } from './sections/cancel-section';
import { CartSection } from './sections/cart-section';
import type { CheckoutPageView } from './checkout-view';
import { EndSection, endTitle, KeptSection } from './sections/end-section';
import { picturesOf } from './checkout-offers';
import { LIVE_SCRIPT, livePageOf, LiveState, TimeToPay } from './live/live-state';
import { addressOf, isPayable } from './page-state';
import { ORDER_STYLE } from '../orders/order-style';
import type { PaidOrder } from '../orders/paid-orders';
import { PaidSection } from './sections/paid-section';
import { isPaidHere, PayForm, PaySection } from './sections/pay-section';
import { changesOf } from './sections/choice-fields';
import { PendingSection } from './sections/pending-section';
import { TransferSection } from './sections/transfer-section';
import { Received } from './sections/waiting';

/** Renders the page of a checkout: the form to pay, or the state of the payment (§3, D-82). */
export function checkoutPage(view: CheckoutPageView, paid?: PaidOrder): HostedPage {
  const { state, brand, problems, locale, words } = view;
  const isOpen = isPayable(state);
  const title = isPayable(state) ? words.checkout.title : endTitle(view, state);
  const isForm = state === 'form' && isPaidHere(view);
  const content = (
    <div class="sides">
      {isForm ? (
        <PayForm view={view}>
          <Columns view={view} paid={paid} isForm />
        </PayForm>
      ) : (
        <Columns view={view} paid={paid} isForm={false} />
      )}
      <div class="below stack">
        {isOpen && <CancelSection view={view} />}
        <ShopLine brand={isOpen ? brand : askedAfterwards(brand, paid)} words={words} />
      </div>
      <LiveState page={livePageOf(view)} />
    </div>
  );
  return {
    title: problems.length > 0 ? words.checkout.titleOfProblem(title) : title,
    brand,
    content,
    pictures: picturesOf(view),
    isWide: true,
    locale,
    words,
    styles: paid && ORDER_STYLE,
    script: LIVE_SCRIPT,
  };
}

/** Columns of the page: its heading, the order summary, and the form or state of the payment. */
function Columns({ view, paid, isForm }: { view: CheckoutPageView; paid?: PaidOrder; isForm: boolean }) {
  const { state, words } = view;
  return (
    <>
      <div class="lead stack">
        <TestNotice isTest={view.isTest} text={words.checkout.test} />
        {isPayable(state) && <ClosedNotice closed={view.closed} shop={view.brand.name} pageLocale={view} />}
        {isPayable(state) ? (
          <header class="top">
            <h1>{words.checkout.title}</h1>
            <Deadline view={view} />
          </header>
        ) : (
          <EndSection view={view} state={state} />
        )}
        {paid && <PaidSection view={view} paid={paid} />}
        {state === 'form' && <Latest view={view} />}
      </div>
      <CartSection view={view} changes={isForm ? changesOf(view) : undefined} />
      <div class="work stack">
        {state === 'form' && <PaySection view={view} />}
        {state === 'transfer' && <TransferSection view={view} closes />}
        {state === 'pending' && <PendingSection view={view} />}
        {!isPayable(state) && state !== 'paid' && <KeptSection view={view} />}
      </div>
    </>
  );
}

/** Returns the brand with its contact alone, since an ended checkout leads back by a button. */
function askedAfterwards({ support, ...brand }: Brand, paid: PaidOrder | undefined): Brand {
  const email = support?.email ?? paid?.contact.email;
  const phone = support?.phone ?? paid?.contact.phone;
  return { ...brand, website: undefined, support: { ...support, ...(email && { email }), ...(phone && { phone }) } };
}

/** Time that is left to pay and its end, in the last hour; before that it would only press. */
export function Deadline({ view }: { view: CheckoutPageView }) {
  const { expiresAt, timezone, locale, words } = view;
  const { time, zone } = localTimeText({ date: '', startAt: expiresAt.toISOString(), timezone }, locale);
  return <TimeToPay view={view} sentence={(left) => words.checkout.deadline(left, time ?? '', zone)} />;
}

/** Money that has arrived, and the outcome of the last payment attempt; nothing while the form has problems. */
export function Latest({ view }: { view: CheckoutPageView }) {
  return (
    <>
      <LastTry view={view} />
      <Received view={view} rest={view.words.pay.received} />
    </>
  );
}

function LastTry({ view }: { view: CheckoutPageView }) {
  const { lapsed, pending, failed } = view.words.checkout;
  if (view.problems.length > 0) return null;
  if (view.lastTry === 'lapsed') {
    return (
      <Notice tone="warn">
        <p>
          {lapsed.before}
          <a href={addressOf(view, 'return')}>{lapsed.link}</a>
          {lapsed.after}
        </p>
      </Notice>
    );
  }
  if (view.lastTry === 'pending') {
    return (
      <Notice>
        <p>
          {pending.before}
          <a href={addressOf(view, 'return')}>{pending.link}</a>
          {pending.after}
        </p>
      </Notice>
    );
  }
  return view.lastTry ? (
    <Notice tone="bad">
      <p>{failed[view.lastTry]}</p>
    </Notice>
  ) : null;
}
