import { h } from '../dom.js';
import { productCard } from '../parts.js';

export const load = (api) => api.products();

export function render(products, { currency }) {
  return {
    title: 'Products',
    content: [h('h1', {}, 'Products'), h('h2', { class: 'spoken' }, 'All products'), h('ul', { class: 'cards' }, products.map((product) => productCard(product, currency)))],
  };
}
