import { choice } from '../choice-option.mjs';
import { attemptText, deliveryResult, outcomeOf } from '../delivery-outcome.mjs';
import { limit } from '../limit-option.mjs';
import { momentText } from '../texts.mjs';
import { eventTypes } from '../trigger/things.mjs';

/** A new destination of the workspace’s webhooks. */
export const addWebhook = {
  name: 'webhook add',
  takes: ['<url>'],
  summary: 'Create a webhook destination; its signing secret is shown only once',
  needs: 'workspace',
  options: {
    event: {
      type: 'string',
      multiple: true,
      value: '<type>',
      among: eventTypes,
      text: 'event type to send, such as attendee.registered (default: all)',
    },
    mode: choice('<mode>', ['live', 'test', 'both'], { default: 'both', before: 'events of', after: 'mode (default: both)' }),
    description: { type: 'string', value: '<text>', text: 'name that you recognise it by' },
  },
  async run({ client, values: { event, mode, description }, positionals: [url] }) {
    const made = await client.call('POST', '/webhooks/destinations', { url, mode, description, ...(event && { events: event }) });
    const warned = (made.warnings ?? []).map(({ message }) => `\n! ${message}`).join('');
    return { data: made, text: `Created the destination ${made.ref}. Its signing secret, shown only once:\n\n  ${made.secret}${warned}` };
  },
};

/** Every destination, and how it is doing. */
export const listWebhooks = {
  name: 'webhook list',
  summary: 'List webhook destinations with their status',
  needs: 'workspace',
  async run({ client }) {
    const { data } = await client.call('GET', '/webhooks/destinations');
    return { data, text: data.length > 0 ? data.map(destinationLine).join('\n') : 'No destinations. Create one with webhook add.' };
  },
};

function destinationLine({ ref, status, disabledReason, failures, mode, events, url }) {
  const trouble = disabledReason ? ` (${disabledReason})` : failures > 0 ? ` (${failures} failures)` : '';
  return `${ref}  ${status}${trouble}  ${mode}  ${events.join(',')}  ${url}`;
}

/** Tries a destination, and shows the result. */
export const pingWebhook = {
  name: 'webhook ping',
  takes: ['<destination>'],
  summary: 'Send a ping to a destination and report whether it arrived',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const { ref: sent } = await client.call('POST', '/webhooks/destinations/{destination}/ping', undefined, { path: { destination: ref } });
    return deliveryResult('The ping', await outcomeOf(client, sent));
  },
};

/** Command that lists deliveries. */
export const listDeliveries = {
  name: 'webhook deliveries',
  summary: 'List webhook deliveries of the last 30 days, newest first',
  needs: 'workspace',
  options: {
    destination: { type: 'string', value: '<ref>', text: 'only to this destination' },
    event: { type: 'string', value: '<ref>', text: 'only of this event (wev_…)' },
    type: { type: 'string', value: '<type>', among: eventTypes, text: 'only of events of this type, such as attendee.registered' },
    state: choice('<state>', ['due', 'sending', 'held', 'delivered', 'exhausted'], { before: 'only' }),
    since: { type: 'string', value: '<moment>', text: 'only of events since this time, such as 2026-03-01T09:00:00Z' },
    limit,
  },
  async run({ client, values: { destination, event, type, state, since, limit: most } }) {
    const deliveries = await client.list('/webhooks/deliveries', { destination, event, type, state, since }, most);
    return { data: deliveries, text: deliveries.length > 0 ? deliveries.map(deliveryLine).join('\n') : 'No deliveries.' };
  },
};

function deliveryLine({ ref, createdAt, type, state, attempts, lastAttempt }) {
  return `${ref}  ${createdAt}  ${type.padEnd(19)}  ${state.padEnd(9)}  ${attempts}×  ${lastAttempt ? attemptText(lastAttempt) : ''}`.trimEnd();
}

/** Command that stops deliveries to a destination. */
export const disableWebhook = {
  name: 'webhook disable',
  takes: ['<destination>'],
  summary: 'Disable a destination: its events are held back for 30 days',
  about: 'To get them, run webhook enable, then webhook replay.',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const destination = await client.call('POST', '/webhooks/destinations/{destination}/disable', undefined, {
      path: { destination: ref },
    });
    return { data: destination, text: `${destination.ref} receives no events, and they are held back: ${destination.url}` };
  },
};

