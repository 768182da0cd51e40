import { Options } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { RAIL } from './field-names';

/** How the buyer pays: of the rails that can charge the currency (§4.2 r4). */
export function RailChoice({ view: { rails, rail, values, errors, words: { pay } } }: { view: CheckoutPageView }) {
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
