import { h, paragraphs } from '../dom.js';

export const load = (api, slug) => api.folders.get(slug);

/** Files to be taken along; their addresses hold for an hour. */
export function render({ name, description, parentSlug, folders, files }) {
  return {
    title: name,
    content: h(
      'article',
      { class: 'prose' },
      h('h1', {}, name),
      paragraphs(description),
      parentSlug && h('p', {}, h('a', { href: `/files/${parentSlug}` }, 'One folder up')),
      folders.length > 0 &&
        h(
          'ul',
          {},
          folders.map((folder) => h('li', {}, h('a', { href: `/files/${folder.slug}` }, `${folder.name} (${folder.fileCount})`))),
        ),
      h(
        'ul',
        {},
        files.map((file) =>
          h('li', {}, h('a', { href: file.downloadUrl, download: file.name }, file.name), h('small', {}, ` ${sizeText(file.sizeBytes)}`)),
        ),
      ),
    ),
  };
}

const sizeText = (bytes) =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (bytes < 1e6 ? 1e3 : 1e6));