/** Command that deletes a destination. */
export const removeWebhook = {
  name: 'webhook remove',
  takes: ['<destination>'],
  summary: 'Delete a destination with the log of its deliveries',
  about: 'It cannot be undone. webhook disable keeps events back instead.',
  needs: 'workspace',
  async asks({ client, positionals: [ref] }) {
    const { url } = await client.call('GET', '/webhooks/destinations/{destination}', undefined, { path: { destination: ref } });
    return `Delete ${ref} (${url}) with the log of its deliveries? It cannot be undone.`;
  },
  async run({ client, positionals: [ref] }) {
    await client.call('DELETE', '/webhooks/destinations/{destination}', undefined, { path: { destination: ref } });
    return { data: { ref, deleted: true }, text: `${ref} is deleted.` };
  },
};

/** Command that begins the rotation of a secret, or completes it. */
export const rotateWebhookSecret = {
  name: 'webhook rotate-secret',
  takes: ['<destination>'],
  summary: 'Create the next signing secret of a destination; it is shown only once',
  about:
    'Deliveries are signed with both secrets from then on. Give the next one to your server, then complete the rotation with --promote: the former secret is no longer used.',
  needs: 'workspace',
  options: { promote: { type: 'boolean', text: 'complete the rotation: sign with the next secret alone' } },
  async run({ client, values: { promote }, positionals: [ref] }) {
    const path = { path: { destination: ref } };
    if (promote) {
      const destination = await client.call('POST', '/webhooks/destinations/{destination}/promote-secret', undefined, path);
      return { data: destination, text: `${ref} signs with the next secret alone.` };
    }
    const rotated = await client.call('POST', '/webhooks/destinations/{destination}/rotate-secret', undefined, path);
    return { data: rotated, text: `The next signing secret of ${ref}, shown only once:\n\n  ${rotated.nextSecret}` };
  },
};

/** Command that enables a destination. */
export const enableWebhook = {
  name: 'webhook enable',
  takes: ['<destination>'],
  summary: 'Enable a disabled destination',
  about: 'Resend events that were held back with webhook replay.',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const destination = await client.call('POST', '/webhooks/destinations/{destination}/enable', undefined, { path: { destination: ref } });
    return { data: destination, text: `${destination.ref} receives events again: ${destination.url}` };
  },
};

/** Command that sends the kept events of a destination once more. */
export const replayWebhook = {
  name: 'webhook replay',
  takes: ['<destination>'],
  summary: 'Resend failed and held events to a destination',
  about:
    'Also what it subscribes to and was never sent, since it was created, or since --since; events are kept for 30 days. Deliveries that wait for their next attempt are counted and left alone: webhook resend sends one now.',
  needs: 'workspace',
  options: { since: { type: 'string', value: '<moment>', text: 'only events since this time, such as 2026-03-01T09:00:00Z' } },
  async run({ client, values: { since }, positionals: [ref] }) {
    const replayed = await client.call(
      'POST',
      '/webhooks/destinations/{destination}/replay',
      { since },
      {
        path: { destination: ref },
      },
    );
    return { data: replayed, text: replayText(replayed) };
  },
};

/** `2 deliveries are being sent. 1 waits for its next attempt, at 2026-11-29 09:30Z; webhook resend sends one now.` */
function replayText({ due, waiting, nextAttemptAt }) {
  const sent = due === 1 ? '1 delivery is being sent.' : `${due} deliveries are being sent.`;
  if (waiting === 0) return sent;
  const waits = waiting === 1 ? '1 waits for its next attempt,' : `${waiting} wait for their next attempt, the first`;
  return `${sent} ${waits} at ${momentText(nextAttemptAt)}; webhook resend sends one now.`;
}

/** Sends one again. */
export const resendDelivery = {
  name: 'webhook resend',
  takes: ['<delivery>'],
  summary: 'Resend a delivery now',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const delivery = await client.call('POST', '/webhooks/deliveries/{delivery}/resend', undefined, { path: { delivery: ref } });
    return { data: delivery, text: `${delivery.ref} (${delivery.type}) is being sent again.` };
  },
};
