import { Button, Field } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { ACT, CODE, LINE_COUNT } from './field-names';

/** The discount code that is on the order, and how to take it off; or where to enter one. */
export function CodeField({ view: { offered, cart, values, errors, isMasked, words: { pay: { code } } } }: { view: CheckoutPageView }) {
  if (!offered) return null;
  const error = errors.get(CODE);
  const onCart = cart.discountCode?.code;
  const typed = values.text(CODE);
  const count = <input type="hidden" name={LINE_COUNT} value={offered.lines.length} />;
  if (onCart !== undefined && (isMasked || typed === '' || typed.toLowerCase() === onCart.toLowerCase())) {
    return (
      <div class="field" id={CODE}>
        {count}
        <input type="hidden" name={CODE} value={onCart} />
        {error && <p class="error">{error}</p>}
        <div class="row">
          <span>
            {code.label} <strong>{onCart}</strong>
          </span>
          {!isMasked && (
            <Button second unchecked name={ACT} value="drop">
              {code.drop}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <details open={error !== undefined || typed !== ''}>
      <summary>{code.use}</summary>
      {count}
      <div class="stack">
        <Field name={CODE} label={code.label} value={typed} error={error} maxLength={100} autocomplete="off" />
        <Button second unchecked name={ACT} value="update">
          {code.apply}
        </Button>
      </div>
    </details>
  );
}
