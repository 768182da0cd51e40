import { localTimeText } from '@svc/contracts';
import { amountText } from '../amount-text';
import type { CheckoutPageView } from './checkout-view';

/** How the price comes about, down to what is due now (D-94). Lines that say nothing are left out. */
export function Sums({ view }: { view: CheckoutPageView }) {
  const { cart, receivedMinor, restMinor, timezone } = view;
  const amount = (minor: number) => amountText(minor, cart.currency);
  const isPlain = cart.totalMinor === cart.subtotalMinor && cart.discountMinor === 0;
  return (
    <dl class="sums">
      {!isPlain && <Sum name="Subtotal" value={amount(cart.subtotalMinor)} />}
      {cart.discountMinor > 0 && <Sum name={cart.discountCode ? `Discount (${cart.discountCode.code})` : 'Discount'} value={`−${amount(cart.discountMinor)}`} />}
      {cart.delivery && <Sum name={`${cart.delivery.kind === 'pickup' ? 'Pick-up' : 'Delivery'}: ${cart.delivery.name}`} value={cart.deliveryMinor === 0 ? 'Free' : amount(cart.deliveryMinor)} />}
      {cart.feeMinor > 0 && <Sum name="Fees" value={amount(cart.feeMinor)} />}
      {cart.taxMinor > 0 && <Sum name="Tax" value={amount(cart.taxMinor)} />}
      <Sum name="Total" value={amount(cart.totalMinor)} isMain />
      {cart.balanceMinor > 0 && <Sum name="Due now" value={amount(cart.dueNowMinor)} isMain />}
      {cart.balanceMinor > 0 && <Sum name={balanceText(cart.balanceDueAt, timezone)} value={amount(cart.balanceMinor)} />}
      {view.state !== 'paid' && receivedMinor > 0 && <Sum name="Received" value={`−${amount(receivedMinor)}`} />}
      {view.state !== 'paid' && receivedMinor > 0 && restMinor > 0 && <Sum name="Still to pay" value={amount(restMinor)} isMain />}
    </dl>
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
