import { eventually } from '@svc/testing';
import type { RecordedShop } from './recorded-shop';
import type { Recorder } from './recorder';
import { subscriptionMails } from './shown';

interface Made {
  ref: string;
}

/** Keys of storefronts: made, changed, paused, resumed, rolled and revoked. */
export async function playKeys({ recorder }: RecordedShop): Promise<void> {
  const body = { kind: 'publishable', mode: 'test', label: 'Website', origins: ['https://adirehouse.example'] };
  const path = { ref: (await recorder.call<Made>('createKey', { body })).ref };
  await recorder.call('changeKey', { path, body: { label: 'Website, new design' } });
  await recorder.call('pauseKey', { path });
  await recorder.call('resumeKey', { path });
  const rolled = await recorder.call<Made>('rollKey', { path, body: { overlapSeconds: 86_400 } });
  await recorder.call('listKeys');
  await recorder.call('revokeKey', { path: { ref: rolled.ref } });
  const revoked = { path: { ref: rolled.ref } };
  for (const id of ['pauseKey', 'resumeKey']) await recorder.refused(id, 'CONFLICT', revoked);
  await recorder.refused('changeKey', 'CONFLICT', { ...revoked, body: { label: 'Gone' } });
  await recorder.refused('rollKey', 'CONFLICT', { ...revoked, body: {} });
  await recorder.call('createOwnAdminToken', { body: { label: 'Door, phone 2', role: 'door', expiresAt: '2031-01-01T00:00:00Z' } });
}

/** Settings of the workspace, its accounts at providers of payments and senders of codes. */
export async function playSettings({ recorder }: RecordedShop): Promise<void> {
  await recorder.call('readOwnWorkspace');
  await recorder.call('changeOwnWorkspace', { body: { checkouts: { eventMinutes: 20 } } });
  const paystack = { path: { provider: 'paystack', mode: 'test' } };
  await recorder.call('setPaymentProvider', {
    ...paystack,
    body: { secretKey: `sk_test_${'0'.repeat(40)}`, publicKey: `pk_test_${'0'.repeat(40)}` },
  });
  await recorder.call('listPaymentProviders');
  await recorder.call('removePaymentProvider', paystack);
  await recorder.call('setOtpConnection', { body: { kind: 'mailbox' } });
  await recorder.call('readOtpConnection');
  const template = await recorder.call<Made>('makeOtpTemplate', { body: { name: 'sign_in', language: 'en', approved: true } });
  await recorder.call('changeOtpTemplate', { path: { ref: template.ref }, body: { isDefault: true } });
  await recorder.call('listOtpTemplates');
  await recorder.call('deleteOtpTemplate', { path: { ref: template.ref } });
  await recorder.call('removeOtpConnection');
  await recorder.call('listOtpChallenges');
  await recorder.call('readOtpLedger');
}

const MUG = {
  version: 1,
  products: [{ slug: 'mug', name: 'Mug', variants: [{ name: 'Mug', priceMinor: 450_000, stock: 12 }] }],
};

/** Workspaces, as the operator makes and sets them. */
export async function playWorkspaces({ recorder, shop, service, texts }: RecordedShop): Promise<void> {
  const slug = service.slugFor('kente-corner');
  texts[slug] = 'kente-corner';
  const body = { slug, displayName: 'Kente Corner', timezone: 'Africa/Lagos', currencies: ['NGN', 'GHS'] };
  const made = await recorder.call<Made & { adminToken: string }>('createWorkspace', { body });
  await recorder.refused('createWorkspace', 'CONFLICT', { body });
  const path = { ref: made.ref };
  await recorder.call('readWorkspace', { path: { ref: shop.ref } });
  await recorder.call('setForWorkspace', { path, body: { texts: { mostPerDay: 500 } } });
  await recorder.call('listWorkspaces', { query: { limit: '1' } });
  const token = await recorder.call<Made>('createAdminToken', { path });
  const { data } = await recorder.call<{ data: Made[] }>('listAdminTokens', { path });
  const one = { ...path, token: token.ref ?? data.at(-1)!.ref };
  await recorder.call('pauseAdminToken', { path: one });
  await recorder.call('resumeAdminToken', { path: one });
  const credit = {
    path,
    body: { amountMinor: 500_000, currency: 'NGN', note: 'Invoice 204' },
    headers: { 'idempotency-key': 'invoice-204' },
  };
  await recorder.call('creditOtpWallet', credit);
  await recorder.refused('creditOtpWallet', 'IDEMPOTENCY_KEY_REUSED', { ...credit, body: { ...credit.body, amountMinor: 700_000 } });
  await recorder.call('applyDocument', { body: MUG, key: made.adminToken });
  await playSuspension(recorder, made);
  await playRemoval({ recorder, shop, service, texts });
}

