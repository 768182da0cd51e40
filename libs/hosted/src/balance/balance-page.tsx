import type { ComponentProps } from 'preact';
import { deadlineText } from '@svc/contracts';
import { amountText } from '../page-locale';
import { CartLine } from '../checkout/sections/cart-line';
import { FoldAmount, PaidSums, PriceSums } from '../checkout/sections/cart-section';
import { Deadline, Latest } from '../checkout/checkout-page';
import type { CheckoutPageView } from '../checkout/checkout-view';
import { SEEN_DUE_NOW, SEEN_TOTAL } from '../checkout/field-names';
import { LIVE_SCRIPT, livePageOf, LiveState, idlePageOf } from '../checkout/live/live-state';
import { addressOf } from '../checkout/page-state';
import { RailChoice } from '../checkout/sections/pay-section';
import { TransferSection } from '../checkout/sections/transfer-section';
import {
  Button,
  ButtonLink,
  ClosedNotice,
  ErrorSummary,
  Icon,
  Notice,
  SafePayment,
  StatusCard,
  type HostedPage,
  TestNotice,
} from '../page';
import type { BalancePageView } from './balance-view';

/** Returns the page on which the rest of an order is paid, and followed (D-11). An open page notices arriving money. */
export function balancePage(view: BalancePageView): HostedPage {
  const { words, locale, brand, paying, state } = view;
  const title = titleOf(view);
  const hasProblems = (paying?.problems.length ?? 0) > 0;
  const content = (
    <div class="sides">
      <div class="lead stack">
        <TestNotice isTest={view.isTest} text={words.checkout.test} />
        {paying && <ClosedNotice closed={paying.closed} shop={brand.name} pageLocale={view} />}
        {state === 'paid' || state === 'over' ? <Ended view={view} title={title} /> : <Owed view={view} title={title} />}
        {paying && state === 'form' && <Latest view={paying} />}
      </div>
      <OrderSection view={view} />
      <div class="work stack">
        {paying && state === 'form' && <PayRest view={paying} />}
        {paying && state === 'transfer' && <TransferSection view={asBalance(paying)} closes={false} />}
      </div>
      <LiveState page={paying ? livePageOf(paying) : idlePageOf(view, view.paymentStatus)} />
    </div>
  );
  return {
    title: hasProblems ? words.checkout.titleOfProblem(title) : title,
    brand,
    content,
    isWide: true,
    locale,
    words,
    script: LIVE_SCRIPT,
  };
}

function titleOf({ state, status, number, words: { balance } }: BalancePageView): string {
  if (state === 'paid') return balance.paid.title;
  if (state === 'over') return status === 'refunded' ? balance.over.refunded : balance.over.cancelled;
  return balance.title(number);
}

interface Heading {
  view: BalancePageView;
  title: string;
}

/** Shows that nothing is to be paid any more, and the reason. */
function Ended({ view, title }: Heading) {
  const {
    state,
    brand,
    money,
    words: { balance },
  } = view;
  return (
    <StatusCard tone={state === 'paid' ? 'good' : 'warn'} icon={state === 'paid' ? 'check' : 'cross'} title={title}>
      <p>{state === 'paid' ? balance.paid.text(amountIn(view, money.totalMinor)) : balance.over.text(brand.name)}</p>
      <Returned view={view} />
    </StatusCard>
  );
}

/** Shows the outstanding amount, its due date, and other ways to pay it. */
function Owed({ view, title }: Heading) {
  const {
    state,
    brand,
    mode,
    paying,
    words: { balance, checkout },
  } = view;
  return (
    <header class="tight">
      <h1>{title}</h1>
      <p>{dueText(view)}</p>
      {paying && state === 'transfer' && <Deadline view={paying} />}
      {state === 'elsewhere' && <p>{mode === 'at_door' ? balance.atDoor(brand.name) : balance.manual(brand.name)}</p>}
      <Returned view={view} />
      {state === 'ending' && (
        <Notice>
          <p>{checkout.ending.text}</p>
          <ButtonLink href={addressOf(view)} second>
            {checkout.ending.again}
          </ButtonLink>
        </Notice>
      )}
    </header>
  );
}

