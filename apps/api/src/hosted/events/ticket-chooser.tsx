import { Select } from '../page';
import type { PageLocale } from '../page-locale';
import { quantityField, type Chosen, type OfferedTier } from './offer';
import { leftText } from './price-text';

interface ChooserProps {
  offers: readonly OfferedTier[];
  chosen: readonly Chosen[];
  errors: ReadonlyMap<string, string>;
  pageLocale: PageLocale;
}

/** How many of each ticket type; none only where there are others. */
export function TicketChooser({ offers, chosen, errors, pageLocale }: ChooserProps) {
  const words = pageLocale.words.event.tickets;
  const none = offers.length > 1 ? [{ value: '0', label: words.none }] : [];
  return (
    <>
      {offers.map((offered) => {
        const name = quantityField(offered.tier.ref);
        return (
          <Select
            key={name}
            name={name}
            label={offered.tier.name}
            help={aboutTier(offered, pageLocale)}
            error={errors.get(name)}
            required
            options={[...none, ...quantitiesOf(offered, words)]}
            value={chosen.find((line) => line.offered === offered)?.quantity.toString()}
          />
        );
      })}
    </>
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
  return counts.map((count) => ({ value: String(count), label: tier.groupSize > 1 ? words.people(count, count * tier.groupSize) : String(count) }));
}
