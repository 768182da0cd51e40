import { Button, Field, Group, Options, Select } from '../page';
import { amountText, type PageLocale } from '../page-locale';
import type { FormValues } from '../posted-form';
import { amountField, OTHER_AMOUNT, otherAmountField, quantityField, STEP } from './field-names';
import { type Chosen, leftText, type OfferedTier, priceText } from './offer';

interface ChooserProps {
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  errors: ReadonlyMap<string, string>;
  values: FormValues;
  pageLocale: PageLocale;
}

/** Fields for the quantity of each ticket type, with zero only where there are others; for a donation, its amount. */
export function TicketChooser({ offers, chosen, errors, values, pageLocale }: ChooserProps) {
  const hasFees = offers.some(({ tier }) => tier.kind === 'paid' || tier.kind === 'deposit');
  return (
    <>
      {offers.map((offered) =>
        offered.tier.kind === 'donation' ? (
          <DonationField key={offered.tier.ref} {...{ offered, errors, values, pageLocale }} />
        ) : (
          <QuantityField key={offered.tier.ref} {...{ offers, offered, chosen, errors, pageLocale }} />
        ),
      )}
      {hasFees && <p class="quiet small">{pageLocale.words.event.tickets.fees}</p>}
    </>
  );
}

function QuantityField({ offers, offered, chosen, errors, pageLocale }: Omit<ChooserProps, 'values'> & { offered: OfferedTier }) {
  const words = pageLocale.words.event.tickets;
  const { ref, name: tierName, kind } = offered.tier;
  const name = quantityField(ref);
  const none = offers.length > 1 || kind !== 'free' ? [{ value: '0', label: words.none }] : [];
  const isPriced = offers.some(({ tier }) => tier.kind !== 'free');
  return (
    <Select
      name={name}
      label={isPriced ? words.priced(tierName, priceText(offered.tier, pageLocale)) : tierName}
      help={aboutTier(offered, pageLocale)}
      error={errors.get(name)}
      required
      options={[...none, ...quantitiesOf(offered, words)]}
      value={chosen.find((line) => line.offered === offered)?.quantity.toString()}
    />
  );
}

/** Field with the suggested amounts, and one for another amount. */
function DonationField({ offered, errors, values, pageLocale }: Omit<ChooserProps, 'offers' | 'chosen'> & { offered: OfferedTier }) {
  const {
    locale,
    words: {
      event: { tickets: words },
    },
  } = pageLocale;
  const { ref, name: tierName, currency, donationPresets = [] } = offered.tier;
  const [preset, other] = [amountField(ref), otherAmountField(ref)];
  const amount = (
    <Field
      name={other}
      label={donationPresets.length > 0 ? words.otherAmount(currency) : words.amount(tierName, currency)}
      value={values.text(other)}
      error={errors.get(other)}
      maxLength={20}
    />
  );
  if (donationPresets.length === 0) return amount;
  const presets = donationPresets.map((minor) => ({ value: String(minor), label: amountText(minor, currency, locale) }));
  return (
    <Group label={words.priced(tierName, priceText(offered.tier, pageLocale))}>
      <Options
        name={preset}
        label={words.give}
        help={aboutTier(offered, pageLocale)}
        row
        error={errors.get(preset)}
        values={[values.text(preset)]}
        options={[{ value: '', label: words.noDonation }, ...presets, { value: OTHER_AMOUNT, label: words.other }]}
      />
      {amount}
    </Group>
  );
}

function aboutTier({ tier }: OfferedTier, pageLocale: PageLocale): string {
  const words = pageLocale.words.event.tickets;
  const { description, minAge, approvalRequired, groupSize } = tier;
  const facts = [
    groupSize > 1 && words.admits(groupSize),
    minAge !== undefined && words.fromAge(minAge),
    approvalRequired && words.approval,
    leftText(tier, pageLocale),
  ].filter(Boolean);
  const sentence = facts.join(', ');
  return [description, sentence && `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`].filter(Boolean).join(' ');
}

function quantitiesOf({ tier, min, max }: OfferedTier, words: PageLocale['words']['event']['tickets']): { value: string; label: string }[] {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.map((count) => ({
    value: String(count),
    label: tier.groupSize > 1 ? words.people(count, count * tier.groupSize) : String(count),
  }));
}

/**
 * Shows the chosen tickets with a button back to choosing, which retains the input so far. It is a button of the same form; an invisible
 * one stands before it, so that the Enter key sends the form.
 */
export function ChosenTickets({ chosen, pageLocale }: { chosen: readonly Chosen[]; pageLocale: PageLocale }) {
  const {
    locale,
    words: {
      event: { tickets },
    },
  } = pageLocale;
  const choiceText = ({ offered: { tier }, quantity, amountMinor }: Chosen) =>
    amountMinor === undefined
      ? tickets.times(quantity, tier.name)
      : tickets.priced(tier.name, amountText(amountMinor, tier.currency, locale));
  return (
    <>
      <button type="submit" class="trap" tabIndex={-1} aria-hidden="true" />
      <p class="row">
        <strong>{chosen.map(choiceText).join(', ')}</strong>
        <Button second name={STEP} value="tickets" unchecked>
          {tickets.again}
        </Button>
      </p>
      {chosen.map(
        ({
          offered: {
            tier: { ref },
          },
          quantity,
          amountMinor,
        }) =>
          amountMinor === undefined ? (
            <input key={ref} type="hidden" name={quantityField(ref)} value={quantity} />
          ) : (
            <input key={ref} type="hidden" name={amountField(ref)} value={amountMinor} />
          ),
      )}
    </>
  );
}
