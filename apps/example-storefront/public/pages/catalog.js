import { h, paragraphs } from '../dom.js';
import { hrefOf } from '../links.js';

export const load = (api, slug) => api.catalogs.get(slug);

/** A lookbook: its pictures with where they lead, and what is no picture as a link. */
export function render({ name, description, seoTitle, items }) {
  return {
    title: seoTitle ?? name,
    content: [h('h1', {}, name), paragraphs(description), h('ul', { class: 'cards' }, items.map(item))],
  };
}

const OPEN = { video: 'Watch', audio: 'Listen', document: 'Read' };

function item({ type, title, caption, alt, url, thumbnailUrl, link }) {
  const shown = type === 'image' ? url : thumbnailUrl;
  const href = hrefOf(link) ?? (type === 'image' ? undefined : url);
  return h(
    'li',
    { class: 'card wide' },
    shown && h('div', { class: 'cover' }, h('img', { src: shown, alt: alt ?? '', loading: 'lazy' })),
    h('h2', {}, href ? h('a', { href }, title ?? OPEN[type] ?? url) : title),
    caption && h('p', {}, caption),
  );
}
