import { randomUUID } from 'node:crypto';
import { money, time } from '@storefront-service/sdk';
import { closedSentence, store } from './store.mjs';

/** Types of questions, and their inputs. Others, and those that depend on others, are asked on the page where it is paid. */
const INPUTS = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date', time: 'time', url: 'url' };

/** Returns a text as HTML shows it, also within an attribute. */
export const safe = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a whole page. */
export const page = (title, html) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="stylesheet" href="/style.css">
<header><a href="/">The shop</a></header>
<main>
<h1>${safe(title)}</h1>
${html}
</main>
</html>
`;

/** Notice of a shop that its merchant has closed for a while; nothing while it is open. */
async function closedNotice() {
  const { closed } = await store.storefront.get();
  return closed ? `<p role="status">${safe(closedSentence(closed))}</p>` : '';
}

/** Page of all events and products. */
export async function homePage() {
  const [notice, events, products] = await Promise.all([closedNotice(), store.events.list(), store.products.list()]);
  const eventLines = events.map(
    ({ slug, title, startAt, timezone }) =>
      `<li><a href="/events/${safe(slug)}">${safe(title)}</a> ${safe(time.format(startAt, timezone))}</li>`,
  );
  const productLines = products.map(({ slug, name, priceMinorFrom, currency, soldOut }) => {
    const price = priceMinorFrom ? money.format(priceMinorFrom, currency) : '';
    return `<li><a href="/products/${safe(slug)}">${safe(name)}</a> ${safe(price)}${soldOut ? ', sold out' : ''}</li>`;
  });
  return page('What we have', `${notice}<h2>Events</h2><ul>${eventLines.join('')}</ul><h2>Products</h2><ul>${productLines.join('')}</ul>`);
}

/** Page of an event, on which guests register for its free tickets. */
export async function eventPage(slug) {
  const [notice, { title, startAt, timezone, description, ticketTypes }] = await Promise.all([closedNotice(), store.events.get(slug)]);
  const free = ticketTypes.filter(({ kind, soldOut }) => kind === 'free' && !soldOut);
  const when = `${notice}<p>${safe(time.format(startAt, timezone))}</p><p>${safe(description ?? '')}</p>`;
  return page(title, when + (free.length > 0 ? free.map(ticketForm).join('') : '<p>There are no free tickets.</p>'));
}

const ticketForm = ({ ref, name, formFields }) => `<form method="post"><h2>${safe(name)}</h2>
<input type="hidden" name="ticketTypeRef" value="${safe(ref)}">
${input({ label: 'Name', name: 'name', required: true })}
${input({ label: 'E-mail', name: 'email', type: 'email', required: true })}
${questions(formFields)}
<button>Register</button></form>`;

/** Page of a product, on which it is bought. */
export async function productPage(slug) {
  const [notice, { name, description, variants, needsDelivery, formFields }, zones] = await Promise.all([
    closedNotice(),
    store.products.get(slug),
    store.deliveryZones.list(),
  ]);
  const sold = variants.filter(({ soldOut, priceMinor, pricingMode }) => !soldOut && priceMinor !== undefined && pricingMode !== 'quote');
  const about = `${notice}<p>${safe(description ?? '')}</p>`;
  if (sold.length === 0) return page(name, `${about}<p>This is not available right now.</p>`);
  const which = sold.map((variant) => [variant.ref, `${variant.name}, ${money.format(variant.priceMinor, variant.currency)}`]);
  const delivery = zones.map((zone) => [
    zone.ref,
    `${zone.name}, ${zone.feeMinor > 0 ? money.format(zone.feeMinor, zone.currency) : 'free'}`,
  ]);
  return page(
    name,
    `${about}<form method="post">
<input type="hidden" name="key" value="${randomUUID()}">
${select({ label: 'Which', name: 'variantRef', required: true }, which)}
${input({ label: 'How many', name: 'quantity', type: 'number', value: 1, required: true })}
${needsDelivery ? select({ label: 'Delivery', name: 'deliveryZoneRef', required: true }, delivery) : ''}
${questions(formFields)}
<button>Buy</button></form>`,
  );
}

/** Page to which buyers come back. Who has not opened the checkout reads how it stands, and no more. */
export async function returnPage(ref, isTheirs) {
  const { status, orderNumber, totalMinor, currency, mode, hostedUrl } = await store.checkouts.get(ref);
  if (status === 'paid' && isTheirs) {
    const test = mode === 'test' ? '<p>This was a test: no money was moved.</p>' : '';
    return page('Thank you', `<p>Order ${safe(orderNumber)} is paid: ${safe(money.format(totalMinor, currency))}.</p>${test}`);
  }
  const goOn = status === 'open' && isTheirs ? `<p><a href="${safe(hostedUrl)}">Continue to payment</a></p>` : '';
  return page('Your order', `<p>The checkout is ${safe(status)}.</p>${goOn}`);
}

const questions = (fields = []) =>
  fields
    .filter(({ type, hidden, showIf }) => (type in INPUTS || type === 'select' || type === 'radio') && !hidden && !showIf)
    .map(({ key, type, label, required, options }) => {
      const field = { label, name: `responses.${key}`, type: INPUTS[type], required };
      return type in INPUTS ? input(field) : select(field, [['', 'Please choose'], ...options.map((option) => [option, option])]);
    })
    .join('');

const input = ({ label, name, type = 'text', value = '', required }) =>
  `<p><label>${safe(label)} <input name="${safe(name)}" type="${type}" value="${safe(value)}"${required ? ' required' : ''}></label></p>`;

const select = ({ label, name, required }, options) => {
  const choices = options.map(([value, text]) => `<option value="${safe(value)}">${safe(text)}</option>`);
  return `<p><label>${safe(label)} <select name="${safe(name)}"${required ? ' required' : ''}>${choices.join('')}</select></label></p>`;
};
