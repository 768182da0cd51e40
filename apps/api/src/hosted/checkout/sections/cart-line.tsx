import { localTimeLine, type PricedLine } from '@svc/contracts';
import { firstGrapheme } from '@svc/kernel';
import { Badge } from '../../page';
import { amountText } from '../../page-locale';
import type { ShownLook } from '../checkout-offers';
import type { CheckoutPageView } from '../checkout-view';

interface LineProps {
  line: PricedLine;
  look: ShownLook;
  /** Some line of the cart has a picture, so that each has room for one. */
  isPictured: boolean;
  /** Of the event's days, those that a ticket admits to, where these are not all. */
  days?: readonly string[];
  /** It stands below the event that it is of. */
  isOfEvent?: boolean;
  /** What has become of it. */
  note?: string;
  view: Pick<CheckoutPageView, 'locale' | 'words'> & { cart: Pick<CheckoutPageView['cart'], 'currency'> };
}

/** One thing that is bought, or an add-on below it. */
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
  const { name, variantName, quantity, unitPriceMinor, parentId, slot } = line;
  const isPart = parentId !== undefined;
  const told = [
    variantName,
    days.join(', '),
    slot && localTimeLine({ date: '', startAt: slot.startUtc, timezone: slot.timezone }, locale),
    note,
  ].filter(Boolean);
  const amount = (minor: number) => amountText(minor, currency, locale);
  return (
    <li class={isPart || isOfEvent ? 'part' : undefined}>
      {isPictured && !isPart && !isOfEvent && <Thumb {...look} name={name} />}
      <div class="tight">
        <div>
          {isPart && <span class="quiet">{`${words.with} `}</span>}
          {isPart ? name : <strong>{name}</strong>}
        </div>
        {told.map((text) => (
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
          <span class="unseen">{`${words.instead} `}</span>
          {insteadOf}
        </s>
      )}
    </div>
  );
}

/** Of one size from the start, so that nothing moves when the picture comes. */
export function Thumb({ imageUrl, name }: ShownLook & { name: string }) {
  if (imageUrl) return <img class="thumb" src={imageUrl} alt="" width={64} height={64} decoding="async" />;
  return (
    <span class="thumb" aria-hidden="true">
      {firstGrapheme(name).toUpperCase()}
    </span>
  );
}
