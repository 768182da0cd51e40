import { keepCart, readCart } from '../cart.js';
import {
  answerTexts,
  currenciesFor,
  faultsOf,
  linesIn,
  mostOf,
  needsDelivery,
  orderOf,
  totalsOf,
  withAnswers,
  withQuantity,
} from '../cart-rules.js';
import { deliveryField } from '../delivery.js';
import { h, spoken } from '../dom.js';
import { money } from '../format.js';
import { chooseCurrency } from '../prices.js';
import { filledAnswers, questionFields } from '../questions.js';
import { bodyOf } from '../ticket-rules.js';
import { goTo, openCheckout, PRODUCTS } from '../till.js';

/** Loads the remaining stock and the delivery zones for the cart, which is in this browser. */
export async function load(api) {
  const cart = readCart();
  const refs = [...new Set(cart.lines.map(({ variantRef }) => variantRef))];
  const [availability, zones] = await Promise.all([
    refs.length ? api.availability.get(refs) : {},
    needsDelivery(cart) ? api.deliveryZones.list() : [],
  ]);
  return { availability, zones };
}

/** Draws the form of the cart; each change draws it again, with the faults that the API found. */
export function render({ availability, zones }, { currency: wanted }) {
  const container = h('div', {});
  function draw(faults) {
    const focused = document.activeElement?.id;
    const cart = readCart();
    container.replaceChildren(cart.lines.length ? filled(cart, { availability, zones, wanted, draw, faults }) : empty());
    if (focused) document.getElementById(focused)?.focus();
  }
  draw();
  return { title: 'Cart', content: h('section', {}, h('h1', {}, 'Cart'), container) };
}

const empty = () => h('p', {}, 'There is nothing in it yet. ', h('a', { href: '/products' }, 'Continue shopping'));

function filled(cart, { availability, zones, wanted, draw, faults }) {
  const currencies = currenciesFor(cart.lines);
  const currency = currencies.includes(wanted) ? wanted : currencies[0];
  const button = h('button', { class: 'button primary', type: 'submit', disabled: !currency }, 'Checkout');
  const change = (changed) => {
    keepCart(changed);
    draw();
  };

  async function submit(submitted) {
    submitted.preventDefault();
    button.disabled = true;
    const order = orderOf(readCart(), currency);
    try {
      goTo(await openCheckout(PRODUCTS, order, linesIn(readCart())));
    } catch (error) {
      const { isPlaced, ...places } = faultsOf(order, error);
      draw({ ...places, message: isPlaced ? 'This cannot be bought as it is. Please check the marked fields.' : error.message });
    }
  }

  return h(
    'form',
    { class: 'cart', onsubmit: submit },
    h(
      'ul',
      { class: 'lines' },
      cart.lines.map((line, at) =>
        lineOf(line, { at, cart, change, currency, most: mostOf(availability, line.variantRef), fault: faults?.lines?.[at] }),
      ),
    ),
    h(
      'aside',
      { class: 'summary', 'aria-label': 'Order summary' },
      needsDelivery(cart) &&
        deliveryField(zones, {
          currency,
          subtotalMinor: currency && totalsOf(cart, zones, currency).subtotalMinor,
          chosen: cart.deliveryZoneRef,
          choose: (ref) => change({ ...cart, deliveryZoneRef: ref }),
          fault: faults?.delivery,
        }),
      currencies.length > 1 && payIn(currencies, currency),
      currency
        ? sums(cart, zones, currency)
        : h('p', { class: 'notice' }, 'These have no currency in common. Please order them one after the other.'),
      faults && h('p', { class: 'notice', role: 'alert' }, faults.message),
      button,
      currency && h('p', { class: 'quiet' }, 'Service fees, where there are any, are shown at checkout before you pay.'),
    ),
  );
}

