import { h } from './dom.js';
import { showFaults } from './form-fields.js';
import { digitsOf, money, plural } from './format.js';
import { guestFields } from './guest-fields.js';
import { messageOf } from './problem.js';
import { amountField, markPreset, quantityField } from './ticket-fields.js';
import {
  bodyOf,
  currencyOf,
  faultsByField,
  handlingOf,
  invitedTier,
  linesOf,
  orderOf,
  quantityLimits,
  subtotalOf,
  tiersOnSale,
} from './ticket-rules.js';
import { tierCard } from './tiers.js';
import { goTo, openCheckout } from './till.js';

/**
 * The ticket types of an event, in the form in which a guest takes some of them: registers for free ones, and goes to pay for
 * the others. Its fields are named by their place in the body, and the form itself is the state: each change is read from
 * it again.
 */
export function tickets(event, { api, currency: wanted }) {
  if (event.mode === 'external') return h('p', {}, 'Tickets for this evening are sold elsewhere.');
  const tiers = [invitedTier(location.search), ...tiersOnSale(event)].filter(Boolean);
  const gone = (event.ticketTypes ?? []).filter(({ soldOut }) => soldOut).map((tier) => tierCard(tier, event, wanted));
  if (!tiers.length) return h('ul', { class: 'tiers' }, gone);

  const cards = tiers.map((tier, at) =>
    tierCard(tier, event, wanted, controls(tier, at, { isAlone: tiers.length === 1, refresh: () => refresh() })),
  );
  const guest = guestFields(event, api);
  const status = h('p', { role: 'status' });
  const notice = h('p', { class: 'notice', role: 'alert', hidden: true });
  const button = h('button', { class: 'button primary', type: 'submit' });
  const form = h(
    'form',
    { class: 'tickets', oninput: refresh, onsubmit: submit },
    h('ul', { class: 'tiers' }, cards, gone),
    h('div', { class: 'registration' }, status, guest.elements, notice, button),
  );

  const read = () => {
    const body = bodyOf(new FormData(form));
    const lines = linesOf(body, tiers, digitsOf);
    return { body, lines, handling: handlingOf(lines), currency: currencyOf(lines, wanted) };
  };

  function refresh() {
    const { body, lines, handling, currency } = read();
    const paid = handling === 'pay' || handling === 'both';
    cards.forEach((card, at) =>
      markPreset(
        card,
        lines.some((line) => line.at === at),
      ),
    );
    status.replaceChildren(...whatHappens(lines, handling, currency));
    guest.show(lines, { body, paid, currency });
    guest.limit(bodyOf(new FormData(form)));
    button.hidden = !lines.length;
    button.textContent = paid ? 'Checkout' : 'Register';
    if (handling === 'register') needEither(form.elements.namedItem('contact.email'), form.elements.namedItem('contact.phone'));
  }

  async function submit(submitted) {
    submitted.preventDefault();
    const { body, lines, handling, currency } = read();
    const order = orderOf(body, lines, currency);
    button.disabled = true;
    notice.hidden = true;
    showFaults(form);
    try {
      if (handling === 'register') form.replaceWith(done(await api.events.register(event.slug, order), order.contact.name));
      else goTo(await openCheckout(tillOf(event, order), order, ticketLines(event, order)));
      document.querySelector('.done')?.focus();
    } catch (error) {
      const said = error.details?.soldOut ? 'Not as many are left.' : messageOf(error);
      notice.replaceChildren([...new Set([said, ...showFaults(form, faultsByField(lines, error))])].join(' '));
      notice.hidden = false;
    } finally {
      button.disabled = false;
    }
  }

  refresh();
  return form;
}

/** Returns the fields for the number and the amount of a donation: an amount needs at least as many tickets as can be had. */
function controls(tier, at, { isAlone, refresh }) {
  const quantity = quantityField(tier, at, { isAlone });
  const input = quantity.querySelector('input');
  function changed() {
    if (!(input.value > 0)) input.value = quantityLimits(tier).least;
    refresh();
  }
  return [
    h('input', { type: 'hidden', name: `tickets[${at}].ticketTypeRef`, value: tier.ref }),
    h('div', { class: 'take' }, tier.kind === 'donation' && amountField(tier, at, changed), quantity),
  ];
}

/** Returns the text about the next step, and the price as far as it is known. */
function whatHappens(lines, handling, currency) {
  if (handling === 'none') return ['Say how many you want of each.'];
  const count = plural(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'ticket',
  );
  if (handling === 'register') return [`${count}, free`];
  const subtotal = currency && subtotalOf(lines, currency);
  return [
    ...(subtotal === undefined
      ? [count]
      : [`${count}, subtotal `, h('strong', { class: 'price' }, money(subtotal, currency)), ' before fees']),
    ...(handling === 'both' ? ['. The free ones come with the others, once these are paid.'] : []),
  ];
}

/** Returns the ordered tickets as the return page names them. */
const ticketLines = ({ ticketTypes }, { tickets }) =>
  tickets.map(({ ticketTypeRef, quantity }) => ({ name: ticketTypes.find(({ ref }) => ref === ticketTypeRef)?.name, quantity }));

/** A rail is named when it is paid on this site. */
const tillOf = ({ slug }, { provider }) => `/events/${slug}/checkouts${provider ? '/headless' : ''}`;

function needEither(email, phone) {
  email.setCustomValidity(email.value || phone.value ? '' : 'Please give an e-mail address or a phone number.');
}

/** Returns the message for the guest: where to look for the ticket, or that the host has to confirm first. */
function done({ status, test, confirmation }, name) {
  const where = `${confirmation.channel === 'sms' ? 'as a text message to' : 'by e-mail to'} ${confirmation.to}`;
  return h(
    'section',
    { class: 'done', tabindex: -1, role: 'status' },
    h('h3', {}, status === 'pending' ? `Thank you, ${name}` : `See you there, ${name}`),
    status === 'pending'
      ? h('p', {}, `The host confirms each guest. Your ticket comes ${where} as soon as that is done.`)
      : h('p', {}, `We sent your ticket ${where}.`),
    test && h('p', { class: 'quiet' }, 'This page uses a test key: nothing was booked and nothing was sent.'),
  );
}
