import { localTimeLine, type PricedLine, variantNameOf } from '@svc/contracts';
import { firstGrapheme } from '@svc/kernel';
import { Badge } from '../../page';
import { amountText } from '../../page-locale';
import type { ShownLook } from '../checkout-offers';
import type { CheckoutPageView } from '../checkout-view';

interface LineProps {
  line: PricedLine;
  look: ShownLook;
  /** A line of the cart has a picture, so each line has room for one. */
  isPictured: boolean;
  /** Days to which a ticket admits; empty for all days of its event. */
  days?: readonly string[];
  /** The line is listed below its event. */
  isOfEvent?: boolean;
  /** State of the line. */
  note?: string;
  view: Pick<CheckoutPageView, 'locale' | 'words'> & { cart: Pick<CheckoutPageView['cart'], 'currency'> };
}

/** Line of a cart, or an add-on below its line. */
export function CartLine({
  line,
  look,
  isPictured,
  days = [],
  isOfEvent = false,
  note,
  view: {
    cart: { currency },
    locale,
    words: { cart: words },
  },
}: LineProps) {
  const { name, quantity, unitPriceMinor, parentId, slot } = line;
  const isPart = parentId !== undefined;
  const details = [
    variantNameOf(line),
    days.join(', '),
    slot && localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale),
    note,
  ].filter(Boolean);
  const amount = (minor: number) => amountText(minor, currency, locale);
  return (
    <li class={isPart || isOfEvent ? 'indented' : undefined}>
      {isPictured && !isPart && !isOfEvent && <Thumb {...look} name={name} />}
      <div class="tight">
        <div>
          {isPart && <span class="quiet">{`${words.with} `}</span>}
          {isPart ? name : <strong>{name}</strong>}
        </div>
        {details.map((text) => (
          <div key={text} class="quiet small">
            {text}
          </div>
        ))}
        {quantity > 1 && <div class="quiet small">{words.times(quantity, amount(unitPriceMinor))}</div>}
        <Preorder line={line} words={words} />
      </div>
      <Price
        amountMinor={unitPriceMinor * quantity}
        insteadOf={look.insteadOfMinor === undefined ? undefined : amount(look.insteadOfMinor)}
        amount={amount}
        words={words}
      />
    </li>
  );
}

function Preorder({ line: { preorder, preorderEtaText }, words }: { line: PricedLine; words: CheckoutPageView['words']['cart'] }) {
  if (!preorder) return null;
  return (
    <div class="small">
      <Badge tone="warn">{words.preorder}</Badge> {preorderEtaText}
    </div>
  );
}

function Price({
  amountMinor,
  insteadOf,
  amount,
  words,
}: {
  amountMinor: number;
  insteadOf?: string;
  amount: (minor: number) => string;
  words: CheckoutPageView['words']['cart'];
}) {
  return (
    <div class="price">
      {amountMinor === 0 ? words.free : amount(amountMinor)}
      {insteadOf && (
        <s class="quiet small">
          <span class="visually-hidden">{`${words.instead} `}</span>
          {insteadOf}
        </s>
      )}
    </div>
  );
}

/** Picture or initial, in a fixed size that prevents layout shifts. */
export function Thumb({ imageUrl, name }: ShownLook & { name: string }) {
  if (imageUrl) return <img class="thumb" src={imageUrl} alt="" width={64} height={64} decoding="async" />;
  return (
    <span class="thumb" aria-hidden="true">
      {firstGrapheme(name).toUpperCase()}
    </span>
  );
}
