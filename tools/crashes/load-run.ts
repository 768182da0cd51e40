import { randomUUID } from 'node:crypto';
import { idOf } from '@svc/kernel';
import { openShop, type ApiResponse, type ErrorBody, type RunningService, type Shop } from '@svc/testing';
import { Pool } from 'pg';
import { Chance } from './chance';

export type Mode = 'live' | 'test';

/** Facts that answers about a checkout show. */
export interface SeenCheckout {
  ref: string;
  status: string;
  mode: Mode;
  orderRef?: string;
  orderNumber?: string;
}

export type LoadAnswer = ApiResponse<SeenCheckout & ErrorBody>;

const CONNECTIONS = 4;
const NEVER = '2090-01-01T00:00:00Z';
const tier = (key: string, capacity: number, more: object = {}) => ({
  key,
  name: key,
  kind: 'paid',
  capacity,
  prices: [{ currency: 'NGN', priceMinor: 500_000 }],
  ...more,
});
const variant = (key: string, stock: number) => ({ key, name: key, stock, prices: [{ currency: 'NGN', priceMinor: 250_000 }] });

/** Few of everything: two events, one of them with a cap over all its tiers and a price for the first few; a product; codes. */
const SCARCE = {
  version: 1,
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: NEVER,
      endAt: NEVER.replace('T00', 'T05'),
      capacity: 9,
      ticketTypes: [tier('entry', 8), tier('vip', 3)],
    },
    {
      slug: 'talk',
      title: 'Talk',
      startAt: NEVER,
      endAt: NEVER.replace('T00', 'T05'),
      ticketTypes: [tier('seat', 7, { pricePhases: [{ key: 'early', capacity: 3, prices: [{ currency: 'NGN', priceMinor: 300_000 }] }] })],
    },
  ],
  products: [{ slug: 'scarf', name: 'Scarf', variants: [variant('red', 5), variant('blue', 3)] }],
  discountCodes: [
    { code: 'FEW', kind: 'percent', value: 10, maxUses: 4 },
    { code: 'ONCE', kind: 'percent', value: 20, maxUsesPerContact: 1 },
  ],
};

/** Faults of the sandbox, and their frequency. */
const FAULTS = [
  ['open', 'unavailable'],
  ['open', 'timeout'],
  ['look', 'unavailable'],
  ['look', 'timeout'],
  ['close', 'unavailable'],
  ['refund', 'timeout'],
  ['refund', 'unavailable'],
  ['callbacks', 'duplicate'],
  ['callbacks', 'out_of_order'],
] as const;

/** Codes of 5xx that may be answered: a provider is away, or no connection to the database came free in time on a machine with too much to do; both have a `Retry-After`. */
const BEARABLE: readonly string[] = ['PROVIDER_UNAVAILABLE', 'SERVICE_UNAVAILABLE'];

export interface LoadOptions {
  /** Content of the shop: events, and a product `scarf`; few of everything by default. */
  document?: { events: readonly { slug: string }[] };
  /** Resolves when a question to the database that failed is worth another try; by default, none is. */
  recovers?(error: unknown): Promise<void>;
}

/** A shop, as its buyers and its merchant's server come to it. */
export class LoadRun {
  /** Answers that nobody should ever get. */
  readonly faults: string[] = [];
  /** Every checkout that was opened, by its ref, as it was last shown. */
  readonly opened = new Map<string, SeenCheckout>();
  /** Checkouts that were shown to be paid or cancelled, which is for good. */
  readonly ended = new Map<string, SeenCheckout>();

  private constructor(
    readonly service: RunningService,
    readonly shop: Shop,
    readonly workspaceId: string,
    private readonly database: Pool,
    /** Refs of ticket types by their event, and of variants. */
    readonly goods: { events: Record<string, string[]>; variants: string[] },
    private readonly recovers: (error: unknown) => Promise<void>,
  ) {}

