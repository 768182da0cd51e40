import { h, paragraphs } from '../dom.js';
import { calendarDay, country, moment, money, plural, span } from '../format.js';
import { priceTag, productCard, shelf } from '../parts.js';
import { priceIn } from '../prices.js';
import { feesOn } from '../ticket-rules.js';
import { tickets } from '../tickets.js';

export const load = (api, slug) => api.event(slug);

export function render(event, context) {
  return {
    title: event.title,
    content: h(
      'article', { class: 'event' },
      h(
        'header', { class: 'hero' },
        h('div', {}, h('p', { class: 'eyebrow' }, event.category ?? 'Event'), h('h1', {}, event.title), event.tagline && h('p', { class: 'lead' }, event.tagline), facts(event)),
        event.coverUrl && h('img', { src: event.coverUrl, alt: '' }),
      ),
      h(
        'div', { class: 'two-columns' },
        h('section', { class: 'prose' }, h('h2', {}, 'About'), paragraphs(event.description), sponsor(event), gallery(event)),
        h('section', {}, h('h2', {}, 'Tickets'), tiers(event, context), tickets(event, context)),
      ),
      days(event),
      shelf('Also on offer', [...(event.attachedPackages ?? []).map(packageSummary), ...(event.attachedProducts ?? [])].map((product) => productCard(product, context.currency))),
    ),
  };
}

function facts(event) {
  const zone = event.timezone;
  const age = event.minAge && `${event.minAge} and over`;
  return h(
    'dl', { class: 'facts' },
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

function tiers(event, context) {
  if (event.mode === 'external') return h('p', {}, 'Tickets for this evening are sold elsewhere.');
  const labels = new Map((event.days ?? []).flatMap(({ ref, dayDate, label }) => [[ref, label], [dayDate, label]]));
  return h('ul', { class: 'tiers' }, (event.ticketTypes ?? []).map((tier) => tierItem(tier, event, context, labels)));
}

function tierItem(tier, event, { currency }, dayLabels) {
  const price = priceIn(tier, currency);
  return h(
    'li', { class: tier.soldOut ? 'tier sold-out' : 'tier' },
    h('div', { class: 'tier-head' }, h('h3', {}, tier.name), tierPrice(tier, price)),
    paragraphs(tier.description),
    h('ul', { class: 'notes' }, notes(tier, event, price, dayLabels).filter(Boolean).map((note) => h('li', {}, note))),
  );
}

function tierPrice(tier, price) {
  if (tier.kind === 'free') return h('span', { class: 'price' }, 'Free');
  if (tier.kind !== 'donation') return priceTag(price);
  return h('span', { class: 'price' }, tier.minPriceMinor ? `${money(tier.minPriceMinor, tier.currency)} or more` : 'What you like to give');
}

/** What a guest should know of a tier before he takes one. */
const notes = (tier, event, price, dayLabels) => [...supply(tier, event), ...payment(tier, event, price), ...conditions(tier, dayLabels)];

/** A phase price runs out by time or by number, whichever comes first. */
function supply({ soldOut, remaining, lowStockThreshold = 0, priceEndsAt, priceRemaining }, { timezone }) {
  if (soldOut) return [h('strong', {}, 'Sold out')];
  return [
    remaining > 0 && remaining <= lowStockThreshold && h('strong', {}, `Only ${remaining} left`),
    priceEndsAt && `This price until ${moment(priceEndsAt, timezone)}`,
    Number.isInteger(priceRemaining) && `${plural(priceRemaining, 'ticket')} left at this price`,
  ];
}

function payment(tier, event, price) {
  const { timezone } = event;
  const amount = (minor) => money(minor, tier.currency);
  const rest = tier.depositBalanceDueAt ? `by ${moment(tier.depositBalanceDueAt, timezone)}` : 'later';
  return [
    tier.depositDueNowMinor && `${amount(tier.depositDueNowMinor)} now, the rest ${rest}`,
    tier.donationPresets?.length && `Often given: ${tier.donationPresets.map(amount).join(', ')}`,
    price.priceMinor > 0 && feeNote(feesOn(tier, event, price), price.currency),
    tier.saveForItSaveable && 'Can be paid by saving up',
  ];
}

/** What comes on top of the price of one ticket; an amount only where it is known. */
function feeNote(minor, currency) {
  if (minor === undefined) return 'Fees are added at checkout';
  return minor > 0 && `plus ${money(minor, currency)} of fees`;
}

function conditions(tier, dayLabels) {
  return [
    tier.groupSize > 1 && `One ticket admits ${tier.groupSize}`,
    tier.validDays?.length && `Valid on ${tier.validDays.map((day) => dayLabels.get(day) ?? day).join(', ')}`,
    tier.minAge && `${tier.minAge} and over`,
    tier.approvalRequired && 'The host confirms each guest',
    tier.requiresAttendeeDetails && 'A name is asked for each guest',
    tier.maxPerOrder && `At most ${tier.maxPerOrder} in one order`,
  ];
}

function days({ days = [] }) {
  return days.length > 0 && h(
    'section', { class: 'shelf' },
    h('h2', {}, 'Days'),
    h(
      'ol', { class: 'days' },
      days.map(({ label, dayDate, startAt, endAt, timezone, location, remaining, soldOut }) =>
        h(
          'li', {},
          h('h3', {}, label ?? calendarDay(dayDate)),
          h('p', {}, startAt ? span(startAt, endAt, timezone) : calendarDay(dayDate)),
          location?.venueName && h('p', {}, location.venueName),
          soldOut ? h('p', {}, h('strong', {}, 'Sold out')) : remaining !== null && remaining !== undefined && h('p', { class: 'quiet' }, `${plural(remaining, 'place')} left`),
        )),
    ),
  );
}

function sponsor({ sponsorship }) {
  if (!sponsorship) return undefined;
  const { brandName, tagline, clickUrl } = sponsorship;
  return h('p', { class: 'quiet' }, 'Presented by ', clickUrl ? h('a', { href: clickUrl, rel: 'sponsored' }, brandName) : brandName, tagline && `: ${tagline}`);
}

function gallery({ media = [], title }) {
  const pictures = media.filter(({ type }) => type === 'image');
  return pictures.length > 0 && h('div', { class: 'gallery-strip' }, pictures.map(({ url }, at) => h('img', { src: url, alt: `${title}, picture ${at + 1}`, loading: 'lazy' })));
}

/** An option whose price is given on request has none. */
function packageSummary({ options, ...item }) {
  const least = (minors) => (minors.length ? Math.min(...minors) : undefined);
  const entries = options.flatMap(({ prices = [] }) => prices);
  const pricesFrom = Object.fromEntries(entries.map(({ currency }) => [currency, least(entries.filter((entry) => entry.currency === currency).map(({ priceMinor }) => priceMinor))]));
  return { ...item, pricesFrom, priceMinorFrom: least(options.map(({ priceMinor }) => priceMinor).filter(Number.isInteger)), variantCount: options.length };
}
