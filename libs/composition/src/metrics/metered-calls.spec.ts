import type { MetricRow } from '@svc/adapters/metrics';
import type { CodeMessage, CodeOutcome } from '@svc/otp';
import { ProviderUnavailable } from '@svc/payments';
import { type DeliveryOutcome, WebhookSender } from '@svc/webhooks';
import { MeteredCodeSender, meteredFetch, MeteredWebhookSender } from './metered-calls';
import { queueLabel } from '@svc/adapters/queue';

type Labels = Readonly<Record<MetricRow['labels'][number], string>>;

/** Remembers the series of observations and counts. */
function recorder() {
  const series: string[] = [];
  const note = (name: string, labels: Labels) => void series.push([name, ...Object.values(labels)].join(' '));
  return { series, observe: note, count: note };
}

const NAME = 'provider_request_duration_seconds';

describe('[ADR 0160 r3] calls that leave the service', () => {
  it.each([
    [200, 'ok 2xx'],
    [302, 'refused 3xx'],
    [404, 'refused 4xx'],
    [429, 'refused 429'],
    [503, 'failed 5xx'],
  ])('are measured by provider and class of status: %s', async (status, labels) => {
    const metrics = recorder();
    const send = meteredFetch(metrics, 'paystack', async () => new Response(null, { status }));
    expect((await send('https://api.paystack.co/transaction/secret-ref')).status).toBe(status);
    expect(metrics.series).toEqual([`${NAME} paystack ${labels}`]);
  });

  it.each([
    [new ProviderUnavailable('api.stripe.com: no answer in time'), 'timeout'],
    [new ProviderUnavailable('api.stripe.com: ECONNREFUSED'), 'connection'],
    [new TypeError('fetch failed'), 'connection'],
  ])('are measured without a response, and reject as before: %s', async (error, reason) => {
    const metrics = recorder();
    await expect(meteredFetch(metrics, 'stripe', async () => Promise.reject(error))('https://api.stripe.com')).rejects.toBe(error);
    expect(metrics.series).toEqual([`${NAME} stripe failed ${reason}`]);
  });

  it.each<[DeliveryOutcome, string]>([
    [{ kind: 'answer', status: 204, body: '' }, 'ok 2xx'],
    [{ kind: 'answer', status: 410, body: 'https://shop.example' }, 'refused 4xx'],
    [{ kind: 'failure', reason: 'tls' }, 'failed tls'],
  ])('are measured for webhooks without their destination: %j', async (outcome, labels) => {
    const metrics = recorder();
    const sender = new (class extends WebhookSender {
      send = async () => outcome;
    })();
    expect(await new MeteredWebhookSender(sender, metrics).send({ url: 'https://shop.example', headers: {}, body: '' })).toBe(outcome);
    expect(metrics.series).toEqual([`webhook_attempt_duration_seconds ${labels}`]);
  });

  it.each<[CodeOutcome, string]>([
    [{ ok: true }, 'sent none'],
    [{ ok: false, unavailable: true, reason: '+234 803' }, 'failed sender'],
    [{ ok: false, unavailable: false, reason: '+234 803' }, 'failed number'],
    [{ ok: false, unavailable: false, mayBeSent: true, reason: 'timeout' }, 'unknown number'],
  ])('are counted for one-time codes without their number: %j', async (outcome, labels) => {
    const metrics = recorder();
    const sender = new MeteredCodeSender({ channel: 'sms', send: async () => outcome }, metrics);
    expect(await sender.send({} as CodeMessage)).toBe(outcome);
    expect(metrics.series).toEqual([`codes_total sms ${labels}`]);
  });

  it('names queues without the version of their payloads, which a release may change', () => {
    expect(['refund.v2', 'webhook-delivery.v12', 'v2'].map(queueLabel)).toEqual(['refund', 'webhook-delivery', 'v2']);
  });
});