  /** @param service its `client` is asked, and its `databaseUrl` looked into */
  static async open(
    service: RunningService,
    sinkUrl: string,
    { document = SCARCE, recovers = (error) => Promise.reject(error) }: LoadOptions = {},
  ): Promise<LoadRun> {
    const shop = await openShop(service, `rush-${randomUUID().slice(0, 8)}`, document);
    const { client, databaseUrl } = service;
    const webhook = await client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sinkUrl}/${shop.slug}`, events: ['checkout.completed', 'checkout.expired'] },
      { key: shop.adminToken },
    );
    if (webhook.status !== 201) throw new Error(webhook.text);
    const read = async <T>(path: string) => (await client.get<T>(`/v1/store/${path}`, { key: shop.keys.secretLive })).body;
    const events: Record<string, string[]> = {};
    for (const { slug } of document.events)
      events[slug] = (await read<{ ticketTypes: { ref: string }[] }>(`events/${slug}`)).ticketTypes.map(({ ref }) => ref);
    const variants = (await read<{ variants: { ref: string }[] }>('products/scarf')).variants.map(({ ref }) => ref);
    const database = new Pool({ connectionString: databaseUrl, max: CONNECTIONS }).on('error', () => undefined); // A statement at work rejects by it.
    const { rows } = await database.query<{ id: string }>('select id from workspace where slug = $1', [shop.slug]);
    return new LoadRun(service, shop, rows[0]!.id, database, { events, variants }, recovers);
  }

  close(): Promise<void> {
    return this.database.end();
  }

  /** Rows of a question about the shop, whose workspace is `$1`. */
  async query<Row extends object>(sql: string, more: unknown[] = []): Promise<Row[]> {
    for (;;) {
      try {
        return (await this.database.query<Row>(sql, [this.workspaceId, ...more])).rows;
      } catch (error) {
        await this.recovers(error);
      }
    }
  }

  /** Says how the sandbox fails next. */
  async breakSandbox(mode: Mode, chance: Chance): Promise<void> {
    const [operation, kind] = chance.of(FAULTS);
    await this.query(
      `insert into sandbox_fault (workspace_id, mode, operation, kind, times) values ($1, $2, $3, $4, $5)
       on conflict (workspace_id, mode, operation) do update set kind = excluded.kind, times = excluded.times`,
      [mode, operation, kind, chance.between(1, 3)],
    );
  }

  /** Money comes for a transfer that was begun, whether or not anybody still waits for it: banks do not know. */
  async receiveLate(mode: Mode, ref: string, chance: Chance): Promise<void> {
    const amount = chance.of(['amount_minor', 'amount_minor', 'amount_minor / 2', 'amount_minor + 1000']);
    await this.query(
      `with charge as (
         select c.* from sandbox_charge c join payment_attempt a using (workspace_id, mode, reference)
          where workspace_id = $1 and mode = $2 and a.checkout_id = $3 and c.rail = 'bank_transfer' order by a.id limit 1
       ), arrived as (
         insert into sandbox_receipt (workspace_id, mode, id, reference, amount_minor, paid_at)
         select workspace_id, mode, 'sbx_' || $4, reference, ${amount}, service_now() from charge on conflict do nothing
       )
       insert into sandbox_callback (workspace_id, mode, id, reference, body, due_at)
       select workspace_id, mode, $4::uuid, reference, json_build_object('id', 'evt_' || $4, 'event', 'charge.success', 'data', json_build_object('reference', reference)), service_now()
         from charge on conflict do nothing`,
      [mode, idOf('chk', ref), randomUUID()],
    );
  }

  /** Asks as the merchant's server; undefined when nobody answers. What came is noted. */
  async ask(
    mode: Mode,
    method: string,
    path: string,
    { body, idempotencyKey }: { body?: object; idempotencyKey?: string } = {},
  ): Promise<LoadAnswer | undefined> {
    const headers = idempotencyKey === undefined ? undefined : { 'idempotency-key': idempotencyKey };
    const key = path.startsWith('/dev/') ? undefined : mode === 'live' ? this.shop.keys.secretLive : this.shop.keys.secretTest;
    const answer = await this.service.client
      .send<SeenCheckout & ErrorBody>(path, { method, key, headers, body })
      .catch((error: unknown) => {
        if ((error as Error).name === 'TypeError') return undefined; // Whoever was to answer is dead.
        throw error;
      });
    if (answer) this.note(`${method} ${path}`, answer);
    return answer;
  }

  private note(request: string, { status, text, body }: LoadAnswer): void {
    if (status >= 500 && !BEARABLE.includes(body?.error?.code)) this.faults.push(`${request}: ${status} ${text}`);
    if (status >= 300 || !body?.ref?.startsWith('chk_')) return;
    this.opened.set(body.ref, body);
    if (body.status !== 'paid' && body.status !== 'cancelled') return;
    const before = this.ended.get(body.ref) ?? body;
    if (before.status !== body.status || before.orderRef !== body.orderRef || before.orderNumber !== body.orderNumber)
      this.faults.push(`${request}: was ${JSON.stringify(before)}, is ${JSON.stringify(body)}`);
    this.ended.set(body.ref, body);
  }
}
