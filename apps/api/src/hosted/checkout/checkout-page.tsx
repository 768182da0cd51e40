import { localTimeText } from '@svc/contracts';
import { Notice, type HostedPage } from '../page';
import { CartSection } from './cart-section';
import type { CheckoutPageView } from './checkout-view';
import { END_WORDS, EndSection } from './end-section';
import { addressOf } from './page-address';
import { PaySection } from './pay-section';
import { timeLeftText } from './time-left';
import { TransferSection } from './transfer-section';

/** The page on which a buyer pays, and learns how it stands (§3, D-82). */
export function checkoutPage(view: CheckoutPageView): HostedPage {
  const { state, brand, problems } = view;
  const isOpen = state === 'form' || state === 'transfer';
  const title = isOpen ? 'Checkout' : END_WORDS[state].title;
  const content = (
    <div class="stack">
      {view.isTest && (
        <Notice tone="warn">
          <p>This is a test: no money moves, and nothing is sold.</p>
        </Notice>
      )}
      {state === 'form' || state === 'transfer' ? (
        <header class="tight">
          <h1>Checkout</h1>
          <Deadline view={view} />
        </header>
      ) : (
        <EndSection view={view} state={state} />
      )}
      {state === 'form' && <News view={view} />}
      <CartSection view={view} />
      {state === 'form' && <PaySection view={view} />}
      {state === 'transfer' && <TransferSection view={view} />}
    </div>
  );
  return { title: problems.length > 0 ? `Please look again: ${title}` : title, brand, content };
}

function Deadline({ view: { expiresAt, now, timezone } }: { view: CheckoutPageView }) {
  const left = timeLeftText(expiresAt, now);
  const { date, time } = localTimeText({ date: '', startAt: expiresAt.toISOString(), timezone });
  return <p class="quiet">{`You have ${left ?? 'no time'} left, until ${time ?? ''} on ${date}.`}</p>;
}

/** What came of the last try, and of the price. */
function News({ view }: { view: CheckoutPageView }) {
  if (view.problems.length > 0) return null;
  if (view.lastTry === 'failed') {
    return (
      <Notice tone="bad">
        <p>Your payment was refused, and your card not charged. Try again, with another card or another way.</p>
      </Notice>
    );
  }
  if (view.lastTry === 'lapsed') {
    return (
      <Notice tone="warn">
        <p>
          The account of your transfer takes no more money. If you have sent it, <a href={addressOf(view, 'return')}>check again</a>; if you have not, start again below.
        </p>
      </Notice>
    );
  }
  if (view.lastTry === 'pending') {
    return (
      <Notice>
        <p>
          Your payment has not reached us yet. If you have paid, <a href={addressOf(view, 'return')}>check again</a> in a moment; if you have not, go on below.
        </p>
      </Notice>
    );
  }
  return null;
}
