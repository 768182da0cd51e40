import { Moment, presentEvent, type EventSource } from '@svc/storefront';
import { aStore, eventReaderContract } from '@svc/storefront/testing';
import type { EventItemInput } from '@svc/ticketing';
import { anEvent, aTicketType } from '@svc/ticketing/testing';
import { PostgresEventStore } from '../ticketing';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventReader } from './postgres-event-reader';

const someId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const now = new Date('2026-02-15T00:00:00Z');
const database = useDatabase();
let reader: PostgresEventReader;

beforeAll(async () => {
  reader = new PostgresEventReader(database.sql);
});

async function write(workspaceId: string, ...events: EventItemInput[]): Promise<void> {
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), events.map(anEvent)));
}

describe('events in Postgres', () => {
  eventReaderContract(async (events) => {
    await database.source.query('delete from event');
    for (const workspaceId of new Set(events.map((event) => event.workspaceId))) await database.makeWorkspace(workspaceId);
    for (const [position, { workspaceId, unlockCode, ...facts }] of events.entries()) {
      const tier = aTicketType({ key: 'entry', visibility: unlockCode ? 'hidden' : 'public' });
      const unlockCodes = unlockCode ? [{ code: unlockCode, ticketTypeRefs: [`${facts.slug}/entry`], maxUses: 2 }] : [];
      await write(workspaceId, { title: 'E', publishedAt: '2026-01-01T00:00:00Z', position, ticketTypes: [tier], unlockCodes, ...facts });
    }
    return reader;
  });

  const soon = { slug: 'soon', title: 'Soon', startAt: '2026-03-01T18:00:00Z', endAt: '2026-03-01T22:00:00Z' };

  it('[D-32] are seen published, and not deleted', async () => {
    const workspaceId = await database.makeWorkspace();
    const seen = async () => [(await reader.list(workspaceId, now)).length, await reader.find(workspaceId, 'soon', now)];
    await write(workspaceId, { ...soon, published: false });
    expect(await seen()).toEqual([0, undefined]);
    await write(workspaceId, soon);
    expect(await seen()).toEqual([1, expect.objectContaining({ slug: 'soon' })]);
    await database.sql.transaction((sql) => new PostgresEventStore(sql, workspaceId, randomIds).remove(['soon']));
    expect(await seen()).toEqual([0, undefined]);
  });

  it('[§2.6] are listed with their place, their texts and the time they were first published', async () => {
    const workspaceId = await database.makeWorkspace();
    await write(workspaceId, {
      ...soon,
      tagline: 't',
      coverUrl: 'https://a.example/c.jpg',
      category: 'music',
      location: { city: 'Lagos' },
      venueVisibility: 'hidden',
    });
    expect(await reader.list(workspaceId, now)).toEqual([
      {
        id: someId,
        slug: 'soon',
        title: 'Soon',
        startAt: '2026-03-01T18:00:00.000Z',
        endAt: '2026-03-01T22:00:00.000Z',
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        tagline: 't',
        coverUrl: 'https://a.example/c.jpg',
        category: 'music',
        format: 'physical',
        mode: 'ticketed',
        venueVisibility: 'hidden',
        location: { city: 'Lagos' },
      },
    ]);
  });
});

describe('an unlock code in Postgres', () => {
  it('reveals nothing once it is used up', async () => {
    const workspaceId = await database.makeWorkspace();
    await write(workspaceId, {
      slug: 'soon',
      title: 'Soon',
      startAt: '2026-03-01T18:00:00Z',
      endAt: '2026-03-01T22:00:00Z',
      ticketTypes: [aTicketType({ key: 'entry', visibility: 'hidden' })],
      unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['soon/entry'], maxUses: 2 }],
    });
    const { id } = (await reader.find(workspaceId, 'soon', now))!;
    const use = (count: number) =>
      database.source.query(`update counter set sold = $2 where workspace_id = $1 and kind = 'unlock_code'`, [workspaceId, count]);
    await use(1);
    expect(await reader.revealedBy(workspaceId, id, ['sesame'])).toHaveLength(1);
    await use(2);
    expect(await reader.revealedBy(workspaceId, id, ['sesame'])).toEqual([]);
  });
});

