import { amountText } from '../amount-text';
import { Icon } from '../page';
import { CartLine } from './cart-line';
import type { CheckoutPageView } from './checkout-view';
import { lookOf } from './line-looks';
import { Sums } from './sums';

/** What is bought, line by line, and what it comes to: folded up beside what has to be done, where there is room for one thing only. */
export function CartSection({ view }: { view: CheckoutPageView }) {
  const { cart, looks, locale, words, state, formerTotalMinor } = view;
  const isOver = state !== 'form' && state !== 'transfer';
  const addons = (id: string) => cart.lines.filter(({ parentId }) => parentId === id);
  const lines = cart.lines.filter(({ parentId }) => parentId === undefined).flatMap((line) => [line, ...addons(line.id)]);
  const looked = lines.map((line) => ({ line, look: lookOf(line, cart.currency, looks) }));
  const isPictured = looked.some(({ look }) => look.imageUrl !== undefined);
  return (
    <details class="card fold cart" open={isOver || formerTotalMinor !== undefined}>
      <summary>
        <span>{words.cart.show}</span>
        <Icon name="down" />
        <strong class="figure">{amountText(cart.totalMinor, cart.currency, locale)}</strong>
      </summary>
      <div class="stack">
        <h2>{words.cart.title}</h2>
        <ul class={`plain lines ${isPictured ? 'pictured' : ''}`}>
          {looked.map(({ line, look }) => (
            <CartLine key={line.id} line={line} look={look} isPictured={isPictured} view={view} />
          ))}
        </ul>
        <Sums view={view} />
      </div>
    </details>
  );
}
