import { amountText } from '../amount-text';
import { ButtonLink, Notice } from '../page';
import type { CheckoutPageView, PageState } from './checkout-view';
import { addressOf } from './page-address';

type EndState = Exclude<PageState, 'form' | 'transfer'>;

/** How a checkout ended, with the page's heading. */
export function EndSection({ view, state }: { view: CheckoutPageView; state: EndState }) {
  const { tone, title } = END_WORDS[state];
  return (
    <Notice tone={tone}>
      <h1>{title}</h1>
      <Words view={view} state={state} />
    </Notice>
  );
}

export const END_WORDS: Record<EndState, { tone?: 'good' | 'warn'; title: string }> = {
  paid: { tone: 'good', title: 'Thank you, your order is placed' },
  expired: { tone: 'warn', title: 'The time to pay is over' },
  cancelled: { tone: 'warn', title: 'This order was cancelled' },
  ending: { title: 'The time to pay is up' },
};

function Words({ view, state }: { view: CheckoutPageView; state: EndState }) {
  const { brand, orderNumber, returnUrl, returnedMinor, cart } = view;
  const returned = returnedMinor > 0 && <p>{`${amountText(returnedMinor, cart.currency)} is on its way back to you, the way it came.`}</p>;
  switch (state) {
    case 'paid':
      return (
        <>
          {orderNumber !== undefined && <p>{`Your order number is ${orderNumber}. A receipt is on its way to you.`}</p>}
          {returned}
          {returnUrl && <ButtonLink href={returnUrl}>{`Back to ${brand.name}`}</ButtonLink>}
        </>
      );
    case 'ending':
      return (
        <>
          <p>We are asking whether your payment has come in. Look again in a minute.</p>
          <ButtonLink href={addressOf(view)} second>
            Look again
          </ButtonLink>
        </>
      );
    case 'expired':
      return (
        <>
          <p>{`Nothing was ordered. Start again at ${brand.name} if you would still like to buy.`}</p>
          {returned || <p class="small">Should you have paid in the last minutes, the order is still placed if possible, and the money returned if not.</p>}
        </>
      );
    case 'cancelled':
      return (
        <>
          <p>{`Nothing was ordered. Ask ${brand.name} if you did not expect this.`}</p>
          {returned}
        </>
      );
  }
}
