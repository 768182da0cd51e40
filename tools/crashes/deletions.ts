import { randomUUID } from 'node:crypto';
import { idOf } from '@svc/kernel';
import { endLeases, eventually, openShop, type ReceivedWebhook, type RunningService, type Shop, type WebhookSink } from '@svc/testing';
import { Client } from 'pg';

const WITHIN_MS = 90_000;

/** A shop that deletes products, and a server of its merchant that is notified of each. */
export class Deletions {
  private constructor(
    private readonly service: RunningService,
    private readonly sink: WebhookSink,
    private readonly databaseUrl: string,
    private readonly shop: Shop,
    private readonly refs: string[],
  ) {}

  /** Opens a shop with that many products. */
  static async prepare(service: RunningService, sink: WebhookSink, count: number, databaseUrl = service.databaseUrl): Promise<Deletions> {
    const shop = await openShop(service, `shop-${randomUUID().slice(0, 8)}`);
    const { client } = service;
    const options = { key: shop.adminToken };
    const products = Array.from({ length: count }, (_, index) => ({
      slug: `product-${index}`,
      name: `Product ${index}`,
      variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }],
    }));
    await client.put('/v1/admin/document', { version: 1, products }, options);
    await client.post('/v1/admin/webhooks/destinations', { url: `${sink.url}/${shop.slug}`, events: ['product.deleted'] }, options);
    const { body } = await client.get<{ data: { ref: string }[] }>(`/v1/admin/products?limit=${count}`, options);
    return new Deletions(
      service,
      sink,
      databaseUrl,
      shop,
      body.data.map(({ ref }) => ref),
    );
  }

  /** Deletes every product, four at a time; a request that fails is not sent again. Answers the refs whose deletion was confirmed. */
  async run(api = this.service.urls[0]!): Promise<Set<string>> {
    const confirmed = new Set<string>();
    const left = [...this.refs];
    const deleteSome = async () => {
      for (let ref = left.pop(); ref !== undefined; ref = left.pop()) if (await this.delete(api, ref)) confirmed.add(ref);
    };
    await Promise.all([deleteSome(), deleteSome(), deleteSome(), deleteSome()]);
    return confirmed;
  }

  /** Webhooks that the merchant's server received. */
  get received(): ReceivedWebhook[] {
    return this.sink.received.filter(({ path }) => path === `/${this.shop.slug}`);
  }

  async hasReceived(count: number): Promise<void> {
    await eventually(`${count} webhooks have come in`, () => this.received.length >= count, WITHIN_MS);
  }

  /**
   * Waits until the merchant was notified of every product that is gone from the database, then looks at all that came: each
   * webhook is of a committed deletion, and duplicates have one id.
   */
  async allReported(): Promise<{ deleted: Set<string>; doubles: number }> {
    const deleted = await this.deletedRefs();
    await eventually(
      'the merchant was notified of every deletion',
      () => [...deleted].every((ref) => this.reportedRefs().has(ref)),
      WITHIN_MS,
    );
    await eventually('nothing is left to be reported', () => this.nothingWaits(), WITHIN_MS);
    expect([...this.reportedRefs()].filter((ref) => !deleted.has(ref))).toEqual([]);
    const ids = new Set(
      this.received.map(
        (webhook) => `${refIn(webhook)} ${(JSON.parse(webhook.body) as { id: string }).id} ${String(webhook.headers['x-svc-webhook-id'])}`,
      ),
    );
    expect(ids.size).toBe(deleted.size);
    return { deleted, doubles: this.received.length - deleted.size };
  }

  /** Ends the leases of a killed worker, and lets time pass. */
  async passTime(): Promise<void> {
    await endLeases(this.databaseUrl);
    await this.service.client.post('/dev/clock', { advanceSeconds: 60 });
  }

  private async delete(api: string, ref: string): Promise<boolean> {
    const request = { method: 'DELETE', headers: { authorization: `Bearer ${this.shop.adminToken}` } };
    return fetch(`${api}/v1/admin/products/${ref}`, request).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  private reportedRefs(): Set<string> {
    return new Set(this.received.map(refIn));
  }

  private async deletedRefs(): Promise<Set<string>> {
    const ids = await this.query<{ id: string }>(
      `select p.id from product p join workspace w on w.id = p.workspace_id where w.slug = $1 and p.deleted_at is not null`,
    );
    const gone = new Set(ids.map(({ id }) => id));
    return new Set(this.refs.filter((ref) => gone.has(idOf('prd', ref)!)));
  }

  private async nothingWaits(): Promise<boolean> {
    const waiting = await this.query(
      `select o.id from outbox o join workspace w on w.id = o.workspace_id where w.slug = $1
       union all select d.id from webhook_delivery d join workspace w on w.id = d.workspace_id where w.slug = $1 and d.state in ('due', 'sending')`,
    );
    return waiting.length === 0;
  }

  private async query<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql, [this.shop.slug])).rows;
    } finally {
      await client.end();
    }
  }
}

function refIn({ body }: ReceivedWebhook): string {
  return (JSON.parse(body) as { data: { productRef: string } }).data.productRef;
}
