import { h, paragraphs } from './dom.js';
import { moment, money, plural } from './format.js';
import { priceTag } from './parts.js';
import { priceIn } from './prices.js';
import { feesOn } from './ticket-rules.js';

/** A ticket type with what a guest should know of it, and `controls` by which it is taken. */
export function tierCard(tier, event, currency, controls) {
  const price = priceIn(tier, currency);
  const dayLabels = new Map(
    (event.days ?? []).flatMap(({ ref, dayDate, label }) => [
      [ref, label],
      [dayDate, label],
    ]),
  );
  return h(
    'li',
    { class: tier.soldOut ? 'tier sold-out' : 'tier' },
    h('div', { class: 'tier-head' }, h('h3', {}, tier.name), tierPrice(tier, price)),
    paragraphs(tier.description),
    h(
      'ul',
      { class: 'notes' },
      notes(tier, event, price, dayLabels)
        .filter(Boolean)
        .map((note) => h('li', {}, note)),
    ),
    controls,
  );
}

function tierPrice(tier, price) {
  if (tier.kind === 'free') return h('span', { class: 'price' }, 'Free');
  if (tier.kind !== 'donation') return priceTag(price);
  return h(
    'span',
    { class: 'price' },
    tier.minPriceMinor ? `${money(tier.minPriceMinor, tier.currency)} or more` : 'What you like to give',
  );
}

/** Returns the notes about a tier that a guest should know before taking one. */
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
    price.priceMinor > 0 && feeNote(feesOn(tier, event, price), price.currency),
    tier.saveForItSaveable && 'Can be paid by saving up',
  ];
}

/** Returns the note about fees on top of the price of one ticket; an amount only where it is known. */
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
