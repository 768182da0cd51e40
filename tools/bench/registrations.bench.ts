import { inDays, openShop, startService, type RunningService, type Shop } from '@svc/testing';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { BookingFloor } from './booking-floor';
import { median } from './load';

/** Many and short: each is held against the one beside it, since what else the machine does changes. */
const ROUNDS = 11;
const BOOKINGS = 1_500;
const WARM_UP = 1_500;
const CONNECTIONS = 64;
const SCARCE = 500;

const event = (slug: string, capacity: number) => ({
  slug, title: slug, startAt: inDays(10), endAt: inDays(11), ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity }],
});

/** One hot ticket type through HTTP and one api process, beside a loop of the booking's own SQL on the same counter; commits wait for the disk. */
export async function registrations(): Promise<object> {
  const service = await startService({ env: { LOG_LEVEL: 'warn' } });
  const database = new Client({ connectionString: service.databaseUrl });
  try {
    await database.connect();
    const shop = await openShop(service, 'hot', { version: 1, events: [event('hot', 10_000_000), event('scarce', SCARCE)] });
    const guests = new Guests(service, shop);
    const floor = await BookingFloor.open(service.databaseUrl, 'hot', await guests.tierOf('hot'));
    await floor.round(WARM_UP);
    await guests.register('hot', WARM_UP);
    const rounds: { sql: number; http: number; ratio: number }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [sql, { perSecond: http }] = [await floor.round(BOOKINGS), await guests.register('hot', BOOKINGS)];
      rounds.push({ sql, http, ratio: Math.round((http / sql) * 100) / 100 });
      console.log(`round ${round}   sql ${sql}/s   http ${http}/s   ratio ${rounds.at(-1)!.ratio}`);
    }
    await floor.close();
    const [sql, http, ratio] = (['sql', 'http', 'ratio'] as const).map((figure) => median(rounds.map((round) => round[figure])));
    console.log(`one hot ticket type   sql ${sql}/s   http ${http}/s   ratio ${ratio}`);

    const load = await guests.register('scarce', 3 * SCARCE);
    const counts = await countSeats(database);
    console.log(`${SCARCE} seats, ${3 * SCARCE} guests: ${load.registered} registered, ${load.refused} refused; oversold: ${counts.some(({ oversold }) => oversold) ? 'yes' : 'none'}`);
    if (counts.some(({ oversold }) => oversold) || load.registered !== SCARCE) throw new Error(`Seats were oversold or lost: ${JSON.stringify(counts)}`);
    return { connections: CONNECTIONS, bookingsPerRound: BOOKINGS, sql, http, ratio, rounds, load, counts };
  } finally {
    await database.end();
    await service.stop();
  }
}

/** Guests that come one after another, each with an e-mail of their own. */
class Guests {
  private count = 0;

  constructor(
    private readonly service: RunningService,
    private readonly shop: Shop,
  ) {}

  async tierOf(slug: string): Promise<string> {
    const { body } = await this.service.client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, { key: this.shop.keys.secretLive });
    return body.ticketTypes[0]!.ref;
  }

  async register(slug: string, amount: number): Promise<{ perSecond: number; registered: number; refused: number; p50Ms: number; p99Ms: number }> {
    const ticketTypeRef = await this.tierOf(slug);
    const start = performance.now();
    const result = await autocannon({
      url: `${this.service.urls[0]}/v1/store/events/${slug}/register`,
      method: 'POST',
      connections: CONNECTIONS,
      amount,
      headers: { authorization: `Bearer ${this.shop.keys.secretLive}`, 'content-type': 'application/json' },
      requests: [{ setupRequest: (request) => ({ ...request, body: this.next(ticketTypeRef) }) }],
    });
    const perSecond = Math.round((amount * 1_000) / (performance.now() - start));
    if (result.errors > 0 || result['5xx'] > 0) throw new Error(`${slug}: ${result.errors} errors, ${result['5xx']} answers of 5xx`);
    return { perSecond, registered: result['2xx'], refused: result['4xx'], p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
  }

  private next(ticketTypeRef: string): string {
    return JSON.stringify({ contact: { name: 'Ada Obi', email: `guest.${(this.count += 1)}@example.com` }, tickets: [{ ticketTypeRef, quantity: 1 }] });
  }
}

/** What was sold by the counters and how many sit there, of each event. */
async function countSeats(database: Client): Promise<{ slug: string; capacity: number; sold: number; seats: number; oversold: boolean }[]> {
  const { rows } = await database.query<{ slug: string; capacity: number; sold: number; seats: number; oversold: boolean }>(
    `select slug, capacity, sold, seats, sold > capacity or sold <> seats as oversold
       from (select e.slug, c.capacity, c.sold, (select count(*)::integer from attendee a where a.ticket_type_id = t.id) as seats
               from event e join ticket_type t on t.event_id = e.id join counter c on c.subject_id = t.id) counted`,
  );
  return rows;
}
