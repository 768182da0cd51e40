import { randomUUID } from 'node:crypto';
import type { ShopAccounts, WayToPay } from '@svc/provider-stubs';
import { eventually, openShop, type ApiResponse, type ErrorBody, type Shop } from '@svc/testing';
import { STILL_TO_DO } from '../crashes/broken-invariants';
import type { TestCluster } from './test-cluster';
import type { Bank, Rail } from './rail';

export interface Sale extends WayToPay {
  ref: string;
  status: string;
  expiresAt: string;
  hostedUrl: string;
}

const NEVER = '2090-01-01T00:00:00Z';
export const PRICE_MINOR = 500_000;
/** There is one seat. */
const document = {
  version: 1,
  events: [
    {
      slug: 'festival',
      title: 'Festival',
      startAt: NEVER,
      endAt: NEVER.replace('T00', 'T05'),
      ticketTypes: [
        {
          key: 'seat',
          name: 'Seat',
          kind: 'paid',
          capacity: 1,
          prices: [
            { currency: 'NGN', priceMinor: PRICE_MINOR },
            { currency: 'USD', priceMinor: PRICE_MINOR },
          ],
        },
      ],
    },
  ],
};
const EVENT = '/v1/store/events/festival';
/** Longer than any checkout lives, and than a callback of something unknown is kept. */
const LONG_SECONDS = 2 * 3_600;
/** Longer than what failed a few times is left alone. */
const STEP_SECONDS = 240;
const MOST_STEPS = 20;
const LOOKS = 40;
const LOOK_MS = 50;

/** A shop that sells one seat on one rail, with accounts of its own at both providers. */
export class RailFixture implements Bank {
  private constructor(
    readonly cluster: TestCluster,
    readonly rail: Rail,
    readonly shop: Shop,
    readonly accounts: ShopAccounts,
    readonly workspaceId: string,
    private readonly seat: string,
  ) {}

  static async open(cluster: TestCluster, rail: Rail): Promise<RailFixture> {
    const { service, rails, database } = cluster;
    const slug = `shop-${(cluster.shops += 1)}`;
    const shop = await openShop(service, slug, document);
    await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
    const accounts = await rails.connect(service, shop);
    const { rows } = await database.query<{ id: string }>('select id from workspace where slug = $1', [slug]);
    const event = await service.client.get<{ ticketTypes: { ref: string }[] }>(EVENT, { key: shop.keys.secretLive });
    return new RailFixture(cluster, rail, shop, accounts, rows[0]!.id, event.body.ticketTypes[0]!.ref);
  }

  get rails() {
    return this.cluster.rails;
  }

  /** Asks for the seat, to be paid by the rail of this fixture. */
  ask(idempotencyKey: string = randomUUID()): Promise<ApiResponse<Sale & ErrorBody>> {
    return this.post(`${EVENT}/checkout/headless`, { ...this.request(), provider: this.rail.name }, idempotencyKey);
  }

  /** Sells the seat. */
  async sell(idempotencyKey?: string): Promise<Sale & { reference: string }> {
    const answer = await this.ask(idempotencyKey);
    if (answer.status !== 201) throw new Error(answer.text);
    return { ...answer.body, reference: this.accounts.referenceOf(answer.body) };
  }

  /** Sells the seat to a buyer who retries with one key, since an earlier attempt may have to be given up first. */
  sellAtLast(idempotencyKey: string): Promise<Sale & { reference: string }> {
    return eventually('the seat is sold', async () => {
      await this.advance(20);
      return this.sell(idempotencyKey).catch(() => undefined);
    });
  }

  /** The seat on the hosted page, where the buyer chooses how to pay. */
  async sellHosted(): Promise<Sale> {
    const answer = await this.post(`${EVENT}/checkout`, this.request(), randomUUID());
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  }

