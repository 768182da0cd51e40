import type { ShopClosing } from '@svc/contracts';
import { Moment } from '../domain/moment';
import type { EventSource } from '../domain/event-source';
import { anEventSource, aStore, aTicketTypeSource, InMemoryEventReader, InMemoryBrandingReader } from '../testing';
import { ReadEventPage } from './read-events';

const store = aStore();
const branding = { website: 'https://ile.example', colour: '#123456' };
const hidden = aTicketTypeSource({ visibility: 'hidden', name: 'Backstage' });
const paid = aTicketTypeSource({ kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500 }] });

function read(
  overrides: Partial<EventSource> = {},
  { codes = [] as string[], at = '2026-02-01T00:00:00Z', closed = undefined as ShopClosing | undefined } = {},
) {
  const event = anEventSource(overrides);
  const unlockCodes = [{ code: 'SESAME', ticketTypeIds: [hidden.id] }];
  const pages = new ReadEventPage(
    new InMemoryEventReader([{ workspaceId: store.workspaceId, event, unlockCodes }]),
    new InMemoryBrandingReader(new Map([[store.workspaceId, branding]])),
  );
  return pages.execute({ store: { ...store, closed }, slug: 'launch-night', unlockCodes: codes, now: new Moment(new Date(at)) });
}
const stateOf = async (...overrides: Parameters<typeof read>) => (await read(...overrides)).registration;

describe('the hosted page of an event', () => {
  it('shows the event with the branding of its shop', async () => {
    expect(await read()).toMatchObject({
      event: { slug: 'launch-night', ticketTypes: [{ name: 'Entry' }] },
      registration: 'open',
      branding,
    });
  });

  it('[§7 NOT_FOUND] is none where no event is published', async () => {
    await expect(read({ slug: 'other' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({ publishAt: '2026-02-02T00:00:00Z' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[D-158] says that the shop is closed, unless there is nothing to come', async () => {
    const closed = { until: '2026-02-02T00:00:00.000Z', note: 'On holiday' };
    expect(await read({}, { closed })).toMatchObject({ registration: 'shop_closed', closed: { ...closed, timezone: 'Africa/Lagos' } });
    expect(await stateOf({ ticketTypes: [aTicketTypeSource({ onSaleFrom: '2026-02-01T00:00:01Z' })] }, { closed })).toBe('shop_closed');
    expect(await stateOf({ isCancelled: true }, { closed })).toBe('cancelled');
    expect(await stateOf({ endAt: '2026-01-31T00:00:00Z' }, { closed })).toBe('ended');
    const over = await read({}, { closed, at: closed.until });
    expect([over.registration, over.closed]).toEqual(['open', undefined]);
  });

  it('[D-46] shows a hidden ticket type only with its code', async () => {
    expect(await read({ ticketTypes: [hidden] }, { codes: ['sesame'] })).toMatchObject({
      isUnlocked: true,
      event: { ticketTypes: [{ name: 'Backstage' }] },
    });
    for (const codes of [[], ['WRONG']])
      expect(await read({ ticketTypes: [hidden] }, { codes })).toMatchObject({ isUnlocked: false, event: { ticketTypes: [] } });
    const later = { ...hidden, onSaleFrom: '2026-02-02T00:00:00Z' };
    expect(await read({ ticketTypes: [later] }, { codes: ['SESAME'] })).toMatchObject({ isUnlocked: false, event: { ticketTypes: [] } });
  });

  it('has the prices that follow one another, in the currency of the event', async () => {
    const phases = [
      {
        id: '01980000-0000-7000-8000-000000000021',
        prices: [{ currency: 'NGN', priceMinor: 300 }],
        endsAt: '2026-01-31T00:00:00Z',
        remaining: null,
      },
      { id: '01980000-0000-7000-8000-000000000022', prices: [{ currency: 'NGN', priceMinor: 400 }], remaining: 7 },
      { id: '01980000-0000-7000-8000-000000000023', prices: [{ currency: 'USD', priceMinor: 1 }], remaining: 7 },
      { id: '01980000-0000-7000-8000-000000000024', prices: [{ currency: 'NGN', priceMinor: 450 }], remaining: 0 },
    ];
    const { priceStages, event } = await read({ ticketTypes: [{ ...paid, pricePhases: phases }] });
    expect(priceStages).toEqual({ [event.ticketTypes[0]!.ref]: [{ priceMinor: 400, left: 7 }, { priceMinor: 500 }] });
    expect((await read()).priceStages).toEqual({});
  });

  it('is public unless all of its ticket types are hidden or by invitation', async () => {
    expect((await read({ ticketTypes: [hidden, paid] })).isPublic).toBe(true);
    expect((await read({ ticketTypes: [] })).isPublic).toBe(true);
    expect((await read({ ticketTypes: [hidden, { ...paid, visibility: 'invite_only' }] }, { codes: ['SESAME'] })).isPublic).toBe(false);
  });

  it.each<[string, Parameters<typeof read>]>([
    ['ended', [{}, { at: '2026-03-01T22:00:00Z' }]],
    ['open', [{ ticketTypes: [aTicketTypeSource({ capacity: 1, remaining: 0 }), aTicketTypeSource()] }]],
    ['open', [{ ticketTypes: [paid, aTicketTypeSource()] }]],
    ['sold_out', [{ ticketTypes: [aTicketTypeSource({ capacity: 1, remaining: 0 })] }]],
    ['sold_out', [{ capacity: 9, remaining: 0 }]],
    ['open', [{ ticketTypes: [paid] }]],
    ['sold_out', [{ ticketTypes: [aTicketTypeSource({ kind: 'paid', capacity: 1, remaining: 0 })] }]],
    ['elsewhere', [{ mode: 'external', ticketTypes: [paid] }]],
    ['elsewhere', [{ mode: 'external', ticketTypes: [] }]],
    ['not_yet', [{ ticketTypes: [aTicketTypeSource({ onSaleFrom: '2026-02-01T00:00:01Z' })] }]],
    ['closed', [{ ticketTypes: [aTicketTypeSource({ onSaleUntil: '2026-02-01T00:00:00Z' })] }]],
    ['closed', [{ ticketTypes: [{ ...hidden, onSaleFrom: '2026-02-02T00:00:00Z' }] }]],
    ['closed', [{ ticketTypes: [] }]],
  ])('returns the state of registration: %s', async (state, overrides) => {
    expect(await stateOf(...overrides)).toBe(state);
  });
});
