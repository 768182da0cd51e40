import { localTimeLine, type PricedLine } from '@svc/contracts';
import { amountText } from '../amount-text';
import { Badge } from '../page';
import type { CheckoutPageView } from './checkout-view';
import type { ShownLook } from './line-looks';

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
