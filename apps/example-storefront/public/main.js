import { createStorefront } from '@storefront-service/sdk';
import { h } from './dom.js';
import { footer, header } from './layout.js';
import { chosenCurrency } from './prices.js';
import { applyTheme } from './theme.js';
import { problem } from './problem.js';

/** A page has `load(api, slug)`, what it asks the API, and `render(data, { api, store, currency })` → `{ title, content }`. */
const PAGES = [
  [/^\/$/, './pages/home.js'],
  [/^\/products$/, './pages/products.js'],
  [/^\/products\/([\w-]+)$/, './pages/product.js'],
  [/^\/collections\/([\w-]+)$/, './pages/collection.js'],
  [/^\/events$/, './pages/events.js'],
  [/^\/events\/([\w-]+)$/, './pages/event.js'],
  [/^\/forms\/([\w-]+)$/, './pages/form.js'],
  [/^\/pages\/([\w-]+)$/, './pages/page.js'],
  [/^\/catalogs\/([\w-]+)$/, './pages/catalog.js'],
  [/^\/notes\/([\w-]+)$/, './pages/note.js'],
  [/^\/files\/([\w-]+)$/, './pages/folder.js'],
  [/^\/tables\/([\w-]+)$/, './pages/table.js'],
  [/^\/cart$/, './pages/cart.js'],
  [/^\/pay$/, './pages/pay.js'],
  [/^\/return$/, './pages/return.js'],
  [/^\/account$/, './pages/account.js'],
  [/^\/webhooks$/, './pages/webhooks.js'],
];

async function start() {
  const { file = './pages/missing.js', slug } = route(location.pathname);
  const [page, { apiUrl: baseUrl, publishableKey }] = await Promise.all([
    import(file),
    fetch('/config.json').then((response) => response.json()),
  ]);
  const api = createStorefront({ baseUrl, publishableKey });
  const [store, data] = await Promise.allSettled([api.storefront.get(), page.load?.(api, slug)]);
  if (store.status === 'rejected') return show(problem(store.reason));

  dress(store.value);
  if (data.status === 'rejected') return show(problem(data.reason), store.value);
  show(page.render(data.value, { api, store: store.value, currency: chosenCurrency(store.value) }), store.value);
}

function route(path) {
  for (const [pattern, file] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { file, slug: match[1] };
  }
  return {};
}

/** The merchant's name and colours around every page. */
function dress(store) {
  applyTheme(store.renderConfig?.theme);
  const icon = store.assets?.faviconUrl ?? store.content?.header?.faviconUrl;
  if (icon) document.querySelector('link[rel=icon]').href = icon;
  document.getElementById('header').replaceChildren(...header(store).filter(Boolean));
  document.getElementById('footer').replaceChildren(...footer(store));
}

function show({ title, content }, store) {
  document.title = [title, store?.displayName].filter(Boolean).join(' · ');
  const main = document.getElementById('main');
  main.replaceChildren(h('div', { class: 'page' }, content));
  main.removeAttribute('aria-busy');
}

start().catch((error) => {
  show(problem(error));
  throw error;
});
