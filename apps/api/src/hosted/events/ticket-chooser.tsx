import { Select } from '../page';
import { quantityField, type Chosen, type OfferedTier } from './offer';
import { leftText } from './price-text';

interface ChooserProps {
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  errors: ReadonlyMap<string, string>;
}

/** How many of each ticket type; none only where there are others. */
export function TicketChooser({ offers, chosen, errors }: ChooserProps) {
  const none = offers.length > 1 ? [{ value: '0', label: 'None' }] : [];
  return (
    <>
      {offers.map((offered) => {
        const name = quantityField(offered.tier.ref);
        return (
          <Select
            key={name}
            name={name}
            label={offered.tier.name}
            help={aboutTier(offered)}
            error={errors.get(name)}
            required
            options={[...none, ...quantitiesOf(offered)]}
            value={chosen.find((line) => line.offered === offered)?.quantity.toString()}
          />
        );
      })}
    </>
  );
}

function aboutTier({ tier }: OfferedTier): string {
  const { description, minAge, approvalRequired, groupSize } = tier;
  const facts = [
    groupSize > 1 && `admits ${groupSize} people`,
    minAge !== undefined && `from ${minAge} years on`,
    approvalRequired && 'the organiser confirms each request',
    leftText(tier),
  ].filter(Boolean);
  const sentence = facts.join(', ');
  return [description, sentence && `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`].filter(Boolean).join(' ');
}

function quantitiesOf({ tier, min, max }: OfferedTier): { value: string; label: string }[] {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const people = (count: number) => (tier.groupSize > 1 ? ` (${count * tier.groupSize} people)` : '');
  return counts.map((count) => ({ value: String(count), label: `${count}${people(count)}` }));
}
