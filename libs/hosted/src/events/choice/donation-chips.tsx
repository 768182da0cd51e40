import { fieldId } from '../../page';
import { amountText } from '../../page-locale';
import { amountField, OTHER_AMOUNT, otherAmountField } from '../field-names';
import type { OfferedTier } from './offer';
import { costOf } from './ticket-costs';
import { noteIds, type RowView } from './ticket-row';

interface DonationProps {
  offered: OfferedTier;
  view: RowView;
}

/** Suggested amounts of a donation, none of them chosen beforehand, and a field for another amount, which is there once it is picked. */
export function DonationChips({ offered, view }: DonationProps) {
  const { values, errors, locale, words, page } = view;
  const { ref, name, currency, donationPresets = [] } = offered.tier;
  const { tickets } = words.event;
  const [preset, other] = [amountField(ref), otherAmountField(ref)];
  if (donationPresets.length === 0) return <AmountField {...{ offered, view }} label={tickets.amount(name, currency)} />;
  const isOther = values.text(preset) === OTHER_AMOUNT || (!values.has(preset) && values.has(other));
  const error = errors.get(preset);
  const chips = [
    ...donationPresets.map((minor) => ({
      value: String(minor),
      label: amountText(minor, currency, locale),
      totalMinor: costOf([{ offered, quantity: offered.min, amountMinor: minor }], page)?.totalMinor,
    })),
    { value: OTHER_AMOUNT, label: tickets.other, totalMinor: undefined },
  ];
  return (
    <fieldset class="gift" data-gift aria-describedby={[...noteIds(ref), error && `${fieldId(preset)}-error`].filter(Boolean).join(' ')}>
      <legend class="visually-hidden">{name}</legend>
      <div class="chips">
        {chips.map(({ value, label, totalMinor }, index) => (
          <label key={value} class="chip">
            <input
              id={index === 0 ? fieldId(preset) : undefined}
              type="radio"
              name={preset}
              value={value}
              data-cost={totalMinor}
              checked={value === OTHER_AMOUNT ? isOther : values.text(preset) === value}
            />
            <span>{label}</span>
          </label>
        ))}
        <label class="chip plain-only">
          <input type="radio" name={preset} value="" />
          <span>{tickets.noDonation}</span>
        </label>
      </div>
      {error && (
        <p class="error" id={`${fieldId(preset)}-error`}>
          {error}
        </p>
      )}
      <AmountField {...{ offered, view }} label={tickets.otherAmount(currency)} />
    </fieldset>
  );
}

/** Amount on which every fee shows, minor units. */
const LARGE = 1_000_000;

/** Field of an amount as visitors type it, such as `5,000`. */
function AmountField({ offered, view: { values, errors, page }, label }: DonationProps & { label: string }) {
  const { tier, min } = offered;
  const name = otherAmountField(tier.ref);
  const hasFees = (costOf([{ offered, quantity: 1, amountMinor: LARGE }], page)?.feeMinor ?? 0) > 0;
  const error = errors.get(name);
  return (
    <div class="field other" data-other={min} data-fees={hasFees ? '' : undefined}>
      <label for={fieldId(name)}>{label}</label>
      <input
        id={fieldId(name)}
        name={name}
        value={values.text(name)}
        inputmode="decimal"
        autocomplete="off"
        maxLength={20}
        aria-describedby={error && `${fieldId(name)}-error`}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <p class="error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
