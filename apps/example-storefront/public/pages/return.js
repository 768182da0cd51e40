import { keepCart } from '../cart.js';
import { h } from '../dom.js';
import { day, money, span } from '../format.js';
import { canStillBePaid, nextSteps, refusalText } from '../order-rules.js';
import { missing } from '../problem.js';
import { boughtAs, cancelCheckout, PRODUCTS, readCheckout, settleCheckout } from '../till.js';

const PAUSE_MS = 2_000;
const REF = /^chk_[0-9a-z]{26}$/;

/** Coming here proves nothing: whether it is paid is what the service says of the checkout (specification §1 r4). */
export async function load(api) {
  const ref = new URLSearchParams(location.search).get('checkout');
  if (!REF.test(ref)) throw missing('There is no order at this address.');
  const [checkout, event] = await Promise.all([readCheckout(ref, api), eventOf(ref, api)]);
  return { ...checkout, event };
}

/** The event of which this browser has begun to buy tickets; without it the page says less. */
function eventOf(ref, api) {
  const slug = slugIn(boughtAs(ref)?.path);
  return slug && api.events.get(slug).catch(() => undefined);
}

/** Returns the slug of the event whose tickets were bought under a path, or undefined. */
const slugIn = (path = '') => /^\/events\/([\w-]+)\//.exec(path)?.[1];

/** Returns the subject of a purchase, by its name and its day. */
export const about = ({ event }) =>
  event && h('p', { class: 'lead' }, event.title, h('br'), span(event.startAt, event.endAt, event.timezone));

export function render(first, { api, store }) {
  const container = h('div', { role: 'status' });
  const title = 'Your order';

  let drawn;

  function draw(checkout) {
    // Buttons that are drawn anew lose the focus, and the message is read out again.
    if (drawn === JSON.stringify(checkout)) return;
    drawn = JSON.stringify(checkout);
    container.replaceChildren(...statusMessage({ ...checkout, event: first.event }, store));
  }

  async function follow(checkout) {
    if (checkout.status === 'paid') settle(checkout.ref);
    draw(checkout);
    if (checkout.status !== 'open') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await follow(await readCheckout(checkout.ref, api).catch(() => checkout)); // Away for a moment: asked again.
  }

  void follow(first);
  return { title, content: h('section', { class: 'problem' }, h('h1', {}, title), about(first), container) };
}

/** Removes paid items from the cart. */
function settle(ref) {
  if (settleCheckout(ref)?.path === PRODUCTS) keepCart({ lines: [] });
}

/** `rest` is what is left after a deposit, `payAt` where it can be paid: of another's checkout, where others may. */
function statusMessage(checkout, store) {
  const { ref, status, isAnothers, hostedUrl, mode, currency, totalMinor, dueNowMinor = totalMinor, balanceMinor, balanceDueAt } = checkout;
  const bought = boughtAs(ref);
  const amount = (minor) => minor !== undefined && money(minor, currency);
  const rest =
    balanceMinor &&
    `${amount(balanceMinor)} of ${amount(totalMinor)} is left to pay${balanceDueAt ? ` by ${day(balanceDueAt, store.timezone)}` : ''}; the mail tells how.`;
  const message = MESSAGES[status]?.({
    ...checkout,
    payAt: isAnothers ? hostedUrl : bought?.hostedUrl,
    path: bought?.path,
    lines: bought?.lines ?? [],
    paid: amount(dueNowMinor),
    rest,
  });
  return [
    ...(message ?? [h('p', {}, `It is ${status}.`)]),
    mode === 'test' && h('p', { class: 'quiet' }, 'This shop uses a test key: no money moved, and nothing will be sent.'),
    questions(store),
    h('p', {}, h('a', { href: '/' }, 'Back to the shop')),
  ].filter(Boolean);
}

