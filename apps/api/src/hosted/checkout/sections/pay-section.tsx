import { Button, ErrorSummary, Icon, Notice, Options } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ACT, OTHER_WAY, RAIL, SAVE, SEEN_DUE_NOW, SEEN_TOTAL } from '../field-names';
import { amountText } from '../../page-locale';
import { dayText } from '../../saving/part-form';
import { BuyerFields } from './buyer-fields';
import { ChoiceFields, CodeField } from './choice-fields';
import { addressOf } from '../page-state';

/** Choice among the rails that can charge the currency (§4.2 r4). */
export function RailChoice({
  view: {
    rails,
    rail,
    values,
    errors,
    words: { pay },
  },
}: {
  view: CheckoutPageView;
}) {
  const [only, ...others] = rails;
  if (only !== undefined && others.length === 0) {
    return (
      <p>
        <input type="hidden" name={RAIL} value={only} />
        {pay.byOneRail[only]}
      </p>
    );
  }
  const chosen = values.has(RAIL) ? values.text(RAIL) : rail;
  return (
    <Options
      name={RAIL}
      label={pay.whichRail}
      required
      error={errors.get(RAIL)}
      values={chosen ? [chosen] : []}
      options={rails.map((one) => ({ value: one, label: pay.rails[one] }))}
    />
  );
}

/** Button for a savings plan (§2.3 r4): beside paying at once, or in its place when the goods are sold out. */
function SavingChoice({
  view: {
    saving,
    cart,
    locale,
    words: {
      saving: { offer },
    },
  },
}: {
  view: CheckoutPageView;
}) {
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
        <p class="quiet small">
          {offer.instead(amountText(saving.leastPartMinor, cart.currency, locale), dayText(saving.latestDate, locale))}
        </p>
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

/** Form with everything that a buyer enters before paying. */
export function PaySection({ view }: { view: CheckoutPageView }) {
  const {
    restMinor,
    rails,
    problems,
    formerTotalMinor,
    words: { pay },
  } = view;
  return (
    <section class="card stack" id="pay" aria-labelledby="pay-title" tabIndex={-1}>
      <h2 id="pay-title">{titleOf(view)}</h2>
      {problems.length > 0 && <ErrorSummary title={formerTotalMinor === undefined ? pay.lookAgain : pay.priceChanged} errors={problems} />}
      {restMinor > 0 && rails.length === 0 ? (
        <Notice tone="warn">
          <p>{pay.noRails(view.brand.name)}</p>
        </Notice>
      ) : (
        <PayForm view={view} />
      )}
    </section>
  );
}

function titleOf({
  restMinor,
  saving,
  words: {
    pay,
    saving: { offer },
  },
}: CheckoutPageView): string {
  if (saving?.isSoldOut) return offer.title;
  return restMinor === 0 ? pay.titleOfFree : pay.title;
}

function PayForm({ view }: { view: CheckoutPageView }) {
  const {
    cart,
    saving,
    words: { pay },
  } = view;
  return (
    <form method="post" action={addressOf(view, 'pay')} class="stack" data-pays>
      <input type="hidden" name={SEEN_TOTAL} value={cart.totalMinor} />
      <input type="hidden" name={SEEN_DUE_NOW} value={cart.dueNowMinor} />
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" class="trap" tabIndex={-1} aria-hidden="true" {...(saving?.isSoldOut && { name: ACT, value: SAVE })}>
        {pay.title}
      </button>
      <OpenAccount view={view} />
      <ChoiceFields view={view} />
      <BuyerFields view={view} />
      <CodeField view={view} />
      {isPriceChosen(view) && (
        <Button second unchecked plain name={ACT} value="update">
          {view.words.choices.update}
        </Button>
      )}
      {!saving?.isSoldOut && <PayAtOnce view={view} />}
      <SavingChoice view={view} />
    </form>
  );
}

/** Returns true when a choice on the page can change the price. */
function isPriceChosen({ offered, zones }: CheckoutPageView): boolean {
  return zones.length > 1 || (offered?.lines.some(({ slots, addonGroups }) => slots !== undefined || addonGroups.length > 0) ?? false);
}

/** Notice of an open transfer account, with a button that closes it. While it is open, the delivery cannot change (D-105). */
function OpenAccount({
  view: {
    transfer,
    words: { pay },
  },
}: {
  view: CheckoutPageView;
}) {
  if (!transfer) return null;
  return (
    <Notice tone="warn">
      <p>{pay.transfer.isOpen}</p>
      <Button second unchecked name={ACT} value={OTHER_WAY}>
        {pay.transfer.otherWay}
      </Button>
    </Notice>
  );
}

function PayAtOnce({ view }: { view: CheckoutPageView }) {
  const {
    cart,
    restMinor,
    rails,
    locale,
    words: { pay },
  } = view;
  if (restMinor === 0) return <Button wide>{pay.buttonOfFree}</Button>;
  return (
    <>
      <RailChoice view={view} />
      <Button wide>{pay.button(amountText(restMinor, cart.currency, locale))}</Button>
      {rails.some((rail) => rail !== 'bank_transfer') && (
        <p class="safe">
          <Icon name="lock" size={18} />
          <span>{pay.safe(view.brand.name)}</span>
        </p>
      )}
    </>
  );
}