/** Draws the sums of the cart as far as they are known. */
function sums(cart, zones, currency) {
  const { subtotalMinor, deliveryMinor, totalMinor } = totalsOf(cart, zones, currency);
  const row = (name, value, attributes = {}) => h('div', attributes, h('dt', {}, name), h('dd', {}, value));
  const delivery = deliveryMinor === undefined ? 'Choose above' : deliveryMinor ? money(deliveryMinor, currency) : 'Free';
  return h(
    'dl',
    { class: 'sums' },
    row('Subtotal', h('span', { class: 'price' }, money(subtotalMinor, currency))),
    needsDelivery(cart) && row('Delivery', delivery),
    row(
      needsDelivery(cart) && deliveryMinor === undefined ? 'Total before delivery' : 'Total',
      h('strong', { class: 'price' }, money(totalMinor, currency)),
      { class: 'big' },
    ),
  );
}

function lineOf(line, { at, cart, change, currency, most, fault }) {
  const { slug, name, details: facts, imageUrl, quantity, prices, isBooked } = line;
  const details = [...facts, ...answerTexts(line)];
  const id = `quantity-${at}`;
  const note = `about-line-${at}`;
  const wrong = fault ?? stockFault(most, quantity, isBooked);
  const set = (wanted) => change(withQuantity(cart, at, wanted));
  return h(
    'li',
    { class: 'line' },
    imageUrl ? h('img', { src: imageUrl, alt: '' }) : h('span'),
    h(
      'div',
      {},
      h('h2', {}, h('a', { href: `/products/${slug}` }, name)),
      details.map((detail) => h('p', { class: 'quiet' }, detail)),
      h('p', { class: 'fault', id: note }, wrong),
      answers(line, { at, cart, change, isOpen: Boolean(fault) }),
    ),
    h(
      'div',
      { class: 'line-end' },
      currency && h('strong', { class: 'price' }, money(prices[currency] * quantity, currency)),
      currency && quantity > 1 && h('small', { class: 'quiet' }, `${money(prices[currency], currency)} each`),
      !isBooked &&
        h(
          'label',
          { for: id },
          spoken(`How many: ${name}`),
          h('input', {
            id,
            type: 'number',
            min: 1,
            max: most === Infinity ? undefined : most,
            value: quantity,
            required: true,
            inputmode: 'numeric',
            'aria-describedby': note,
            'aria-invalid': Boolean(wrong) && 'true',
            onchange: ({ target }) => target.value > 0 && set(Math.trunc(Number(target.value))),
          }),
        ),
      h('button', { class: 'button link', type: 'button', onclick: () => set(0) }, 'Remove', spoken(` ${name}`)),
    ),
  );
}

/** Draws the questions of a line again: a wrong answer is corrected here. */
function answers({ questions = [], responses = {} }, { at, cart, change, isOpen }) {
  if (!questions.length) return undefined;
  const fields = questionFields('h3', `line-${at}-`);
  fields.show(questions, responses);
  fields.limit(responses);
  const form = h(
    'div',
    { class: 'fields', oninput: () => fields.limit(answersIn(form)) },
    fields.element,
    h('button', { class: 'button secondary', type: 'button', onclick: keep }, 'Keep these answers'),
  );
  function keep() {
    const wrong = [...form.querySelectorAll('input, select, textarea')].find((input) => !input.disabled && !input.checkValidity());
    if (wrong) return wrong.reportValidity();
    change(withAnswers(cart, at, filledAnswers(answersIn(form))));
  }
  return h('details', { open: isOpen }, h('summary', {}, 'Change the answers'), form);
}

/** Returns the values of its fields, by the keys of the questions. */
function answersIn(element) {
  const entries = [...element.querySelectorAll('[name]')]
    .filter((input) => !input.disabled && (!['radio', 'checkbox'].includes(input.type) || input.checked))
    .map(({ name, value }) => [name.replace(/^line-\d+-/, ''), value]);
  return bodyOf(entries).responses;
}

/** Returns the fault that is known before the API is asked; slots are known by the API alone. */
function stockFault(most, quantity, isBooked) {
  if (most === undefined) return 'This is not for sale any more.';
  if (isBooked || quantity <= most) return undefined;
  return most > 0 ? `Only ${most} left.` : 'Sold out.';
}

const payIn = (currencies, chosen) =>
  h(
    'p',
    {},
    h(
      'label',
      {},
      'Pay in ',
      h(
        'select',
        { onchange: ({ target }) => chooseCurrency(target.value) },
        currencies.map((currency) => h('option', { value: currency, selected: currency === chosen }, currency)),
      ),
    ),
  );
