import { randomUUID } from 'node:crypto';
import { eventually } from './client.mjs';
import { accepted } from './expectations.mjs';
import { selling } from './selling.mjs';

/** Where buyers are sent after paying. */
export const RETURN_URL = 'https://shop.example/thanks?a=1';

/** @type {WeakMap<import('./shop.mjs').Shop, Promise<Counter>>} */
const counters = new WeakMap();

/** Where a shop sells: what its server asks for when it does, and how what it sold stands. */
export class Counter {
  /** @param {import('./shop.mjs').Shop} shop */
  constructor(shop) {
    this.shop = shop;
    this.instance = shop.instance;
  }

  /** That of a run, which all checks share that sell; webhooks of it come in. @param {import('./shop.mjs').Shop} shop that of the run */
  static of(shop) {
    if (!counters.has(shop)) counters.set(shop, Counter.open(shop));
    return counters.get(shop);
  }

  /** One of a shop of its own. @param {Parameters<import('./shop.mjs').Shop['openAnother']>[0]} [document] */
  static async open(shop, document = selling) {
    const another = await shop.openAnother(document);
    await another.receiveWebhooks();
    await another.setByOperator({ limits: { registerPerClient: { perMinute: 6_000, burst: 1_000 } } });
    return new Counter(another);
  }

  item(path, given = {}) {
    return { variantRef: this.shop.refOf(path), quantity: 1, ...given };
  }

  ticket(path, given = {}) {
    return { ticketTypeRef: this.shop.refOf(path), quantity: 1, ...given };
  }

  /** A body for `openProducts`. */
  cart(items, given = {}) {
    return { items, returnUrl: RETURN_URL, ...given };
  }

  /** A body for `openTickets`, by a buyer whom nobody has seen. */
  seats(tickets, given = {}) {
    return { tickets, contact: this.shop.buyer(), returnUrl: RETURN_URL, ...given };
  }

  /** @param {import('./client.mjs').Asked & { idempotencyKey?: string | null }} [asked] idempotencyKey: a new one by default; null = none */
  openProducts(body, { idempotencyKey = randomUUID(), ...asked } = {}) {
    return this.shop.post('/store/checkouts', body, named(idempotencyKey, asked));
  }

  /** @param {import('./client.mjs').Asked & { slug?: string, idempotencyKey?: string }} [asked] */
  openTickets(body, { slug = 'festival', idempotencyKey, ...asked } = {}) {
    return this.shop.post(`/store/events/${slug}/checkout`, body, named(idempotencyKey, asked));
  }

  /** By card by default. @param {import('./client.mjs').Asked & { slug?: string, idempotencyKey?: string }} [asked] */
  openHeadless(body, { slug = 'festival', idempotencyKey, ...asked } = {}) {
    return this.shop.post(`/store/events/${slug}/checkout/headless`, { provider: 'card', ...body }, named(idempotencyKey, asked));
  }

  /** Opens a checkout of products, which has to succeed. @returns {Promise<unknown>} the session */
  async sell(items, given, asked) {
    return accepted(await this.openProducts(this.cart(items, given), asked), 201);
  }

  async sellTickets(tickets, given, asked) {
    return accepted(await this.openTickets(this.seats(tickets, given), asked), 201);
  }

  async sellHeadless(tickets, given, asked) {
    return accepted(await this.openHeadless(this.seats(tickets, given), asked), 201);
  }

  async register(tickets, given = {}, asked = {}) {
    return this.shop.post('/store/events/meetup/register', { tickets, contact: this.shop.buyer(), ...given }, asked);
  }

  async read(ref, asked) {
    return accepted(await this.shop.get(`/store/checkouts/${ref}`, asked));
  }

  cancel(ref, asked = {}) {
    return this.shop.post(`/store/checkouts/${ref}/cancel`, undefined, asked);
  }

  /** Plays the payment of a checkout at the sandbox. @returns {Promise<unknown>} the session as it is then */
  async play(ref, rail = 'card', outcome = 'succeed') {
    return accepted(await this.instance.play(ref, rail, outcome));
  }

  /** Sells products and has them paid. @returns {Promise<unknown>} the order as it is listed */
  async soldProducts(items, given, asked) {
    return this.orderOf((await this.play((await this.sell(items, { contact: this.shop.buyer(), ...given }, asked)).ref)).ref, asked);
  }

  async soldTickets(tickets, given, asked) {
    return this.orderOf((await this.play((await this.sellTickets(tickets, given, asked)).ref)).ref, asked);
  }

  /** The order of a checkout, once it is listed. */
  orderOf(checkoutRef, asked) {
    return eventually(`the order of ${checkoutRef} is listed`, async () =>
      (await this.orders(asked)).find((order) => order.checkoutRef === checkoutRef),
    );
  }

  /** All that are listed. @returns {Promise<unknown[]>} */
  async orders(asked) {
    const all = new Map();
    for (let since = '2000-01-01T00:00:00Z', page; page === undefined || page.length === 200; since = page.at(-1).updatedAt) {
      page = accepted(await this.shop.get(`/store/orders?limit=200&updatedSince=${since}`, asked));
      if (page.every(({ ref }) => all.has(ref))) break;
      for (const order of page) all.set(order.ref, order);
    }
    return [...all.values()];
  }

  /** Has the merchant do something with an order. @returns {Promise<unknown>} the order after that */
  manage(orderRef, action, body = {}) {
    return this.shop.admin.call('POST', `/orders/${orderRef}/${action}`, body);
  }

  /** A checkout with its attempts, payments and refunds, as the merchant sees it. @returns {Promise<unknown>} */
  managed(ref) {
    return this.shop.admin.call('GET', `/checkouts/${ref}`);
  }

  /** Returns the remaining number of a ticket type that has a capacity. */
  async left(path) {
    const { ticketTypes } = accepted(await this.shop.get(`/store/events/${path.split('/')[0]}`));
    return ticketTypes.find(({ ref }) => ref === this.shop.refOf(path)).remaining;
  }

  /** The counts of a variant. @returns {Promise<{ stock: number | null, held: number, sold: number, available: number | null }>} */
  async stock(path) {
    const { data } = await this.shop.admin.call('GET', `/products/${this.shop.refOf(path.split('/')[0])}/stock`);
    return data.find(({ variantRef }) => variantRef === this.shop.refOf(path));
  }
}

function named(idempotencyKey, { headers, ...asked }) {
  return { ...asked, headers: { ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }), ...headers } };
}
