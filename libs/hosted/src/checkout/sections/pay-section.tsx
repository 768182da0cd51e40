import type { ComponentChildren } from 'preact';
import { Button, ErrorSummary, Group, Notice, Options, SafePayment } from '../../page';
import type { CheckoutPageView } from '../checkout-view';
import { ACT, OTHER_WAY, RAIL, SAVE, SEEN_DUE_NOW, SEEN_TOTAL } from '../field-names';
import { amountText } from '../../page-locale';
import { dayText } from '../../saving/part-form';
import { BuyerFields } from './buyer-fields';
import { ChoiceFields, CodeField } from './choice-fields';
import { addressOf } from '../page-state';

/** Choice among the rails that can charge the currency (§4.2 r4), each with what the buyer may expect of it. */
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
      <Group label={pay.title}>
        <p>
          <input type="hidden" name={RAIL} value={only} />
          {pay.byOneRail[only]} <span class="quiet small">{pay.about[only]}</span>
        </p>
      </Group>
    );
  }
  const chosen = values.has(RAIL) ? values.text(RAIL) : rail;
  return (
    <Group label={pay.title}>
      <Options
        name={RAIL}
        label={pay.whichRail}
        isLabelHidden
        required
        error={errors.get(RAIL)}
        values={chosen ? [chosen] : []}
        options={rails.map((one) => ({ value: one, label: pay.rails[one], help: pay.about[one] }))}
      />
    </Group>
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

/** Form of the checkout around the page's columns: the order summary has fields of it as well. */
export function PayForm({ view, children }: { view: CheckoutPageView; children: ComponentChildren }) {
  const {
    cart,
    saving,
    words: { pay },
  } = view;
  return (
    <form method="post" noValidate action={addressOf(view, 'pay')} data-pays>
      <input type="hidden" name={SEEN_TOTAL} value={cart.totalMinor} />
      <input type="hidden" name={SEEN_DUE_NOW} value={cart.dueNowMinor} />
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" class="trap" tabIndex={-1} aria-hidden="true" {...(saving?.isSoldOut && { name: ACT, value: SAVE })}>
        {pay.title}
      </button>
      {children}
    </form>
  );
}

/** Returns true when the checkout can be paid here, or has nothing to pay. */
export function isPaidHere({ restMinor, rails }: CheckoutPageView): boolean {
  return restMinor === 0 || rails.length > 0;
}

/** Everything that a buyer enters before paying, in the order of the trade: contact, delivery, choices, payment. */
export function PaySection({ view }: { view: CheckoutPageView }) {
  const {
    saving,
    problems,
    formerTotalMinor,
    words: {
      pay,
      saving: { offer },
    },
  } = view;
  return (
    <section class="card parts" id="pay" tabIndex={-1}>
      {saving?.isSoldOut && <h2>{offer.title}</h2>}
      {problems.length > 0 && <ErrorSummary title={formerTotalMinor === undefined ? pay.lookAgain : pay.priceChanged} errors={problems} />}
      {isPaidHere(view) ? (
        <Parts view={view} />
      ) : (
        <Notice tone="warn">
          <p>{pay.noRails(view.brand.name)}</p>
        </Notice>
      )}
    </section>
  );
}

function Parts({ view }: { view: CheckoutPageView }) {
  return (
    <>
      <OpenAccount view={view} />
      <BuyerFields view={view} />
      <ChoiceFields view={view} />
      <CodeField view={view} />
      {isPriceChosen(view) && (
        <Button second unchecked plain name={ACT} value="update">
          {view.words.choices.update}
        </Button>
      )}
      {!view.saving?.isSoldOut && <PayAtOnce view={view} />}
      <SavingChoice view={view} />
    </>
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
    words: { pay, live },
  } = view;
  if (restMinor === 0) return <Button wide>{pay.buttonOfFree}</Button>;
  return (
    <>
      <RailChoice view={view} />
      <p class="notice bad" role="alert" data-offline hidden>
        {live.offline}
      </p>
      <Button wide>{pay.button(amountText(restMinor, cart.currency, locale))}</Button>
      {rails.some((rail) => rail !== 'bank_transfer') && <SafePayment text={pay.safe(view.brand.name)} />}
    </>
  );
}
