import { createHmac } from 'node:crypto';
import { eventually } from './client.mjs';
import { accepted } from './expectations.mjs';

let users = 0;

/** Forms for `submit`. */
export const forms = [
  {
    slug: 'ask',
    name: 'Ask',
    submitLabel: 'Send',
    thankYouMessage: 'Thanks.',
    fields: [{ key: 'name', label: 'Name', type: 'text', required: true, identity: 'name' }],
  },
];
const little = () => ({ version: 1, forms });

/** Merchant with webhooks: a shop whose webhooks are examined one by one. */
export class Listener {
  /** @param {import('./shop.mjs').Shop} shop one of its own */
  constructor(shop) {
    this.shop = shop;
    this.admin = shop.admin;
    this.sink = shop.instance.sink;
  }

  /** @param {import('./shop.mjs').Shop} shop that of the run */
  static async open(shop, document = little) {
    return new Listener(await shop.openAnother(document));
  }

  /** The path of a destination by the name it was given. */
  path(name = '') {
    return this.shop.webhookPath + name;
  }

  /** Makes a destination. @param {string} [name] a text of its path, by which it is asked for later @returns {Promise<unknown>} it, with its secret */
  destination(name = '', fields = {}) {
    return this.shop.receiveWebhooks({ url: this.sink.url + this.path(name), ...fields });
  }

  /** Reads a destination. */
  read({ ref }) {
    return this.admin.call('GET', `/webhooks/destinations/${ref}`);
  }

  /** Does something with a destination: `ping`, `enable`, `replay` and others. */
  press({ ref }, action, body) {
    return this.admin.call('POST', `/webhooks/destinations/${ref}/${action}`, body);
  }

  /** Has a destination answer with a status, or with what a function says. */
  answer(name, answer) {
    this.sink.answers.set(this.path(name), typeof answer === 'function' ? answer : () => ({ status: answer }));
  }

  /** Waits for `count` webhooks to a destination that pass, and returns them. */
  heard(name = '', count = 1, passes = undefined) {
    return this.sink.expect(this.path(name), passes, count);
  }

  /** Returns the webhooks to a destination so far. */
  soFar(name = '') {
    return this.sink.received.filter(({ path }) => path === this.path(name));
  }

  /** Links a user, which webhooks report. @returns {Promise<unknown>} the link */
  async happen() {
    users += 1;
    return accepted(await this.shop.post('/store/customers/link', { externalRef: `listener-${users}`, email: this.shop.buyer().email }));
  }

  submit(answers = { name: 'Bisi' }, options = {}) {
    return this.shop.post('/store/forms/ask/submissions', { answers }, options);
  }

  /** Returns the deliveries to a destination, newest first. @returns {Promise<unknown[]>} */
  deliveries({ ref }, filters = {}) {
    return this.admin.list('/webhooks/deliveries', { destination: ref, ...filters });
  }

  /** A delivery with its attempts, once it is in a state and has so many of them. @param {string} ref @returns {Promise<unknown>} */
  settled(ref, state, attempts = 1) {
    return eventually(`${ref} is ${state} after ${attempts} attempts`, async () => {
      const delivery = await this.admin.call('GET', `/webhooks/deliveries/${ref}`);
      return delivery.state === state && delivery.attempts === attempts && delivery;
    });
  }
}

/** Checks that this header of a webhook has a secret's signature. @param {import('./sink.mjs').ReceivedWebhook} webhook */
export function isSigned({ headers, raw }, secret, header = 'x-svc-signature') {
  return headers[header] === `sha256=${createHmac('sha256', secret).update(`${headers['x-svc-timestamp']}.${raw}`).digest('hex')}`;
}

/** Checks the signature of Standard Webhooks as well. */
export function isSignedByStandard({ headers, raw }, secret) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${raw}`).digest('base64');
  return headers['webhook-signature'].split(' ').includes(`v1,${signature}`);
}
