import { amountText } from '../amount-text';
import { Card, Icon } from '../page';
import { CartLine } from './cart-line';
import type { CheckoutPageView } from './checkout-view';
import { lookOf } from './line-looks';
import { Sums } from './sums';

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
