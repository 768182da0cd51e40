import { randomUUID } from 'node:crypto';
import { refOf, uuidAt } from '@svc/kernel';
import { inDays, openShop, type RunningProcess, type Shop } from '@svc/testing';
import { Pool } from 'pg';
import { type Measured, MeasuredService } from './measured-service';
import { Receiver, rateOf } from './receiver';
import { register, registrationsAt } from './registrations.bench';

const SHOPS = 4;
/** As many as a workspace may have (D-77). */
const DESTINATIONS_OF_A_SHOP = 5;
/** Events of each shop in a round; each goes to all destinations of the shop. */
const EVENTS_OF_A_SHOP = 500;
const DELIVERIES = SHOPS * EVENTS_OF_A_SHOP * DESTINATIONS_OF_A_SHOP;

/** Shops with 20 destinations in all, at a merchant's server that answers at once, and workers that are started when there is something to send. */
export class WebhookBench {
  private readonly shops: Shop[] = [];
  private readonly started: RunningProcess[] = [];

  private constructor(
    private readonly service: MeasuredService,
    private readonly receiver: Receiver,
    private readonly database: Pool,
  ) {}

  static async open(service: MeasuredService): Promise<WebhookBench> {
    const bench = new WebhookBench(service, await Receiver.start(), new Pool({ connectionString: service.running.databaseUrl, max: 2 }));
    for (let index = 0; index < SHOPS; index += 1) await bench.openShop(index);
    return bench;
  }

  async close(): Promise<void> {
    await this.end(this.started);
    await this.database.end();
    await this.receiver.stop();
  }

  /** Starts workers, which `close` ends. */
  async start(workers: number): Promise<void> {
    for (let count = 0; count < workers; count += 1) this.started.push(await this.service.running.startWorker());
  }

  /** Leaves as many events as a backlog has, for workers that run, and times them until the last delivery. */
  burst(): Promise<Measured> {
    return this.service.measure(async () => {
      for (const shop of this.shops) await this.leave(shop, EVENTS_OF_A_SHOP);
      const received = await this.receiver.take(DELIVERIES);
      return { answered: received.length, perSecond: rateOf(received) };
    });
  }

  /** Lets events wait, starts workers and times them from the first delivery to the last. */
  async backlog(workers = 1): Promise<Measured> {
    for (const shop of this.shops) await this.leave(shop, EVENTS_OF_A_SHOP);
    const started = await Promise.all(Array.from({ length: workers }, () => this.service.running.startWorker()));
    const measured = await this.service.measure(async () => {
      const received = await this.receiver.take(DELIVERIES);
      return { answered: received.length, perSecond: rateOf(received) };
    });
    await this.end(started);
    return measured;
  }

  /** The same while so many mails with tickets wait: of guests that register before. */
  async besideMails(mails: number): Promise<Measured> {
    const [shop] = this.shops;
    const { request } = await registrationsAt(this.service, shop!, party.slug);
    const waiting = async () => (await this.database.query<{ n: number }>('select count(*)::integer as n from registration')).rows[0]!.n;
    while ((await waiting()) < mails) await register(this.service, shop!, [request], 1);
    return this.backlog();
  }

  /** So many deliveries a second, whose events are left evenly; from commit to the merchant's server, ms. */
  async even(perSecond: number, seconds: number): Promise<{ p50Ms: number; p99Ms: number }> {
    const worker = await this.service.running.startWorker();
    const committedAt = new Map<string, number>();
    const eventsPerSecond = perSecond / DESTINATIONS_OF_A_SHOP;
    const begun = performance.now();
    for (let left = 0; left < eventsPerSecond * seconds; left += 1) {
      const wait = begun + (left * 1_000) / eventsPerSecond - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      const [id] = await this.leave(this.shops[left % SHOPS]!, 1);
      committedAt.set(refOf('wev', id!), performance.timeOrigin + performance.now());
    }
    const received = await this.receiver.take(committedAt.size * DESTINATIONS_OF_A_SHOP);
    await this.end([worker]);
    const latencies = received.map(({ event, at }) => at - committedAt.get(event)!).sort((a, b) => a - b);
    const within = (share: number) => latencies[Math.floor(latencies.length * share)]!;
    return { p50Ms: within(0.5), p99Ms: within(0.99) };
  }

  private async openShop(index: number): Promise<void> {
    const { running } = this.service;
    const shop = await openShop(running, `shop-${index}`, { version: 1, events: [party] });
    for (let destination = 0; destination < DESTINATIONS_OF_A_SHOP; destination += 1) {
      await running.client.post(
        '/v1/admin/webhooks/destinations',
        { url: `${this.receiver.url}/${index}/${destination}`, events: ['product.deleted'] },
        { key: shop.adminToken },
      );
    }
    this.shops.push(shop);
  }

  /** Leaves facts as a use case does, in one transaction, and notifies the relay. */
  private async leave({ slug }: Shop, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => uuidAt(new Date()).slice(0, 19) + randomUUID().slice(19));
    await this.database.query(
      `with left_fact as (
         insert into outbox (id, workspace_id, type, data)
         select fact.id, workspace.id, 'product.deleted.v1', jsonb_build_object('productId', fact.id, 'slug', 'tote-bag', 'isPackage', false)
           from workspace, unnest($1::uuid[]) as fact (id) where slug = $2)
       select pg_notify('outbox', '')`,
      [ids, slug],
    );
    return ids;
  }

  private async end(workers: readonly RunningProcess[]): Promise<void> {
    const { processes } = this.service.running;
    for (const worker of workers) {
      await worker.stop();
      processes.splice(processes.indexOf(worker), 1);
    }
  }
}

const party = {
  slug: 'party',
  title: 'Party',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 1_000_000 }],
};
