import { amountDigits, amountText } from '../page-locale';
import { ACT, DEADLINE, DETAILS, PART, PAYER_EMAIL, PAYER_NAME, SEEN_TOTAL } from '../checkout/field-names';
import { addressOf } from '../checkout/page-state';
import { RailChoice } from '../checkout/sections/pay-section';
import { Button, ErrorSummary, Field, Notice, SafePayment, Select } from '../page';
import { dayText } from './part-form';
import type { SavingPageView } from './saving-view';

/** Form that pays a part; the first one also chooses the day. */
export function PartForm({ view }: { view: SavingPageView }) {
  const { paying, state } = view;
  const {
    cart,
    rails,
    problems,
    values,
    brand,
    words: {
      pay,
      saving: { form },
    },
  } = paying;
  const isOfDetails = view.takesDetails && values.text(ACT) === DETAILS;
  return (
    <section class="card stack" id="pay" aria-labelledby="pay-title" tabIndex={-1}>
      <h2 id="pay-title">{state === 'offer' ? form.title : form.titleOfNext}</h2>
      {problems.length > 0 && !isOfDetails && (
        <ErrorSummary title={paying.formerTotalMinor === undefined ? pay.lookAgain : pay.priceChanged} errors={problems} />
      )}
      {rails.length === 0 ? (
        <Notice tone="warn">
          <p>{pay.noRails(brand.name)}</p>
        </Notice>
      ) : (
        <form method="post" noValidate action={addressOf(paying, 'pay')} class="stack">
          <input type="hidden" name={SEEN_TOTAL} value={cart.totalMinor} />
          <PartField view={view} />
          <DeadlineField view={view} />
          <PayerFields view={view} />
          <RailChoice view={paying} />
          <Button wide>{form.button}</Button>
          {rails.some((rail) => rail !== 'bank_transfer') && <SafePayment text={pay.safe(brand.name)} />}
        </form>
      )}
      {state === 'offer' && (
        <p class="small">
          <a href={view.checkoutUrl}>{form.change}</a>
        </p>
      )}
    </section>
  );
}

function PartField({ view: { paying, leastMinor, missingMinor } }: { view: SavingPageView }) {
  const {
    cart: { currency },
    values,
    errors,
    locale,
    words: {
      saving: { form },
    },
  } = paying;
  const [least, missing] = [leastMinor, missingMinor].map((minor) => amountText(minor, currency, locale));
  const isRest = leastMinor === missingMinor;
  return (
    <Field
      name={PART}
      label={form.part(currency)}
      help={isRest ? form.partRest(missing!) : form.partHelp(least!, missing!)}
      error={errors.get(PART)}
      value={values.has(PART) ? values.text(PART) : isRest ? amountDigits(missingMinor, currency) : ''}
      autocomplete="off"
      maxLength={20}
      required
    />
  );
}

function PayerFields({
  view: {
    asksPayer,
    paying: {
      values,
      errors,
      words: {
        buyer,
        saving: { form },
      },
    },
  },
}: {
  view: SavingPageView;
}) {
  if (!asksPayer) return null;
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name), required: true });
  return (
    <>
      <Field {...field(PAYER_NAME)} label={buyer.name} autocomplete="name" maxLength={120} help={form.payerHelp} />
      <Field {...field(PAYER_EMAIL)} label={buyer.email} type="email" autocomplete="email" maxLength={254} />
    </>
  );
}

function DeadlineField({
  view: {
    offer,
    paying: {
      values,
      errors,
      locale,
      words: {
        saving: { form },
        questions,
      },
    },
  },
}: {
  view: SavingPageView;
}) {
  if (!offer) return null;
  const { fixedDates, latestDate } = offer;
  const field = { name: DEADLINE, label: form.deadline, error: errors.get(DEADLINE), required: true };
  if (!fixedDates)
    return (
      <Field
        {...field}
        type="date"
        help={form.deadlineHelp(dayText(latestDate, locale))}
        max={latestDate}
        value={values.has(DEADLINE) ? values.text(DEADLINE) : latestDate}
      />
    );
  const options = [{ value: '', label: questions.choose }, ...fixedDates.map((date) => ({ value: date, label: dayText(date, locale) }))];
  return <Select {...field} options={options} value={values.text(DEADLINE)} />;
}
