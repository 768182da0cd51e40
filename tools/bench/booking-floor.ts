import { randomUUID } from 'node:crypto';
import { BOOK, bookingParameters, createDataSource, PostgresRegistrationReader, sqlOf } from '@svc/adapters/postgres';
import { decideRegistration, enrol, registrationRequest } from '@svc/registration';
import { Client } from 'pg';

const CONNECTIONS = 8;

/** The SQL of a booking and nothing else, in a loop: what a database on this machine can do for one hot ticket type. */
export class BookingFloor {
  private guests = 0;

  private constructor(
    private readonly clients: readonly Client[],
    private readonly plan: (guest: number) => unknown[],
  ) {}

  static async open(databaseUrl: string, shop: string, slug: string, ticketTypeRef: string): Promise<BookingFloor> {
    const source = await createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'bench' }).initialize();
    const [workspace] = await source.query<{ id: string }[]>('select id from workspace where slug = $1', [shop]);
    const now = new Date();
    const question = { workspaceId: workspace!.id, timezone: 'UTC', mode: 'live' as const, slug, guestKey: 'nobody', unlockCodes: [], now };
    const context = (await new PostgresRegistrationReader(sqlOf(source)).read(question))!;
    await source.destroy();
    const clients = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        return client;
      }),
    );
    return new BookingFloor(clients, (guest) => {
      const request = registrationRequest.parse({
        contact: { name: 'Ada Obi', email: `floor.${guest}@example.com` },
        tickets: [{ ticketTypeRef, quantity: 1 }],
      });
      const decision = decideRegistration(context, request, { path: 'register', now, mostSeats: 20 });
      if (decision.holding) throw new Error('Nobody holds a seat yet.');
      return bookingParameters([enrol({ ...question, context, request, guest: decision, source: 'storefront_api' }, randomUUID)]);
    });
  }

  /** Books one seat each for guests that come one after another, for so long. Answers bookings a second. */
  async round(seconds: number): Promise<number> {
    let done = 0;
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      this.clients.map(async (client) => {
        for (; performance.now() < end; done += 1) await client.query(BOOK, this.plan((this.guests += 1)));
      }),
    );
    return done / seconds;
  }

  async close(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.end()));
  }
}
