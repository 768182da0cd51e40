import { localTimeText, type MoneyBreakdown, type PricedCart, type SumKind } from '@svc/contracts';
import { amountText } from '../amount-text';
import type { PageLocale } from '../page-locale';
import type { CheckoutPageView } from './checkout-view';

/** How the price comes about, down to what is due now (D-94). Lines that say nothing are left out. */
export function Sums({ view }: { view: CheckoutPageView }) {
  return (
    <dl class="sums">
      <PriceSums money={view.money} of={view.cart} locale={view.locale} words={view.words} />
      <Due view={view} />
    </dl>
  );
}

interface PriceProps extends PageLocale {
  money: MoneyBreakdown;
  /** What the discount and the delivery are called by. */
  of: Pick<PricedCart, 'discountCode' | 'delivery'>;
}

/** From the lines to the total, so that they add up (D-112): rows of a list. Free delivery is told too. */
export function PriceSums({ money: { currency, subtotalMinor, sums, totalMinor }, of, locale, words: { cart: words } }: PriceProps) {
  const amount = (minor: number) => amountText(minor, currency, locale);
  const sumName = (kind: SumKind) => {
    if (kind === 'discount') return of.discountCode ? words.discountBy(of.discountCode.code) : words.discount;
    if (kind === 'delivery') return of.delivery ? deliveryName(of.delivery) : words.deliveryPlain;
    return words[kind];
  };
  const deliveryName = ({ kind, name }: NonNullable<PricedCart['delivery']>) => (kind === 'pickup' ? words.pickup(name) : words.delivery(name));
  const isFree = of.delivery && sums.every(({ kind }) => kind !== 'delivery');
  return (
    <>
      {sums.length > 0 && <Sum name={words.subtotal} value={amount(subtotalMinor)} />}
      {sums.map(({ kind, amountMinor }) => (
        <Sum key={kind} name={sumName(kind)} value={amount(amountMinor)} />
      ))}
      {isFree && <Sum name={deliveryName(of.delivery!)} value={words.free} />}
      <Sum name={words.total} value={amount(totalMinor)} isMain />
    </>
  );
}

/** Of the total, what has come, what is to be paid now and what later. */
function Due({ view: { cart, money, timezone, state, locale, words: { cart: words } } }: { view: CheckoutPageView }) {
  const { currency, paidMinor, dueNowMinor, laterMinor, waivedMinor } = money;
  if (waivedMinor > 0 || (laterMinor === 0 && (paidMinor === 0 || state === 'paid'))) return null;
  const amount = (minor: number) => amountText(minor, currency, locale);
  const later = cart.balanceDueAt === undefined ? words.balance : words.balanceBy(localTimeText({ date: '', startAt: cart.balanceDueAt, timezone }, locale).date);
  return (
    <>
      {paidMinor > 0 && <Sum name={state === 'paid' ? words.paidNow : words.received} value={amount(state === 'paid' ? paidMinor : -paidMinor)} isMain={state === 'paid'} />}
      {dueNowMinor > 0 && <Sum name={paidMinor > 0 ? words.stillToPay : words.dueNow} value={amount(dueNowMinor)} isMain />}
      {laterMinor > 0 && <Sum name={later} value={amount(laterMinor)} />}
    </>
  );
}

interface SumProps {
  name: string;
  value: string;
  isMain?: boolean;
}

/** One row of such a list. */
export function Sum({ name, value, isMain }: SumProps) {
  return (
    <>
      <dt class={isMain ? 'main' : undefined}>{name}</dt>
      <dd class={isMain ? 'main' : undefined}>{value}</dd>
    </>
  );
}
