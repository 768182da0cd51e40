import { h, paragraphs } from '../dom.js';
import { buttonsOf } from '../sections.js';
import { collectionCard, eventCard, productCard, quote, rating, shelf } from '../parts.js';

const PRODUCTS_SHOWN = 8;

/** The home page needs no request of its own: the storefront already holds the three lists. */
export function render(_, { store, currency }) {
  const { products = [], collections = [], events = [] } = store;
  return {
    content: [
      hero(store),
      shelf('Collections', collections.map(collectionCard)),
      shelf(
        'From the workshop',
        products.slice(0, PRODUCTS_SHOWN).map((product) => productCard(product, currency)),
        {
          href: '/products',
          label: `All ${products.length} products`,
        },
      ),
      ...stories(store),
      shelf(
        'Coming up',
        events.map((event) => eventCard(event, store.timezone)),
        { href: '/events', label: 'All events' },
      ),
      reviews(store),
    ],
  };
}

function hero(store) {
  const {
    eyebrow,
    title = store.displayName,
    subtitle = store.description,
    buttons,
    backgroundUrl = store.coverUrl,
  } = store.content?.hero ?? {};
  return h(
    'section',
    { class: 'hero' },
    h(
      'div',
      {},
      eyebrow && h('p', { class: 'eyebrow' }, eyebrow),
      h('h1', {}, title),
      subtitle && h('p', { class: 'lead' }, subtitle),
      buttonsOf(buttons),
    ),
    backgroundUrl && h('img', { src: backgroundUrl, alt: '' }),
  );
}

/** Sections of the merchant's own page are found by their id in the map of their kind; this site shows those with a picture and a text. */
function stories({ renderConfig, content }) {
  return (renderConfig?.sections ?? [])
    .filter(({ id, visible }) => visible && content?.imageTextSections?.[id])
    .map(({ id }) => {
      const { heading, body, imageUrl, alt = '', buttons } = content.imageTextSections[id];
      return h(
        'section',
        { class: 'story', id },
        h('img', { src: imageUrl, alt, loading: 'lazy' }),
        h('div', {}, h('h2', {}, heading), paragraphs(body), buttonsOf(buttons)),
      );
    });
}

function reviews({ reviews, timezone }) {
  const written = reviews?.items?.filter(({ text }) => text) ?? [];
  if (!written.length) return undefined;
  return h(
    'section',
    { class: 'shelf' },
    h('div', { class: 'shelf-head' }, h('h2', {}, 'What people say'), rating(reviews.average, reviews.count)),
    h(
      'ul',
      { class: 'quotes' },
      written
        .slice(0, 3)
        .map((review) =>
          quote(review, timezone, review.productSlug && h('a', { href: `/products/${review.productSlug}` }, review.productName)),
        ),
    ),
  );
}
