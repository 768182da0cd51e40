import { inDays, openShop, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { BookingFloor } from './booking-floor';
import { compare, type Effort } from './compare';
import { type Figure, ratioAtLeast } from './figures';
import { runWrk, type Request } from './load/wrk';
import { MeasuredService } from './measured-service';

const CONNECTIONS = 64;
const SCARCE = 500;

const event = (slug: string, capacity: number) => ({
  slug,
  title: slug,
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity }],
});

/**
 * One hot ticket type through HTTP and one api process, beside a loop of the booking's own SQL on the same counter, a commit each; and
 * more guests than seats.
 * @throws Error when a seat was sold twice or lost
 */
export async function registrations(effort: Effort, say: (line: string) => void): Promise<Figure[]> {
  const service = await MeasuredService.start();
  try {
    const shop = await openShop(service.running, 'hot', { version: 1, events: [event('hot', 10_000_000), event('scarce', SCARCE)] });
    const [hot, scarce] = [await registrationsAt(service, shop, 'hot'), await registrationsAt(service, shop, 'scarce')];
    const floor = await BookingFloor.open(service.running.databaseUrl, 'hot', 'hot', hot.ticketTypeRef);
    await register(service, shop, [hot.request], effort.seconds);
    await floor.round(effort.seconds);
    await service.vacuum();
    const figure = await compare(
      effort,
      () => floor.round(effort.seconds),
      () => service.measure(() => register(service, shop, [hot.request], effort.seconds)),
    );
    await floor.close();
    const { refused } = await register(service, shop, [scarce.request], effort.seconds);
    await requireNoneOversold(service.running.databaseUrl);
    say(`${SCARCE} seats and ${refused} guests more: none was oversold or lost`);
    return [{ name: 'registrations of one hot ticket type, none oversold', ...figure, goal: ratioAtLeast(1.2) }];
  } finally {
    await service.stop();
  }
}

/** Loads the first api with registrations; those that are refused as sold out are counted. */
export function register(
  { running }: MeasuredService,
  { keys }: Shop,
  requests: readonly Request[],
  seconds: number,
  url = running.urls[0]!,
) {
  const headers = { authorization: `Bearer ${keys.secretLive}`, 'content-type': 'application/json' };
  return runWrk({ url, headers, requests, connections: CONNECTIONS, refusals: true }, seconds);
}

/** A new guest at an event each time, with one seat of its first free ticket type. */
export async function registrationsAt(
  { running: { client } }: MeasuredService,
  { keys }: Shop,
  slug: string,
): Promise<{ ticketTypeRef: string; request: Request }> {
  const { body } = await client.get<{ ticketTypes: { ref: string; kind: string }[] }>(`/v1/store/events/${slug}`, { key: keys.secretLive });
  const { ref: ticketTypeRef } = body.ticketTypes.find(({ kind }) => kind === 'free')!;
  const guest = { contact: { name: 'Ada Obi', email: 'guest.{n}@example.com' }, tickets: [{ ticketTypeRef, quantity: 1 }] };
  return { ticketTypeRef, request: { method: 'POST', path: `/v1/store/events/${slug}/register`, body: guest } };
}

/** Compares the sold seats of the counters with the attendees, event by event. */
async function requireNoneOversold(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select * from (select e.slug, c.capacity, c.sold, (select count(*)::integer from attendee a where a.ticket_type_id = t.id) as seats
               from event e join ticket_type t on t.event_id = e.id join counter c on c.subject_id = t.id) counted
      where sold > capacity or sold <> seats or (slug = 'scarce' and sold <> capacity)`,
  );
  await client.end();
  if (rows.length > 0) throw new Error(`Seats were oversold or lost: ${JSON.stringify(rows)}`);
}
