import { Failed, UsageError } from '../errors.mjs';

/** Sends an event once more to wherever it went, or one of its deliveries. */
export const resend = {
  name: 'resend',
  takes: ['<event or delivery>'],
  summary: 'Resend an event (wev_…) to its destinations, or one delivery (whd_…)',
  about: 'Events and deliveries are kept for 30 days. Events that only listen forwarded have no destination.',
  needs: 'workspace',
  async run({ client, positionals: [ref] }) {
    const sent = await Promise.all(
      (await deliveriesOf(client, ref)).map((delivery) =>
        client.call('POST', '/webhooks/deliveries/{delivery}/resend', undefined, { path: { delivery } }),
      ),
    );
    return {
      data: sent,
      text: sent.map((delivery) => `${delivery.ref} (${delivery.type}) is being sent again to ${delivery.destinationRef}.`).join('\n'),
    };
  },
};

async function deliveriesOf(client, ref) {
  if (ref.startsWith('whd_')) return [ref];
  if (!ref.startsWith('wev_')) throw new UsageError(`Give an event (wev_…) or a delivery (whd_…), not ${ref}.`);
  const deliveries = await client.list('/webhooks/deliveries', { event: ref });
  if (deliveries.length === 0) throw new Failed('NOT_FOUND', `${ref} was sent to no destination.`);
  return deliveries.map((delivery) => delivery.ref);
}
