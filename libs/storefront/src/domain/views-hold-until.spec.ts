import { PlainLinkSigner } from '@svc/kernel/testing';
import { anEventSource, aFileSource, aFormSource, aProductSource, aStore, aStorefrontSource, aTicketTypeSource } from '../testing';
import { fileLink } from './file-link';
import { HostedAddress } from './store-profile';
import { Moment } from './moment';
import { presentEvent } from './event.view';
import { presentEventList } from './event-summary.view';
import { presentForm } from './form.view';
import { presentProduct } from './product.view';
import { presentStorefront } from './storefront.view';

const store = aStore();
const address = new HostedAddress('https://shop.example');
const start = Date.parse('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();

/** Returns for how many hours the result of `present` is valid. */
function holds(present: (now: Moment) => unknown): number {
  const now = new Moment(new Date(start));
  present(now);
  return (now.holdsUntil - start) / 3_600_000;
}

const event =
  (tier: Parameters<typeof aTicketTypeSource>[0], overrides: Parameters<typeof anEventSource>[0] = {}) =>
  (now: Moment) =>
    presentEvent(anEventSource({ ...overrides, ticketTypes: [aTicketTypeSource(tier)] }), { packages: [], products: [] }, store, now);
const phase = (endsAt: string, remaining: number | null = null) => ({
  id: endsAt,
  prices: [{ currency: 'NGN', priceMinor: 1 }],
  endsAt,
  remaining,
});

describe('a view', () => {
  it('[D-30] is valid for an event until a sale begins or ends', () => {
    expect(holds(event({}))).toBe(Infinity);
    expect(holds(event({ onSaleFrom: hours(1), onSaleUntil: hours(2) }))).toBe(1);
    expect(holds(event({ onSaleFrom: hours(-1), onSaleUntil: hours(2) }))).toBe(2);
    expect(holds(event({ onSaleUntil: hours(-1) }))).toBe(Infinity);
    expect(holds(event({ onSaleUntil: hours(2), visibility: 'hidden' }))).toBe(Infinity);
  });

  it('[D-30] is valid for an event until the price of today ends', () => {
    expect(holds(event({ pricePhases: [phase(hours(-1)), phase(hours(2)), phase(hours(3))] }))).toBe(2);
    expect(holds(event({ pricePhases: [phase(hours(2), 0), phase(hours(3))] }))).toBe(3);
  });

  it('[D-30] is valid for an event until it is too late to start saving for it', () => {
    const saving = { kind: 'paid', saveForIt: { enabled: true, cutoffHours: 24 } } as const;
    expect(holds(event(saving, { startAt: hours(30), saveForItEnabled: true }))).toBe(6);
  });

  it('[D-30] is valid for the list of events until one is published, and 24 hours past the end of each', () => {
    const list = (overrides: Parameters<typeof anEventSource>[0]) =>
      holds((now) => presentEventList([anEventSource(overrides)], aStore(), now));
    expect(list({ publishAt: hours(3), endAt: hours(10) })).toBe(3);
    expect(list({ publishAt: hours(-3), endAt: hours(10) })).toBeCloseTo(34, 5);
    expect(list({ endAt: hours(-25) })).toBe(Infinity);
  });

  it('[D-158] is valid for the storefront until the shop opens again', () => {
    const parts = { page: aStorefrontSource(), shelf: { products: [], packages: [] }, events: [], paymentMethods: [] };
    const until = (end: string | null) => holds((now) => presentStorefront(parts, aStore({ closed: { until: end } }), now));
    expect([until(hours(5)), until(hours(-5)), until(null)]).toEqual([5, Infinity, Infinity]);
  });

  it('[D-30] is valid for a form until it opens or closes', () => {
    const form = (overrides: Parameters<typeof aFormSource>[0]) => holds((now) => presentForm(aFormSource(overrides), store, now, address));
    expect(form({ opensAt: hours(1), closesAt: hours(2) })).toBe(1);
    expect(form({ opensAt: hours(-1), closesAt: hours(2) })).toBe(2);
    expect(form({ closesAt: hours(0) })).toBe(Infinity);
  });

  it('[D-30] is valid for a folder until its links are signed for longer', () => {
    const link = (now: Moment) => fileLink(aFileSource().id, store, now, address, new PlainLinkSigner());
    expect(holds(link) * 60).toBe(5);
    expect(link(new Moment(new Date(start)))).not.toBe(link(new Moment(new Date(start + 5 * 60_000))));
    expect(link(new Moment(new Date(start)))).toBe(link(new Moment(new Date(start + 5 * 60_000 - 1))));
  });

  it('[D-30] is valid for a product with fixed dates to save up to until the day ends in the store', () => {
    const priced = { saveForItEnabled: true, saveForItFixedDates: ['2026-12-01'] };
    expect(holds((now) => presentProduct(aProductSource(priced), store, now))).toBe(11);
    expect(holds((now) => presentProduct(aProductSource(), store, now))).toBe(Infinity);
  });

  it('[D-30] is valid for the storefront as long as everything that it shows', () => {
    const parts = {
      shelf: { products: [], packages: [] },
      events: [anEventSource({ publishAt: hours(5), endAt: hours(10) })],
      paymentMethods: [],
    };
    const note = (publishedAt: string) => ({ id: aFileSource().id, slug: 'n', publishedAt });
    const page = (publishedAt: string) =>
      aStorefrontSource({ notes: [note(publishedAt)], document: { type: 'store', content: { contentShowcaseSections: {} } } as never });
    expect(holds((now) => presentStorefront({ ...parts, page: page(hours(4)) }, store, now))).toBe(4);
    expect(holds((now) => presentStorefront({ ...parts, page: page(hours(-4)) }, store, now))).toBe(5);
  });
});
