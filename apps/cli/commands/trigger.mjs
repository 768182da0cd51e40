import { UsageError } from '../errors.mjs';
import { didYouMean } from '../nearest.mjs';
import { eventTypes, notTriggered, triggers } from '../trigger/things.mjs';

/** Makes the real thing happen in test mode, so that its webhook comes. */
export const trigger = {
  name: 'trigger',
  takes: ['<event>'],
  among: Object.keys(triggers),
  summary: `Make something happen in test mode, so that its webhook comes: ${Object.keys(triggers).join(', ')}`,
  about:
    'It is the real thing: a checkout is opened and paid at the sandbox by a made-up buyer, such an order is called off, a product is made and deleted.\n' +
    `What it cannot make happen, and what does:\n${Object.entries(notTriggered)
      .map(([type, why]) => `  ${type}: ${why}`)
      .join('\n')}`,
  needs: 'workspace',
  options: { product: { type: 'string', value: '<slug>', text: 'what is bought (the newest that can be, unless told)' } },
  async run({ client, values, positionals: [type] }) {
    const cause = Object.hasOwn(triggers, type) ? triggers[type] : undefined;
    if (!cause) throw new UsageError(whyNot(type));
    const made = await cause(client, values);
    return {
      data: { type, ...made },
      text: `${type}: ${Object.entries(made)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}.`,
    };
  },
};

function whyNot(type) {
  if (Object.hasOwn(notTriggered, type)) return `${type} cannot be triggered. ${notTriggered[type]}`;
  return `There are no events of the type "${type}".${didYouMean(type, [...eventTypes, 'ping'])} These can be triggered: ${Object.keys(triggers).join(', ')}.`;
}
