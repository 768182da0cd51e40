import { amountText } from '../../amount-text';
import type { CheckoutPageView } from '../checkout-view';
import { addressOf } from '../page-address';
import { timeLeftText } from '../time-left';
import { MOMENTS } from './countdown';
import { LIVE_ID, type LivePage } from './live-page';
import type { Standing } from './status';

const MINUTE = 60_000;

/** What the script of the page has to know; nobody sees it. */
export function LiveState({ page }: { page: LivePage }) {
  return <div id={LIVE_ID} hidden data-page={JSON.stringify(page)} />;
}

export function livePageOf(view: CheckoutPageView): LivePage {
  const { state, mark, isAwaited, now, expiresAt, wantsOtherWay } = view;
  return {
    ...commonOf(view),
    state, mark, watches: isAwaited, now: now.toISOString(), expiresAt: expiresAt.toISOString(),
    pageUrl: addressOf(view, '', wantsOtherWay ? { way: 'other' } : {}),
    spoken: spokenTotal(view),
  };
}

/** Of a page on which nothing is paid, at the moment or any more: it asks for news only when it is looked at again. */
export function stillPageOf(view: PageFacts, standing: Standing): LivePage {
  return { ...commonOf(view), ...standing, watches: false, pageUrl: addressOf(view), spoken: '' };
}

type PageFacts = Pick<CheckoutPageView, 'path' | 'token' | 'now' | 'words'>;

function commonOf({ now, words, ...page }: PageFacts): Pick<LivePage, 'payUrl' | 'statusUrl' | 'words'> {
  const left = MOMENTS.map((minutes) => [minutes, words.live.left(timeLeftText(new Date(now.getTime() + minutes * MINUTE), now, words)!)]);
  const { copied, selected, failed } = words.live;
  return { payUrl: addressOf(page, 'pay'), statusUrl: addressOf(page, 'status'), words: { copied, selected, failed, left: Object.fromEntries(left) } };
}

function spokenTotal({ cart: { totalMinor, dueNowMinor, currency }, locale, words: { live } }: CheckoutPageView): string {
  const total = amountText(totalMinor, currency, locale);
  return totalMinor === dueNowMinor ? live.total(total) : live.totalDue(total, amountText(dueNowMinor, currency, locale));
}
