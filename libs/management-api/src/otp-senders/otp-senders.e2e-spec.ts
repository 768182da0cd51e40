import { TERMII, TWILIO, WHATSAPP } from '@svc/otp/testing';
import { connectInScope, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';

const CONNECTION = '/v1/admin/otp/connection';
const TEMPLATES = '/v1/admin/otp/templates';

interface Template {
  ref: string;
  name: string;
  approved: boolean;
  isDefault: boolean;
}
interface Connection {
  status: string;
  kind?: string;
  channel?: string;
  fields?: Record<string, string>;
  callbackUrl?: string;
}

describe('the number that a workspace’s codes come from', () => {
  let service: SharedService;
  let shop: Shop;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService({ env: { PUBLIC_URL: 'https://shop.example', INSECURE_DEVELOPMENT: 'yes' } });
    shop = await openShop(service, 'senders');
    database = await connectInScope(service, shop);
  });

  afterAll(async () => {
    await database?.end();
  });

  const key = () => ({ key: shop.adminToken });
  const connection = async () => (await service.client.get<Connection>(CONNECTION, key())).body;
  const set = (body: unknown) => service.client.put<Connection & ErrorBody>(CONNECTION, body, key());
  const remove = (path: string) => service.client.send<ErrorBody>(path, { method: 'DELETE', ...key() });
  const make = (body: unknown) => service.client.post<Template & ErrorBody>(TEMPLATES, body, key());
  const templates = async (of = shop.adminToken) => (await service.client.get<{ data: Template[] }>(TEMPLATES, { key: of })).body.data;

  it('[§4.8 r4] is connected, shown by its last characters with the address for callbacks, and kept encrypted', async () => {
    expect(await connection()).toEqual({ status: 'unset' });
    const { status, body } = await set(WHATSAPP);
    const fields = { phoneNumberId: '…2922', accessToken: '…oken', appSecret: '…cret', verifyToken: '…oken' };
    expect([status, body]).toMatchObject([200, { status: 'set', kind: 'whatsapp', channel: 'whatsapp', fields }]);
    expect(body.callbackUrl).toMatch(/^https:\/\/shop\.example\/v1\/otp\/callbacks\/whatsapp\/wks_\w{26}$/);
    expect(await connection()).toEqual(body);
    const { rows } = await database.query('select kind, sealed from otp_connection');
    expect(rows).toEqual([{ kind: 'whatsapp', sealed: expect.stringMatching(/^v2\.[\w-]{8}\.[\w-]+$/) }]);
  });

  it('is replaced by one of another kind, and disconnected', async () => {
    expect((await set(TERMII)).body).toMatchObject({ kind: 'termii', channel: 'sms' });
    expect((await set({ kind: 'mailbox' })).body).toMatchObject({ kind: 'mailbox', channel: 'sms', fields: {} });
    expect((await remove(CONNECTION)).status).toBe(204);
    expect([(await remove(CONNECTION)).status, await connection()]).toEqual([404, { status: 'unset' }]);
  });

  it.each([
    ['an unknown kind', { kind: 'nexmo' }, 'kind'],
    ['a number for its id', { ...WHATSAPP, phoneNumberId: '+2348031234567' }, 'phoneNumberId'],
    ['fields of another kind', { ...TWILIO, apiKey: 'TL-api-key' }, 'apiKey'],
    ['a figure for a secret', { ...TWILIO, authToken: 12345678 }, 'authToken'],
    ['a host of others', { ...TERMII, host: 'evil.example' }, 'host'],
  ])('is refused by its fields, and nothing is set: %s', async (_, fields, field) => {
    expect(await set(fields)).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } } },
    });
    expect(await connection()).toEqual({ status: 'unset' });
  });

  it('[§4.8 templateRef] has templates, of which one is the default', async () => {
    const first = (await make({ name: 'sign_in', language: 'en', approved: true, isDefault: true })).body;
    const second = (await make({ name: 'sign_in', language: 'en_GB' })).body;
    expect([first, second]).toMatchObject([
      { ref: expect.stringMatching(/^tpl_\w{26}$/), approved: true, isDefault: true },
      { approved: false, isDefault: false },
    ]);
    expect((await service.client.patch(`${TEMPLATES}/${second.ref}`, { approved: true, isDefault: true }, key())).body).toMatchObject({
      ref: second.ref,
      approved: true,
      isDefault: true,
    });
    expect(await templates()).toMatchObject([
      { ref: first.ref, isDefault: false },
      { ref: second.ref, isDefault: true },
    ]);
    expect([(await remove(`${TEMPLATES}/${first.ref}`)).status, (await templates()).map(({ ref }) => ref)]).toEqual([204, [second.ref]]);
  });

  it('has no template twice, none of a strange name, and none of others', async () => {
    const [{ ref }] = (await templates()) as [Template];
    const refused = { status: 400, body: { error: { code: 'VALIDATION_ERROR' } } };
    expect(await make({ name: 'sign_in', language: 'en_GB' })).toMatchObject(refused);
    expect(await make({ name: 'Sign in', language: 'english' })).toMatchObject({
      ...refused,
      body: { error: { details: { fields: { name: expect.any(String), language: expect.any(String) } } } },
    });
    const other = await openShop(service, 'others');
    expect(await templates(other.adminToken)).toEqual([]);
    for (const path of [`${TEMPLATES}/${ref}`, `${TEMPLATES}/tpl_1`])
      expect((await service.client.patch(path, { approved: false }, { key: other.adminToken })).status).toBe(404);
  });

  it('is in the audit log by the names of what was set', async () => {
    const { body, text } = await service.client.get<{
      data: { subject: { kind: string; ref: string; name?: string }; action: string; fields: string[] }[];
    }>('/v1/admin/audit', key());
    const lines = body.data
      .filter(({ subject }) => subject.kind.startsWith('otp_'))
      .map(({ action, subject, fields }) => [action, subject.name ?? subject.ref, fields.length]);
    expect(lines.toReversed()).toEqual([
      ['create', 'whatsapp', 4],
      ['change', 'termii', 3],
      ['change', 'mailbox', 1],
      ['delete', 'mailbox', 0],
      ['create', 'sign_in', 4],
      ['create', 'sign_in', 4],
      ['change', 'sign_in', 2],
      ['delete', 'sign_in', 0],
    ]);
    expect(text).not.toMatch(/EAAG|TL-api|tsk_/);
  });
});
