import { localTimeText } from '@svc/contracts';
import { amountText } from '../amount-text';
import type { CheckoutPageView } from './checkout-view';

/** How the price comes about, down to what is due now (D-94). Lines that say nothing are left out. */
export function Sums({ view }: { view: CheckoutPageView }) {
  return (
    <dl class="sums">
      <Price view={view} />
      <Due view={view} />
    </dl>
  );
}

function Price({ view: { cart, locale, words: { cart: words } } }: { view: CheckoutPageView }) {
  const { currency, discountCode, delivery } = cart;
  const isPlain = cart.totalMinor === cart.subtotalMinor && cart.discountMinor === 0;
  return (
    <>
      {!isPlain && <Sum name={words.subtotal} value={amountText(cart.subtotalMinor, currency, locale)} />}
      {cart.discountMinor > 0 && <Sum name={discountCode ? words.discountBy(discountCode.code) : words.discount} value={`−${amountText(cart.discountMinor, currency, locale)}`} />}
      {delivery && <Sum name={delivery.kind === 'pickup' ? words.pickup(delivery.name) : words.delivery(delivery.name)} value={cart.deliveryMinor === 0 ? words.free : amountText(cart.deliveryMinor, currency, locale)} />}
      {cart.feeMinor > 0 && <Sum name={words.fees} value={amountText(cart.feeMinor, currency, locale)} />}
      {cart.taxMinor > 0 && <Sum name={words.tax} value={amountText(cart.taxMinor, currency, locale)} />}
      <Sum name={words.total} value={amountText(cart.totalMinor, currency, locale)} isMain />
    </>
  );
}

/** Of the total, what is to be paid now and what later, and what has come of it. */
function Due({ view: { cart, receivedMinor, restMinor, timezone, state, locale, words: { cart: words } } }: { view: CheckoutPageView }) {
  const isPartlyPaid = state !== 'paid' && receivedMinor > 0;
  return (
    <>
      {cart.balanceMinor > 0 && <Sum name={state === 'paid' ? words.paidNow : words.dueNow} value={amountText(cart.dueNowMinor, cart.currency, locale)} isMain />}
      {cart.balanceMinor > 0 && <Sum name={cart.balanceDueAt === undefined ? words.balance : words.balanceBy(localTimeText({ date: '', startAt: cart.balanceDueAt, timezone }, locale).date)} value={amountText(cart.balanceMinor, cart.currency, locale)} />}
      {isPartlyPaid && <Sum name={words.received} value={`−${amountText(receivedMinor, cart.currency, locale)}`} />}
      {isPartlyPaid && restMinor > 0 && <Sum name={words.stillToPay} value={amountText(restMinor, cart.currency, locale)} isMain />}
    </>
  );
}

function Sum({ name, value, isMain }: { name: string; value: string; isMain?: boolean }) {
  return (
    <>
      <dt class={isMain ? 'main' : undefined}>{name}</dt>
      <dd class={isMain ? 'main' : undefined}>{value}</dd>
    </>
  );
}
