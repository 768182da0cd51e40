import { h, paragraphs } from '../dom.js';
import { plural } from '../format.js';
import { productCard } from '../parts.js';

export const load = (api, slug) => api.collections.get(slug);

export function render({ collection, products }, { currency }) {
  return {
    title: collection.seoTitle ?? collection.name,
    content: [
      h(
        'section',
        { class: 'hero' },
        h(
          'div',
          {},
          h('p', { class: 'eyebrow' }, `Collection · ${plural(collection.itemCount, 'piece')}`),
          h('h1', {}, collection.name),
          paragraphs(collection.description),
        ),
        collection.coverUrl && h('img', { src: collection.coverUrl, alt: '' }),
      ),
      h('h2', { class: 'spoken' }, 'Products'),
      h(
        'ul',
        { class: 'cards' },
        products.map((product) => productCard(product, currency)),
      ),
    ],
  };
}
