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
function Sum({ name, value, isMain }: SumRow) {
  return (
    <>
      <dt class={isMain ? 'main' : undefined}>{name}</dt>
      <dd class={isMain ? 'main' : undefined}>{value}</dd>
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

/** Lines and price of the cart. While it can be paid, the section collapses where there is only one column. */
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
  const { cart, looks, words } = view;
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
          </>
        ))}
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
