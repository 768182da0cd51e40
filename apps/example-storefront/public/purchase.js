import { addonFields, addonsChosen } from './addons.js';
import { bookingFields } from './booking.js';
import { keepCart, readCart } from './cart.js';
import { roomFor, withLine } from './cart-rules.js';
import { h, spoken } from './dom.js';
import { money, moment, plural } from './format.js';
import { emailInquiry } from './email-inquiry.js';
import { priceTag } from './parts.js';
import { optionPickers } from './pickers.js';
import { currenciesOf, priceIn, pricesOf } from './prices.js';
import { actionFor, askedByEmail, deliveryNote, offersAlert, questionsFor } from './product-rules.js';
import { filledAnswers, questionFields } from './questions.js';
import { savingFields } from './saving.js';
import { restockForm } from './sign-up.js';
import { bodyOf } from './ticket-rules.js';

const isBooked = ({ schedulingType = 'none' }) => schedulingType !== 'none';
const LABELS = {
  buy: 'Add to cart',
  preorder: 'Pre-order',
  save: 'Save up for it',
  quote: 'Ask for a price by e-mail',
  day: 'Ask for the day by e-mail',
};

/** Form in which a buyer makes a choice. The form itself is the state: each change is read from it again. */
export function purchase(product, { api, store, currency, zones }, showPictures) {
  const pickers = optionPickers(product);
  const addons = addonFields(product, currency);
  const booking = bookingFields(product, api, store);
  const questions = questionFields('h2');
  const saving = savingFields(product, api, currency);
  const quantity = h('input', { type: 'number', name: 'quantity', min: 1, value: 1, inputmode: 'numeric' });
  const quantityLabel = h('label', { class: 'quantity' }, 'Quantity ', quantity);
  const facts = h('div', { class: 'variant' });
  const outcome = h('div', { class: 'outcome', role: 'status' });
  const button = h('button', { class: 'button primary', type: 'submit' });
  const amount = h('span', { class: 'price' });
  const buy = h('div', { class: 'buy' }, outcome, h('div', { class: 'row' }, amount, button));
  const parts = [
    addons.element,
    booking.element,
    saving.element,
    quantityLabel,
    buy,
    promises(product, store, zones, currency),
    questions.element,
  ];
  const alert = h('div', {});
  const form = h('form', { class: 'purchase', onchange: refresh, oninput: refresh, onsubmit: submit }, pickers.element, facts, parts);
  let [variant, choice] = [undefined, undefined];

  function refresh() {
    const before = variant;
    variant = pickers.chosen(new FormData(form));
    if (variant !== before || !facts.hasChildNodes()) turnTo(variant);
    if (!variant) return;
    const action = actionFor(product, variant);
    const kind = askedByEmail(variant, action);
    addons.limit(variant);
    questions.limit(bodyOf(new FormData(form)).responses);
    limitQuantity(isBooked(variant) || kind ? 1 : action.most);
    choice = describe(new FormData(form), action, kind);
    outcome.replaceChildren();
    amount.replaceChildren(...sumOf(choice, currency));
    button.textContent = labelOf(variant, kind ?? action.kind);
    buy.hidden = kind === 'sold_out';
  }

  function turnTo(chosen) {
    facts.replaceChildren(
      ...(chosen
        ? variantFacts(product, chosen, currency)
        : [h('p', { class: 'notice' }, 'This combination is not made. Please choose another.')]),
    );
    for (const part of parts) part.hidden = !chosen;
    alert.replaceChildren(...(chosen && offersAlert(product, chosen) ? [restockForm(product, chosen)] : []));
    if (!chosen) return;
    showPictures(chosen.media);
    booking.show(chosen);
    const { kind } = actionFor(product, chosen);
    questions.show(askedByEmail(chosen, { kind }) ? [] : questionsFor(product, chosen));
    void saving.show(kind === 'save' ? chosen : undefined);
  }

  function limitQuantity(most) {
    quantity.max = most === Infinity ? '' : String(most);
    if (Number(quantity.value) > most) quantity.value = String(Math.max(most, 1));
    quantityLabel.hidden = most < 2;
  }

  function describe(data, action, kind) {
    const count = quantityLabel.hidden ? 1 : Math.max(1, Number(data.get('quantity')) || 1);
    return {
      product,
      variant,
      action,
      kind,
      count,
      addons: addonsChosen(product, variant, data),
      ...booking.chosen(data),
      responses: filledAnswers(bodyOf(data).responses),
    };
  }

  function submit(event) {
    event.preventDefault();
    if (choice.kind === 'sold_out') return;
    if (choice.kind) location.href = emailInquiry(choice, store, location.href);
    else if (choice.action.kind === 'save') void saving.start(lineOf(choice, store));
    else outcome.replaceChildren(addToCart(lineOf(choice, store), choice.action.most));
  }

  refresh();
  return h('div', {}, form, alert);
}

