import { choice } from '../choice-option.mjs';
import { UsageError } from '../errors.mjs';
import { inTestMode as test, named, refOf, shipmentOptions } from '../order-change.mjs';

/** Fields of a fulfilment by the options that name them. */
const FIELDS = { carrier: 'carrier', tracking: 'trackingNumber', 'tracking-url': 'trackingUrl' };
const about = `${named}\nThe refs of its fulfilments (ful_…) are in order show.`;

const pathOf = async (client, { test: inTest }, [order, fulfillment]) => ({
  path: { ref: await refOf(client, order, inTest), fulfillment },
});
const textOf = ({ number, ref, fulfillmentStatus }) => `Order ${number} (${ref}) is ${fulfillmentStatus}.`;

/** Corrects how the pieces of a fulfilment travel. */
export const correctFulfilment = {
  name: 'order correct-fulfilment',
  takes: ['<order>', '<fulfilment>'],
  summary: 'Correct carrier and tracking of a fulfilment',
  about: `${about}\nThe buyer is sent the corrected details, unless --quietly is given or nothing differs.`,
  needs: 'workspace',
  options: {
    ...shipmentOptions,
    remove: choice('<detail>', Object.keys(FIELDS), { before: 'detail to remove:', multiple: true }),
    quietly: { type: 'boolean', text: 'do not notify the buyer' },
    test,
  },
  async run({ client, values, positionals }) {
    const unknown = values.remove?.find((option) => !(option in FIELDS));
    if (unknown !== undefined) throw new UsageError(`--remove takes ${Object.keys(FIELDS).join(', ')}, not ${unknown}.`);
    const changed = Object.entries(FIELDS).map(([option, field]) => [field, values.remove?.includes(option) ? null : values[option]]);
    const body = { ...Object.fromEntries(changed), notify: values.quietly ? false : undefined };
    const order = await client.call('PATCH', '/orders/{ref}/fulfillments/{fulfillment}', body, await pathOf(client, values, positionals));
    return { data: order, text: `${textOf(order)} Its fulfilment ${positionals[1]} is corrected.` };
  },
};

/** Takes a fulfilment back that was recorded by mistake. */
export const undoFulfilment = {
  name: 'order undo-fulfilment',
  takes: ['<order>', '<fulfilment>'],
  summary: 'Take a fulfilment back that was recorded by mistake',
  about: `${about}\nIts items are to be fulfilled again; those that were refunded meanwhile are for sale again. Nobody is notified. For goods that came back, use order returned.`,
  needs: 'workspace',
  options: { test },
  asks: ({ positionals: [order, fulfilment] }) =>
    `Take back fulfilment ${fulfilment} of order ${order}? Its items will have to be fulfilled again.`,
  async run({ client, values, positionals }) {
    const order = await client.call(
      'DELETE',
      '/orders/{ref}/fulfillments/{fulfillment}',
      undefined,
      await pathOf(client, values, positionals),
    );
    return { data: order, text: textOf(order) };
  },
};
