import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { refOf } from '@svc/kernel';
import { openShop, startService, type RunningService, type Shop } from '@svc/testing';
import { Pool } from 'pg';
import { median } from './load';

const EVENTS = 5_000;
const ROUNDS = 3;
const WRITERS = 8;
const IDLE_EVENTS = 50;
const PATIENCE_MS = 120_000;

interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Events from their commit to their first byte at a merchant's server: 5,000 at once, alone and beside a destination
 * that never answers, and one at a time; on queues in Postgres and, where there is one, in Redis.
 */
export async function webhooks(): Promise<object> {
  const redisUrl = process.env['TEST_REDIS_URL'];
  const queues = { postgres: undefined, ...(redisUrl && { redis: redisUrl }) };
  const results: Record<string, object> = {};
  for (const [name, url] of Object.entries(queues)) results[name] = await measure(name, url);
  return { events: EVENTS, rounds: ROUNDS, ...results };
}

async function measure(name: string, redisUrl: string | undefined): Promise<object> {
  const service = await startService({ env: { LOG_LEVEL: 'warn', ...(redisUrl && { REDIS_URL: redisUrl }) } });
  const sink = await Sink.open();
  const database = new Pool({ connectionString: service.databaseUrl, max: WRITERS });
  try {
    await service.startWorker();
    const bench = new WebhookBench(service, sink, database);
    await bench.burst({ dead: false });
    const rounds = { alone: [] as Figures[], besideDead: [] as Figures[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.alone.push(await bench.burst({ dead: false }));
      rounds.besideDead.push(await bench.burst({ dead: true }));
    }
    const [alone, besideDead] = [medianOf(rounds.alone), medianOf(rounds.besideDead)];
    const idleMs = await bench.idle();
    print(`${name}, alone`, alone);
    print(`${name}, beside a dead one`, besideDead);
    console.log(`${name}: rate beside a dead destination ${(besideDead.perSecond / alone.perSecond).toFixed(2)} of alone; idle commit to first byte, median ${idleMs.toFixed(1)} ms`);
    return { alone, besideDead, ratio: besideDead.perSecond / alone.perSecond, idleMs, rounds };
  } finally {
    await database.end();
    await service.stop();
    await sink.close();
  }
}

class WebhookBench {
  private shops = 0;

  constructor(
    private readonly service: RunningService,
    private readonly sink: Sink,
    private readonly database: Pool,
  ) {}

  /** Commits all events as fast as it can, each in a transaction of its own, and waits until each was received. */
  async burst({ dead }: { dead: boolean }): Promise<Figures> {
    const shop = await this.openShop(dead ? ['/well', '/dead'] : ['/well']);
    const committed = new Map<string, number>();
    const write = async (): Promise<void> => {
      while (committed.size < EVENTS) await this.commit(shop, committed);
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: WRITERS }, write));
    await this.sink.has([...committed.keys()]);
    const latencies = [...committed].map(([id, at]) => this.sink.receivedAt.get(id)! - at).sort((a, b) => a - b);
    const seconds = (Math.max(...[...committed.keys()].map((id) => this.sink.receivedAt.get(id)!)) - begun) / 1_000;
    const at = (share: number) => latencies[Math.floor(latencies.length * share)]!;
    await this.closeShop(shop);
    return { perSecond: Math.round(committed.size / seconds), p50Ms: at(0.5), p99Ms: at(0.99) };
  }

  /** Median from commit to first byte of events that come one at a time. */
  async idle(): Promise<number> {
    const shop = await this.openShop(['/well']);
    const latencies: number[] = [];
    for (let event = 0; event < IDLE_EVENTS; event += 1) {
      const committed = new Map<string, number>();
      await this.commit(shop, committed);
      const [[id, at]] = [...committed] as [[string, number]];
      await this.sink.has([id]);
      latencies.push(this.sink.receivedAt.get(id)! - at);
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
    }
    return median(latencies);
  }

  private async openShop(paths: readonly string[]): Promise<Shop> {
    const shop = await openShop(this.service, `bench-${(this.shops += 1)}`);
    for (const path of paths) await this.service.client.post('/v1/admin/webhooks/destinations', { url: this.sink.url + path }, { key: shop.adminToken });
    return shop;
  }

  private async closeShop({ slug }: Shop): Promise<void> {
    await this.database.query(`update webhook_destination set disabled_at = now(), disabled_reason = 'manual' from workspace where workspace_id = workspace.id and slug = $1`, [slug]);
  }

  /** Leaves one fact, as a use case does, and notifies the relay as the unit of work does: one notification at a time. */
  private async commit({ slug }: Shop, committed: Map<string, number>): Promise<void> {
    const id = randomUUID();
    committed.set(refOf('wev', id), Infinity);
    await this.database.query(
      `insert into outbox (id, workspace_id, type, data) select $1, id, 'product.deleted.v1', $3 from workspace where slug = $2`,
      [id, slug, { productId: id, slug: 'tote-bag', isPackage: false }],
    );
    committed.set(refOf('wev', id), performance.now());
    this.ring();
  }

  private ringing?: Promise<unknown>;

  private ring(): void {
    this.ringing ??= this.database.query('notify outbox').finally(() => (this.ringing = undefined));
  }
}

/** A merchant's server: answers on one path, and never on another. */
class Sink {
  /** Ref of an event → when its first byte was here. */
  readonly receivedAt = new Map<string, number>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Sink> {
    const server = createServer();
    const sink = new Sink(server);
    server.on('request', async (request, response) => {
      const at = performance.now();
      const body = await text(request);
      if (request.url === '/dead') return;
      const { id } = JSON.parse(body) as { id: string };
      if (!sink.receivedAt.has(id)) sink.receivedAt.set(id, at);
      response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async has(ids: readonly string[]): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (const id of ids) {
      while (!this.receivedAt.has(id)) {
        if (performance.now() > end) throw new Error(`Of ${ids.length} events, not all came: ${this.receivedAt.size} so far.`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

function medianOf(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}

function print(name: string, { perSecond, p50Ms, p99Ms }: Figures): void {
  console.log(`${name.padEnd(28)} ${perSecond} events/s   commit to first byte: p50 ${p50Ms.toFixed(0)} ms   p99 ${p99Ms.toFixed(0)} ms`);
}
