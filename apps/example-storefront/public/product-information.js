import { h, paragraphs } from './dom.js';
import { country } from './format.js';

/** Returns the merchant's information on a product beyond the offer: `info` of the product, in the order people read it. */
export function information(info) {
  if (!info) return undefined;
  const story = [
    ...paragraphs(info.longDescription),
    ...[...(info.descriptionBlocks ?? [])].sort((a, b) => a.sort - b.sort).map(block),
    info.highlights?.length > 0 &&
      h(
        'ul',
        { class: 'ticks' },
        info.highlights.map((highlight) => h('li', {}, highlight)),
      ),
    ...titled('Care', info.careInstructions),
    ...titled('Made to last', info.sustainabilityText),
    ...titled('Warranty', info.warrantyText),
  ].filter(Boolean);
  const details = detailsOf(info);
  return h(
    'div',
    { class: 'two-columns' },
    story.length > 0 && h('section', { class: 'prose' }, h('h2', {}, 'About this piece'), story),
    details.length > 0 &&
      h(
        'section',
        {},
        h('h2', {}, 'Details'),
        h(
          'dl',
          { class: 'facts' },
          details.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
        ),
      ),
  );
}

/** A block of a description, by its kind. */
export function block({ kind, text, url, alt, caption }) {
  switch (kind) {
    case 'heading':
      return h('h3', {}, text);
    case 'text':
      return paragraphs(text);
    case 'list':
      return h(
        'ul',
        {},
        (text ?? '')
          .split('\n')
          .filter(Boolean)
          .map((line) => h('li', {}, line)),
      );
    case 'image':
      return h('figure', {}, h('img', { src: url, alt: alt ?? '', loading: 'lazy' }), caption && h('figcaption', {}, caption));
    case 'video':
    case 'embed':
      return url && h('p', {}, h('a', { href: url }, caption ?? 'Watch the film'));
    case 'divider':
      return h('hr');
    default:
      return undefined; // A kind of a later version of the API.
  }
}

const titled = (title, text) => (text ? [h('h3', {}, title), ...paragraphs(text)] : []);

function detailsOf(info) {
  const size = [info.dimLength, info.dimWidth, info.dimHeight].filter(Boolean).join(' × ');
  return [
    ['Brand', info.brand],
    ['Maker', info.manufacturer],
    ['Model', info.modelName],
    ['Made in', country(info.countryOfOrigin)],
    ['Size', size && `${size} ${info.dimUnit ?? ''}`],
    ['Weight', info.weightValue && `${info.weightValue} ${info.weightUnit ?? ''}`],
    ...[...(info.specs ?? [])].sort((a, b) => a.sort - b.sort).map((spec) => [spec.label, valueOf(spec)]),
    ['Warranty', info.warrantyMonths && `${info.warrantyMonths} months`],
    ['Item number', info.sku],
  ].filter(([, value]) => value);
}

const valueOf = ({ kind, value, unit }) =>
  kind === 'boolean' ? { true: 'Yes', false: 'No' }[value] : [value, unit].filter(Boolean).join(' ');
