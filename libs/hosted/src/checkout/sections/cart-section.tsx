import type { VNode } from 'preact';
import { deadlineText, localTimeLine, type MoneyBreakdown } from '@svc/contracts';
import { amountText, type PageLocale } from '../../page-locale';
import { Card, Icon } from '../../page';
import { CartLine, Thumb } from './cart-line';
import type { CheckoutPageView } from '../checkout-view';
import { isPayable } from '../page-state';
import { paidRows, type PriceNames, priceRows, type SumRow } from '../../price-rows';
import { dayLabelsOf, eventOf, groupsOf, lookOf, type ShownEvent } from '../checkout-offers';

/** Breakdown of the price, down to the amount due now (D-94). Rows without information are left out. */
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
  of: PriceNames;
}

/** Rows of the price from the lines to the total; they add up (D-112). */
export function PriceSums({ money, of, ...pageLocale }: PriceProps) {
  return <SumRows of={priceRows(money, of, pageLocale)} />;
}

/** Rows of the received amount, the amount due now and the amount due later. */
function Due({
  view: {
    cart,
    money,
    timezone,
    state,
    locale,
    words: { cart: words },
  },
}: {
  view: CheckoutPageView;
}) {
  const { currency, paidMinor, dueNowMinor, laterMinor, waivedMinor } = money;
  if (waivedMinor > 0 || (laterMinor === 0 && (paidMinor === 0 || state === 'paid'))) return null;
  const amount = (minor: number) => amountText(minor, currency, locale);
  const later = cart.balanceDueAt === undefined ? words.balance : words.balanceBy(deadlineText(cart.balanceDueAt, timezone, locale));
  return (
    <>
      {paidMinor > 0 && (
        <Sum
          name={state === 'paid' ? words.paidNow : words.received}
          value={amount(state === 'paid' ? paidMinor : -paidMinor)}
          isMain={state === 'paid'}
        />
      )}
      {dueNowMinor > 0 && <Sum name={paidMinor > 0 ? words.stillToPay : words.dueNow} value={amount(dueNowMinor)} isMain />}
      {laterMinor > 0 && <Sum name={later} value={amount(laterMinor)} />}
    </>
  );
}

/** Row of a list of amounts. */
function Sum({ name, value, note, isMain }: SumRow) {
  return (
    <>
      <dt class={isMain ? 'main' : undefined}>{name}</dt>
      <dd class={isMain ? 'main' : undefined}>{value}</dd>
      {note && <dd class="note">{note}</dd>}
    </>
  );
}

/** Rows of a list of amounts. */
function SumRows({ of: rows }: { of: readonly SumRow[] }) {
  return (
    <>
      {rows.map((row) => (
        <Sum key={row.name} {...row} />
      ))}
    </>
  );
}

/** Rows of an order's received amount, refunds and balance. */
export function PaidSums({ money, ...pageLocale }: PageLocale & { money: MoneyBreakdown }) {
  return <SumRows of={paidRows(money, pageLocale)} />;
}

interface CartProps {
  view: CheckoutPageView;
  /** Choices that can be changed, by the lines that they belong to. */
  changes?: ReadonlyMap<string, VNode>;
}

/** Lines and price of the cart. While it can be paid, the section collapses where there is only one column. */
export function CartSection({ view, changes }: CartProps) {
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
    <details class="card fold cart" id="cart" open={formerTotalMinor !== undefined}>
      <summary>
        <span>{words.cart.show}</span>
        <Icon name="down" />
        <FoldAmount {...foldAmountOf(view)} />
      </summary>
      <div class="stack">
        <Cart view={view} changes={changes} />
      </div>
    </details>
  );
}

/** Amount on the bar of a collapsed cart, with a remark. */
interface ShownAmount {
  amount: string;
  remark?: string;
}

/** Returns the amount that is still to pay once a part has arrived, else the total, with the part of it that is due now. */
export function foldAmountOf({
  cart,
  receivedMinor,
  restMinor,
  locale,
  words: { cart: words },
}: Pick<CheckoutPageView, 'cart' | 'receivedMinor' | 'restMinor' | 'locale' | 'words'>): ShownAmount {
  const amount = (minor: number) => amountText(minor, cart.currency, locale);
  const total = cart.totalMinor === 0 ? words.free : amount(cart.totalMinor);
  if (receivedMinor > 0) return { amount: words.left(amount(restMinor)), remark: words.ofTotal(total) };
  return { amount: total, remark: cart.balanceMinor > 0 ? words.now(amount(cart.dueNowMinor)) : undefined };
}

/** Amount on the bar of a collapsed cart. */
export function FoldAmount({ amount, remark }: ShownAmount) {
  return (
    <span class="figure">
      <strong>{amount}</strong>
      {remark && <small>{remark}</small>}
    </span>
  );
}

function Cart({ view, changes = new Map() }: CartProps) {
  const { cart, looks, words } = view;
  const changeOf = (id: string) =>
    changes.has(id) && (
      <li key={`${id} change`} class="change">
        {changes.get(id)}
      </li>
    );
  const ids = new Set(cart.lines.map(({ id }) => id));
  const groups = groupsOf(cart.lines).map((lines) => ({
    event: eventOf(lines, looks, view),
    lines: lines.map((line) => ({ line, look: lookOf(line, cart.currency, looks) })),
  }));
  const isPictured = groups.some(
    ({ event, lines }) => event?.imageUrl !== undefined || lines.some(({ look }) => look.imageUrl !== undefined),
  );
  return (
    <>
      <h2>{words.cart.title}</h2>
      <ul class={`plain lines ${isPictured ? 'pictured' : ''}`}>
        {groups.map(({ event, lines }) => (
          <>
            {event && <EventLine event={event} isPictured={isPictured} view={view} />}
            {lines.map(({ line, look }) => (
              <CartLine
                key={line.id}
                line={line}
                look={event ? { insteadOfMinor: look.insteadOfMinor } : look}
                isPictured={isPictured}
                isOfEvent={event !== undefined}
                days={dayLabelsOf(line, looks)}
                view={view}
              />
            ))}
            {lines.map(({ line }) => changeOf(line.id))}
          </>
        ))}
        {[...changes.keys()].filter((id) => !ids.has(id)).map(changeOf)}
      </ul>
      <Sums view={view} />
    </>
  );
}

/** Event of the tickets below: title, days in its own time zone, location. */
function EventLine({
  event: { title, imageUrl, days, place },
  isPictured,
  view: { locale },
}: {
  event: ShownEvent;
  isPictured: boolean;
  view: CheckoutPageView;
}) {
  return (
    <li class="event-line">
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
