import { refOf } from '@svc/kernel';
import { aStore } from '../testing/product-source.builder';
import { anEventDaySource, anEventSource, aTicketTypeSource } from '../testing/event-source.builder';
import type { EventSource } from './event-source';
import { publicEvent, type PublicEvent } from './event.view';
import { Moment } from './moment';
import { presentEvent } from './event.view';
import { presentEventSummary } from './event-summary.view';
import type { StoreProfile } from './store-profile';

const now = new Moment(new Date('2026-02-01T00:00:00Z'));
const hall = { venueName: 'Freedom Park', city: 'Lagos' };

function shown(overrides: Partial<EventSource>, store: Partial<StoreProfile> = {}): PublicEvent {
  const view = presentEvent(anEventSource(overrides), { packages: [], products: [] }, aStore(store), now);
  return publicEvent.parse(JSON.parse(JSON.stringify(view)));
}

describe('an event', () => {
  it('[§2.6] shows only the fields that are set', () => {
    expect(shown({ ticketTypes: [] })).toEqual({
      ref: refOf('evt', anEventSource().id),
      slug: 'launch-night',
      cancelled: false,
      title: 'Launch night',
      mode: 'ticketed',
      format: 'physical',
      startAt: '2026-03-01T18:00:00.000Z',
      endAt: '2026-03-01T22:00:00.000Z',
      publishedAt: '2026-01-01T00:00:00.000Z',
      venueVisibility: 'public',
      timezone: 'Africa/Lagos',
      dobMode: 'order',
      attendeeEmailRequired: false,
      frontdeskFee: { pct: 0, flatMinor: 0 },
      customerFee: { pct: 0, flatMinor: 0 },
      saveForItEnabled: false,
      ticketTypes: [],
      brand: { ref: refOf('wks', aStore().workspaceId), displayName: 'Ile', handle: 'ile' },
      storefrontPublished: true,
    });
  });

  it('[D-21] shows its place, and those of its days, only where the venue is public', () => {
    const days = [anEventDaySource({ location: hall })];
    expect(shown({ location: hall, days })).toMatchObject({ location: hall, days: [{ location: hall }] });
    for (const venueVisibility of ['registered_only', 'hidden'] as const) {
      const { location, days: [day] = [] } = shown({ location: hall, days, venueVisibility });
      expect([location, day?.location]).toEqual([undefined, undefined]);
      const { venueName, city } = presentEventSummary(anEventSource({ location: hall, venueVisibility }), aStore());
      expect([venueName, city]).toEqual([undefined, undefined]);
    }
    expect(presentEventSummary(anEventSource({ location: hall }), aStore())).toMatchObject(hall);
  });

  it('[D-113] hides the online address, also of days, where that is for guests only', () => {
    const online = { ...hall, onlineUrl: 'https://live.example/x' };
    const overrides = { location: online, days: [anEventDaySource({ location: { onlineUrl: 'https://live.example/day' } })] };
    expect(shown(overrides)).toMatchObject({ location: online, days: [{ location: { onlineUrl: 'https://live.example/day' } }] });
    const approved = aTicketTypeSource({ approvalRequired: true, visibility: 'hidden', attendance: 'online' });
    for (const held of [shown({ ...overrides, onlineUrlFor: 'guests' }), shown({ ...overrides, ticketTypes: [approved] })]) {
      expect(held.location).toEqual(hall);
      expect(JSON.stringify(held)).not.toContain('live.example');
    }
    expect(
      shown({ ...overrides, ticketTypes: [aTicketTypeSource({ approvalRequired: true, attendance: 'online' })], onlineUrlFor: 'everyone' }),
    ).toMatchObject({ location: online, ticketTypes: [{ attendance: 'online' }] });
  });

  it('[D-113] shows its time zone in lists, the store’s by default', () => {
    expect(presentEventSummary(anEventSource(), aStore()).timezone).toBe('Africa/Lagos');
    expect(presentEventSummary(anEventSource({ timezone: 'Europe/London' }), aStore()).timezone).toBe('Europe/London');
  });

  it('[D-93] is sold first in its own currency, and flat fees are in it', () => {
    const frontdeskFee = { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 50 } };
    const tier = aTicketTypeSource({
      kind: 'paid',
      prices: [
        { currency: 'NGN', priceMinor: 500_000 },
        { currency: 'USD', priceMinor: 900 },
      ],
    });
    expect(shown({ ticketTypes: [tier] }, { frontdeskFee })).toMatchObject({
      frontdeskFee: { pct: 2.5, flatMinor: 10_000 },
      ticketTypes: [{ currency: 'NGN', priceMinor: 500_000 }],
    });
    expect(shown({ currency: 'USD', ticketTypes: [tier] }, { frontdeskFee })).toMatchObject({
      frontdeskFee: { pct: 2.5, flatMinor: 50 },
      ticketTypes: [{ currency: 'USD', priceMinor: 900 }],
    });
  });

  it('[§2.6] shows the label of other savers only where saving is enabled', () => {
    expect(shown({ saveForItEnabled: true, saveForItCrowdLabel: '40 are saving' })).toMatchObject({ saveForItCrowdLabel: '40 are saving' });
    expect(shown({ saveForItEnabled: false, saveForItCrowdLabel: '40 are saving' })).not.toHaveProperty('saveForItCrowdLabel');
  });

  it('[§2.6] counts what its days have left, in their own zone', () => {
    const days = [
      anEventDaySource({ capacity: 10, remaining: 0 }),
      anEventDaySource({ id: '01980000-0000-7000-8000-000000000013', timezone: 'Europe/London', capacity: 10, remaining: 4 }),
    ];
    expect(shown({ days }).days).toMatchObject([
      { timezone: 'Africa/Lagos', capacity: 10, remaining: 0, soldOut: true },
      { timezone: 'Europe/London', capacity: 10, remaining: 4, soldOut: false },
    ]);
  });

  it.each(['hidden', 'invite_only'] as const)('[D-46] never shows a ticket type that is %s', (visibility) => {
    expect(shown({ ticketTypes: [aTicketTypeSource({ visibility })] }).ticketTypes).toEqual([]);
  });

  it('[D-46] shows a ticket type from the start to the end of its sale', () => {
    const during = (window: { onSaleFrom?: string; onSaleUntil?: string }) =>
      shown({ ticketTypes: [aTicketTypeSource(window)] }).ticketTypes.length;
    expect(during({ onSaleFrom: '2026-02-01T00:00:00.000Z', onSaleUntil: '2026-02-01T00:00:00.001Z' })).toBe(1);
    expect(during({ onSaleFrom: '2026-02-01T00:00:00.001Z' })).toBe(0);
    expect(during({ onSaleUntil: '2026-02-01T00:00:00.000Z' })).toBe(0);
  });
});
