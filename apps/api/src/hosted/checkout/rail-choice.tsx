import type { PaymentRail } from '@svc/payments';
import { Options } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { RAIL } from './field-names';

export const RAIL_NAMES: Record<PaymentRail, string> = { card: 'Card', bank_transfer: 'Bank transfer', international_card: 'Card' };

/** How the buyer pays: of the rails that can charge the currency (§4.2 r4). */
export function RailChoice({ view: { rails, rail, values, errors } }: { view: CheckoutPageView }) {
  const [only, ...others] = rails;
  if (only !== undefined && others.length === 0) {
    return (
      <p>
        <input type="hidden" name={RAIL} value={only} />
        {`You pay by ${RAIL_NAMES[only].toLowerCase()}.`}
      </p>
    );
  }
  const chosen = values.has(RAIL) ? values.text(RAIL) : rail;
  return (
    <Options
      name={RAIL}
      label="How do you want to pay?"
      required
      error={errors.get(RAIL)}
      values={chosen ? [chosen] : []}
      options={rails.map((one) => ({ value: one, label: RAIL_NAMES[one] }))}
    />
  );
}
