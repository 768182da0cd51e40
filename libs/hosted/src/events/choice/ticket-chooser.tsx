import { DonationChips } from './donation-chips';
import type { Chosen, OfferedTier } from './offer';
import { Stepper } from './stepper';
import { type RowView, TicketRow } from './ticket-row';

interface ChooserProps {
  /** All ticket types that are shown, in their order. */
  tiers: readonly OfferedTier[];
  /** Those of them that can be taken now. */
  offers: readonly OfferedTier[];
  selected: readonly Chosen[];
  view: RowView;
}

/** Rows of ticket types, each with what it costs and a field for how many; a donation with its amounts. */
export function TicketChooser({ tiers, offers, selected, view }: ChooserProps) {
  const isOnly = offers.length === 1;
  return (
    <ul class="plain tiers">
      {tiers.map((offered) => {
        const { ref, kind } = offered.tier;
        const isOffered = offers.some(({ tier }) => tier.ref === ref);
        const quantity = selected.find(({ offered: { tier } }) => tier.ref === ref)?.quantity;
        return (
          <TicketRow key={ref} {...{ offered, view, isOffered }}>
            {isOffered && kind === 'donation' && <DonationChips {...{ offered, view }} />}
            {isOffered && kind !== 'donation' && <Stepper {...{ offered, view, isOnly }} quantity={quantity ?? 0} />}
          </TicketRow>
        );
      })}
    </ul>
  );
}
