import { h } from '../dom.js';
import { hrefOf } from '../links.js';
import { collectionCard, eventCard, productCard, rating, shelf } from '../parts.js';
import { day } from '../format.js';

const PRODUCTS_SHOWN = 8;

/** The home page needs no request of its own: the storefront already holds the three lists. */
export function render(_, { store, currency }) {
  const { products = [], collections = [], events = [] } = store;
  return {
    content: [
      hero(store),
      shelf('Collections', collections.map(collectionCard)),
      shelf('From the workshop', products.slice(0, PRODUCTS_SHOWN).map((product) => productCard(product, currency)), {
        href: '/products',
        label: `All ${products.length} products`,
      }),
      shelf('Coming up', events.map((event) => eventCard(event, store.timezone)), { href: '/events', label: 'All events' }),
      reviews(store),
    ],
  };
}

function hero(store) {
  const { eyebrow, title = store.displayName, subtitle = store.description, buttons = [], backgroundUrl = store.coverUrl } = store.content?.hero ?? {};
  const actions = buttons.map(({ label, style, link }) => hrefOf(link) && h('a', { class: `button ${style}`, href: hrefOf(link) }, label));
  return h(
    'section', { class: 'hero' },
    h('div', {}, eyebrow && h('p', { class: 'eyebrow' }, eyebrow), h('h1', {}, title), subtitle && h('p', { class: 'lead' }, subtitle), h('p', { class: 'row' }, actions)),
    backgroundUrl && h('img', { src: backgroundUrl, alt: '' }),
  );
}

function reviews({ reviews, timezone }) {
  if (!reviews?.items?.length) return undefined;
  return h(
    'section', { class: 'shelf' },
    h('div', { class: 'shelf-head' }, h('h2', {}, 'What people say'), rating(reviews.average, reviews.count)),
    h(
      'ul', { class: 'quotes' },
      reviews.items.slice(0, 3).map(({ author, rating: stars, text, date, productName, productSlug }) =>
        h(
          'li', {},
          rating(stars, 1) && h('p', { class: 'stars', role: 'img', 'aria-label': `${stars} of 5`, '--filled': `${stars * 20}%` }, '★★★★★'),
          h('blockquote', {}, text),
          h('p', { class: 'quiet' }, `${author}, ${day(date, timezone)}`, productSlug && [' on ', h('a', { href: `/products/${productSlug}` }, productName)]),
        )),
    ),
  );
}
