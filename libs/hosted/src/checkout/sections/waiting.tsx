import type { ComponentChildren } from 'preact';
import { Notice } from '../../page';
import { amountText } from '../../page-locale';
import type { CheckoutPageView } from '../checkout-view';

/** Heading of a payment that is awaited. It moves where a script checks the payment by itself. */
export function Waiting({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="waiting">
      <span class="spinner js-only" aria-hidden="true" />
      <div class="tight">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** Notice of a part that has arrived, and of the rest; nothing while nothing has. @param rest text for the rest */
export function Received({ view, rest }: { view: CheckoutPageView; rest: (received: string, rest: string) => string }) {
  const { receivedMinor, restMinor, cart, locale } = view;
  if (receivedMinor === 0 || restMinor === 0) return null;
  return (
    <Notice tone="warn">
      <p>{rest(amountText(receivedMinor, cart.currency, locale), amountText(restMinor, cart.currency, locale))}</p>
    </Notice>
  );
}
