import { readCart, watchCart } from './cart.js';
import { countOf } from './cart-rules.js';
import { h, spoken } from './dom.js';
import { country, moment } from './format.js';
import { hrefOf } from './links.js';
import { openingHours } from './opening-hours.js';
import { chooseCurrency, chosenCurrency, currenciesOf } from './prices.js';
import { newsletterForm } from './sign-up.js';

export function header(store) {
  const { links = [], logoUrl = store.assets?.logoUrl } = store.content?.header ?? {};
  const entries = links.map(({ label, link }) => ({ label, href: hrefOf(link) })).filter(({ href }) => href);
  const shownEntries = entries.length
    ? entries
    : [
        { label: 'Products', href: '/products' },
        { label: 'Events', href: '/events' },
      ];
  return [
    h(
      'div',
      { class: 'bar' },
      h('a', { class: 'brand', href: '/' }, logoUrl && h('img', { src: logoUrl, alt: '', width: 40, height: 40 }), store.displayName),
      menu(
        h(
          'nav',
          { 'aria-label': 'Main' },
          h(
            'ul',
            {},
            shownEntries.map(({ label, href }) =>
              h('li', {}, h('a', { href, 'aria-current': href === location.pathname && 'page' }, label)),
            ),
          ),
        ),
        currencyPicker(store),
        h('a', { href: '/account', 'aria-current': location.pathname === '/account' && 'page' }, 'Account'),
      ),
      cartLink(),
    ),
    closedNotice(store),
  ];
}

/** Says on every page that the shop is closed, until when, and the merchant's note; false while it is open. */
function closedNotice({ closed, displayName, timezone }) {
  if (!closed) return false;
  const until = closed.until === null ? 'at the moment' : `until ${moment(closed.until, timezone)}`;
  return h(
    'div',
    { class: 'closed-notice', role: 'status' },
    h('p', {}, `${displayName} is closed ${until}.`),
    closed.note && h('p', {}, closed.note),
  );
}

/** Returns the menu of the header; it folds up where there is no room, so that the header stays one row. */
function menu(...entries) {
  const wide = matchMedia('(min-width: 60rem)');
  const element = h('details', { class: 'menu' }, h('summary', {}, 'Menu'), h('div', { class: 'menu-entries' }, entries));
  const fit = () => (element.open = wide.matches);
  wide.addEventListener('change', fit);
  fit();
  return element;
}

function cartLink() {
  const link = h('a', { class: 'cart-link', href: '/cart', 'aria-current': location.pathname === '/cart' && 'page' });
  const write = () => link.replaceChildren('Cart', h('span', { class: 'pill' }, countOf(readCart())));
  watchCart(write);
  write();
  return link;
}

function currencyPicker(store) {
  const [currencies, chosen] = [currenciesOf(store), chosenCurrency(store)];
  if (currencies.length < 2) return undefined;
  const options = currencies.map((currency) => h('option', { value: currency, selected: currency === chosen }, currency));
  return h(
    'label',
    { class: 'currency' },
    spoken('Currency'),
    h('select', { onchange: (event) => chooseCurrency(event.target.value) }, options),
  );
}

export function footer(store) {
  const { contact = {}, footer: { linkGroups = [], socialLinks = contact.socials ?? [], copyright } = {} } = store.content ?? {};
  const address = [
    contact.addressLine1,
    contact.addressLine2,
    contact.city ?? store.city,
    country(contact.country ?? store.country),
  ].filter(Boolean);
  return [
    h(
      'div',
      { class: 'columns' },
      column('Visit', [
        address.length > 0 && h('address', {}, address.join(', ')),
        contact.googleMapsUrl && h('a', { href: contact.googleMapsUrl }, 'On the map'),
      ]),
      column(
        'Opening hours',
        openingHours(store.businessHours).map(({ days, hours }) =>
          h('span', { class: 'hours' }, h('span', {}, days), h('span', { class: 'quiet' }, hours)),
        ),
      ),
      column('Talk to us', waysToTalk(store, contact, socialLinks)),
      column('News', [newsletterForm()]),
      linkGroups.map(({ title, links }) =>
        column(
          title,
          links.map(({ label, link }) => hrefOf(link) && h('a', { href: hrefOf(link) }, label)),
        ),
      ),
    ),
    h('p', { class: 'quiet' }, copyright ?? store.displayName),
  ];
}

/** The merchant's form of the slug `contact`, if there is one, and the addresses. */
function waysToTalk({ forms = [] }, { email, phoneNumbers = [] }, socialLinks) {
  return [
    ...forms.filter(({ slug }) => slug === 'contact').map(({ slug, name }) => h('a', { href: `/forms/${slug}` }, name)),
    email && h('a', { href: `mailto:${email}` }, breakable(email)),
    ...phoneNumbers.map((number) => h('a', { href: `tel:${number.replaceAll(' ', '')}` }, number)),
    ...socialLinks.map(({ network, url, handle }) => h('a', { href: url }, handle ? `${capital(network)} ${handle}` : capital(network))),
  ];
}

/** An e-mail address that breaks at its signs alone, where there is no room for it. */
const breakable = (email) => email.split(/(?=[.@])/).flatMap((part) => [h('wbr'), part]);

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function column(title, entries) {
  const present = entries.filter(Boolean);
  return (
    present.length > 0 &&
    h(
      'section',
      {},
      h('h2', {}, title),
      h(
        'ul',
        {},
        present.map((entry) => h('li', {}, entry)),
      ),
    )
  );
}