describe('an event in Postgres', () => {
  const naira = [{ currency: 'NGN', priceMinor: 500 }];

  async function read(event: Partial<EventItemInput>): Promise<{ workspaceId: string; source: EventSource }> {
    const workspaceId = await database.makeWorkspace();
    await write(workspaceId, anEvent({ publishedAt: '2026-01-01T00:00:00Z', ...event }));
    return { workspaceId, source: (await reader.find(workspaceId, 'launch-night', now))! };
  }

  it('[§2.6] comes with its days and ticket types in their order, and the remaining count of each', async () => {
    const { workspaceId, source } = await read({
      capacity: 100,
      days: [
        { key: 'b', dayDate: '2026-03-01', capacity: 60 },
        { key: 'a', dayDate: '2026-03-01' },
      ],
      ticketTypes: [
        aTicketType({
          key: 'vip',
          kind: 'paid',
          prices: naira,
          capacity: 10,
          validDays: ['a', 'b'],
          pricePhases: [
            { key: 'early', prices: naira, capacity: 4 },
            { key: 'late', prices: naira, endsAt: '2026-02-01T00:00:00Z' },
          ],
        }),
        aTicketType({ key: 'entry', visibility: 'hidden', onSaleFrom: '2026-02-01T00:00:00Z' }),
      ],
    });
    const [first, second] = source.days;
    const [vip] = source.ticketTypes;
    await database.source.query(`update counter set held = 1, sold = 2 where workspace_id = $1 and capacity is not null`, [workspaceId]);

    expect(source).toMatchObject({
      capacity: 100,
      remaining: 100,
      storefrontPublished: false,
      attachedProductIds: [],
      attachedPackageIds: [],
    });
    expect(await reader.find(workspaceId, 'launch-night', now)).toMatchObject({
      capacity: 100,
      remaining: 97,
      days: [
        { id: first!.id, capacity: 60, remaining: 57 },
        { id: second!.id, capacity: null, remaining: null },
      ],
      ticketTypes: [
        {
          id: vip!.id,
          capacity: 10,
          remaining: 7,
          sold: 2,
          validDayIds: [second!.id, first!.id],
          pricePhases: [
            { prices: naira, remaining: 1 },
            { remaining: null, endsAt: '2026-02-01T00:00:00.000Z' },
          ],
        },
        {
          capacity: null,
          remaining: null,
          sold: 0,
          visibility: 'hidden',
          onSaleFrom: '2026-02-01T00:00:00.000Z',
          validDayIds: [],
          pricePhases: [],
        },
      ],
    });
  });

  it('[§2.6] comes with the picture of the store, and whether its page is published', async () => {
    const { workspaceId, source } = await read({});
    expect(source).not.toHaveProperty('avatarUrl');
    await database.source.query(
      `insert into storefront_document (workspace_id, body, published) values ($1, '{"avatarUrl": "https://a.example/a.jpg"}', true)`,
      [workspaceId],
    );
    expect(await reader.find(workspaceId, 'launch-night', now)).toMatchObject({
      avatarUrl: 'https://a.example/a.jpg',
      storefrontPublished: true,
    });
  });

  it('shows nothing that is private to the merchant', async () => {
    const { workspaceId, source } = await read({
      ticketTypes: [aTicketType({ key: 'open' }), aTicketType({ key: 'secret', name: 'Backstage', visibility: 'invite_only' })],
      unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['launch-night/secret'] }],
    });
    const shown = JSON.stringify(
      presentEvent(source, { packages: [], products: [] }, aStore({ workspaceId }), new Moment(new Date('2026-02-01T00:00:00Z'))),
    );
    for (const secret of ['SESAME', 'Backstage', 'visibility"', 'invite_only', 'onSale']) expect(shown).not.toContain(secret);
  });
});
