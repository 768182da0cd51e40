import { h, spoken } from './dom.js';
import { day, money, plural, span } from './format.js';
import { priceFrom } from './prices.js';

/** A price, with the one before a reduction struck out. */
export function priceTag({ priceMinor, compareAtMinor, currency }, prefix) {
  if (priceMinor === undefined) return undefined;
  return h(
    'span',
    { class: 'price' },
    prefix && priceMinor > 0 && h('span', { class: 'quiet' }, `${prefix} `),
    h('span', {}, priceMinor === 0 ? 'Free' : money(priceMinor, currency)),
    compareAtMinor > priceMinor && h('s', {}, spoken(' instead of '), money(compareAtMinor, currency)),
  );
}

export function rating(average, count) {
  if (!count) return undefined;
  const shown = average.toFixed(1);
  return h(
    'span',
    { class: 'rating' },
    h('span', { class: 'stars', 'aria-hidden': 'true', '--filled': `${(average / 5) * 100}%` }, '★★★★★'),
    spoken(`Rated ${shown} of 5, `),
    h('span', {}, `${shown} (${plural(count, 'review')})`),
  );
}

export function productCard(product, currency) {
  const pills = [
    product.soldOut && !product.preorderable && 'Sold out',
    product.showSaleBadge && 'Sale',
    product.preorderable && 'Pre-order',
    product.saveForItSaveable && 'Save for it',
  ].filter(Boolean);
  return card({
    href: `/products/${product.slug}`,
    cover: product.coverUrl,
    pills,
    title: product.name,
    lines: [priceTag(priceFrom(product, currency), product.variantCount > 1 && 'from'), rating(product.ratingAvg, product.ratingCount)],
  });
}

/** At its own time, which may be another than the shop's. */
export function eventCard(event, shopZone) {
  return card({
    href: `/events/${event.slug}`,
    cover: event.coverUrl,
    pills: [event.category].filter(Boolean),
    title: event.title,
    lines: [
      h('time', { datetime: event.startAt }, span(event.startAt, undefined, event.timezone ?? shopZone)),
      [event.venueName, event.city].filter(Boolean).join(', ') || (event.format === 'online' && 'Online'),
    ],
    wide: true,
  });
}

export function collectionCard(collection) {
  return card({
    href: `/collections/${collection.slug}`,
    cover: collection.coverUrl,
    pills: [],
    title: collection.name,
    lines: [collection.description, plural(collection.itemCount, 'piece')],
    wide: true,
  });
}

/** The heading's link covers the whole card, so the picture needs no text of its own. */
export function card({ href, cover, pills, title, lines, wide }) {
  return h(
    'li',
    { class: wide ? 'card wide' : 'card' },
    h('div', { class: 'cover' }, cover && h('img', { src: cover, alt: '', loading: 'lazy' })),
    h('h3', {}, h('a', { href }, title)),
    pills.length > 0 &&
      h(
        'p',
        { class: 'pills' },
        pills.map((pill) => h('span', { class: 'pill' }, pill)),
      ),
    lines.filter(Boolean).map((line) => h('p', {}, line)),
  );
}

/** Shows a review of the shop or of one thing; `about` is a link to that. */
export function quote({ author, rating: stars, text, date }, timezone, about) {
  return h(
    'li',
    {},
    h('p', { class: 'stars', role: 'img', 'aria-label': `${stars} of 5`, '--filled': `${stars * 20}%` }, '★★★★★'),
    h('blockquote', {}, text),
    h('p', { class: 'quiet' }, `${author}, ${day(date, timezone)}`, about && [' on ', about]),
  );
}

/** A titled list of cards; nothing when there are no cards. */
export function shelf(title, cards, more) {
  if (!cards.length) return undefined;
  return h(
    'section',
    { class: 'shelf' },
    h('div', { class: 'shelf-head' }, h('h2', {}, title), more && h('a', { href: more.href }, more.label)),
    h('ul', { class: 'cards' }, cards),
  );
}
