import { keepCart } from '../cart.js';
import { h } from '../dom.js';
import { day, money, span } from '../format.js';
import { missing } from '../problem.js';
import { purge, openedAs, PRODUCTS, readCheckout } from '../till.js';

const PAUSE_MS = 2_000;
const REF = /^chk_[0-9a-z]{26}$/;

/** Coming here proves nothing: whether it is paid is what the service says of the checkout (specification 1, rule 4). */
export async function load(api) {
  const ref = new URLSearchParams(location.search).get('checkout');
  if (!REF.test(ref)) throw missing('There is no order at this address.');
  const [checkout, event] = await Promise.all([readCheckout(ref, api), eventOf(ref, api)]);
  return { ...checkout, event };
}

/** The event of which this browser has begun to buy tickets; without it the page says less. */
function eventOf(ref, api) {
  const [, slug] = /^\/events\/([\w-]+)\//.exec(openedAs(ref)?.path ?? '') ?? [];
  return slug && api.events.get(slug).catch(() => undefined);
}

/** Returns the subject of a purchase, by its name and its day. */
export const about = ({ event }) =>
  event && h('p', { class: 'lead' }, event.title, h('br'), span(event.startAt, event.endAt, event.timezone));

export function render(first, { api, store }) {
  const place = h('div', { role: 'status' });
  const title = 'Your order';

  async function follow(checkout) {
    place.replaceChildren(...statusMessage(checkout, store.timezone));
    if (checkout.status === 'paid') settle(checkout.ref);
    if (checkout.status !== 'open') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await follow(await readCheckout(checkout.ref, api).catch(() => checkout)); // Away for a moment: asked again.
  }

  void follow(first);
  return { title, content: h('section', { class: 'problem' }, h('h1', {}, title), about(first), place) };
}

/** Removes paid items from the cart. */
function settle(ref) {
  const opened = openedAs(ref);
  if (!opened) return;
  purge(opened.path);
  if (opened.path === PRODUCTS) keepCart({ lines: [] });
}

/** `paid` is what was paid now, `rest` what is left after a deposit, `payAt` where it can be paid: of another's checkout, where others may. */
function statusMessage(
  { ref, status, isAnothers, hostedUrl, mode, currency, totalMinor, dueNowMinor = totalMinor, balanceMinor, balanceDueAt, orderNumber },
  timezone,
) {
  const amount = (minor) => minor !== undefined && money(minor, currency);
  const rest =
    balanceMinor &&
    `${amount(balanceMinor)} of ${amount(totalMinor)} is left to pay${balanceDueAt ? ` by ${day(balanceDueAt, timezone)}` : ''}; the mail tells how.`;
  return [
    ...(MESSAGES[status]?.({
      ref,
      payAt: isAnothers ? hostedUrl : openedAs(ref)?.hostedUrl,
      orderNumber,
      paid: amount(dueNowMinor),
      rest,
    }) ?? [h('p', {}, `It is ${status}.`)]),
    mode === 'test' && h('p', { class: 'quiet' }, 'This shop uses a test key: no money moved, and nothing will be sent.'),
    h('p', {}, h('a', { href: '/' }, 'Back to the shop')),
  ].filter(Boolean);
}

const MESSAGES = {
  paid: ({ orderNumber, paid, rest }) => [
    h('h2', {}, 'Paid, thank you'),
    h(
      'p',
      {},
      [orderNumber && `Order ${orderNumber}`, paid && `${paid} paid`].filter(Boolean).join(', '),
      '. What you need comes by e-mail.',
    ),
    rest && h('p', {}, rest),
  ],
  open: ({ payAt }) => [
    h('h2', {}, 'Not paid yet'),
    h('p', {}, 'This page changes by itself when the payment has arrived. A bank transfer can take some minutes.'),
    payAt && h('p', {}, h('a', { class: 'button', href: payAt }, 'To the payment')),
  ],
  expired: ({ ref }) => [
    h('h2', {}, 'The time to pay is over'),
    h('p', {}, 'Nothing was bought. Money that arrives late buys it after all, or is sent back.'),
    openedAs(ref)?.path === PRODUCTS && h('p', {}, 'What you chose is still in your ', h('a', { href: '/cart' }, 'cart'), '.'),
  ],
  cancelled: () => [h('h2', {}, 'Cancelled'), h('p', {}, 'Nothing was bought. Money that arrives late is sent back.')],
};
