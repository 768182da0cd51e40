import { amountText } from '../amount-text';
import { Button, Notice } from '../page';
import { dayText } from '../saving/day-text';
import type { CheckoutPageView } from './checkout-view';
import { ACT, SAVE } from './field-names';

/** The way to pay in parts (§2.3 r4): beside paying at once, or in its place where the goods cannot be had now. */
export function SavingChoice({ view: { saving, cart, locale, words: { saving: { offer } } } }: { view: CheckoutPageView }) {
  if (!saving) return null;
  const button = (
    <Button wide second={!saving.isSoldOut} name={ACT} value={SAVE}>
      {offer.button}
    </Button>
  );
  if (!saving.isSoldOut) {
    return (
      <>
        {button}
        <p class="quiet small">{offer.instead(amountText(saving.leastPartMinor, cart.currency, locale), dayText(saving.latestDate, locale))}</p>
      </>
    );
  }
  return (
    <>
      <Notice>
        <p>{offer.soldOut}</p>
      </Notice>
      {button}
    </>
  );
}
