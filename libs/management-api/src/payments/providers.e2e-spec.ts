import { connectInScope, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';

const path = '/v1/admin/payments/providers';
const PAYSTACK = { secretKey: 'sk_live_0123456789abcdef', publicKey: 'pk_live_0123456789fedcba' };
const STRIPE = { secretKey: 'sk_test_51Abc0123456789', publishableKey: 'pk_test_51Abc9876543210', webhookSecret: 'whsec_0123456789' };

interface Account {
  provider: string;
  mode: string;
  status: string;
  setAt?: string;
  fields?: Record<string, string>;
  callbackUrl: string;
}

describe('accounts at payment providers', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService({ env: { PUBLIC_URL: 'https://shop.example', INSECURE_DEVELOPMENT: 'yes' } });
    shop = await openShop(service, 'accounts');
    database = await connectInScope(service, shop);
  });

  afterAll(async () => {
    await database?.end();
  });

  const put = (account: string, body: unknown) =>
    service.client.put<Account & ErrorBody>(`${path}/${account}`, body, { key: shop.adminToken });
  const remove = (account: string) => service.client.send<ErrorBody>(`${path}/${account}`, { method: 'DELETE', key: shop.adminToken });
  const list = async (key = shop.adminToken) => (await service.client.get<{ data: Account[] }>(path, { key })).body.data;
  const statuses = async () => (await list()).map(({ provider, mode, status }) => `${provider} ${mode} ${status}`);

  it('are listed with the address for their callbacks before they are set', async () => {
    expect(await statuses()).toEqual(['paystack live unset', 'paystack test unset', 'stripe live unset', 'stripe test unset']);
    const [first] = await list();
    expect(first!.callbackUrl).toMatch(/^https:\/\/shop\.example\/v1\/payments\/callbacks\/paystack\/wks_\w{26}\/live$/);
  });

  it('[ADR 0051 r1] are set for one mode, shown by their last characters and kept encrypted', async () => {
    const fields = { secretKey: '…cdef', publicKey: '…dcba' };
    expect(await put('paystack/live', PAYSTACK)).toMatchObject({
      status: 200,
      body: { provider: 'paystack', mode: 'live', status: 'set', fields },
    });
    const answer = await service.client.get(path, { key: shop.adminToken });
    expect(answer.text).not.toContain(PAYSTACK.secretKey);
    expect(await statuses()).toEqual(['paystack live set', 'paystack test unset', 'stripe live unset', 'stripe test unset']);
    const { rows } = await database.query<{ sealed: string }>('select sealed from provider_credentials');
    expect(rows).toEqual([{ sealed: expect.stringMatching(/^v2\.[\w-]{8}\.[\w-]+$/) }]);
  });

  it('[ADR 0051 r1] are refused with the keys of the other mode, and of another provider', async () => {
    expect(await put('stripe/live', STRIPE)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'VALIDATION_ERROR',
          details: { fields: { secretKey: expect.stringContaining('This key is for test mode'), publishableKey: expect.any(String) } },
        },
      },
    });
    expect(await put('stripe/test', PAYSTACK)).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { publicKey: expect.any(String), webhookSecret: expect.any(String) } } } },
    });
    expect(await put('stripe/test', { ...STRIPE, secretKey: 1 })).toMatchObject({ status: 400 });
    expect(await statuses()).toEqual(['paystack live set', 'paystack test unset', 'stripe live unset', 'stripe test unset']);
  });

  it('are removed for one mode', async () => {
    await put('stripe/test', STRIPE);
    expect((await remove('stripe/test')).status).toBe(204);
    expect(await remove('stripe/test')).toMatchObject({ status: 404 });
    expect(await statuses()).toEqual(['paystack live set', 'paystack test unset', 'stripe live unset', 'stripe test unset']);
  });

  it('are in the audit log by the names of what was set', async () => {
    const { body } = await service.client.get<{ data: { subject: { kind: string; ref: string }; action: string; fields: string[] }[] }>(
      '/v1/admin/audit',
      { key: shop.adminToken },
    );
    expect(
      body.data
        .filter(({ subject }) => subject.kind === 'payment_provider')
        .map(({ action, subject, fields }) => [action, subject.ref, fields]),
    ).toEqual([
      ['delete', 'stripe/test', []],
      ['create', 'stripe/test', ['secretKey', 'publishableKey', 'webhookSecret']],
      ['create', 'paystack/live', ['secretKey', 'publicKey']],
    ]);
  });

  it.each(['paypal/live', 'stripe/both', 'sandbox/test'])('are not found as %s', async (account) => {
    expect(await put(account, STRIPE)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('are each workspace’s own', async () => {
    const other = await openShop(service, 'others');
    expect((await list(other.adminToken)).every(({ status }) => status === 'unset')).toBe(true);
  });
});
