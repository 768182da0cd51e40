import { AdminClient } from '../../start/admin-client.mjs';
import { catalogue } from './catalogue.mjs';
import { ask, eventually } from './client.mjs';

/** Registered on the publishable keys of every shop of a run. */
const ORIGIN = 'http://shop.localhost:4444';

/**
 * @typedef {object} Keys
 * @property {string} publishableTest
 * @property {string} secretTest
 * @property {string} publishableLive
 * @property {string} secretLive
 */

/** A merchant's workspace that checks ask and change. */
export class Shop {
  /** @type {Map<string, string>} */
  #refs = new Map();
  #buyers = 0;

  /** @param {import('./instance.mjs').Instance} instance @param {{ ref: string, slug: string, adminToken: string }} workspace @param {import('./shop-clock.mjs').ShopClock} clock */
  constructor(instance, { ref, slug, adminToken }, clock) {
    this.instance = instance;
    this.clock = clock;
    this.ref = ref;
    this.slug = slug;
    this.origin = ORIGIN;
    /** @type {Keys} */
    this.keys = {};
    this.adminToken = adminToken;
    this.admin = new AdminClient(instance.baseUrl, adminToken);
    /** Where `receiveWebhooks` has them sent to, at `instance.sink`. */
    this.webhookPath = `/${slug}`;
  }

  /**
   * Asks the storefront API: by the secret live key by default; a publishable key comes from the registered origin
   * by default (`origin: undefined` = none).
   * @param {string} path below `/v1`, or a whole address
   * @param {import('./client.mjs').Asked} [options]
   */
  get(path, options = {}) {
    const key = 'key' in options ? options.key : this.keys.secretLive;
    const origin = 'origin' in options ? options.origin : key?.startsWith('svc_pk_') ? this.origin : undefined;
    return ask(path.startsWith('http') ? path : this.instance.baseUrl + path, { ...options, key, origin });
  }

  /** The same with a body. @param {import('./client.mjs').Asked} [options] */
  post(path, body, options = {}) {
    return this.get(path, { ...options, method: 'POST', body });
  }

  /** The ref of a thing by its path in the document: `tote`, `tote/large`, `fair/entry`, `nigeria` (a zone). */
  refOf(path) {
    const ref = this.#refs.get(path);
    if (!ref) throw new Error(`The catalogue has no ${path}.`);
    return ref;
  }

  /** Applies a workspace document, learns its refs, and waits until its products are in the delta. */
  async apply(document) {
    await this.admin.call('PUT', '/document?force=true', document);
    await this.learnRefs();
    const read = async (query) => (await this.get(`/store/products${query}`)).body;
    await eventually(
      'every product is stamped',
      async () => (await read('?updatedSince=2000-01-01&limit=200')).length >= Math.min(200, (await read('')).length),
    );
  }

  /** Waits until a product has a later stamp than this one, and is in the delta with it. */
  stamped(slug, before) {
    return eventually(`${slug} is stamped anew`, async () =>
      (await this.get('/store/products?updatedSince=2000-01-01&limit=200')).body.some(
        (product) => product.slug === slug && product.updatedAt > before,
      ),
    );
  }

  async learnRefs() {
    const [products, packages, events, zones] = await Promise.all(
      ['/products', '/packages', '/events', '/delivery-zones'].map((path) => this.admin.list(path)),
    );
    for (const item of [...products, ...packages, ...events, ...zones]) {
      const name = item.slug ?? item.key;
      this.#refs.set(name, item.ref);
      for (const part of [...(item.variants ?? []), ...(item.options ?? []), ...(item.ticketTypes ?? []), ...(item.days ?? [])])
        this.#refs.set(`${name}/${part.key}`, part.ref);
    }
  }

  /** Sets for this shop what the operator alone sets: fees, limits, where texts go. */
  setByOperator(patch) {
    return this.instance.operator.call('PATCH', `/workspaces/${this.ref}`, patch);
  }

  /** Makes a key. @param {{ kind: 'publishable' | 'secret', mode: 'test' | 'live' }} fields and scopes, label, limits, origins @returns {Promise<{ ref: string, key: string }>} */
  makeKey(fields) {
    return this.admin.call('POST', '/keys', { ...(fields.kind === 'publishable' && { origins: [this.origin] }), ...fields });
  }

  /** A buyer whom nobody has seen before. */
  buyer(fields = {}) {
    this.#buyers += 1;
    return { name: 'Ada Obi', email: `ada.${this.#buyers}@${this.slug}.example`, ...fields };
  }

  /** Has the webhooks of this shop sent to `instance.sink`, at `webhookPath`. @returns {Promise<{ ref: string, secret: string }>} */
  receiveWebhooks(fields = {}) {
    return this.admin.call('POST', '/webhooks/destinations', { url: this.instance.sink.url + this.webhookPath, ...fields });
  }

  /** Waits for a webhook of this shop. @param {(data: unknown, body: unknown) => boolean} [passes] */
  async webhook(type, passes = () => true) {
    const [webhook] = await this.instance.sink.expect(this.webhookPath, ({ body }) => body.type === type && passes(body.data, body));
    return webhook;
  }

  /** The time of this shop, in both modes. @returns {Promise<Date>} */
  now() {
    return this.clock.now();
  }

  /** Advances the clock of this shop, and of those that it opened; only for `clockChecks`. @param {number} seconds */
  advance(seconds) {
    return this.clock.advance(seconds);
  }

  /** Advances the clock to a moment. @param {number} moment Unix ms; up to a second later */
  async advanceTo(moment) {
    await this.advance(Math.ceil((moment - (await this.now()).getTime()) / 1000));
  }

  /** Another workspace of the same service, which goes by the same clock. @param {Parameters<import('./instance.mjs').Instance['openShop']>[0]} [document] */
  openAnother(document) {
    return this.instance.openShop(document, this.clock);
  }
}

/**
 * @param {import('./instance.mjs').Instance} instance
 * @param {{ document?: (given: { now: Date }) => object, clock: import('./shop-clock.mjs').ShopClock }} given
 * @returns {Promise<Shop>}
 */
export async function openShop(instance, slug, { document = catalogue, clock }) {
  const made = await instance.operator.call('POST', '/workspaces', {
    slug,
    displayName: 'Conformance',
    timezone: 'Africa/Lagos',
    currencies: ['NGN', 'USD'],
  });
  const shop = new Shop(instance, made, clock);
  await clock.add(shop.ref);
  for (const kind of ['publishable', 'secret']) {
    for (const mode of ['test', 'live'])
      shop.keys[`${kind}${mode === 'test' ? 'Test' : 'Live'}`] = (await shop.makeKey({ kind, mode })).key;
  }
  const wanted = document({ now: await shop.now() });
  if (wanted.workspace?.fees) await shop.setByOperator({ fees: wanted.workspace.fees });
  await shop.apply(wanted);
  return shop;
}
