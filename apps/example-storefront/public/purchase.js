import { addonFields, addonsChosen } from './addons.js';
import { h } from './dom.js';
import { money, plural } from './format.js';
import { orderByMail } from './order-by-mail.js';
import { priceTag } from './parts.js';
import { optionPickers } from './pickers.js';
import { priceIn } from './prices.js';
import { actionFor } from './product-rules.js';
import { bookingFields } from './booking.js';

const isBooked = ({ schedulingType = 'none' }) => schedulingType !== 'none';
const LABELS = { buy: 'Order by e-mail', preorder: 'Pre-order by e-mail', save: 'Start saving for it', sold_out: 'Tell me when it is back' };

/** The form in which a buyer makes up his mind. The form itself is the state: each change is read from it anew. */
export function purchase(product, { api, store, currency }, showPictures) {
  const pickers = optionPickers(product);
  const addons = addonFields(product, currency);
  const booking = bookingFields(product, api, store);
  const quantity = h('input', { type: 'number', name: 'quantity', min: 1, value: 1, inputmode: 'numeric' });
  const quantityLabel = h('label', { class: 'quantity' }, 'Quantity ', quantity);
  const facts = h('div', { class: 'variant' });
  const outcome = h('div', { class: 'outcome', role: 'status' });
  const button = h('button', { class: 'button primary', type: 'submit' });
  const form = h('form', { class: 'purchase', onchange: refresh, oninput: refresh, onsubmit: submit }, pickers.element, facts, addons.element, booking.element, quantityLabel, outcome, button);
  let [variant, order] = [undefined, undefined];

  function refresh() {
    const before = variant;
    variant = pickers.chosen(new FormData(form));
    if (variant !== before || !facts.hasChildNodes()) turnTo(variant);
    if (!variant) return;
    const action = actionFor(product, variant);
    addons.limit(variant);
    limitQuantity(isBooked(variant) ? 1 : action.most);
    order = describe(new FormData(form), action);
    outcome.replaceChildren(...summary(order));
    button.textContent = isBooked(variant) && action.kind === 'buy' ? 'Book by e-mail' : LABELS[action.kind];
    button.hidden = action.kind === 'sold_out' && !product.restockAlertsEnabled;
  }

  function turnTo(chosen) {
    facts.replaceChildren(...(chosen ? variantFacts(product, chosen, currency) : [h('p', { class: 'notice' }, 'This combination is not made. Please choose another.')]));
    for (const part of [addons.element, booking.element, quantityLabel, outcome, button]) part.hidden = !chosen;
    if (!chosen) return;
    showPictures(chosen.media);
    booking.show(chosen);
  }

  function limitQuantity(most) {
    quantity.max = most === Infinity ? '' : String(most);
    if (Number(quantity.value) > most) quantity.value = String(Math.max(most, 1));
    quantityLabel.hidden = most < 2;
  }

  function describe(data, action) {
    const count = quantityLabel.hidden ? 1 : Math.max(1, Number(data.get('quantity')) || 1);
    return { product, variant, action, count, addons: addonsChosen(product, variant, data), booking: booking.chosen(data), currency };
  }

  function submit(event) {
    event.preventDefault();
    location.href = orderByMail(order, store, location.href);
  }

  refresh();
  return form;
}

function variantFacts(product, variant, currency) {
  const action = actionFor(product, variant);
  const price = { free: 'Free', quote: 'Price on request' }[variant.pricingMode];
  return [
    h('p', { class: 'big' }, price ? h('span', { class: 'price' }, price) : priceTag(priceIn(variant, currency)), variant.badge && h('span', { class: 'pill' }, variant.badge)),
    h('p', { class: 'stock' }, ...stock(product, variant, action)),
    variant.durationMinutes && h('p', { class: 'quiet' }, `Takes ${plural(variant.durationMinutes, 'minute')}`),
  ].filter(Boolean);
}

/** What the buyer is told beside the button, by rule 4. */
function stock(product, variant, { kind, most }) {
  if (kind === 'buy' && most <= 5) return [`Only ${most} left`];
  if (kind === 'buy') return isBooked(variant) ? [] : ['In stock'];
  if (kind === 'sold_out') return ['Sold out'];
  if (kind === 'save') return ['Sold out for now. Save for it and have it when it is back.', product.saveForItCrowdLabel && ` ${product.saveForItCrowdLabel}`].filter(Boolean);
  const { preorderEtaText, preorderDepositType, preorderDepositValue } = product;
  const deposit = preorderDepositType === 'percent' ? `${preorderDepositValue} %` : preorderDepositType && money(preorderDepositValue, variant.currency);
  return [
    'Pre-order.',
    preorderEtaText && ` ${preorderEtaText}.`.replace(/([.!?])\.$/, '$1'),
    most !== Infinity && ` ${plural(most, 'piece')} left.`,
    deposit && ` A deposit of ${deposit} is paid now, the rest later.`,
  ].filter(Boolean);
}

/** The order in words and, where there is one, its sum before delivery and fees; the service has the last word on money. */
function summary({ variant, action, count, addons, currency }) {
  if (action.kind === 'sold_out' || ['free', 'quote'].includes(variant.pricingMode)) return [];
  const price = priceIn(variant, currency);
  const extras = addons.map(({ option, count: each }) => ({ ...priceIn(option, price.currency), each }));
  if (extras.some((extra) => extra.currency !== undefined && extra.currency !== price.currency)) return [];
  const sum = count * (price.priceMinor + extras.reduce((total, { priceMinor = 0, each }) => total + priceMinor * each, 0));
  return addons.length || count > 1 ? [h('p', {}, 'Together ', h('strong', {}, money(sum, price.currency)))] : [];
}
