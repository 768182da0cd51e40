import { setTimeout as pause } from 'node:timers/promises';
import { inDays, openShop, type RunningService, type Shop } from '@svc/testing';

/** Requests at a time while the capacity is measured. */
const TOGETHER = 8;
/** Most requests under way: a service that falls behind is not asked for more. */
const MOST_UNDER_WAY = 64;
const MANY = 10_000_000;
const prices = [{ currency: 'NGN', priceMinor: 500_000 }];
const tier = (key: string, kind: string) => ({ key, name: key, kind, capacity: MANY, ...(kind === 'paid' && { prices }) });
const document = {
  version: 1,
  events: [
    { slug: 'gala', title: 'Gala', startAt: inDays(40), endAt: inDays(41), ticketTypes: [tier('entry', 'paid'), tier('guests', 'free')] },
  ],
  products: [{ slug: 'scarf', name: 'Scarf', variants: [{ key: 'red', name: 'Red', stock: MANY, prices }] }],
};
const READS = ['products/scarf', 'events/gala', 'storefront', 'products/scarf', 'events/gala', 'products', 'orders?limit=5'];

type Deed = (number: number) => Promise<void>;

/** People who read, register, and open checkouts and pay them in the sandbox; mails and webhooks follow from it. */
export class SoakLoad {
  /** Requests that were sent. */
  requests = 0;
  /** Responses that nobody should get, the first few. */
  readonly faults: string[] = [];
  private deeds = 0;

  private constructor(
    private readonly url: string,
    private readonly shop: Shop,
    private readonly refs: { paid: string; free: string; variant: string },
  ) {}

  static async open(service: RunningService, receiverUrl: string): Promise<SoakLoad> {
    const shop = await openShop(service, 'soaked', document);
    const { status, text } = await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: receiverUrl, events: ['*'] },
      { key: shop.adminToken },
    );
    if (status !== 201) throw new Error(text);
    const read = async <T>(path: string) => (await service.client.get<T>(`/v1/store/${path}`, { key: shop.keys.secretLive })).body;
    const { ticketTypes } = await read<{ ticketTypes: { ref: string; kind: string }[] }>('events/gala');
    const { variants } = await read<{ variants: { ref: string }[] }>('products/scarf');
    const refOf = (wanted: string) => ticketTypes.find(({ kind }) => kind === wanted)!.ref;
    return new SoakLoad(service.urls[0]!, shop, { paid: refOf('paid'), free: refOf('free'), variant: variants[0]!.ref });
  }

  /** Does as much as the service takes for a time. Returns the number of deeds. */
  async fillUp(seconds: number): Promise<number> {
    const [before, end] = [this.deeds, performance.now() + seconds * 1_000];
    const one = async () => {
      while (performance.now() < end) await this.next();
    };
    await Promise.all(Array.from({ length: TOGETHER }, one));
    return this.deeds - before;
  }

  /** Does so many deeds a second, evenly, until `isOver`. */
  async keep(perSecond: number, isOver: () => boolean): Promise<void> {
    const begun = performance.now();
    const underWay = new Set<Promise<void>>();
    for (let turn = 0; !isOver(); turn += 1) {
      const wait = begun + (turn * 1_000) / perSecond - performance.now();
      if (wait > 1) await pause(wait);
      while (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
      const deed = this.next().finally(() => underWay.delete(deed));
      underWay.add(deed);
    }
    await Promise.all(underWay);
  }

  private next(): Promise<void> {
    const number = (this.deeds += 1);
    const deeds: Deed[] = [(n) => this.register(n), (n) => this.buy(n), (n) => this.buyProduct(n)];
    const deed = deeds[number % 10];
    return deed ? deed(number) : this.send('GET', `/v1/store/${READS[number % READS.length]!}`).then(() => undefined);
  }

  private async register(number: number): Promise<void> {
    const tickets = [{ ticketTypeRef: this.refs.free, quantity: 1 }];
    await this.send('POST', '/v1/store/events/gala/register', { contact: contactOf(number), tickets });
  }

  private async buy(number: number): Promise<void> {
    await this.pay('/v1/store/events/gala/checkout', { tickets: [{ ticketTypeRef: this.refs.paid, quantity: 1 }] }, number);
  }

  private async buyProduct(number: number): Promise<void> {
    await this.pay('/v1/store/checkouts', { items: [{ variantRef: this.refs.variant, quantity: 1 }] }, number);
  }

  private async pay(path: string, wanted: object, number: number): Promise<void> {
    const returnUrl = 'https://shop.example/thanks';
    const opened = await this.send<{ ref?: string }>('POST', path, { ...wanted, contact: contactOf(number), returnUrl });
    if (opened?.ref) await this.send('POST', `/dev/sandbox/checkouts/${opened.ref}`, { rail: 'card', outcome: 'succeed' });
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T | undefined> {
    this.requests += 1;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(!path.startsWith('/dev/') && { authorization: `Bearer ${this.shop.keys.secretLive}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status < 300) return JSON.parse(text) as T;
    if (this.faults.length < 10) this.faults.push(`${method} ${path}: ${response.status} ${text}`);
    return undefined;
  }
}

const contactOf = (number: number) => ({ name: 'Ada Obi', email: `guest.${number}@example.com` });
