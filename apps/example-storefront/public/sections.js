import { h, paragraphs } from './dom.js';
import { hrefOf } from './links.js';
import { markup } from './markup.js';
import { card, collectionCard, eventCard, productCard, quote } from './parts.js';
import { block } from './product-information.js';

/** Renderers of each kind of section: its entry in the map of its kind, by the section's id. Kinds that this site does not know are left out. */
const KINDS = {
  rich_text: ['richTextSections', ({ html, blocks = [] }) => [html && markup(html, h), blocks.map(block)]],
  faq: [
    'faqSections',
    ({ items = [] }) =>
      [...items].sort(bySort).map(({ question, answer }) => h('details', {}, h('summary', {}, question), paragraphs(answer))),
  ],
  profiles: ['profilesSections', ({ people = [] }) => h('ul', { class: 'cards' }, people.map(person))],
  media_gallery: ['mediaGallerySections', ({ items = [] }) => h('div', { class: 'gallery-strip' }, items.map(picture))],
  social: [
    'socialSections',
    ({ profiles = [] }) =>
      h(
        'ul',
        {},
        profiles.map(({ network, url, handle }) => h('li', {}, h('a', { href: url }, [network, handle].filter(Boolean).join(' ')))),
      ),
  ],
  reviews: [
    'reviewsSections',
    ({ source, items, limit = 6, minRating = 1 }, { store }) => {
      const written = (source === 'manual' ? items : store.reviews?.items) ?? [];
      return h(
        'ul',
        { class: 'quotes' },
        written
          .filter(({ text, rating }) => text && rating >= minRating)
          .slice(0, limit)
          .map((review) => quote(review, store.timezone)),
      );
    },
  ],
  blocks: [
    'blockSections',
    ({ blocks = [] }) =>
      h(
        'ul',
        { class: 'cards' },
        blocks.map(({ title, text, link }) =>
          h('li', {}, h('h3', {}, hrefOf(link) ? h('a', { href: hrefOf(link) }, title) : title), h('p', {}, text)),
        ),
      ),
  ],
  buttons: ['sectionButtons', ({ buttons }) => buttonsOf(buttons)],
  button_groups: ['sectionButtonGroups', ({ groups = [] }) => groups.map(({ buttons }) => buttonsOf(buttons))],
  content_showcase: ['contentShowcaseSections', showcase],
  image_text: [
    'imageTextSections',
    ({ imageUrl, alt = '', body, buttons }) =>
      h('div', { class: 'story' }, h('img', { src: imageUrl, alt, loading: 'lazy' }), h('div', {}, paragraphs(body), buttonsOf(buttons))),
  ],
};

/** A section of a page of the shop, or nothing when it is hidden, empty or of a kind of a later version. */
export function section({ id, type, visible = true }, context) {
  const [map, content] = (Object.hasOwn(KINDS, type) && KINDS[type]) || [];
  const entry = visible && map && context.store.content?.[map]?.[id];
  if (!entry) return undefined;
  return h(
    'section',
    { class: 'shelf prose', id },
    entry.heading && h('h2', {}, entry.heading),
    entry.subheading && h('p', { class: 'lead' }, entry.subheading),
    content(entry, context),
  );
}

export const buttonsOf = (buttons = []) =>
  h(
    'p',
    { class: 'row' },
    buttons.map(({ label, style, link }) => hrefOf(link) && h('a', { class: `button ${style}`, href: hrefOf(link) }, label)),
  );

const bySort = (one, other) => (one.sort ?? 0) - (other.sort ?? 0);

function person({ name, role, bio, photoUrl }) {
  return h(
    'li',
    { class: 'card' },
    photoUrl && h('div', { class: 'cover' }, h('img', { src: photoUrl, alt: '', loading: 'lazy' })),
    h('h3', {}, name),
    role && h('p', { class: 'quiet' }, role),
    bio && h('p', {}, bio),
  );
}

function picture({ type, url, thumbnail, caption }) {
  const shown = type === 'image' ? url : thumbnail;
  return h(
    'figure',
    {},
    shown && h('img', { src: shown, alt: caption ?? '', loading: 'lazy' }),
    h('figcaption', {}, type === 'image' ? caption : h('a', { href: url }, caption ?? 'Watch the film')),
  );
}

/** Shows products by refs, or the newest; notes are shown on their page alone, so there are none here. */
function showcase({ kind, mode, refs = [], limit = 8 }, { store, currency }) {
  const lists = {
    products: [store.products?.filter(({ isPackage }) => !isPackage), (product) => productCard(product, currency)],
    packages: [store.products?.filter(({ isPackage }) => isPackage), (product) => productCard(product, currency)],
    collections: [store.collections, collectionCard],
    events: [store.events, (event) => eventCard(event, store.timezone)],
    catalogs: [
      store.catalogs,
      ({ slug, name, coverUrl }) => card({ href: `/catalogs/${slug}`, cover: coverUrl, pills: [], title: name, lines: [], wide: true }),
    ],
  };
  const [list = [], cardOf] = (Object.hasOwn(lists, kind) && lists[kind]) || [];
  const chosen = mode === 'manual' ? refs.flatMap((ref) => list.find((each) => each.ref === ref) ?? []) : list;
  return chosen.length > 0 && h('ul', { class: 'cards' }, chosen.slice(0, limit).map(cardOf));
}
