import { purchases } from './account.js';
import { h, paragraphs } from './dom.js';
import { country, day, money, span } from './format.js';
import { addressesOf, linesOf, stateTextOf, ticketsOf } from './order-rules.js';

/** Shows the purchases and savings plans of the person who is signed in; it fills by itself. */
export function purchasesOf({ api, store }) {
  const container = h(
    'div',
    { class: 'purchases', 'aria-live': 'polite', 'aria-busy': 'true' },
    h('p', { class: 'quiet' }, 'Looking for your orders…'),
  );
  void show(container, api, store.timezone);
  return container;
}

async function show(container, api, timezone) {
  try {
    const { orders, plans } = await purchases();
    const events = await eventsOf(ticketsOf(orders), api);
    container.replaceChildren(
      section(
        'Orders',
        orders.map((order) => orderItem(order, timezone)),
        'You have not ordered anything yet.',
      ),
      section(
        'Tickets',
        ticketsOf(orders).map((ticket) => ticketItem(ticket, events.get(ticket.eventSlug))),
        'Tickets that you buy are listed here.',
      ),
      section(
        'Saving up',
        plans.map((plan) => planItem(plan, timezone)),
        'Savings plans that you start while signed in are listed here.',
      ),
      section('Addresses', addressesOf(orders).map(addressItem), 'The delivery addresses of your orders are listed here.'),
    );
  } catch (error) {
    if (error.code === 'SIGNED_OUT') return location.reload(); // Ended elsewhere.
    container.replaceChildren(
      h('p', { class: 'notice' }, error.message),
      h('p', {}, h('button', { class: 'button secondary', type: 'button', onclick: () => show(container, api, timezone) }, 'Try again')),
    );
  } finally {
    container.removeAttribute('aria-busy');
  }
}

/** By their slugs; one that is over, or gone, is missing. */
async function eventsOf(tickets, api) {
  const slugs = [...new Set(tickets.map(({ eventSlug }) => eventSlug))];
  return new Map(await Promise.all(slugs.map(async (slug) => [slug, await api.events.get(slug).catch(() => undefined)])));
}

const section = (title, items, none) =>
  h('section', {}, h('h2', {}, title), items.length ? h('ul', { class: 'tiers' }, items) : h('p', { class: 'quiet' }, none));

function orderItem(order, timezone) {
  const { ref, number, placedAt, currency, totalMinor, refundedMinor, balanceDueMinor, balanceDueAt, test, hasPage } = order;
  const title = `Order ${number}`;
  return h(
    'li',
    { class: 'tier' },
    h(
      'div',
      { class: 'tier-head' },
      h('h3', {}, hasPage ? h('a', { href: `/account/orders/${ref}` }, title) : title),
      h('span', { class: 'price' }, money(totalMinor, currency)),
    ),
    h(
      'p',
      {},
      h('span', { class: 'pill' }, stateTextOf(order)),
      ' ',
      h('time', { datetime: placedAt }, day(placedAt, timezone)),
      test && ' · a test',
    ),
    h(
      'ul',
      {},
      linesOf(order).map((line) => h('li', {}, line)),
    ),
    refundedMinor > 0 && h('p', {}, `${money(refundedMinor, currency)} went back to you.`),
    balanceDueMinor > 0 &&
      h('p', {}, `${money(balanceDueMinor, currency)} is left to pay${balanceDueAt ? ` by ${day(balanceDueAt, timezone)}` : ''}.`),
  );
}

function ticketItem({ eventSlug, order, name, seats }, event) {
  return h(
    'li',
    { class: 'tier' },
    h('h3', {}, event ? h('a', { href: `/events/${eventSlug}` }, event.title) : 'An event that is over'),
    event && h('p', {}, span(event.startAt, event.endAt, event.timezone)),
    h('p', {}, name),
    seats.length > 0 &&
      h(
        'ul',
        { class: 'notes' },
        seats.map((seat) => h('li', {}, seat)),
      ),
    order.hasPage && h('p', {}, h('a', { href: `/account/orders/${order.ref}` }, `The tickets of order ${order.number}`)),
  );
}

const planItem = ({ label, currency, totalMinor, until, url }, timezone) =>
  h(
    'li',
    { class: 'tier' },
    h('div', { class: 'tier-head' }, h('h3', {}, label || 'A savings plan'), h('span', { class: 'price' }, money(totalMinor, currency))),
    h('p', {}, `Open until ${day(until, timezone)}. `, h('a', { href: url }, 'What is saved, and what is left')),
  );

const addressItem = ({ line1, line2, city, state, postalCode, country: code }) =>
  h(
    'li',
    { class: 'tier' },
    h(
      'address',
      {},
      paragraphs([line1, line2, [postalCode, city].filter(Boolean).join(' '), state, country(code)].filter(Boolean).join(', ')),
    ),
  );
