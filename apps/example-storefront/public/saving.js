import { faultsOf, orderOf } from './cart-rules.js';
import { deliveryField } from './delivery.js';
import { h } from './dom.js';
import { priceIn } from './prices.js';
import { messageOf } from './problem.js';
import { goTo, openCheckout, SAVINGS } from './till.js';

/** Where what is saved up for goes in the end, which a checkout wants to know when it is opened; and its opening. */
export function savingFields({ needsDelivery }, api, wanted) {
  const zones = h('div', {});
  const notice = h('p', { class: 'fault', role: 'alert' });
  let shown;

  /** Turns to a variant, or away from all. */
  async function show(variant) {
    shown = variant;
    zones.replaceChildren();
    notice.replaceChildren();
    if (!variant || !needsDelivery) return;
    const field = await api.deliveryZones.list().then(
      (all) => deliveryField(all, { currency: priceIn(variant, wanted).currency }),
      (error) => h('p', { class: 'notice' }, messageOf(error)),
    );
    if (shown === variant) zones.replaceChildren(field);
  }

  /** Opens a checkout of one line, of the variant shown, and sends the buyer there to pay the first part; or says what is wrong. */
  async function start(line) {
    const order = orderOf({ lines: [line], deliveryZoneRef: zones.querySelector('input:checked')?.value }, priceIn(shown, wanted).currency);
    try {
      goTo(await openCheckout(SAVINGS, { ...order, label: line.name }));
    } catch (error) {
      const { lines, delivery } = faultsOf(order, error);
      notice.replaceChildren(lines[0] ?? delivery ?? error.message);
    }
  }

  return { element: h('div', {}, zones, notice), show, start };
}