function Returned({ view }: { view: BalancePageView }) {
  return view.returnedMinor > 0 ? <p>{view.words.checkout.returned(amountIn(view, view.returnedMinor))}</p> : null;
}

function amountIn({ money, locale }: BalancePageView, minor: number): string {
  return amountText(minor, money.currency, locale);
}

function dueText(view: BalancePageView): string {
  const {
    dueAt,
    now,
    timezone,
    locale,
    words: { balance },
  } = view;
  const amount = amountIn(view, view.money.leftMinor);
  if (!dueAt) return balance.due(amount);
  const date = deadlineText(dueAt.toISOString(), timezone, locale);
  return dueAt > now ? balance.dueBy(amount, date) : balance.overdue(amount, date);
}

/** Form that pays the rest; it asks only for the way to pay. */
function PayRest({ view }: { view: CheckoutPageView }) {
  const {
    cart,
    restMinor,
    rails,
    problems,
    contact,
    brand,
    locale,
    words: { pay, balance },
  } = view;
  return (
    <section class="card parts" id="pay" tabIndex={-1}>
      {problems.length > 0 && <ErrorSummary title={pay.lookAgain} errors={problems} />}
      {rails.length === 0 ? (
        <Notice tone="warn">
          <p>{pay.noRails(brand.name)}</p>
        </Notice>
      ) : (
        <form method="post" noValidate action={addressOf(view, 'pay')} class="parts">
          <input type="hidden" name={SEEN_TOTAL} value={cart.totalMinor} />
          <input type="hidden" name={SEEN_DUE_NOW} value={cart.dueNowMinor} />
          <RailChoice view={view} />
          {contact.email && <p class="quiet small">{balance.receipt(contact.email)}</p>}
          <Button wide>{pay.button(amountText(restMinor, cart.currency, locale))}</Button>
          {rails.some((rail) => rail !== 'bank_transfer') && <SafePayment text={pay.safe(brand.name)} />}
        </form>
      )}
    </section>
  );
}

/** Returns the view with the words for an order that exists already. */
function asBalance(view: CheckoutPageView): CheckoutPageView {
  const { words } = view;
  const transfer = { ...words.pay.transfer, mayClose: words.balance.mayClose };
  return { ...view, words: { ...words, pay: { ...words.pay, transfer } } };
}

/** Returns the amount that is left of the order, of its total; the total once nothing is. */
function foldAmountOf(view: BalancePageView): ComponentProps<typeof FoldAmount> {
  const {
    money: { leftMinor, totalMinor },
    words: { cart },
  } = view;
  const total = amountIn(view, totalMinor);
  return leftMinor > 0 && leftMinor < totalMinor
    ? { amount: cart.left(amountIn(view, leftMinor)), remark: cart.ofTotal(total) }
    : { amount: total };
}

/** Shows the order and its paid amount; folded beside an action, where there is little room. */
function OrderSection({ view }: { view: BalancePageView }) {
  const { money, totals, state, locale, words } = view;
  const { cart, balance } = words;
  return (
    <details class="card fold cart" open={state !== 'form' && state !== 'transfer'}>
      <summary>
        <span>{cart.show}</span>
        <Icon name="down" />
        <FoldAmount {...foldAmountOf(view)} />
      </summary>
      <div class="stack">
        <h2>{balance.order}</h2>
        <ul class="plain lines">
          {money.lines.map(({ line }) => (
            <CartLine key={line.id} line={line} look={{}} isPictured={false} view={{ cart: { currency: money.currency }, locale, words }} />
          ))}
        </ul>
        <dl class="sums">
          <PriceSums money={money} of={totals} locale={locale} words={words} />
          <PaidSums money={money} locale={locale} words={words} />
        </dl>
      </div>
    </details>
  );
}
