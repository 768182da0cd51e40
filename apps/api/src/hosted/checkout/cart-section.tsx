import { localTimeLine, localTimeText, type MoneyBreakdown, type PricedCart, type PricedLine, type SumKind } from '@svc/contracts';
import { amountText, type PageLocale } from '../page-locale';
import { Badge, Card, Icon } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { lookOf, type ShownLook } from './checkout-offers';

interface LineProps {
  line: PricedLine;
  look: ShownLook;
  /** Some line of the cart has a picture, so that each has room for one. */
  isPictured: boolean;
  view: Pick<CheckoutPageView, 'locale' | 'words'> & { cart: Pick<CheckoutPageView['cart'], 'currency'> };
}

/** One thing that is bought, or an add-on below it. */
export function CartLine({ line, look, isPictured, view: { cart: { currency }, locale, words: { cart: words } } }: LineProps) {
  const { name, variantName, quantity, unitPriceMinor, parentId, preorder, preorderEtaText, slot } = line;
  const isPart = parentId !== undefined;
  const amount = (minor: number) => amountText(minor, currency, locale);
  return (
    <li class={isPart ? 'part' : undefined}>
      {isPictured && !isPart && <Thumb {...look} name={name} />}
      <div class="tight">
        <div>
          {isPart && <span class="quiet">{`${words.with} `}</span>}
          {isPart ? name : <strong>{name}</strong>}
        </div>
        {variantName && <div class="quiet small">{variantName}</div>}
        {slot && <div class="quiet small">{localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale)}</div>}
        {quantity > 1 && <div class="quiet small">{words.times(quantity, amount(unitPriceMinor))}</div>}
        {preorder && (
          <div class="small">
            <Badge tone="warn">{words.preorder}</Badge> {preorderEtaText}
          </div>
        )}
      </div>
      <Price amountMinor={unitPriceMinor * quantity} insteadOf={look.insteadOfMinor === undefined ? undefined : amount(look.insteadOfMinor)} amount={amount} words={words} />
    </li>
  );
}

function Price({ amountMinor, insteadOf, amount, words }: { amountMinor: number; insteadOf?: string; amount: (minor: number) => string; words: CheckoutPageView['words']['cart'] }) {
  return (
    <div class="price">
      {amountMinor === 0 ? words.free : amount(amountMinor)}
      {insteadOf && (
        <s class="quiet small">
          <span class="unseen">{`${words.instead} `}</span>
          {insteadOf}
        </s>
      )}
    </div>
  );
}

/** Of one size from the start, so that nothing moves when the picture comes. */
function Thumb({ imageUrl, name }: ShownLook & { name: string }) {
  if (imageUrl) return <img class="thumb" src={imageUrl} alt="" width={64} height={64} decoding="async" />;
  return (
    <span class="thumb" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

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

/** What is bought, line by line, and what it comes to: folded up beside what has to be done, where there is room for one thing only. */
export function CartSection({ view }: { view: CheckoutPageView }) {
  const { state, formerTotalMinor, words } = view;
  if (state !== 'form' && state !== 'transfer') {
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
  const addons = (id: string) => cart.lines.filter(({ parentId }) => parentId === id);
  const lines = cart.lines.filter(({ parentId }) => parentId === undefined).flatMap((line) => [line, ...addons(line.id)]);
  const looked = lines.map((line) => ({ line, look: lookOf(line, cart.currency, looks) }));
  const isPictured = looked.some(({ look }) => look.imageUrl !== undefined);
  return (
    <>
      <h2>{words.cart.title}</h2>
      <ul class={`plain lines ${isPictured ? 'pictured' : ''}`}>
        {looked.map(({ line, look }) => (
          <CartLine key={line.id} line={line} look={look} isPictured={isPictured} view={view} />
        ))}
      </ul>
      <Sums view={view} />
    </>
  );
}
