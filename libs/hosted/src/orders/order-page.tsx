import { dayText, deadlineText, localTimeText, type TicketLinks, type Wallet } from '@svc/contracts';
import { CartLine } from '../checkout/sections/cart-line';
import { PaidSums, PriceSums } from '../checkout/sections/cart-section';
import { ButtonLink, Card, ClosedNotice, Facts, type HostedPage, StatusCard, TestNotice } from '../page';
import { amountText } from '../page-locale';
import { DeliverySection } from './delivery-section';
import { ORDER_STYLE } from './order-style';
import { headingOf, type OrderPageView, toneOf } from './order-view';
import { OwnOrderNote, RefundRequestSection } from './own-order-sections';
import { ProgressSteps } from './progress-steps';
import { TicketsSection } from './tickets-section';

/** Returns the page of an order for its buyer (issue L). */
export function orderPage(view: OrderPageView, links: TicketLinks, wallets: readonly Wallet[]): HostedPage {
  const { brand, locale, words, tickets } = view;
  const content = (
    <div class="sides">
      <div class="lead stack">
        <OwnOrderNote view={view} />
        <TestNotice isTest={view.isTest} text={words.order.test} />
        <ClosedNotice closed={view.closed} shop={brand.name} pageLocale={view} />
        <OrderStateSection view={view} />
        {tickets && <TicketsSection view={view} tickets={tickets} links={links} wallets={wallets} />}
        <DeliverySection view={view} />
      </div>
      <BoughtSection view={view} />
      <div class="work stack">
        <RefundsSection view={view} />
        <RefundRequestSection view={view} />
        <HelpSection view={view} />
      </div>
    </div>
  );
  return {
    title: headingOf(view),
    brand,
    content,
    isWide: true,
    locale,
    words,
    styles: ORDER_STYLE,
    pictures: view.lines.map(({ look }) => look.imageUrl),
  };
}

/** Shows the state of the order, the outstanding amount, and its name. */
function OrderStateSection({ view }: { view: OrderPageView }) {
  const {
    state,
    isOver,
    isCalledOffByBuyer,
    number,
    brand,
    words: { order: words },
  } = view;
  const placed = localTimeText({ date: '', startAt: view.placedAt.toISOString(), timezone: view.timezone }, view.locale).date;
  return (
    <StatusCard tone={toneOf(state)} icon={toneOf(state) === 'good' ? 'check' : 'cross'} title={headingOf(view)}>
      <p>
        <strong>{words.number(number)}</strong>, {words.placedOn(placed)}
      </p>
      {view.steps && <ProgressSteps view={view} steps={view.steps} />}
      {isOver && <p>{isCalledOffByBuyer ? words.calledOffText : words.overText(brand.name)}</p>}
      {view.rest && <Rest view={view} rest={view.rest} />}
    </StatusCard>
  );
}

function Rest({ view, rest: { mode, dueAt, isOverdue, url } }: { view: OrderPageView; rest: NonNullable<OrderPageView['rest']> }) {
  const {
    money: { leftMinor, currency },
    timezone,
    locale,
    brand,
    words: { balance, order },
  } = view;
  const amount = amountText(leftMinor, currency, locale);
  const date = dueAt && deadlineText(dueAt.toISOString(), timezone, locale);
  return (
    <>
      <p>{date === undefined ? balance.due(amount) : isOverdue ? balance.overdue(amount, date) : balance.dueBy(amount, date)}</p>
      {mode !== 'online' && <p>{mode === 'at_door' ? balance.atDoor(brand.name) : balance.manual(brand.name)}</p>}
      {url && <ButtonLink href={url}>{order.payRest(amount)}</ButtonLink>}
    </>
  );
}

/** Shows the lines of the order, their sum, and the amount paid. */
function BoughtSection({ view }: { view: OrderPageView }) {
  const { lines, money, totals, receiptUrl, locale, words } = view;
  const isPictured = lines.some(({ look }) => look.imageUrl !== undefined);
  return (
    <div class="cart">
      <Card>
        <h2>{words.order.bought}</h2>
        <ul class={`plain lines ${isPictured ? 'pictured' : ''}`}>
          {lines.map((shown) => (
            <CartLine key={shown.line.id} {...shown} isPictured={isPictured} view={{ cart: { currency: money.currency }, locale, words }} />
          ))}
        </ul>
        <dl class="sums">
          <PriceSums money={money} of={totals} locale={locale} words={words} />
          <PaidSums money={money} locale={locale} words={words} />
        </dl>
        <HowPaid view={view} />
        <p class="no-print">
          <a href={receiptUrl} download>
            {words.order.receipt.save}
          </a>
        </p>
      </Card>
    </div>
  );
}

/** Shows by which way each payment was made, and when, and where mails about the order go. */
function HowPaid({ view }: { view: OrderPageView }) {
  const {
    payments,
    email,
    money: { currency },
    locale,
    words: { order: words },
  } = view;
  if (payments.length === 0 && !email) return null;
  return (
    <div class="payments tight">
      {payments.map(({ id, rail, amountMinor, paidAt }) => {
        const paid = words.paidBy[rail](dayText(paidAt, view));
        return <p key={id}>{payments.length > 1 ? words.partPaid(amountText(amountMinor, currency, locale), paid) : paid}</p>;
      })}
      {email && <p>{words.mailsTo(email)}</p>}
    </div>
  );
}

/** Shows refunds that were made, are on their way, or could not be made. */
function RefundsSection({
  view: {
    refunds,
    money: { currency },
    timezone,
    locale,
    brand: { name },
    words: {
      order: { refunds: words },
    },
  },
}: {
  view: OrderPageView;
}) {
  if (refunds.length === 0) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul class="plain list">
        {refunds.map(({ id, amountMinor, state, createdAt }) => (
          <li key={id}>
            <span>{words[state](amountText(amountMinor, currency, locale), name)}</span>
            <span class="quiet small">{localTimeText({ date: '', startAt: createdAt.toISOString(), timezone }, locale).date}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows the shop's contact and site. */
function HelpSection({
  view: {
    contact: { email, phone },
    brand: { name, website, support },
    number,
    words: {
      order: { help, again },
    },
  },
}: {
  view: OrderPageView;
}) {
  if (!email && !phone && !website) return null;
  return (
    <Card>
      {(email ?? phone) && (
        <>
          <h2>{help.title}</h2>
          <p>{help.ask(name, number)}</p>
          <Facts
            of={[
              [help.email, email && <a href={`mailto:${email}`}>{email}</a>],
              [help.phone, phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
            ]}
          />
        </>
      )}
      {support?.promise && <p>{support.promise}</p>}
      {website && (
        <ButtonLink href={website} second>
          {again(name)}
        </ButtonLink>
      )}
    </Card>
  );
}
