import { fieldId } from '../../page';
import { quantityField } from '../field-names';
import type { OfferedTier } from './offer';
import { costRuns } from './ticket-costs';
import { noteIds, type RowView } from './ticket-row';

interface StepperProps {
  offered: OfferedTier;
  view: RowView;
  /** True for the only ticket type, of which at least one is taken. */
  isOnly: boolean;
  quantity: number;
}

/** Number field of a ticket type between two buttons, which a script works; without one the field is all there is. */
export function Stepper({ offered, view, isOnly, quantity }: StepperProps) {
  const { tickets } = view.words.event;
  const { tier, min, max } = offered;
  const name = quantityField(tier.ref);
  const error = view.errors.get(name);
  const { total, now } = costRuns(offered, view.page);
  return (
    <div class="stepper" data-stepper data-least={min} data-cost={total} data-now={now}>
      <button type="button" class="js-only" data-step="-1" aria-label={tickets.fewer(tier.name)}>
        −
      </button>
      <input
        id={fieldId(name)}
        type="number"
        inputmode="numeric"
        name={name}
        min={isOnly ? min : 0}
        max={max}
        value={quantity}
        required
        autocomplete="off"
        aria-describedby={[...noteIds(tier.ref), error && `${fieldId(name)}-error`].filter(Boolean).join(' ')}
        aria-invalid={error ? true : undefined}
      />
      <button type="button" class="js-only" data-step="1" aria-label={tickets.more(tier.name)}>
        +
      </button>
    </div>
  );
}
