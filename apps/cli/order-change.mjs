import { Failed, UsageError } from './errors.mjs';
import { amountText as amount } from './texts.mjs';

/** Said of every command that takes an order. */
export const named = 'Name the order by its ref (ord_…) or its number (1007). Numbers are those of live orders, unless --test is given.';

export const inTestMode = { type: 'boolean', text: 'use orders of test mode' };
export const reason = { type: 'string', value: '<text>', text: 'reason, for your records' };
export const itemOption = (text) => ({ type: 'string', multiple: true, value: '<ref>[=<quantity>]', text });

/** The ref of an order that is named by its ref or its number. @throws {Failed} when no order has the number */
export async function refOf(client, name, inTest) {
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
 * @param {string} action name of the command, and its address unless `path`
 * @param {(order: object) => string} done returns the text about the changed order
 * @param {{ about?: string, options?: object, path?: string, bodyOf: (values: object) => object | undefined }} rest
 */
export const change = (action, summary, done, { about, options, path = action, bodyOf }) => ({
  name: `order ${action}`,
  takes: ['<order>'],
  summary,
  about: [named, about].filter(Boolean).join('\n'),
  needs: 'workspace',
  options: { ...options, test: inTestMode },
  async run({ client, values, positionals: [name] }) {
    const body = bodyOf(values);
    const ref = await refOf(client, name, values.test);
    const order = await client.call('POST', `/orders/{order}/${path}`, body, { path: { order: ref } });
    return { data: order, text: `Order ${order.number} (${order.ref}) ${done(order)}` };
  },
});

/** The options by which a refund is made, of all that is left unless they say less. */
export const whatIsRefunded = {
  options: {
    item: itemOption('item to refund, and its quantity (default: 1)'),
    amount: { type: 'string', value: '<minor units>', text: 'amount to refund' },
    reason,
  },
  bodyOf({ item, amount: minor, reason: why }) {
    if (item && minor) throw new UsageError('Give --item or --amount, not both.');
    if (minor !== undefined && !/^[1-9]\d*$/.test(minor)) throw new UsageError('Give --amount in minor units: 5000 for 50.00.');
    return { items: piecesOf(item), amountMinor: minor && Number(minor), reason: why };
  },
};

/** Returns the state of an order after a refund, as text. */
export const refunded = ({ status, refundedMinor, currency }) => `is ${status}; ${amount(refundedMinor, currency)} refunded in total.`;
