import { h } from '../dom.js';
import { day, plural } from '../format.js';
import { markup } from '../markup.js';

export const load = (api, slug) => api.notes.get(slug);

export function render({ title, excerpt, coverUrl, bodyHtml, authorName, readingMinutes, publishedAt, seoTitle }, { store }) {
  const about = [authorName, day(publishedAt, store.timezone), readingMinutes && `${plural(readingMinutes, 'minute')} to read`]
    .filter(Boolean)
    .join(' · ');
  return {
    title: seoTitle ?? title,
    content: h(
      'article',
      { class: 'prose' },
      h('h1', {}, title),
      h('p', { class: 'quiet' }, about),
      excerpt && h('p', { class: 'lead' }, excerpt),
      coverUrl && h('img', { src: coverUrl, alt: '' }),
      markup(bodyHtml, h),
    ),
  };
}
