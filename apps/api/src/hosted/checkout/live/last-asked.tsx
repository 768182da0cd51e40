import { localTimeText } from '@svc/contracts';
import type { CheckoutPageView } from '../checkout-view';

/** When a provider was asked last: for this page, and since then as often as its script has asked. */
export function LastAsked({ view: { now, timezone, locale }, sentence }: { view: CheckoutPageView; sentence: string }) {
  const { time = '', zone } = localTimeText({ date: '', startAt: now.toISOString(), timezone }, locale);
  return (
    <p class="quiet small">
      {`${sentence} `}
      <span class="figure" data-asked={timezone}>
        {time}
      </span>
      {` (${zone}).`}
    </p>
  );
}