/** A workspace that was never used is removed, and one that sells is not. */
async function playRemoval({
  recorder,
  shop,
  service,
  texts,
}: Pick<RecordedShop, 'recorder' | 'shop' | 'service' | 'texts'>): Promise<void> {
  const slug = service.slugFor('first-try');
  texts[slug] = 'first-try';
  const body = { slug, displayName: 'First Try', timezone: 'Africa/Lagos', currencies: ['NGN'] };
  const path = { ref: (await recorder.read<Made>('createWorkspace', { body })).ref };
  await recorder.refused('removeWorkspace', 'CONFLICT', { path: { ref: shop.ref }, query: { dryRun: 'true' } });
  await recorder.call('removeWorkspace', { path, query: { dryRun: 'true' } });
  await recorder.read('removeWorkspace', { path });
  await recorder.call('readWorkspaceRemoval', { path });
}

/** A workspace that is suspended refuses what its merchant would change, until that is lifted. */
async function playSuspension(recorder: Recorder, { ref, adminToken }: Made & { adminToken: string }): Promise<void> {
  const set = (suspended: object | null) => recorder.read('setForWorkspace', { path: { ref }, body: { suspended } });
  await set({ reason: 'Goods were not sent to ten buyers; write to support.' });
  await recorder.refusedAnywhere('WORKSPACE_SUSPENDED', 'createFolder', { body: { name: 'Summer' }, key: adminToken });
  await set(null);
}

/** Clock of test mode. */
export async function playTestClock({ recorder }: RecordedShop): Promise<void> {
  await recorder.call('readTestClock');
  const advance = { body: { seconds: 86_400 } };
  await recorder.call('advanceTestClock', advance);
  await eventually('it has advanced', async () => (await recorder.read<{ status: string }>('readTestClock')).status === 'ready');
  await recorder.call('freezeTestClock', { body: {} });
  await recorder.call('resetTestClock');
}

/** Logs of what has happened, and contacts. */
export async function playLogs({ recorder, buyer }: RecordedShop): Promise<void> {
  for (const id of ['listAuditEntries', 'listCustomerLinks']) await recorder.call(id);
  const refused = { query: { status: '422', path: '/v1/store/otp/verify' } };
  await eventually(
    'the request is in the log',
    async () => (await recorder.read<{ data: object[] }>('listRequests', refused)).data.length > 0,
  );
  await recorder.call('listRequests', refused);
  const { data } = await recorder.call<{ data: Made[] }>('listContacts', { query: { search: buyer.email } });
  const path = { ref: data[0]!.ref };
  await recorder.call('readContact', { path });
  await eventually(
    'all messages are sent',
    async () => (await recorder.read<{ data: object[] }>('listMessages', { query: { state: 'due' } })).data.length === 0,
  );
  await recorder.call('exportContact', { path, shown: subscriptionMails });
  const { email } = buyer;
  await recorder.call('exportPerson', { body: { email }, shown: subscriptionMails });
  await recorder.call('correctContact', { path, body: { phone: '+2348031234568' } });
  await recorder.call('eraseContact', { path, query: { force: 'true' } });
  await recorder.call('erasePerson', { body: { email: 'guest@example.com' } });
}
