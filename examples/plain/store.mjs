import { createStorefrontServer, StorefrontError, time } from '@storefront-service/sdk';
import { visitorCheckouts, visitorName } from '@storefront-service/sdk/server';

const { BASE, STORE_SECRET_KEY, SITE_URL, COOKIE_SECRET, TIME_ZONE = 'Africa/Lagos' } = process.env;

/** Calls the service, by the secret key: on this server alone. */
export const store = createStorefrontServer({ baseUrl: BASE, secretKey: STORE_SECRET_KEY, timeoutMs: 5_000, maxRetries: 1 });

/** Recognises visitors, and the checkouts that they have opened, by a signed cookie. */
export const visitors = visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: SITE_URL });

/** Returns the name of a visitor, by which the service counts their requests. Behind a proxy, give it the address that the proxy adds. */
export const visitorOf = (request) => visitorName({ secret: COOKIE_SECRET, address: request.socket.remoteAddress });

/** Registers a guest for a free event. @returns {Promise<string>} sentence for the guest */
export async function register(slug, form, visitor) {
  const tickets = [{ ticketTypeRef: form.get('ticketTypeRef'), quantity: 1 }];
  const contact = { name: form.get('name'), email: form.get('email') };
  const responses = answersIn(form);
  const { status, test, confirmation } = await store.events.register(slug, { tickets, contact, responses }, { visitor });
  if (test) return 'This site uses a test key: everything was checked, but nothing was booked, and no mail was sent.';
  return status === 'pending' ? `The host will write to ${confirmation.to}.` : `Your ticket is on its way to ${confirmation.to}.`;
}

/**
 * Opens the checkout of a product. One page and choice of a visitor are one checkout, however often the button is pressed; another choice
 * is another, and so is the same of a stranger.
 */
export async function openCheckout(form, cookies, visitor) {
  const item = { variantRef: form.get('variantRef'), quantity: Number(form.get('quantity')), responses: answersIn(form) };
  const zone = form.get('deliveryZoneRef');
  const body = { items: [item], ...(zone && { deliveryZoneRef: zone }), returnUrl: `${SITE_URL}/return` };
  return store.checkouts.create(body, { idempotencyKey: await visitors.keyOf({ cookies, form: String(form), visitor }) });
}

const answersIn = (form) =>
  Object.fromEntries([...form].flatMap(([name, value]) => (name.startsWith('responses.') && value ? [[name.slice(10), value]] : [])));

/** Returns the sentence for visitors of a shop that its merchant has closed for a while. */
export const closedSentence = ({ until, note }) => {
  const end = until ? ` It opens again on ${time.format(until, TIME_ZONE)}.` : '';
  return `The shop is closed at the moment.${end}${note ? ` ${note}` : ''}`;
};

/** Returns status and sentence for a visitor. Faults of this site are logged, and not shown. */
export function problemOf(error) {
  if (error instanceof StorefrontError && error.code === 'STORE_CLOSED') return { status: 503, message: closedSentence(error.details) };
  if (!(error instanceof StorefrontError) || error.code === 'WRONG_KEY' || error.status === 401 || error.status === 403) {
    console.error(error);
    return { status: 500, message: 'Something is wrong with this site. It is not your fault. Please come back later.' };
  }
  if (error.code === 'INVALID_PARAMETER') return { status: 404, message: 'There is no such page.' };
  if (error.status === undefined || error.status >= 500) {
    console.warn(error.code, error.requestId, error.message);
    return { status: 503, message: 'The shop is unavailable right now. Please try again in a minute.' };
  }
  const faults = Object.values(error.details.fields ?? {});
  return { status: error.status, message: faults.length > 0 ? faults.join(' ') : error.message };
}
