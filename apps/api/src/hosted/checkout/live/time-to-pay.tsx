import type { CheckoutPageView } from '../checkout-view';
import { timeLeftText } from '../time-left';
import { clockText } from './countdown';

/** Stands for the time that is left in a sentence of any language. */
const GAP = '\u0000';

/** The sentence that tells how long there is: with a clock that runs where scripts do, else as of when the page was made. */
export function TimeToPay({ view: { expiresAt, now, words }, sentence }: { view: CheckoutPageView; sentence: (left: string) => string }) {
  const left = timeLeftText(expiresAt, now, words) ?? words.checkout.noTime;
  const [before, after] = sentence(GAP).split(GAP);
  return (
    <>
      <p class="quiet plain-only">{sentence(left)}</p>
      <p class="quiet js-only">
        {before}
        <span class="figure" data-left>{clockText(expiresAt.getTime() - now.getTime()) ?? left}</span>
        {after}
      </p>
    </>
  );
}
