import { randomUUID } from 'node:crypto';
import type { DomainError } from '@svc/kernel';
import type { EventItem } from '@svc/ticketing';
import { anEvent, aTicketType } from '@svc/ticketing/testing';
import { itemsIn, put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '.';

const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

async function makeProduct(slug: string, isPackage = false): Promise<string> {
  const id = randomUUID();
  await database.source.query(
    `insert into product (workspace_id, id, slug, name, is_package, published, position, details) values ($1, $2, $3, $3, $4, true, 0, '{}')`,
    [workspaceId, id, slug, isPackage],
  );
  return id;
}

const inStore = <T>(work: (store: PostgresEventStore) => Promise<T>, workspace = workspaceId) =>
  database.sql.transaction((sql) => work(new PostgresEventStore(sql, workspace, randomIds)));
const save = (...events: EventItem[]) => inStore((store) => put(store, events));
const load = () => inStore((store) => itemsIn(store));

/** Returns the ids of everything of an event that is not deleted, by kind and key. */
async function idsNow(): Promise<Record<string, string>> {
  const rows = await database.source.query<{ name: string; id: string }[]>(
    `select 'event' as name, id from event where workspace_id = $1 and deleted_at is null
     union all select 'day ' || key, id from event_day where workspace_id = $1 and deleted_at is null
     union all select 'ticket ' || key, id from ticket_type where workspace_id = $1 and deleted_at is null
     union all select 'phase ' || (phase ->> 'key'), (phase ->> 'id')::uuid
       from ticket_type, jsonb_array_elements(price_phases) as phase where workspace_id = $1 and deleted_at is null
     union all select 'code ' || code, id from unlock_code where workspace_id = $1 and deleted_at is null`,
    [workspaceId],
  );
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}

async function take(subjectId: string, { held = 0, sold = 0 }): Promise<void> {
  await database.source.query(`update counter set held = $3, sold = $4 where workspace_id = $1 and subject_id = $2`, [
    workspaceId,
    subjectId,
    held,
    sold,
  ]);
}

const naira = [{ currency: 'NGN', priceMinor: 500_000, compareAtMinor: 600_000 }];

const festival = anEvent({
  slug: 'festival',
  title: 'Fẹ́stival 🎉',
  tagline: 't',
  description: 'd',
  published: false,
  publishedAt: '2026-01-01T00:00:00.123Z',
  position: 3,
  mode: 'ticketed',
  format: 'hybrid',
  location: { venueName: 'Park', city: 'Lagos', lat: 6.45, lng: 3.39, onlineUrl: 'https://a.example/live' },
  venueVisibility: 'registered_only',
  onlineUrlFor: 'everyone',
  timezone: 'Europe/London',
  startAt: '2026-03-01T10:00:00+01:00',
  endAt: '2026-03-02T22:00:00.5Z',
  doorsAt: '2026-03-01T08:00:00Z',
  capacity: 500,
  coverUrl: 'https://a.example/c.jpg',
  media: [{ type: 'video', url: 'https://a.example/v.mp4', thumbnail: 'https://a.example/v.jpg' }],
  category: 'music',
  minAge: 18,
  dobMode: 'attendee',
  attendeeEmailRequired: true,
  currency: 'NGN',
  customerFee: { pct: 1.2345, flatMinor: 100 },
  customerFeeFlatByCurrency: { USD: 5 },
  saveForItEnabled: true,
  saveForItCrowdLabel: 'Crowd',
  days: [
    {
      key: 'day-1',
      label: 'One',
      dayDate: '2026-03-01',
      startAt: '2026-03-01T10:00:00Z',
      endAt: '2026-03-01T20:00:00Z',
      timezone: 'Africa/Lagos',
      location: { venueName: 'Hall' },
      capacity: 300,
    },
    { key: 'day-2', dayDate: '2026-03-02' },
  ],
  ticketTypes: [
    aTicketType({
      key: 'vip',
      name: 'VIP',
      description: 'd',
      imageUrl: 'https://a.example/i.jpg',
      kind: 'deposit',
      visibility: 'hidden',
      onSaleFrom: '2026-01-01T00:00:00Z',
      onSaleUntil: '2026-02-28T00:00:00Z',
      frontdeskFeeMode: 'absorb',
      prices: naira,
      pricePhases: [
        { key: 'early', prices: naira, endsAt: '2026-02-01T00:00:00Z', capacity: 10 },
        { key: 'late', prices: naira, endsAt: '2026-02-10T00:00:00Z' },
      ],
      depositType: 'percent',
      depositValue: 30,
      depositBalanceMode: 'at_door',
      depositBalanceDueAt: '2026-02-20T00:00:00Z',
      capacity: 50,
      lowStockThreshold: 5,
      minPerOrder: 2,
      maxPerOrder: 6,
      minAge: 21,
      approvalRequired: true,
      groupSize: 4,
      attendance: 'in_person',
      validDays: ['day-2', 'day-1'],
      requiresAttendeeDetails: true,
      formFields: [
        { key: 'meal', type: 'select', label: 'Meal', required: true, options: ['fish', 'rice'] },
        { key: 'why', type: 'text', label: 'Why', showIf: { field: 'meal', equals: 'fish' } },
      ],
      saveForIt: { enabled: true, holdPolicy: 'at_threshold', holdThresholdPct: 50, priceMode: 'freeze', cutoffHours: 24 },
    }),
    aTicketType({ key: 'gift', kind: 'donation', minPriceMinor: 100, donationPresets: [100, 500] }),
  ],
  unlockCodes: [
    { code: 'Friends', ticketTypeRefs: ['festival/vip'], maxUses: 20 },
    { code: 'PRESS', ticketTypeRefs: ['festival/gift', 'festival/vip'] },
  ],
  attachedPackageRefs: ['gift-box'],
  attachedProductRefs: ['tote-bag', 'cap'],
  sponsorship: {
    slotType: 'main',
    brandName: 'B',
    logoUrl: 'https://a.example/l.png',
    tagline: 't',
    clickUrl: 'https://a.example',
    sponsorshipRef: 's',
    qrColor: '#000',
    bannerUrl: 'https://a.example/b.png',
  },
});

describe('events', () => {
  it('come back as they were written, those with a position first', async () => {
    await Promise.all([makeProduct('tote-bag'), makeProduct('cap'), makeProduct('gift-box', true)]);
    const plain = anEvent({ slug: 'plain' });
    await save(plain, festival);
    expect(await load()).toEqual([festival, plain]);
  });

  it('change nothing when they are written again', async () => {
    await save(festival);
    const before = await idsNow();
    await save(festival);
    expect(await idsNow()).toEqual(before);
  });

  it('lose fields that a later version leaves out', async () => {
    await save(festival);
    const bare = anEvent({ slug: 'festival' });
    await save(bare);
    expect(await load()).toEqual([bare]);
  });

  it('keep the ids of parts that keep their key, whatever else changes', async () => {
    await save(festival);
    const before = await idsNow();
    const [vip, gift] = festival.ticketTypes;
    await save({
      ...festival,
      title: 'Other',
      days: [...festival.days].reverse().map((day) => ({ ...day, label: 'New' })),
      ticketTypes: [
        { ...gift!, key: 'present' },
        { ...vip!, name: 'Very important', pricePhases: [...vip!.pricePhases].reverse() },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['festival/vip'] }],
    });
    const { 'ticket present': present, 'code FRIENDS': friends, ...after } = await idsNow();
    const { 'ticket gift': gone, 'code Friends': oldFriends, 'code PRESS': _press, ...others } = before;
    expect(after).toEqual(others);
    expect(present).not.toBe(gone);
    expect(friends).toBe(oldFriends);
  });

  it('[D-4] are known by their slug in any case', async () => {
    await save(anEvent());
    const { event } = await idsNow();
    await save({ ...anEvent(), slug: 'Launch-Night', title: 'Again' });
    expect(await idsNow()).toEqual({ event });
  });

  it('keep pointing at a product that is renamed', async () => {
    const tote = await makeProduct('tote-bag');
    await save(anEvent({ attachedProductRefs: ['tote-bag'] }));
    await database.source.query(`update product set slug = 'bag' where workspace_id = $1 and id = $2`, [workspaceId, tote]);
    expect((await load())[0]!.attachedProductRefs).toEqual(['bag']);
  });

  it('[ADR 0009 r1] are deleted softly, and a new one may take the slug', async () => {
    await save(anEvent());
    const { event } = await idsNow();
    await inStore((store) => store.remove(['LAUNCH-night']));
    expect(await load()).toEqual([]);
    await save(anEvent());
    expect((await idsNow()).event).not.toBe(event);
    expect(await database.source.query(`select id from event where workspace_id = $1 and deleted_at is not null`, [workspaceId])).toEqual([
      { id: event },
    ]);
  });

  it('[D-5] are seen and changed by their own workspace only', async () => {
    await save(anEvent());
    const other = await database.makeWorkspace();
    expect(await inStore((store) => itemsIn(store), other)).toEqual([]);
    await inStore(async (store) => {
      await put(store, [anEvent({ title: 'Theirs' })]);
      await store.remove(['launch-night']);
    }, other);
    expect(await load()).toEqual([anEvent()]);
  });

  it('remember when they were first published', async () => {
    const publishedAt = async () =>
      (
        await database.source.query<{ at: Date | null }[]>(`select first_published_at as at from event where workspace_id = $1`, [
          workspaceId,
        ])
      )[0]!.at;
    await save(anEvent({ published: false }));
    expect(await publishedAt()).toBeNull();
    await save(anEvent());
    const first = await publishedAt();
    expect(first).not.toBeNull();
    await save(anEvent({ published: false }));
    await save(anEvent());
    expect(await publishedAt()).toEqual(first);
  });
});

