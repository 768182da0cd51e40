import { amountText } from '../amount-text';
import { Button, ErrorSummary, Icon, Notice } from '../page';
import { BuyerFields } from './buyer-fields';
import type { CheckoutPageView } from './checkout-view';
import { ChoiceFields } from './choice-fields';
import { CodeField } from './code-field';
import { SEEN_DUE_NOW, SEEN_TOTAL } from './field-names';
import { addressOf } from './page-address';
import { RailChoice } from './rail-choice';

/** Everything that a buyer is asked before paying. */
export function PaySection({ view }: { view: CheckoutPageView }) {
  const { cart, restMinor, rails, problems, formerTotalMinor, locale, words: { pay } } = view;
  const isFree = restMinor === 0;
  return (
    <section class="card stack" id="pay" aria-labelledby="pay-title" tabIndex={-1}>
      <h2 id="pay-title">{isFree ? pay.titleOfFree : pay.title}</h2>
      {problems.length > 0 && <ErrorSummary title={formerTotalMinor === undefined ? pay.lookAgain : pay.priceChanged} errors={problems} />}
      {!isFree && rails.length === 0 ? (
        <Notice tone="warn">
          <p>{pay.noRails(view.brand.name)}</p>
        </Notice>
      ) : (
        <form method="post" action={addressOf(view, 'pay')} class="stack" data-pays>
          <input type="hidden" name={SEEN_TOTAL} value={cart.totalMinor} />
          <input type="hidden" name={SEEN_DUE_NOW} value={cart.dueNowMinor} />
          {/* What the Enter key does is what the first button does. */}
          <button type="submit" class="trap" tabIndex={-1} aria-hidden="true">
            {pay.title}
          </button>
          <ChoiceFields view={view} />
          <CodeField view={view} />
          <BuyerFields view={view} />
          {!isFree && <RailChoice view={view} />}
          <Button wide>{isFree ? pay.buttonOfFree : pay.button(amountText(restMinor, cart.currency, locale))}</Button>
          {!isFree && rails.some((rail) => rail !== 'bank_transfer') && (
            <p class="safe">
              <Icon name="lock" size={18} />
              <span>{pay.safe(view.brand.name)}</span>
            </p>
          )}
        </form>
      )}
    </section>
  );
}