const MESSAGES = {
  paid: ({ ref, isAnothers, orderNumber, paid, rest, lines, path, event }) => [
    h('h2', {}, 'Paid, thank you'),
    h(
      'p',
      {},
      [orderNumber && `Order ${orderNumber}`, paid && `${paid} paid`].filter(Boolean).join(', '),
      '. What you need comes by e-mail.',
    ),
    rest && h('p', {}, rest),
    !isAnothers && h('p', {}, h('a', { class: 'button primary', href: `/checkouts/${ref}/order` }, 'See your order')),
    itemList({ lines, event }),
    h('h3', {}, 'What happens next'),
    h(
      'ol',
      { class: 'next' },
      nextSteps({ isOfTickets: Boolean(event), isOfProducts: path === PRODUCTS, rest }).map((step) => h('li', {}, step)),
    ),
  ],
  open: (checkout) => [...(refusalText(checkout.payment) ? refused(checkout) : awaited(checkout)), itemList(checkout)],
  expired: ({ path }) => [
    h('h2', {}, 'The time to pay is over'),
    h('p', {}, 'Nothing was bought. Money that arrives late buys it after all, or is sent back.'),
    ...startOver(path),
  ],
  cancelled: ({ path }) => [
    h('h2', {}, 'Cancelled'),
    h('p', {}, 'Nothing was bought. Money that arrives late is sent back.'),
    ...startOver(path),
  ],
};

const awaited = ({ payAt }) => [
  h('h2', {}, 'Not paid yet'),
  h('p', {}, 'This page checks by itself, and changes when the payment has arrived. A bank transfer can take some minutes.'),
  h('p', { class: 'quiet' }, 'If you have paid already, there is nothing more to do.'),
  payAt && h('p', {}, h('a', { class: 'button', href: payAt }, 'Continue to payment')),
];

/** Message of a refused payment. The choice is held until the time to pay is over; another way to pay needs another checkout. */
const refused = ({ payment, payAt, ...bought }) => [
  h('h2', {}, 'Your payment did not go through'),
  h('p', { class: 'notice' }, refusalText(payment)),
  canStillBePaid(payment)
    ? payAt && h('p', {}, h('a', { class: 'button primary', href: payAt }, 'Try again'))
    : h('p', {}, otherWay(bought)),
];

const otherWay = (bought) =>
  h(
    'button',
    { class: 'button primary', type: 'button', onclick: ({ currentTarget }) => payAnotherWay(bought, currentTarget) },
    'Pay in another way',
  );

/** Frees what the checkout holds, so that it can be chosen again; one that is paid meanwhile is shown as paid by this page. */
async function payAnotherWay({ ref, path }, button) {
  try {
    await cancelCheckout(ref);
    const slug = slugIn(path);
    location.assign(slug ? `/events/${slug}` : '/cart');
  } catch ({ message }) {
    button.after(h('p', { class: 'fault', role: 'alert' }, message));
  }
}

/** The way back to what was to be bought, which is still there. */
function startOver(path) {
  const slug = slugIn(path);
  if (slug) return [h('p', {}, h('a', { class: 'button', href: `/events/${slug}` }, 'Choose tickets again'))];
  if (path !== PRODUCTS) return [];
  return [h('p', {}, 'What you chose is still in your cart.'), h('p', {}, h('a', { class: 'button', href: '/cart' }, 'View cart'))];
}

/** Items with their pictures; tickets have that of their event. */
const itemList = ({ lines, event }) =>
  lines.length > 0 &&
  h(
    'ul',
    { class: 'bought' },
    lines.map(({ name, details = [], quantity, imageUrl = event?.coverUrl }) =>
      h(
        'li',
        {},
        imageUrl && h('img', { src: imageUrl, alt: '' }),
        h('div', {}, h('strong', {}, `${quantity} × ${name}`), details.length > 0 && h('p', { class: 'quiet' }, details.join(', '))),
      ),
    ),
  );

function questions({ content: { contact: { email } = {} } = {} }) {
  return email && h('p', { class: 'quiet' }, 'Questions about your order? ', h('a', { href: `mailto:${email}` }, email));
}
