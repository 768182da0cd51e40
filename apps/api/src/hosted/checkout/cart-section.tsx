import { localTimeLine, type PricedLine } from '@svc/contracts';
import { amountText } from '../amount-text';
import { Badge, Card } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { Sums } from './sums';

/** What is bought, line by line, and what it comes to. */
export function CartSection({ view }: { view: CheckoutPageView }) {
  const { cart } = view;
  const addons = (id: string) => cart.lines.filter(({ parentId }) => parentId === id);
  return (
    <Card>
      <h2>{view.words.cart.title}</h2>
      <ul class="plain list">
        {cart.lines
          .filter(({ parentId }) => parentId === undefined)
          .flatMap((line) => [line, ...addons(line.id)])
          .map((line) => (
            <Line key={line.id} line={line} view={view} />
          ))}
      </ul>
      <Sums view={view} />
    </Card>
  );
}

function Line({ line, view: { cart: { currency }, locale, words: { cart: words } } }: { line: PricedLine; view: CheckoutPageView }) {
  const { name, variantName, quantity, unitPriceMinor, parentId, preorder, slot } = line;
  const before = unitPriceMinor * quantity;
  return (
    <li>
      <div class="tight grows">
        <div>
          {parentId !== undefined && <span class="quiet">{`${words.with} `}</span>}
          <strong>{name}</strong>
          {variantName && ` · ${variantName}`}
        </div>
        {slot && <div class="quiet small">{localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale)}</div>}
        {preorder && <Badge>{words.preorder}</Badge>}
        {quantity > 1 && <div class="quiet small">{words.times(quantity, amountText(unitPriceMinor, currency, locale))}</div>}
      </div>
      <span class="figure">{before === 0 ? words.free : amountText(before, currency, locale)}</span>
    </li>
  );
}
