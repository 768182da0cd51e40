import { amountText } from '../../amount-text';
import type { CheckoutPageView } from '../checkout-view';
import { addressOf } from '../page-address';
import { timeLeftText } from '../time-left';
import { MOMENTS } from './countdown';
import { LIVE_ID, type LivePage } from './live-page';

const MINUTE = 60_000;

/** What the script of the page has to know; nobody sees it. */
export function LiveState({ view }: { view: CheckoutPageView }) {
  return <div id={LIVE_ID} hidden data-page={JSON.stringify(livePageOf(view))} />;
}

export function livePageOf(view: CheckoutPageView): LivePage {
  const { state, mark, isAwaited, now, expiresAt, wantsOtherWay, words } = view;
  const left = MOMENTS.map((minutes) => [minutes, words.live.left(timeLeftText(new Date(now.getTime() + minutes * MINUTE), now, words)!)]);
  return {
    state, mark, watches: isAwaited, now: now.toISOString(), expiresAt: expiresAt.toISOString(),
    pageUrl: addressOf(view, '', wantsOtherWay ? { way: 'other' } : {}),
    payUrl: addressOf(view, 'pay'),
    statusUrl: addressOf(view, 'status'),
    spoken: spokenTotal(view),
    words: { copied: words.live.copied, selected: words.live.selected, failed: words.live.failed, left: Object.fromEntries(left) },
  };
}

function spokenTotal({ cart: { totalMinor, dueNowMinor, currency }, locale, words: { live } }: CheckoutPageView): string {
  const total = amountText(totalMinor, currency, locale);
  return totalMinor === dueNowMinor ? live.total(total) : live.totalDue(total, amountText(dueNowMinor, currency, locale));
}
