import { localTimeText, type PricedCart } from '@svc/contracts';
import { amountText } from '../amount-text';
import type { CheckoutPageView } from './checkout-view';

/** How the price comes about, down to what is due now (D-94). Lines that say nothing are left out. */
export function Sums({ view }: { view: CheckoutPageView }) {
  return (
    <dl class="sums">
      <Price cart={view.cart} />
      <Due view={view} />
    </dl>
  );
}

function Price({ cart }: { cart: PricedCart }) {
  const { currency, discountCode, delivery } = cart;
  const isPlain = cart.totalMinor === cart.subtotalMinor && cart.discountMinor === 0;
  return (
    <>
      {!isPlain && <Sum name="Subtotal" value={amountText(cart.subtotalMinor, currency)} />}
      {cart.discountMinor > 0 && <Sum name={discountCode ? `Discount (${discountCode.code})` : 'Discount'} value={`−${amountText(cart.discountMinor, currency)}`} />}
      {delivery && <Sum name={`${delivery.kind === 'pickup' ? 'Pick-up' : 'Delivery'}: ${delivery.name}`} value={cart.deliveryMinor === 0 ? 'Free' : amountText(cart.deliveryMinor, currency)} />}
      {cart.feeMinor > 0 && <Sum name="Fees" value={amountText(cart.feeMinor, currency)} />}
      {cart.taxMinor > 0 && <Sum name="Tax" value={amountText(cart.taxMinor, currency)} />}
      <Sum name="Total" value={amountText(cart.totalMinor, currency)} isMain />
    </>
  );
}

/** Of the total, what is to be paid now and what later, and what has come of it. */
function Due({ view: { cart, receivedMinor, restMinor, timezone, state } }: { view: CheckoutPageView }) {
  const isPartlyPaid = state !== 'paid' && receivedMinor > 0;
  return (
    <>
      {cart.balanceMinor > 0 && <Sum name="Due now" value={amountText(cart.dueNowMinor, cart.currency)} isMain />}
      {cart.balanceMinor > 0 && <Sum name={balanceText(cart.balanceDueAt, timezone)} value={amountText(cart.balanceMinor, cart.currency)} />}
      {isPartlyPaid && <Sum name="Received" value={`−${amountText(receivedMinor, cart.currency)}`} />}
      {isPartlyPaid && restMinor > 0 && <Sum name="Still to pay" value={amountText(restMinor, cart.currency)} isMain />}
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

function balanceText(dueAt: string | undefined, timezone: string): string {
  return dueAt === undefined ? 'To be paid later' : `To be paid by ${localTimeText({ date: '', startAt: dueAt, timezone }).date}`;
}