const labelOf = (variant, kind) => (isBooked(variant) && ['buy', 'preorder'].includes(kind) ? 'Book' : LABELS[kind]);

/** The choice as a line of the cart; see cart-rules.js. */
function lineOf({ product, variant, count, addons, slotStartUtc, responses }, store) {
  const details = [
    variant.name !== product.name && variant.name,
    slotStartUtc && moment(slotStartUtc, store.timezone),
    ...addons.map(({ option, count: each }) => (each > 1 ? `${each} × ${option.label}` : option.label)),
  ];
  return {
    variantRef: variant.ref,
    quantity: count,
    addons: addons.map(({ option, count: each }) => ({ optionRef: option.ref, quantity: each })),
    slotStartUtc,
    responses,
    questions: questionsFor(product, variant),
    slug: product.slug,
    name: product.name,
    details: details.filter(Boolean),
    imageUrl: variant.media?.[0] ?? product.coverUrl,
    needsDelivery: Boolean(product.needsDelivery),
    isBooked: isBooked(variant),
    prices: pricesOf(variant, addons, currenciesOf(store)),
  };
}

/** Adds the line to the cart, and returns the message for the buyer. */
function addToCart(line, most) {
  const cart = readCart();
  const room = roomFor(cart, line.variantRef, line.isBooked ? Infinity : most);
  if (room < 1) return h('p', { class: 'notice' }, 'All there are of it is in your ', h('a', { href: '/cart' }, 'cart'), ' already.');
  keepCart(withLine(cart, line, line.isBooked ? Infinity : most));
  return h(
    'p',
    { class: 'added' },
    h('span', {}, room < line.quantity ? `The last ${room} are in your cart.` : 'It is in your cart.'),
    h('a', { class: 'button secondary', href: '/cart' }, 'View cart'),
  );
}

function variantFacts(product, variant, currency) {
  const action = actionFor(product, variant);
  const price = { free: 'Free', quote: 'Price on request' }[variant.pricingMode];
  return [
    h(
      'p',
      { class: 'big' },
      price ? h('span', { class: 'price' }, price) : priceTag(priceIn(variant, currency)),
      variant.badge && h('span', { class: 'pill' }, variant.badge),
    ),
    h('p', { class: 'stock' }, ...stock(product, variant, action)),
    variant.durationMinutes && h('p', { class: 'quiet' }, `Takes ${plural(variant.durationMinutes, 'minute')}`),
  ].filter(Boolean);
}

/** The text beside the button, by rule 4. */
function stock(product, variant, { kind, most }) {
  if (kind === 'buy' && most <= 5) return [`Only ${most} left`];
  if (kind === 'buy') return isBooked(variant) ? [] : ['In stock'];
  if (kind === 'sold_out') return ['Sold out'];
  if (kind === 'save')
    return [
      'Sold out for now. Save for it and have it when it is back.',
      product.saveForItCrowdLabel && ` ${product.saveForItCrowdLabel}`,
    ].filter(Boolean);
  const { preorderEtaText, preorderDepositType, preorderDepositValue } = product;
  const deposit =
    preorderDepositType === 'percent' ? `${preorderDepositValue} %` : preorderDepositType && money(preorderDepositValue, variant.currency);
  return [
    'Pre-order.',
    preorderEtaText && ` ${preorderEtaText}.`.replace(/([.!?])\.$/, '$1'),
    most !== Infinity && ` ${plural(most, 'piece')} left.`,
    deposit && ` A deposit of ${deposit} is paid now, the rest later.`,
  ].filter(Boolean);
}

/** The sum of the choice before delivery and fees, beside the button; the service has the last word on money. */
function sumOf({ variant, kind, count, addons }, wanted) {
  if (kind) return [];
  const { currency } = priceIn(variant, wanted);
  const each = pricesOf(variant, addons, [currency])[currency];
  if (each === undefined) return [];
  return [count > 1 || addons.length > 0 ? 'Subtotal ' : spoken('Price '), h('strong', {}, each ? money(each * count, currency) : 'Free')];
}

/** Delivery and the shop's promises, such as how long a buyer may change their mind: what people ask before they buy. */
function promises(product, { content: { footer: { trust = {} } = {} } = {} }, zones, currency) {
  const delivery = deliveryNote(product, zones, currency, (minor) => money(minor, currency));
  const texts = [delivery, ...(trust.items ?? []).map(({ label }) => label)].filter(Boolean);
  return h(
    'ul',
    { class: 'promises' },
    texts.map((text) => h('li', {}, text)),
  );
}
