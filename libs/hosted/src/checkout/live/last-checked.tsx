import { localTimeText } from '@svc/contracts';
import type { CheckoutPageView } from '../checkout-view';

/** Time at which the provider was last queried: for this page, or by its script since. */
export function LastChecked({ view: { now, timezone, locale, words } }: { view: CheckoutPageView }) {
  const { time = '', zone } = localTimeText({ date: '', startAt: now.toISOString(), timezone }, locale);
  return (
    <p class="quiet small">
      {`${words.checkout.lastChecked} `}
      <span class="figure" data-asked={timezone}>
        {time}
      </span>
      {` (${zone}).`}
    </p>
  );
}
