import { h, paragraphs } from '../dom.js';

export const load = (api, slug) => api.tables.get(slug);

export function render({ name, description, columns, rows }) {
  return {
    title: name,
    content: h(
      'article',
      {},
      h('h1', {}, name),
      paragraphs(description),
      h(
        'div',
        { class: 'scrolls', tabindex: 0, role: 'region', 'aria-label': name },
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h(
              'tr',
              {},
              columns.map(({ label }) => h('th', { scope: 'col' }, label)),
            ),
          ),
          h(
            'tbody',
            {},
            rows.map(({ cells }) =>
              h(
                'tr',
                {},
                columns.map(({ key }) => h('td', {}, cellText(cells[key]))),
              ),
            ),
          ),
        ),
      ),
    ),
  };
}

const cellText = (value) =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : [value].flat().map(String).join(', ');
