import { notePlan } from '../account/savings-plans.mjs';
import { isJson, readBody, refuse } from '../service.mjs';
import { accountIn } from '../sign-in/sign-in-routes.mjs';
import { anybody, rememberOpened, whoOpenedIt } from '../visitors.mjs';
import { headlessOrder, productOrder, savingOrder, ticketOrder } from './read-order.mjs';

const LARGEST_BODY = 64 * 1024;
const NOT_HERE = { code: 'NOT_CANCELLED', message: 'This is not cancelled here, but on its payment page.', retryable: false };
const NO_ORDER = { code: 'VALIDATION_ERROR', message: 'That is not an order.', retryable: false };

const ofProducts = (store) => store.checkouts.create;
const ofTickets = (store, slug) => (order, options) => store.checkouts.createForEvent(slug, order, options);
const ofTicketsHere = (store, slug) => (order, options) => store.checkouts.createHeadless(slug, order, options);

/** The routes of this shop's till: what each of them asks of the service is fixed here, so it lends its key to nobody. */
export const CHECKOUT_ROUTES = [
  { path: /^POST \/checkouts$/, may: anybody, answer: (call) => open(call, productOrder, ofProducts) },
  { path: /^POST \/savings$/, may: anybody, answer: (call) => open(call, savingOrder, ofProducts, noteOpened) },
  { path: /^POST \/events\/([\w-]+)\/checkouts$/, may: anybody, answer: (call) => open(call, ticketOrder, ofTickets) },
  { path: /^POST \/events\/([\w-]+)\/checkouts\/headless$/, may: anybody, answer: (call) => open(call, headlessOrder, ofTicketsHere) },
  { path: /^GET \/checkouts\/(chk_[0-9a-z]{26})$/, may: whoOpenedIt, answer: read },
  { path: /^GET \/checkouts\/(chk_[0-9a-z]{26})\/order$/, may: whoOpenedIt, answer: toTheOrder },
  { path: /^POST \/checkouts\/(chk_[0-9a-z]{26})\/cancel$/, may: whoOpenedIt, answer: cancel },
];

/** Opens a checkout and answers the address at which to pay, to be seen again by this browser alone. */
async function open(call, readOrder, opening, note) {
  const { request, settings, store, named } = call;
  if (!isJson(request)) return refuse(415, NO_ORDER);
  const text = await readBody(request, LARGEST_BODY);
  const wanted = text && readOrder(text.toString());
  if (!wanted) return refuse(400, NO_ORDER);

  const opened = await opening(store, named)({ ...wanted.order, returnUrl: `${settings.siteUrl}/return` }, { idempotencyKey: wanted.key });
  note?.(request, { ref: opened.ref, label: wanted.label });
  return { status: 201, body: whereToPay(opened, settings), headers: await rememberOpened(call, opened.ref) };
}

/** Adds a savings plan to the account of the person who is signed in. */
function noteOpened(request, plan) {
  const account = accountIn(request);
  if (account) notePlan(account.id, plan);
}

/** Returns the page on which a checkout is paid: one of this shop when it names its rail, otherwise the service's. */
const whereToPay = ({ ref, status, hostedUrl, provider }, { siteUrl }) => ({
  ref,
  status,
  hostedUrl: provider ? `${siteUrl}/pay?checkout=${ref}` : hostedUrl,
});

/**
 * Returns the state of a checkout for the visitor who opened it, and its payment fields if it is paid on a page of this shop. Without its `hostedUrl`:
 * its holder may see and change the buyer's details.
 */
async function read({ store, named }) {
  return { status: 200, body: shown(await store.checkouts.get(named)) };
}

/**
 * Sends the buyer on to the page that the service has of their order. Its address opens it to everybody, so it is asked for with each
 * visit and stands in no page of this shop.
 */
async function toTheOrder({ store, named }) {
  return { status: 303, body: {}, headers: { Location: (await store.checkouts.get(named)).hostedUrl } };
}

/**
 * Gives up a checkout that is paid on a page of this shop: what it holds is on sale again; refused once it is paid. Of all others
 * the page of the service ends them, by its own rules: a cancel with the secret key is the merchant's, and would give back all
 * of a savings plan whatever the plan says.
 */
async function cancel({ request, store, named }) {
  if (!isJson(request)) return refuse(415, NO_ORDER);
  const { payment } = await store.checkouts.get(named);
  return payment ? { status: 200, body: shown(await store.checkouts.cancel(named)) } : refuse(409, NOT_HERE);
}

const shown = ({ ref, status, mode, currency, totalMinor, dueNowMinor, balanceMinor, balanceDueAt, orderNumber, expiresAt, payment }) => ({
  ref,
  status,
  mode,
  currency,
  totalMinor,
  dueNowMinor,
  balanceMinor,
  balanceDueAt,
  orderNumber,
  expiresAt,
  payment,
});
