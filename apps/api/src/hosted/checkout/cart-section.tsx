import { localTimeLine, localTimeText, type MoneyBreakdown, type PricedCart, type SumKind } from '@svc/contracts';
import { amountText, type PageLocale } from '../page-locale';
import { Card, Icon } from '../page';
import { CartLine, Thumb } from './cart-line';
import type { CheckoutPageView } from './checkout-view';
import { isPayable } from './page-state';
import { dayLabelsOf, eventOf, groupsOf, lookOf, type ShownEvent } from './checkout-offers';

/** How the price comes about, down to what is due now (D-94). Lines that say nothing are left out. */
function Sums({ view }: { view: CheckoutPageView }) {
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

/** From the lines to the total, so that they add up (D-112): rows of a list. Free delivery has a row too. */
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

interface PaidProps extends PageLocale {
  money: MoneyBreakdown;
}

/** Of an order, what has come of the total, what went back of that, and what is left: rows of such a list. */
export function PaidSums({ money: { currency, paidMinor, refundedMinor, leftMinor, waivedMinor }, locale, words: { balance, cart } }: PaidProps) {
  const amount = (minor: number) => amountText(minor, currency, locale);
  return (
    <>
      <Sum name={leftMinor > 0 ? balance.paidSoFar : cart.paidNow} value={amount(paidMinor)} />
      {refundedMinor > 0 && <Sum name={balance.givenBack} value={amount(-refundedMinor)} />}
      {leftMinor > 0 && <Sum name={balance.left} value={amount(leftMinor)} isMain />}
      {waivedMinor > 0 && <Sum name={balance.waived} value={amount(waivedMinor)} />}
    </>
  );
}

/** What is bought, line by line, and what it comes to: folded up beside what has to be done, where there is room for one thing only. */
export function CartSection({ view }: { view: CheckoutPageView }) {
  const { state, formerTotalMinor, words } = view;
  if (!isPayable(state)) {
    return (
      <div class="cart">
        <Card>
          <Cart view={view} />
        </Card>
      </div>
    );
  }
  return (
    <details class="card fold cart" open={formerTotalMinor !== undefined}>
      <summary>
        <span>{words.cart.show}</span>
        <Icon name="down" />
        <Total view={view} />
      </summary>
      <div class="stack">
        <Cart view={view} />
      </div>
    </details>
  );
}

function Total({ view: { cart, locale, words } }: { view: CheckoutPageView }) {
  const amount = (minor: number) => amountText(minor, cart.currency, locale);
  return (
    <span class="figure">
      <strong>{cart.totalMinor === 0 ? words.cart.free : amount(cart.totalMinor)}</strong>
      {cart.balanceMinor > 0 && <small>{words.cart.now(amount(cart.dueNowMinor))}</small>}
    </span>
  );
}

function Cart({ view }: { view: CheckoutPageView }) {
  const { cart, looks, words, timezone } = view;
  const groups = groupsOf(cart.lines).map((lines) => ({ event: eventOf(lines, looks, timezone), lines: lines.map((line) => ({ line, look: lookOf(line, cart.currency, looks) })) }));
  const isPictured = groups.some(({ event, lines }) => event?.imageUrl !== undefined || lines.some(({ look }) => look.imageUrl !== undefined));
  return (
    <>
      <h2>{words.cart.title}</h2>
      <ul class={`plain lines ${isPictured ? 'pictured' : ''}`}>
        {groups.map(({ event, lines }) => (
          <>
            {event && <EventLine event={event} isPictured={isPictured} view={view} />}
            {lines.map(({ line, look }) => (
              <CartLine key={line.id} line={line} look={event ? { insteadOfMinor: look.insteadOfMinor } : look} isPictured={isPictured} isOfEvent={event !== undefined} days={dayLabelsOf(line, looks)} view={view} />
            ))}
          </>
        ))}
      </ul>
      <Sums view={view} />
    </>
  );
}

/** What the tickets below it are for: the event, its days in its own time, its place. */
function EventLine({ event: { title, imageUrl, days, place }, isPictured, view: { locale } }: { event: ShownEvent; isPictured: boolean; view: CheckoutPageView }) {
  return (
    <li class="about">
      {isPictured && <Thumb imageUrl={imageUrl} name={title} />}
      <div class="tight">
        <strong>{title}</strong>
        {days.map((day) => (
          <div key={day.id} class="quiet small">
            {[day.label, localTimeLine(day, locale)].filter(Boolean).join(': ')}
          </div>
        ))}
        {place.length > 0 && <div class="quiet small">{place.join(', ')}</div>}
      </div>
    </li>
  );
}
