import { amountText } from '../amount-text';
import { ButtonLink, Notice, type Tone } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { addressOf } from './page-address';
import type { PageState } from './page-state';

type EndState = Exclude<PageState, 'form' | 'transfer'>;

/** How a checkout ended, with the page's heading. */
export function EndSection({ view, state }: { view: CheckoutPageView; state: EndState }) {
  return (
    <Notice tone={TONES[state]}>
      <h1>{view.words.checkout.ends[state]}</h1>
      <Words view={view} state={state} />
    </Notice>
  );
}

const TONES: Record<EndState, Tone | undefined> = { paid: 'good', expired: 'warn', cancelled: 'warn', ending: undefined };

function Words({ view, state }: { view: CheckoutPageView; state: EndState }) {
  const { brand, orderNumber, returnUrl, returnedMinor, cart, locale, words: { checkout: words } } = view;
  const returned = returnedMinor > 0 && <p>{words.returned(amountText(returnedMinor, cart.currency, locale))}</p>;
  switch (state) {
    case 'paid':
      return (
        <>
          {orderNumber !== undefined && <p>{words.paid.order(orderNumber)}</p>}
          {returned}
          {returnUrl && <ButtonLink href={returnUrl}>{words.paid.back(brand.name)}</ButtonLink>}
        </>
      );
    case 'ending':
      return (
        <>
          <p>{words.ending.text}</p>
          <ButtonLink href={addressOf(view)} second>
            {words.ending.again}
          </ButtonLink>
        </>
      );
    case 'expired':
      return (
        <>
          <p>{words.expired.text(brand.name)}</p>
          {returned || <p class="small">{words.expired.late}</p>}
        </>
      );
    case 'cancelled':
      return (
        <>
          <p>{words.cancelled.text(brand.name)}</p>
          {returned}
        </>
      );
  }
}
