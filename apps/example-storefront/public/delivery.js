import { feeOf, zonesIn } from './cart-rules.js';
import { h } from './dom.js';
import { money } from './format.js';

/**
 * Where things are sent, among the zones that have a price in the currency: the answer `deliveryZoneRef`. `chosen` is the ref
 * of one, and `choose` is called with another; `subtotalMinor` is what the goods cost.
 */
export function deliveryField(zones, { currency, subtotalMinor = 0, chosen, choose, fault }) {
  return h(
    'fieldset',
    { class: 'field' },
    h('legend', {}, 'Delivery'),
    zonesIn(zones, currency).map((zone) => {
      const fee = feeOf(zone, subtotalMinor, currency);
      return h(
        'label',
        { class: 'option' },
        h('input', {
          id: zone.ref,
          type: 'radio',
          name: 'deliveryZoneRef',
          value: zone.ref,
          required: true,
          checked: zone.ref === chosen,
          onchange: () => choose?.(zone.ref),
        }),
        h('span', {}, zone.name, ' ', h('small', {}, [fee ? money(fee, currency) : 'Free', zone.etaText].filter(Boolean).join(', '))),
      );
    }),
    h('p', { class: 'fault' }, fault),
  );
}
