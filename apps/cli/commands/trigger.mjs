import { deliveryResult, outcomeOf } from '../delivery-outcome.mjs';
import { UsageError } from '../errors.mjs';
import { didYouMean } from '../nearest.mjs';
import { ofProducts, sampled, triggers } from '../trigger/things.mjs';

const types = [...Object.keys(triggers), ...Object.keys(sampled)];

/** Has any webhook arrive: that of a real action in test mode, or a sample. */
export const trigger = {
  name: 'trigger',
  takes: ['<event>'],
  among: types,
  summary: 'Trigger a webhook event of any type: by a real action in test mode, or as a signed sample',
  about:
    `Real actions: ${Object.keys(triggers).join(', ')}. A made-up buyer pays a checkout at the sandbox; such an order is cancelled; a product is created and deleted.\n` +
    'Other events are sent as a sample: signed, with the example data of the type, mode "test" and "sample": true. Nothing has really happened, and its refs do not exist.\n' +
    'A sample goes to the running listen of the workspace, or with --to to that destination alone. It never goes to other destinations, whatever they subscribe to.\n' +
    `Sent as a sample, and how the real event happens:\n${Object.entries(sampled)
      .map(([type, why]) => `  ${type}: ${why}`)
      .join('\n')}`,
  needs: 'workspace',
  options: {
    product: {
      type: 'string',
      value: '<slug>',
      text: `product to buy, for ${ofProducts.join(' and ')} (the newest that can be bought, by default)`,
    },
    to: { type: 'string', value: '<destination>', text: 'send a sample to this destination alone, such as wdn_…' },
    sample: { type: 'boolean', text: 'send a sample of an event that has a real action, too' },
  },
  async run({ client, values, positionals: [type] }) {
    if (!types.includes(type))
      throw new UsageError(`There are no events of the type "${type}".${didYouMean(type, types)} Types: ${types.join(', ')}.`);
    const isReal = Object.hasOwn(triggers, type) && !values.sample && values.to === undefined;
    if (values.product !== undefined && !(isReal && ofProducts.includes(type)))
      throw new UsageError(
        `${isReal || !triggers[type] ? type : 'A sample'} has no product: --product is for ${ofProducts.join(' and ')}, which buy it.`,
      );
    if (values.to !== undefined) return sampleTo(client, type, values.to);
    return isReal ? act(client, type, values) : sampleToListeners(client, type);
  },
};

async function act(client, type, values) {
  const made = await triggers[type](client, values);
  return {
    data: { type, ...made },
    text: `${type}: ${Object.entries(made)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}.`,
  };
}

async function sampleTo(client, type, destination) {
  if (destination === '') throw new UsageError('--to is empty: name a destination (webhook list).');
  const { ref } = await client.call('POST', '/webhooks/destinations/{destination}/sample', { type }, { path: { destination } });
  return deliveryResult(`The sample of ${type}`, await outcomeOf(client, ref));
}

async function sampleToListeners(client, type) {
  const sent = await client.call('POST', '/webhooks/stream/sample', { type });
  const listeners = sent.listeners === 1 ? 'the running listen' : `${sent.listeners} running listens`;
  const why = sampled[type];
  return {
    data: { ...sent, sample: true },
    text: [`The sample ${sent.eventRef} of ${type} was sent to ${listeners}.`, why && `It is a sample: ${why}`].filter(Boolean).join('\n'),
  };
}
