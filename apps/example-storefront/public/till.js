import { StorefrontError } from '@storefront-service/sdk';

/** Orders of the cart go here, those of one thing to save up for to the second; those of tickets to `/events/<slug>/checkouts`. */
export const PRODUCTS = '/checkouts';
export const SAVINGS = '/savings';
const ENDED = ['expired', 'cancelled'];
const nameOf = (path) => `checkout ${path}`;

/**
 * Has this shop's own server open a checkout of an order: `{ ref, status, hostedUrl }`. As long as the order stays the same
 * so does its idempotency key, and a second click leads to the first checkout; another order has another key. `lines` are kept
 * with it for the return page.
 * Throws a StorefrontError.
 */
export async function openCheckout(path, order, lines) {
  const print = await printOf(order);
  const stored = JSON.parse(localStorage.getItem(nameOf(path)));
  const entry = stored?.print === print ? stored : { print, key: crypto.randomUUID() };
  localStorage.setItem(nameOf(path), JSON.stringify(entry));

  const checkout = await ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...order, key: entry.key }),
  });
  if (ENDED.includes(checkout.status)) {
    localStorage.removeItem(nameOf(path));
    return openCheckout(path, order, lines);
  }
  localStorage.setItem(nameOf(path), JSON.stringify({ ...entry, ref: checkout.ref, hostedUrl: checkout.hostedUrl, lines }));
  return checkout;
}

/** Sends the buyer to where it is paid; what costs nothing, or is paid already, needs no paying. */
export function goTo({ ref, status, hostedUrl }) {
  location.assign(status === 'open' ? hostedUrl : `/return?checkout=${ref}`);
}

/**
 * Reads the state of a checkout from the service. This shop's server returns it to the browser that has opened it; to any other,
 * `isAnothers`, the service itself returns the view of everybody with this ref: less, and the link by which others may pay.
 */
export async function readCheckout(ref, api) {
  try {
    return await ask(`/checkouts/${ref}`);
  } catch (error) {
    if (error.code !== 'NOT_FOUND') throw error;
    return { ...(await api.checkouts.get(ref)), isAnothers: true };
  }
}

/** Gives up what is not paid yet: what it holds is for sale again. Throws a StorefrontError when it is paid. */
export const cancelCheckout = (ref) =>
  ask(`/checkouts/${ref}/cancel`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });

/** Returns the checkout that this browser has opened under a ref: `{ path, hostedUrl, lines }`, or undefined. */
export function openedAs(ref) {
  const path = Object.keys(localStorage)
    .filter((name) => name.startsWith(nameOf('')))
    .map((name) => name.slice(nameOf('').length))
    .find((each) => JSON.parse(localStorage.getItem(nameOf(each))).ref === ref);
  if (!path) return undefined;
  const { hostedUrl, lines = [] } = JSON.parse(localStorage.getItem(nameOf(path)));
  return { path, hostedUrl, lines };
}

const paidName = (ref) => `paid ${ref}`;

/** Keeps what a paid checkout was about for the rest of the visit, and clears its key: the next order is another one. */
export function settleCheckout(ref) {
  const opened = openedAs(ref);
  if (!opened) return undefined;
  sessionStorage.setItem(paidName(ref), JSON.stringify(opened));
  purge(opened.path);
  return opened;
}

/** Returns the checkout that this browser has opened under a ref, as `openedAs` does, also once it is paid. */
export const boughtAs = (ref) => openedAs(ref) ?? JSON.parse(sessionStorage.getItem(paidName(ref)) ?? 'null') ?? undefined;

/** The next order of this path is another one, even if it is the same again. */
export const purge = (path) => localStorage.removeItem(nameOf(path));

/** Asks this shop's own server. Throws a StorefrontError. */
export async function ask(path, options) {
  const response = await fetch(path, options).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body) return body;
  throw new StorefrontError({
    code: 'UNREACHABLE',
    message: 'The shop did not answer. Is there a connection?',
    retryable: true,
    status: response?.status ?? 0,
    ...body?.error,
  });
}

/** The order in so few bytes that no name or address is kept with its key. */
async function printOf(order) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(order)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
