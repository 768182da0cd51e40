import { h, paragraphs } from '../dom.js';
import { calendarDay, country, moment, plural, span } from '../format.js';
import { productCard, shelf } from '../parts.js';
import { sharing } from '../sharing.js';
import { tickets } from '../tickets.js';

export const load = (api, slug) => api.events.get(slug);

export function render(event, context) {
  return {
    title: event.title,
    content: h(
      'article',
      { class: 'event' },
      h(
        'header',
        { class: 'hero' },
        h(
          'div',
          {},
          h('p', { class: 'eyebrow' }, event.category ?? 'Event'),
          h('h1', {}, event.title),
          event.tagline && h('p', { class: 'lead' }, event.tagline),
          facts(event),
          sharing(event),
        ),
        event.coverUrl && h('img', { src: event.coverUrl, alt: '' }),
      ),
      h(
        'div',
        { class: 'two-columns' },
        h('section', { class: 'prose' }, h('h2', {}, 'About'), paragraphs(event.description), sponsor(event), gallery(event)),
        h('section', {}, h('h2', {}, 'Tickets'), tickets(event, context)),
      ),
      days(event),
      shelf(
        'Also on offer',
        [...(event.attachedPackages ?? []).map(packageSummary), ...(event.attachedProducts ?? [])].map((product) =>
          productCard(product, context.currency),
        ),
      ),
    ),
  };
}

function facts(event) {
  const zone = event.timezone;
  const age = event.minAge && `${event.minAge} and over`;
  return h(
    'dl',
    { class: 'facts' },
    [
      ['When', h('time', { datetime: event.startAt }, span(event.startAt, event.endAt, zone))],
      ['Doors', event.doorsAt && moment(event.doorsAt, zone)],
      ['Where', venue(event)],
      ['Age', age],
      ['Host', event.brand?.displayName],
    ].map(([name, value]) => value && h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}

/** Parts of the place are absent as long as the merchant keeps it to himself or to registered guests. */
function venue({ format, location = {}, venueVisibility }) {
  const { venueName, address, city, lat, lng, onlineProvider } = location;
  const written = [venueName, address, city, country(location.country)].filter(Boolean).join(', ');
  const map = lat !== undefined && lng !== undefined && `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  const place = written && [written, map && [' ', h('a', { href: map }, 'Map')]];
  if (place) return place;
  if (format === 'online') return onlineProvider ? `Online, ${onlineProvider}` : 'Online';
  return venueVisibility === 'registered_only' ? 'Told to guests after they register' : 'To be announced';
}

function days({ days = [] }) {
  return (
    days.length > 0 &&
    h(
      'section',
      { class: 'shelf' },
      h('h2', {}, 'Days'),
      h(
        'ol',
        { class: 'days' },
        days.map(({ label, dayDate, startAt, endAt, timezone, location, remaining, soldOut }) =>
          h(
            'li',
            {},
            h('h3', {}, label ?? calendarDay(dayDate)),
            h('p', {}, startAt ? span(startAt, endAt, timezone) : calendarDay(dayDate)),
            location?.venueName && h('p', {}, location.venueName),
            soldOut
              ? h('p', {}, h('strong', {}, 'Sold out'))
              : remaining !== null && remaining !== undefined && h('p', { class: 'quiet' }, `${plural(remaining, 'place')} left`),
          ),
        ),
      ),
    )
  );
}

function sponsor({ sponsorship }) {
  if (!sponsorship) return undefined;
  const { brandName, tagline, clickUrl } = sponsorship;
  return h(
    'p',
    { class: 'quiet' },
    'Presented by ',
    clickUrl ? h('a', { href: clickUrl, rel: 'sponsored' }, brandName) : brandName,
    tagline && `: ${tagline}`,
  );
}

function gallery({ media = [], title }) {
  const pictures = media.filter(({ type }) => type === 'image');
  return (
    pictures.length > 0 &&
    h(
      'div',
      { class: 'gallery-strip' },
      pictures.map(({ url }, at) => h('img', { src: url, alt: `${title}, picture ${at + 1}`, loading: 'lazy' })),
    )
  );
}

/** An option whose price is given on request has none. */
function packageSummary({ options, ...item }) {
  const least = (minors) => (minors.length ? Math.min(...minors) : undefined);
  const entries = options.flatMap(({ prices = [] }) => prices);
  const pricesFrom = Object.fromEntries(
    entries.map(({ currency }) => [
      currency,
      least(entries.filter((entry) => entry.currency === currency).map(({ priceMinor }) => priceMinor)),
    ]),
  );
  return {
    ...item,
    pricesFrom,
    priceMinorFrom: least(options.map(({ priceMinor }) => priceMinor).filter(Number.isInteger)),
    variantCount: options.length,
  };
}
