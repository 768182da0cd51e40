import { h } from '../dom.js';
import { eventCard } from '../parts.js';

export const load = (api) => api.events.list();

export function render(events, { store }) {
  const list = h(
    'ul',
    { class: 'cards' },
    events.map((event) => eventCard(event, store.timezone)),
  );
  return {
    title: 'Events',
    content: [
      h('h1', {}, 'Events'),
      h('h2', { class: 'spoken' }, 'What is planned'),
      events.length ? list : h('p', {}, 'There are no events right now.'),
    ],
  };
}