  /** A tab in which the buyer says how to pay. Answers the reference of the attempt that is to be paid there. */
  async choose({ hostedUrl }: Sale, rail: string): Promise<string> {
    const fields = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail, seenTotal: String(PRICE_MINOR) };
    const address = hostedUrl.replace(/(?=\?)/, '/pay');
    const { status } = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (status >= 400) throw new Error(`The page does not let the buyer pay by ${rail}: ${status}`);
    return this.rail.references(this).at(-1)!;
  }

  /** Money comes, and the provider reports it. */
  async payAndNotify(reference: string, odd?: { amountMinor?: number; currency?: string }): Promise<void> {
    await this.accounts.pay(reference, odd);
    await this.accounts.callBack(reference);
  }

  async read(ref: string): Promise<Sale> {
    return (await this.cluster.service.client.get<Sale>(`/v1/store/checkouts/${ref}`, { key: this.shop.keys.secretLive })).body;
  }

  /** Waits until a checkout is so, without reading it: a read settles it. */
  becomes(status: string): Promise<boolean> {
    return eventually(`the checkout is ${status}`, async () => (await this.status()) === status);
  }

  /** Lets time pass, a few seconds at a time, until a checkout is so: what a provider reported is looked into again only some time after a try has failed. */
  becomesAsTimePasses(status: string): Promise<boolean> {
    return eventually(`the checkout is ${status}`, async () => {
      await this.advance(10);
      return (await this.status()) === status;
    });
  }

  /** Waits until the worker has tried in vain to look into what a provider reported, or to give money back. */
  hasFailed(what: 'provider_event' | 'refund'): Promise<boolean> {
    return eventually(
      `a ${what} has failed`,
      async () => (await this.query(`select from ${what} where workspace_id = $1 and last_error is not null`)).length > 0,
    );
  }

  /** Waits until every report of a provider is processed. */
  isWorkedOff(): Promise<boolean> {
    return eventually(
      'callbacks are worked off',
      async () => (await this.query('select from provider_event where workspace_id = $1 and done_at is null')).length === 0,
    );
  }

  /** Waits until the provider knows that nobody is to pay any more. */
  isClosed(): Promise<boolean> {
    return eventually(
      'nothing can be paid',
      async () =>
        (await this.query(`select from payment_attempt where workspace_id = $1 and status in ('created', 'pending', 'closing')`)).length ===
        0,
    );
  }

  /** Waits until money has gone back. */
  isReturned(): Promise<boolean> {
    return this.hasRefund('succeeded');
  }

  /** Lets time pass, a minute at a time, until money has gone back: the next try is due only some time after the one before it has failed. */
  isReturnedAsTimePasses(): Promise<boolean> {
    return eventually('a refund has succeeded', async () => {
      await this.advance(60);
      return (await this.refunds('succeeded')) > 0;
    });
  }

  /** Waits until it is known that money did not get back. */
  isRefused(): Promise<boolean> {
    return this.hasRefund('failed');
  }

  /** The merchant refunds the order here. Answers the status of the answer. */
  async refundOrder(body: { amountMinor: number }): Promise<number> {
    const { client } = this.cluster.service;
    const { data } = (await client.get<{ data: { ref: string }[] }>('/v1/admin/orders', { key: this.shop.adminToken })).body;
    return (await client.post(`/v1/admin/orders/${data[0]!.ref}/refund`, body, { key: this.shop.adminToken })).status;
  }

  /** Waits until the order stands so. */
  orderIs(status: string): Promise<boolean> {
    return eventually(
      `the order is ${status}`,
      async () =>
        (await this.query<{ status: string }>('select status from store_order where workspace_id = $1 order by id desc limit 1'))[0]
          ?.status === status,
    );
  }

  /** Waits until so many refunds are booked, by any maker. */
  hasRefunds(count: number): Promise<boolean> {
    return eventually(
      `${count} refunds are booked`,
      async () => (await this.query('select from refund where workspace_id = $1')).length === count,
    );
  }

  /** Waits until a dispute is listed that stands so. */
  disputeIs(outcome: string): Promise<boolean> {
    return eventually(
      `a dispute is ${outcome}`,
      async () =>
        (await this.query(`select from payment_exception where workspace_id = $1 and dispute_outcome = '${outcome}'`)).length === 1,
    );
  }

  async cancel(ref: string): Promise<void> {
    await this.cluster.service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: this.shop.keys.secretLive });
  }

  /** The end of a checkout that nobody has paid. The provider cannot be asked to cancel it, so that it can be paid all the same. */
  async letExpire(sale: Sale): Promise<void> {
    this.rail.fail(this, 'close', 'down', 1_000);
    await this.passEnd(sale);
    const { status } = await this.read(sale.ref);
    if (status !== 'expired') throw new Error(`The checkout is ${status}.`);
  }

  /** Goes to the moment after which nothing can be started. */
  async passEnd({ ref }: Sale): Promise<void> {
    const { expiresAt } = await this.read(ref);
    const { now } = (await this.cluster.service.client.get<{ now: string }>('/dev/clock')).body;
    await this.advance(Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 1_000) + 1);
  }

  advance(seconds: number): Promise<void> {
    return this.rails.advance(this.cluster.service, seconds);
  }

  /** Lets time pass until nobody has anything left to do for this shop. Throws with what never ends. */
  async comeToRest(): Promise<void> {
    this.rail.fix(this);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await this.isAtRest()) return;
      await this.advance(step === 0 ? LONG_SECONDS : STEP_SECONDS);
    }
    throw new Error(`This never comes to its end: ${JSON.stringify(await this.query(STILL_TO_DO))}`);
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    return (await this.cluster.database.query<Row>(sql, [this.workspaceId])).rows;
  }

  /** Returns true when all is done by now, or soon: for a checkout that is open only time can do something. */
  private async isAtRest(): Promise<boolean> {
    for (let look = 0; look < LOOKS; look += 1) {
      const left = await this.query<{ what: string }>(STILL_TO_DO);
      if (left.length === 0) return true;
      if (left.some(({ what }) => what === 'checkouts to be ended')) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return false;
  }

  /** That of the newest checkout. */
  private async status(): Promise<string | undefined> {
    const sql = 'select status from checkout where workspace_id = $1 order by id desc limit 1';
    return (await this.query<{ status: string }>(sql))[0]?.status;
  }

  private request() {
    return {
      currency: this.rail.currency,
      tickets: [{ ticketTypeRef: this.seat, quantity: 1 }],
      contact: { name: 'Ada Obi', email: 'ada@example.com' },
      returnUrl: 'https://shop.example/thanks',
    };
  }

  private post(path: string, body: object, idempotencyKey: string) {
    return this.cluster.service.client.post<Sale & ErrorBody>(path, body, {
      key: this.shop.keys.secretLive,
      headers: { 'idempotency-key': idempotencyKey },
    });
  }

  private hasRefund(status: 'succeeded' | 'failed'): Promise<boolean> {
    return eventually(`a refund has ${status}`, async () => (await this.refunds(status)) > 0);
  }

  private async refunds(status: 'succeeded' | 'failed'): Promise<number> {
    return (await this.query(`select from refund where workspace_id = $1 and status = '${status}'`)).length;
  }
}
