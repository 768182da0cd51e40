import { ApiClient, dateInDays, eventually, inDays, openShop, startService, type RunningService, type Shop } from '@svc/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

interface PublicEvent {
  ticketTypes: { ref: string; remaining: number; soldCount: number }[];
}

const SEATS = 100;
/** Three apis, each of which books in two transactions for an event. */
const BOOKED_AT_ONCE = 6;
const event = (slug: string) => ({
  slug,
  title: slug,
  startAt: inDays(10),
  endAt: inDays(11),
  days: [{ key: 'only', dayDate: dateInDays(10) }],
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: SEATS }],
});

/** Returns the number of answers by status. */
function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Counts of an event in the tables, all at one moment. */
interface Count {
  seats: number;
  guests: number;
  facts: number;
  sold: Record<string, number>;
}

describe('seats that many want at once', () => {
  let service: RunningService;
  let shop: Shop;
  let database: Client;
  let clients: ApiClient[];

  beforeAll(async () => {
    service = await startService({ apis: 3 });
    shop = await openShop(service, 'crowd', { version: 1, events: ['rush', 'crash'].map(event) });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    clients = service.urls.map((url) => new ApiClient(url));
    for (const client of clients) await client.get('/v1/store/events', { key: shop.keys.secretLive });
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  const read = async (slug: string) =>
    (await service.client.get<PublicEvent>(`/v1/store/events/${slug}`, { key: shop.keys.secretLive })).body.ticketTypes[0]!;

  /** Registers the n-th guest at the n-th api, in turn. Returns the status; 0 when the api died during the request. */
  async function register(slug: string, ticketTypeRef: string, guest: number, apis = clients): Promise<number> {
    const body = { contact: { name: 'Guest', email: `guest.${guest}@example.com` }, tickets: [{ ticketTypeRef, quantity: 1 }] };
    const client = apis[guest % apis.length]!;
    try {
      return (await client.post(`/v1/store/events/${slug}/register`, body, { key: shop.keys.secretLive })).status;
    } catch (error) {
      if ((error as Error).message === 'fetch failed') return 0;
      throw error;
    }
  }

  /** Registers a guest, again while the service is too busy (503), as an application does. */
  async function registerAtLast(slug: string, ticketTypeRef: string, guest: number, apis = clients): Promise<number> {
    for (;;) {
      const status = await register(slug, ticketTypeRef, guest, apis);
      if (status !== 503) return status;
      await pause(500);
    }
  }

  async function count(slug: string): Promise<Count> {
    const { rows } = await database.query<Count>(
      `select (select count(*)::integer from attendee a where a.event_id = e.id and a.status = 'confirmed') as seats,
              (select count(*)::integer from registration r where r.event_id = e.id) as guests,
              (select count(*)::integer from outbox o where o.data ->> 'eventId' = e.id::text) as facts,
              (select jsonb_object_agg(kind, sold) from counter c where c.subject_id in (
                 select e.id union all select id from event_day where event_id = e.id union all select id from ticket_type where event_id = e.id)) as sold
         from event e where e.slug = $1`,
      [slug],
    );
    return rows[0]!;
  }
  /** Returns the number of transactions that wait for a lock. */
  async function booking(): Promise<number> {
    const { rows } = await database.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  }
  const exactly = (seats: number): Count => ({
    seats,
    guests: seats,
    facts: seats,
    sold: { event: seats, event_day: seats, ticket_type: seats },
  });

  it('[ADR 0008 r1] [§4.4 r3] are taken exactly once each: 500 guests at three apis, 100 seats', async () => {
    const { ref } = await read('rush');
    const answers = await Promise.all(Array.from({ length: 500 }, (_, guest) => registerAtLast('rush', ref, guest)));
    expect(tally(answers)).toEqual({ 201: SEATS, 409: 400 });
    expect(await count('rush')).toEqual(exactly(SEATS));
    expect(await read('rush')).toMatchObject({ remaining: 0, soldCount: SEATS });
  });

  it('[ADR 0008 r1] are neither lost nor taken twice when an api is killed midway', async () => {
    const { ref } = await read('crash');
    const first = await Promise.all(Array.from({ length: 30 }, (_, guest) => register('crash', ref, guest)));
    expect(tally(first)).toEqual({ 201: 30 });
    const holder = new Client({ connectionString: service.databaseUrl });
    await holder.connect();
    await holder.query('begin; select from counter for update');
    const rest = Array.from({ length: 470 }, (_, guest) => register('crash', ref, 30 + guest));
    await eventually('every api is booking', async () => (await booking()) >= BOOKED_AT_ONCE);
    await service.processes[2]!.stop('SIGKILL');
    await holder.end();
    const answers = [...first, ...(await Promise.all(rest))];
    expect(answers).toContain(0);
    const midway = await count('crash');
    expect(midway).toEqual(exactly(midway.seats));
    expect(midway.seats).toBeGreaterThanOrEqual(answers.filter((status) => status === 201).length);

    const survivors = clients.slice(0, 2);
    const again = await Promise.all(Array.from({ length: 500 }, (_, guest) => registerAtLast('crash', ref, guest, survivors)));
    expect(tally(again)).toEqual({ 201: SEATS, 409: 400 });
    expect(await count('crash')).toEqual(exactly(SEATS));
  });
});
