import { amountText } from '../../page-locale';
import type { CheckoutPageView } from '../checkout-view';
import { addressOf, timeLeftText } from '../page-state';
import { clockText, MOMENTS } from './countdown';
import { LIVE_ID, type LivePage } from './live-page';
import type { Standing } from './status';
import { scriptIn } from '../../script-in';

const MINUTE = 60_000;

/** What the script of the page has to know; nobody sees it. */
export function LiveState({ page }: { page: LivePage }) {
  return <div id={LIVE_ID} hidden data-page={JSON.stringify(page)} />;
}

export function livePageOf(view: CheckoutPageView): LivePage {
  const { state, mark, isAwaited, now, expiresAt, wantsOtherWay } = view;
  return {
    ...commonOf(view),
    state,
    mark,
    watches: isAwaited,
    now: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
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
  return {
    payUrl: addressOf(page, 'pay'),
    statusUrl: addressOf(page, 'status'),
    words: { copied, selected, failed, left: Object.fromEntries(left) },
  };
}

function spokenTotal({ cart: { totalMinor, dueNowMinor, currency }, locale, words: { live } }: CheckoutPageView): string {
  const total = amountText(totalMinor, currency, locale);
  return totalMinor === dueNowMinor ? live.total(total) : live.totalDue(total, amountText(dueNowMinor, currency, locale));
}

/** Stands for the time that is left in a sentence of any language. */
const GAP = '\u0000';

/** The sentence that says how much time is left: with a clock that runs where scripts do, else as of when the page was made. */
export function TimeToPay({ view: { expiresAt, now, words }, sentence }: { view: CheckoutPageView; sentence: (left: string) => string }) {
  const left = timeLeftText(expiresAt, now, words) ?? words.checkout.noTime;
  const [before, after] = sentence(GAP).split(GAP);
  return (
    <>
      <p class="quiet plain-only">{sentence(left)}</p>
      <p class="quiet js-only">
        {before}
        <span class="figure" data-left>
          {clockText(expiresAt.getTime() - now.getTime()) ?? left}
        </span>
        {after}
      </p>
    </>
  );
}

interface CopyProps {
  /** What is copied. */
  value: string;
  label: string;
  /** What the button copies, for people who do not see what it stands beside. */
  name: string;
}

/** Copies what it stands beside, where scripts run. */
export function CopyButton({ value, label, name }: CopyProps) {
  return (
    <button type="button" class="button second small js-only" data-copy={value} aria-label={name}>
      {label}
    </button>
  );
}

/** What runs in the browser on the page of a checkout. */
export const LIVE_SCRIPT = scriptIn('checkout-live.js');

/** What opens a provider's window over our page. Without it, buyers go to the provider's page. */
export const POPUP_SCRIPT = scriptIn('checkout-popup.js');
