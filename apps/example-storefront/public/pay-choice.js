import { h } from './dom.js';
import { choices } from './form-fields.js';

const NAMES = {
  card: 'Here, by card',
  bank_transfer: 'Here, by bank transfer',
  international_card: 'Here, by card (on the page of the payment provider)',
};

/**
 * Where it is paid: on the page of the service, or on this site by one of the rails that can charge the currency. A rail's
 * name is the answer `provider`; no name means the page of the service.
 */
export function payChoice(currency, api) {
  const container = h('div', { class: 'fields' });
  void api.paymentMethods.list({ currency }).then(
    (rails) => {
      const offered = rails.filter((rail) => NAMES[rail]).map((rail) => [rail, NAMES[rail]]);
      container.replaceChildren(
        choices('How do you want to pay?', { name: 'provider', type: 'radio', required: true }, [['', 'On the payment page'], ...offered]),
      );
      container.querySelector('input').checked = true;
    },
    () => undefined,
  ); // Without an answer it is paid on the page of the service.
  return container;
}
