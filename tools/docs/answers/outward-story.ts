import { eventually, opener, subscriberMail, WebhookSink } from '@svc/testing';
import type { RecordedShop } from './recorded-shop';
import type { Recorder } from './recorder';
import { waiting } from './shown';

interface Made {
  ref: string;
}

/** Webhooks: a destination with its deliveries, secrets, samples and replays. */
export async function playWebhooks({ recorder, texts }: RecordedShop): Promise<void> {
  const sink = await WebhookSink.open();
  texts[sink.url] = 'https://adirehouse.example';
  try {
    const body = { url: `${sink.url}/webhooks`, description: 'Website', mode: 'live', events: ['checkout.completed', 'order.updated'] };
    const { ref } = await recorder.call<Made>('createWebhookDestination', { body });
    const path = { ref };
    const ping = await recorder.call<Made>('pingWebhookDestination', { path, shown: waiting(0) });
    const delivery = { path: { ref: ping.ref } };
    await sink.expect(1, '/webhooks');
    const delivered = () => recorder.read<{ state: string }>('readWebhookDelivery', delivery);
    await eventually('the ping is delivered', async () => (await delivered()).state === 'delivered');
    await recorder.call('readWebhookDelivery', delivery);
    await recorder.call('listWebhookDeliveries', { query: { destination: ref } });
    await recorder.call('sendWebhookSample', { path, body: { type: 'checkout.completed' }, shown: waiting(0) });
    await recorder.call('resendWebhookDelivery', { ...delivery, shown: waiting(1) });
    await recorder.call('replayWebhooks', { path, body: { types: ['checkout.completed'], states: ['delivered'] } });
    await recorder.call('rotateWebhookSecret', { path });
    await recorder.call('promoteWebhookSecret', { path });
    await recorder.refused('promoteWebhookSecret', 'CONFLICT', { path });
    await recorder.call('changeWebhookDestination', { path, body: { description: 'Website and stock list' } });
    await recorder.call('readWebhookDestination', { path });
    await recorder.call('listWebhookDestinations');
    await playFurtherDestinations(recorder, body);
    await recorder.call('disableWebhookDestination', { path });
    await recorder.refused('pingWebhookDestination', 'CONFLICT', { path });
    await recorder.refused('sendWebhookSample', 'CONFLICT', { path, body: { type: 'checkout.completed' } });
    await recorder.refused('resendWebhookDelivery', 'CONFLICT', delivery);
    await recorder.refused('replayWebhooks', 'CONFLICT', { path, body: { types: ['checkout.completed'] } });
    await recorder.call('enableWebhookDestination', { path });
    await recorder.call('deleteWebhookDestination', { path });
    const sample = { body: { type: 'order.updated' } };
    await recorder.refused('streamWebhookSample', 'CONFLICT', sample);
    const listening = recorder.firstEvent('streamWebhookEvents', { query: { mode: 'test' } });
    await eventually('somebody listens', async () => !('error' in (await recorder.read<object>('streamWebhookSample', sample))));
    await recorder.call('streamWebhookSample', sample);
    await listening;
  } finally {
    await sink.close();
  }
}

/** Makes destinations until there are as many as a workspace may have, and deletes them. */
async function playFurtherDestinations(recorder: Recorder, body: object): Promise<void> {
  const made: Made[] = [];
  for (let count = 1; count < 5; count += 1) made.push(await recorder.read<Made>('createWebhookDestination', { body }));
  await recorder.refused('createWebhookDestination', 'CONFLICT', { body });
  for (const { ref } of made) await recorder.read('deleteWebhookDestination', { path: { ref } });
}

/** People who signed up for mails, each address confirmed by its link. */
export async function playSubscriptions({ recorder, service, shop, store }: RecordedShop): Promise<void> {
  const email = `nkechi@${shop.slug}.example`;
  const open = opener(() => service.urls[0]!, shop.slug);
  await store.newsletter.subscribe({ email, name: 'Nkechi Eze' });
  await open((await subscriberMail(service.mails, email)).confirm, '');
  const variantRef = (await store.products.get('calabash-lamp')).variants[0]!.ref;
  await store.products.askForRestockAlert('calabash-lamp', { variantRef, email });
  await recorder.call('listSubscribers', { query: { search: email } });
  await recorder.call('exportSubscribers', { query: { state: 'confirmed' } });
  const alerts = await recorder.call<{ data: Made[] }>('listRestockAlerts', { query: { search: email } });
  await recorder.call('listAwaitedVariants');
  await recorder.call('deleteRestockAlert', { path: { ref: alerts.data[0]!.ref } });
  const subscribers = await recorder.read<{ data: Made[] }>('listSubscribers', { query: { search: email } });
  await recorder.call('deleteSubscriber', { path: { ref: subscribers.data[0]!.ref } });
}

/** Files of the merchant, and what people have sent by forms. */
export async function playFilesAndForms({ recorder, store }: RecordedShop, submissionRef: string): Promise<void> {
  const body = new TextEncoder().encode('Closed on Monday.');
  const headers = { 'content-type': 'application/octet-stream' };
  const { ref } = await recorder.call<Made>('uploadMedia', { body, headers, query: { name: 'opening-hours.txt' } });
  await recorder.call('readMedia', { path: { ref } });
  await recorder.call('listMedia');
  await recorder.call('deleteMedia', { path: { ref } });
  const form = (await store.forms.get('contact')).ref;
  await recorder.call('readSubmission', { path: { ref: submissionRef } });
  await recorder.call('listSubmissions', { query: { form } });
  await recorder.call('exportSubmissions', { query: { form } });
  await recorder.call('deleteSubmission', { path: { ref: submissionRef } });
}
