import { scriptIn } from '@svc/http';
import { amountText } from '../../page-locale';
import type { CheckoutPageView } from '../checkout-view';
import { addressOf, timeLeftText } from '../page-state';
import { clockText, MOMENTS } from './countdown';
import { LIVE_ID, type LivePage } from './live-page';
import type { PaymentStatus } from './status';

const MINUTE = 60_000;

/** Hidden element with the data of the page's script. */
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

/** Returns the data of a page without a payment. Its script polls only when the page becomes visible again. */
export function idlePageOf(view: PageFacts, status: PaymentStatus): LivePage {
  return { ...commonOf(view), ...status, watches: false, pageUrl: addressOf(view), spoken: '' };
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

/** Placeholder of the remaining time in a sentence of any language. */
const GAP = '\u0000';

/** Sentence with the time that is left in its last hour: a running clock with scripts, which show it then, else the time at rendering. */
export function TimeToPay({ view: { expiresAt, now, words }, sentence }: { view: CheckoutPageView; sentence: (left: string) => string }) {
  const left = timeLeftText(expiresAt, now, words) ?? words.checkout.noTime;
  const clock = clockText(expiresAt.getTime() - now.getTime());
  const [before, after] = sentence(GAP).split(GAP);
  return (
    <>
      {clock !== undefined && <p class="quiet plain-only">{sentence(left)}</p>}
      <p class="quiet js-only" data-deadline hidden={clock === undefined}>
        {before}
        <span class="figure" data-left>
          {clock ?? left}
        </span>
        {after}
      </p>
    </>
  );
}

interface CopyProps {
  /** Value to copy. */
  value: string;
  label: string;
  /** Accessible name, which says what the button copies. */
  name: string;
}

/** Button that copies a value, where scripts run. */
export function CopyButton({ value, label, name }: CopyProps) {
  return (
    <button type="button" class="button second small js-only" data-copy={value} aria-label={name}>
      {label}
    </button>
  );
}

/** Browser script of the page of a checkout. */
export const LIVE_SCRIPT = scriptIn('checkout-live.js');

/** Browser script that opens a provider's popup. Without it, buyers are redirected to the provider's page. */
export const POPUP_SCRIPT = scriptIn('checkout-popup.js');
