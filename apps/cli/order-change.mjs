import { createHash, randomUUID } from 'node:crypto';
import { amountOf, amountOptions } from './amount-option.mjs';
import { Failed, UsageError } from './errors.mjs';
import { amountText as amount } from './texts.mjs';

/** Said of every command that takes an order. */
export const named =
  'Name the order by its ref (ord_…) or its number (1007 or "#1007"). Numbers are those of live orders, unless --test is given.';

export const inTestMode = { type: 'boolean', text: 'use orders of test mode' };
export const reason = { type: 'string', value: '<text>', text: 'reason, for your records' };
export const itemOption = (text) => ({ type: 'string', multiple: true, value: '<ref>[=<quantity>]', text });

/** Options of a shipment: its carrier and its tracking. */
export const shipmentOptions = {
  carrier: { type: 'string', value: '<name>', text: 'name of the carrier, as the buyer sees it' },
  tracking: { type: 'string', value: '<number>', text: 'tracking number of the carrier' },
  'tracking-url': { type: 'string', value: '<address>', text: 'page where the buyer tracks the delivery; https only' },
};

/** The ref of an order that is named by its ref or its number. @throws {Failed} when no order has the number */
export async function refOf(client, written, inTest) {
  const name = written.replace(/^#/, '');
  if (!/^\d+$/.test(name)) return name;
  const mode = inTest ? 'test' : 'live';
  const order = (await client.list('/orders', { search: name, mode })).find(({ number }) => number === name);
  if (!order) throw new Failed('NOT_FOUND', `There is no ${mode} order ${name}.${inTest ? '' : ' Add --test for one of test mode.'}`);
  return order.ref;
}

/** `oit_…=2` as the API takes it; one piece by default. */
export function piecesOf(items) {
  return items?.map((text) => {
    const [ref, quantity = '1'] = text.split('=');
    if (!/^[1-9]\d*$/.test(quantity)) throw new UsageError(`Give an item as oit_…=2, not ${text}.`);
    return { ref, quantity: Number(quantity) };
  });
}

/**
 * A command `order <action>` that changes one order.
 * @param {string} action name of the command, and its address `/<action>` unless `path`
 * @param {(order: object) => string} done returns the text about the changed order
 * @param {{ about?: string, options?: object, method?: 'POST' | 'PATCH', path?: string, queryOf?: (values: object) => object, bodyOf: (values: object, currencyOf: () => Promise<string>) => object | undefined, keyOf?: (ref: string, body: object, values: object) => string | undefined, refundVerb?: string }} rest
 *   `refundVerb`: what it does, in a question on a terminal
 */
export const change = (
  action,
  summary,
  done,
  { about, options, method = 'POST', path = `/${action}`, queryOf = () => undefined, bodyOf, keyOf, refundVerb: refundVerb },
) => {
  const sentOf = async (client, values, name) => {
    const ref = await refOf(client, name, values.test);
    const currencyOf = async () => (await client.call('GET', '/orders/{order}', undefined, { path: { order: ref } })).currency;
    return { ref, body: await bodyOf(values, currencyOf) };
  };
  return {
    name: `order ${action}`,
    takes: ['<order>'],
    summary,
    about: [named, about].filter(Boolean).join('\n'),
    needs: 'workspace',
    options: { ...options, test: inTestMode },
    ...(refundVerb && {
      async asks({ client, values, positionals: [name] }) {
        const { ref, body } = await sentOf(client, values, name);
        const address = { path: { order: ref }, query: { dryRun: 'true' } };
        const { amountMinor, currency, items } = await client.call('POST', `/orders/{order}${path}`, body, address);
        const what = items.map(({ quantity, name: item }) => `${quantity} × ${item}`).join(', ');
        return `${refundVerb} order ${name}: refund ${amount(amountMinor, currency)}${what && `, cancel ${what}`}?`;
      },
    }),
    async run({ client, values, positionals: [name] }) {
      const { ref, body } = await sentOf(client, values, name);
      const parameters = { path: { order: ref }, query: queryOf(values), idempotencyKey: keyOf?.(ref, body, values) };
      const order = await client.call(method, `/orders/{order}${path}`, body, parameters);
      const text = `Order ${order.number} (${order.ref}) ${done(order)}`;
      return { data: order, text: keyOf && client.wasReplayed ? `${text}\n${REPEATED}` : text };
    },
  };
};

const REPEATED = 'Nothing was refunded now: the same command was run within the last 24 hours. Add --again to refund once more.';

/** The options by which a refund is made, of all that is left unless they say less. */
export const whatIsRefunded = {
  options: {
    item: itemOption('item to refund, and its quantity (default: 1)'),
    ...amountOptions,
    reason,
  },
  async bodyOf({ item, reason: why, ...values }, currencyOf) {
    const isAmount = values.amount !== undefined || values['amount-minor'] !== undefined;
    if (item && isAmount) throw new UsageError('Give --item or --amount, not both.');
    const amountMinor = isAmount ? amountOf(values, values.amount === undefined ? 'XXX' : await currencyOf()) : undefined;
    return { items: piecesOf(item), amountMinor, reason: why };
  },
};

/** Key of a refund, of the order and what is refunded: the same command again moves nothing, unless it says so. */
export const keyOfRefund = (ref, body, { again }) =>
  `store refund ${createHash('sha256')
    .update(JSON.stringify([ref, body]))
    .digest('hex')}${again ? ` ${randomUUID()}` : ''}`;

/** Returns the state of an order after a refund, as text. */
export const refunded = ({ status, refundedMinor, currency }) => `is ${status}; ${amount(refundedMinor, currency)} refunded in total.`;