describe('capacities', () => {
  it('[ADR 0008 r1] open a counter for each limited resource', async () => {
    await save(festival);
    const counters = await database.source.query<{ kind: string; capacity: number | null }[]>(
      `select kind, capacity from counter where workspace_id = $1 order by kind, capacity`,
      [workspaceId],
    );
    expect(counters.map(({ kind, capacity }) => `${kind} ${capacity}`)).toEqual([
      'event 500',
      'event_day 300',
      'event_day null',
      'price_phase 10',
      'price_phase null',
      'ticket_type 50',
      'ticket_type null',
      'unlock_code 20',
      'unlock_code null',
    ]);
  });

  const withCapacity = (capacity?: number) => anEvent({ ticketTypes: [aTicketType({ capacity })] });

  it('[ADR 0008 r1] follow the document down to the sold and held count', async () => {
    await save(withCapacity(10));
    const { 'ticket entry': entry } = await idsNow();
    await take(entry!, { held: 2, sold: 3 });
    await save(withCapacity(5));
    expect(await load()).toEqual([withCapacity(5)]);
    await save(withCapacity());
    expect(
      await database.source.query(`select capacity, held, sold from counter where workspace_id = $1 and subject_id = $2`, [
        workspaceId,
        entry,
      ]),
    ).toEqual([{ capacity: null, held: 2, sold: 3 }]);
  });

  it('[ADR 0008 r1] are refused by name below the sold and held count, and nothing changes', async () => {
    await save(withCapacity(10));
    await take((await idsNow())['ticket entry']!, { held: 2, sold: 3 });
    const refusal = await save({ ...withCapacity(4), title: 'Smaller' }).catch((error: DomainError) => error);
    expect(refusal).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { 'events[launch-night].ticketTypes[entry].capacity': expect.stringContaining('at least 5') } },
    });
    expect(await load()).toEqual([withCapacity(10)]);
  });
});

it('a thousand events and more are written at once', async () => {
  const events = Array.from({ length: 1_100 }, (_, index) =>
    anEvent({ slug: `event-${index}`, position: index, ticketTypes: [aTicketType({ capacity: index })] }),
  );
  await save(...events);
  expect(await load()).toEqual(events);
});
