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

  item(path, fields = {}) {
    return { variantRef: this.shop.refOf(path), quantity: 1, ...fields };
  }

  ticket(path, fields = {}) {
    return { ticketTypeRef: this.shop.refOf(path), quantity: 1, ...fields };
  }

  /** A body for `openProducts`. */
  cart(items, fields = {}) {
    return { items, returnUrl: RETURN_URL, ...fields };
  }

  /** A body for `openTickets`, by a buyer whom nobody has seen. */
  seats(tickets, fields = {}) {
    return { tickets, contact: this.shop.buyer(), returnUrl: RETURN_URL, ...fields };
  }

  /** @param {import('./client.mjs').Asked & { idempotencyKey?: string | null }} [asked] idempotencyKey: a new one by default; null = none */
  openProducts(body, { idempotencyKey = randomUUID(), ...options } = {}) {
    return this.shop.post('/store/checkouts', body, named(idempotencyKey, options));
  }

  /** @param {import('./client.mjs').Asked & { slug?: string, idempotencyKey?: string }} [asked] */
  openTickets(body, { slug = 'festival', idempotencyKey, ...options } = {}) {
    return this.shop.post(`/store/events/${slug}/checkout`, body, named(idempotencyKey, options));
  }

  /** By card by default. @param {import('./client.mjs').Asked & { slug?: string, idempotencyKey?: string }} [asked] */
  openHeadless(body, { slug = 'festival', idempotencyKey, ...options } = {}) {
    return this.shop.post(`/store/events/${slug}/checkout/headless`, { provider: 'card', ...body }, named(idempotencyKey, options));
  }

  /** Opens a checkout of products, which has to succeed. @returns {Promise<unknown>} the session */
  async sell(items, fields, options) {
    return accepted(await this.openProducts(this.cart(items, fields), options), 201);
  }

  async sellTickets(tickets, fields, options) {
    return accepted(await this.openTickets(this.seats(tickets, fields), options), 201);
  }

  async sellHeadless(tickets, fields, options) {
    return accepted(await this.openHeadless(this.seats(tickets, fields), options), 201);
  }

  async register(tickets, fields = {}, options = {}) {
    return this.shop.post('/store/events/meetup/register', { tickets, contact: this.shop.buyer(), ...fields }, options);
  }

  async read(ref, options) {
    return accepted(await this.shop.get(`/store/checkouts/${ref}`, options));
  }

  cancel(ref, options = {}) {
    return this.shop.post(`/store/checkouts/${ref}/cancel`, undefined, options);
  }

  /** Plays the payment of a checkout at the sandbox. @returns {Promise<unknown>} the session as it is then */
  async play(ref, rail = 'card', outcome = 'succeed') {
    return accepted(await this.instance.play(ref, rail, outcome));
  }

  /** Sells products and has them paid. @returns {Promise<unknown>} the order as it is listed */
  async soldProducts(items, fields, options) {
    return this.orderOf((await this.play((await this.sell(items, { contact: this.shop.buyer(), ...fields }, options)).ref)).ref, options);
  }

  async soldTickets(tickets, fields, options) {
    return this.orderOf((await this.play((await this.sellTickets(tickets, fields, options)).ref)).ref, options);
  }

  /** The order of a checkout, once it is listed. */
  orderOf(checkoutRef, options) {
    return eventually(`the order of ${checkoutRef} is listed`, async () =>
      (await this.orders(options)).find((order) => order.checkoutRef === checkoutRef),
    );
  }

  /** All that are listed. @returns {Promise<unknown[]>} */
  async orders(options) {
    const all = new Map();
    for (let since = '2000-01-01T00:00:00Z', page; page === undefined || page.length === 200; since = page.at(-1).updatedAt) {
      page = accepted(await this.shop.get(`/store/orders?limit=200&updatedSince=${since}`, options));
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

function named(idempotencyKey, { headers, ...options }) {
  return { ...options, headers: { ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }), ...headers } };
}
