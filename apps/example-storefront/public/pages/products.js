import { fitting, queryOf, wishesIn } from '../catalogue-rules.js';
import { h } from '../dom.js';
import { digitsOf, plural } from '../format.js';
import { productCard } from '../parts.js';

const SORTS = [
  ['', 'As the shop has them'],
  ['price', 'Price, lowest first'],
  ['-price', 'Price, highest first'],
  ['name', 'Name'],
  ['rating', 'Best rated'],
];

export const load = (api) => api.products.list();

/** The whole list is here, so that a visitor searches it in the browser; what is wished for stands in the address, to be kept and shared. */
export function render(products, { api, store, currency }) {
  const cards = h('ul', { class: 'cards' });
  const summary = h('p', { class: 'quiet', role: 'status' });
  const form = filters(wishesIn(location.search), { store, currency, onchange: show });
  const collections = new Map();
  let latest;

  async function show() {
    const wishes = Object.fromEntries(new FormData(form));
    history.replaceState(undefined, '', location.pathname + queryOf(wishes));
    const request = (latest = Symbol('wishes'));
    const slugs = wishes.collection ? await slugsOf(wishes.collection) : undefined;
    if (request !== latest) return; // Something else was wished for meanwhile.
    const matching = fitting(products, wishes, { currency, digits: digitsOf(currency), slugs });
    cards.replaceChildren(...matching.map((product) => productCard(product, currency)));
    summary.replaceChildren(matching.length ? plural(matching.length, 'piece') : 'Nothing fits. Look for less, or for something else.');
  }

  /** Returns the slugs of a collection; none of a collection that is gone. */
  async function slugsOf(slug) {
    if (!collections.has(slug))
      collections.set(
        slug,
        await api.collections.get(slug).then(
          (answer) => new Set(answer.products.map((product) => product.slug)),
          () => new Set(),
        ),
      );
    return collections.get(slug);
  }

  void show();
  return { title: 'Products', content: [h('h1', {}, 'Products'), form, summary, h('h2', { class: 'spoken' }, 'All products'), cards] };
}

function filters(wishes, { store: { collections = [] }, currency, onchange }) {
  const option =
    (chosen) =>
    ([value, label]) =>
      h('option', { value, selected: value === chosen }, label);
  const labelled = (label, control) => h('label', {}, h('span', {}, label), control);
  return h(
    'form',
    { class: 'filters', role: 'search', oninput: onchange, onsubmit: (event) => event.preventDefault() },
    labelled('Search', h('input', { type: 'search', name: 'q', value: wishes.q, autocomplete: 'off' })),
    collections.length > 0 &&
      labelled(
        'Collection',
        h(
          'select',
          { name: 'collection' },
          [['', 'All'], ...collections.map(({ slug, name }) => [slug, name])].map(option(wishes.collection)),
        ),
      ),
    labelled(`Up to (${currency})`, h('input', { type: 'number', name: 'most', min: 0, value: wishes.most, inputmode: 'decimal' })),
    labelled('Sort by', h('select', { name: 'sort' }, SORTS.map(option(wishes.sort)))),
    h(
      'label',
      { class: 'option' },
      h('input', { type: 'checkbox', name: 'stock', value: '1', checked: Boolean(wishes.stock) }),
      h('span', {}, 'Available now'),
    ),
  );
}
